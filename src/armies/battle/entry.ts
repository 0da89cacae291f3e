/** Battles, fetched when the first is opened. */
export { createBattleModel } from './model.ts';
export { BattleScreen } from './screen.tsx';
