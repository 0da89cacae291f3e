// Dice that are asked for in words: fetched when the field is first opened.
export { AskedDice } from './asked-dice.tsx';
