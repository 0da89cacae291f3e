// The place Dice, all that follows the first roll; the first roll (screen.tsx, model.ts) is part of the start.
// rest.ts joins what arrives here: odds.ts, trail-model.ts (how a roll came about), composer-model.ts, history, saved
// rolls, contests/ (who rolls more), fairness/ (are these dice fair?). The engine is src/rules/dice.
export { Above, Below, Beside, DicePart } from './around-the-roll.tsx';
export { Head } from './head.tsx';
export { createDiceRest } from './place-models.ts';
export { Sheets } from './sheets.tsx';
export { Tray } from './tray.tsx';
