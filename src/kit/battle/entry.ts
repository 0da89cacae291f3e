/** The way of a fight back into the battle that it was opened from; its texts are those of the armies. */
export { BattleActs } from './acts.tsx';
export { BattleEnd } from './end.tsx';
export { BattleEntered } from './entered.tsx';
/** Who is in a battle. */
export { runningPlay, unitsOfPlay } from './played-units.ts';
