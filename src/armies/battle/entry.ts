/** Battles, fetched when the first is opened. */

export { Duels } from './duels.tsx';
export { createBattleModel } from './model.ts';
export { BattleScreen } from './screen.tsx';
export { usualOdds } from './usual-odds.ts';
