// Fights that are asked for in words: what the games know of them, and the page on which they are asked.
export { AskFight } from './ask-fight.tsx';
