/** What is being played, or a long question, is handed over to another phone; the texts are those of the armies. */
export { HandBattle, HandLink, HandSiege } from './hand-over.tsx';
