export { Above, Below, Beside, DicePart } from './around-the-roll.tsx';
export { DiceMenu } from './dice-menu.tsx';
export { createDiceRest } from './rest.ts';
export { Rolled } from './rolled.tsx';
