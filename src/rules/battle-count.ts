import type { BattleSetup, BattleSide, BattleState } from './battle.ts';
import { unitsOnTable } from './battle-after.ts';

/** How a side stands: units alive, those of them that may still act in this round, models that stand and all it had. */
export interface SideCount {
  readonly alive: number;
  readonly toAct: number;
  readonly models: number;
  readonly of: number;
  /** What its fallen units count for, those of which nobody stands. */
  readonly lost: number;
  /** Points of Power of its heroes who live, and of all at the start. */
  readonly power: number;
  readonly powerOf: number;
}

/** What the loss of a unit counts for of which nothing is said; the points of a figure are its own (MK-VP-01). */
const plainWeight = ({ game, counted }: BattleSetup): number => (game === 'mage-knight' && counted ? 0 : 1);

export function sideCount(setup: BattleSetup, state: BattleState, side: BattleSide): SideCount {
  const own = unitsOnTable(setup, state, side);
  const states = own.flatMap(({ id }) => state.units.get(id) ?? []);
  const fallen = own.filter(({ id }) => state.units.get(id)?.left === 0);
  const alive = states.filter(({ left }) => left > 0);
  const powerOf = own.reduce((sum, { power = 0 }) => sum + power, 0);
  return {
    alive: alive.length,
    toAct: alive.filter(({ acted }) => !acted).length,
    models: states.reduce((sum, { left }) => sum + left, 0),
    of: own.reduce((sum, { models }) => sum + models, 0),
    lost: fallen.reduce((sum, { weight = plainWeight(setup) }) => sum + weight, 0),
    powerOf,
    power:
      powerOf === 0
        ? state.power[side]
        : own.reduce((sum, { id, power = 0 }) => {
            const { left = 0, marks = {} } = state.units.get(id) ?? {};
            return left > 0 ? sum + Math.max(0, power - (marks.spent ?? 0)) : sum;
          }, 0),
  };
}
