/** What a line of BrikWars needs of the game. */
export { AddUnit, LineUnit } from './units.tsx';
