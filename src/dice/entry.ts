export { DiceMenu } from './dice-menu.tsx';
export { Above, Below, Beside, DicePart } from './dice-more.tsx';
export { createDiceRest } from './rest.ts';
export { Rolled } from './rolled.tsx';
