import type { ModeDrawing } from '../kit/question/place-head.tsx';

/** Who rides at the enemy: every game of fights has it. */
export const rider: ModeDrawing = { line: 'M4 21v-5l3-6 5-5 6 1 3 5-2 1-5-2-1 5 2 6M9 21l1-5M21 2 9 12' };
