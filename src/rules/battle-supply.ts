// What units bring to a battle in number and use up, and how high their signs count by that.

import { type BattleMark, marksOf, mostOf } from './battle.ts';
import { areaLevel } from './battle-areas.ts';
import { pointMarks } from './battle-points.ts';
import type { BattleUnit } from './battle-unit.ts';
import type { Game } from './ids.ts';

/** How high a sign of this unit counts: nobody uses up more than he brought, and nobody lives without points. */
export function mostOfUnit(
  game: Game,
  mark: BattleMark,
  { explosives = 0, power = 0, mage = {}, points }: BattleUnit,
): number {
  const most = mostOf(game, mark);
  const level = areaLevel(mark);
  if (level !== undefined)
    return Math.min(most, mage.area?.find((bought) => bought.level === level)?.casts ?? 0);
  // With its last point the model falls.
  if (points !== undefined && mark === pointMarks[game]) return Math.min(most, points - 1);
  if (mark === 'used') return Math.min(most, explosives);
  return mark === 'spent' ? Math.min(most, power) : most;
}

/** Signs that count down what a unit brought; what is left of it is said, not what is gone. */
export const isSupply = (mark: BattleMark): boolean => mark === 'used' || areaLevel(mark) !== undefined;

/** What of a unit is used up one by one, with how much of it there was. */
export function suppliesOf(
  game: Game,
  unit: BattleUnit,
): readonly { readonly mark: BattleMark; readonly of: number }[] {
  return marksOf(game)
    .filter(isSupply)
    .map((mark) => ({ mark, of: mostOfUnit(game, mark, unit) }))
    .filter(({ of }) => of > 0);
}
