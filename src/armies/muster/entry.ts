export { MusterSheet } from './muster-sheet.tsx';
export { musterNow } from './now.ts';
