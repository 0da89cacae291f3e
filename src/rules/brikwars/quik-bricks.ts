import { chanceAtLeast, type Distribution } from '../dice/distribution.ts';
import type { DiceExpression } from '../dice/expression.ts';
import { contestTotals } from './contest-rules.ts';
import { quikRoll, quikRollReasons } from './quik-dice.ts';
import type { QuikReason } from './quik-effects.ts';
import type { QuikRules } from './quik-game.ts';

/** How many of these bricks damage knocks off, taken in turn; each holds by so many studs (BW-QW-15, BWC-110). */
export function bricksOff(damage: number, studs: readonly number[]): number {
  let left = damage;
  let off = 0;
  for (const held of studs) {
    if (left <= held) break;
    left -= held;
    off++;
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
  // Whoever takes the last brick had more than the studs of all before it, so one threshold for each is enough.
  let held = 0;
  const atLeast = studs.map((own) => {
    held += own;
    return chanceAtLeast(damage, held + 1);
  });
  const weights = new Float64Array(studs.length + 1);
  for (let off = 0; off <= studs.length; off++)
    weights[off] = (off === 0 ? 1 : (atLeast[off - 1] ?? 0)) - (atLeast[off] ?? 0);
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
