export { createDiceRest } from '../../state/dice-rest.ts';
export { DiceMenu } from './dice-menu.tsx';
export { Above, Below, Beside, DicePart } from './dice-more.tsx';
export { Rolled } from './rolled.tsx';
