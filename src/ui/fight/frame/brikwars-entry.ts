export { createFightFrame } from '../../../state/fight-frame.ts';
export { BrikwarsPlace } from './brikwars-place.tsx';
