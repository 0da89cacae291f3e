/** What is being played is handed over to another phone; its texts are those of the armies. */
export { HandBattle, HandSiege } from './hand-over.tsx';
