/** Figures of a battle before a castle. */
export { castleBattleFight } from './fill.ts';
