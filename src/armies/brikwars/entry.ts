/** What a line of BrikWars needs of the game. */
export { AddUnit } from './add-unit.tsx';
export { LineUnit } from './line-unit.tsx';
