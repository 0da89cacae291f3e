// Models that have several points: what a tap takes of them, and how much of a unit stands.
import type { BattleEvent, BattleMark, UnitState } from './battle.ts';
import { battleMarks } from './battle-marks.ts';
import type { BattleUnit } from './battle-unit.ts';
import type { Game } from './ids.ts';

/** The sign that counts what a model has lost and still lives. */
export const pointMarks = {
  brikwars: 'pips',
  usb: 'wounds',
  'mage-knight': 'clicks',
} as const satisfies Readonly<Record<Game, BattleMark>>;

/** Points that one model of it has lost; fewer than it has. */
function pointsLost(
  game: Game,
  { points = 1 }: Pick<BattleUnit, 'points'>,
  { left, marks }: UnitState,
): number {
  return left === 0 ? 0 : Math.min(points - 1, marks[pointMarks[game]] ?? 0);
}

/** All points of a unit that stand; of most units each model has one. */
export function pointsLeft(game: Game, unit: Pick<BattleUnit, 'points'>, state: UnitState): number {
  return state.left * (unit.points ?? 1) - pointsLost(game, unit, state);
}

/** The dial of a figure turned by so many clicks, forward or back; with its last one it is gone. Nothing where it cannot be turned so. */
export function turnOf(unit: BattleUnit, state: UnitState, by: number): BattleEvent | undefined {
  const now = state.marks.clicks ?? 0;
  const to = now + by;
  if (state.left === 0 || to < 0) return undefined;
  if (unit.points !== undefined && to >= unit.points) return { do: 'lose', unit: unit.id, by: 1 };
  return to > battleMarks['mage-knight'].clicks
    ? undefined
    : { do: 'mark', unit: unit.id, mark: 'clicks', to };
}

/** One hit on a unit: a point of the model that is hurt, the model with its last (USB-WOUND-02, BW-DMG-03). */
export function hitOn(game: Game, unit: BattleUnit, state: UnitState): BattleEvent {
  const { points = 1 } = unit;
  const lost = pointsLost(game, unit, state) + 1;
  return lost < points
    ? { do: 'mark', unit: unit.id, mark: pointMarks[game], to: lost }
    : { do: 'lose', unit: unit.id, by: 1 };
}
