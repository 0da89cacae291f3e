/** Figures of a battle before a castle. */
export { castleAddress, castleBattleFight } from './fill.ts';
