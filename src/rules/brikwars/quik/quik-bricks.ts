import type { Distribution } from '../../dice/distribution.ts';
import type { DiceExpression } from '../../dice/expression.ts';
import { contestTotals } from '../contests/contest-rules.ts';
import { quikRoll, quikRollReasons } from './quik-dice.ts';
import type { QuikReason } from './quik-effects.ts';
import type { QuikRules } from './quik-game.ts';

/**
 * How many of these bricks damage knocks off: the first is the one aimed at; after it each in turn that is held by fewer
 * studs than damage is left, and those that would hold are passed over (BW-QW-15, BWC-110).
 */
export function bricksOff(damage: number, studs: readonly number[]): number {
  let left = damage;
  let off = 0;
  for (const held of studs) {
    if (left > held) {
      left -= held;
      off++;
    } else if (off === 0) break;
  }
  return off;
}

/** The odds of how many bricks come off, with the reasons. */
export interface BricksOdds {
  readonly bricks: Distribution;
  readonly reasons: readonly QuikReason[];
}

/** The exact odds of how many bricks so much damage knocks off, in the order given (BW-QW-15, BWC-110). */
export function bricksFrom(damage: Distribution, studs: readonly number[]): Distribution {
  const weights = new Float64Array(studs.length + 1);
  const most = studs.reduce((sum, held) => sum + held, 0);
  damage.weights.forEach((weight, place) => {
    const points = damage.min + place;
    const off = points > most ? studs.length : bricksOff(points, studs);
    weights[off] = (weights[off] ?? 0) + weight;
  });
  return { min: 0, weights, cutOff: damage.cutOff };
}

/** Why bricks come off as they do. */
export function brickReasons(studs: readonly number[]): readonly QuikReason[] {
  const held: QuikReason = { rule: 'BW-QW-15', effect: 'studs-held' };
  return [
    studs[0] === undefined ? held : { ...held, amount: studs[0] },
    ...(studs.length > 1 ? [{ rule: 'BWC-110', effect: 'studs-spent' } as const] : []),
  ];
}

/** The same odds for one roll, of a crash for instance (BW-QW-15, BW-QW-20, BWC-110). */
export function bricksOdds(
  damage: DiceExpression,
  studs: readonly number[],
  rules: Pick<QuikRules, 'bonus'>,
): BricksOdds {
  return {
    bricks: bricksFrom(contestTotals(quikRoll(damage, rules)), studs),
    reasons: [...brickReasons(studs), ...quikRollReasons([damage], rules)],
  };
}

/** The bricks in the order that knocks off the most of them: those that hold least come first (BW-QW-15, BWC-110). */
export function weakestFirst(studs: readonly number[]): readonly number[] {
  return studs.toSorted((a, b) => a - b);
}
