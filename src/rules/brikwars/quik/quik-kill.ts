import { certain, compare, type Distribution, floorAt, mean, mixture, sum } from '../../dice/distribution.ts';
import type { DiceExpression } from '../../dice/expression.ts';
import { multiplied } from '../charge/charge-rules.ts';
import { type ContestRoll, chanceToReach, contestTotals } from '../contests/contest-rules.ts';
import { quikRoll, quikRollReasons, repeated } from './quik-dice.ts';
import type { QuikExplained, QuikReason } from './quik-effects.ts';
import type { QuikRules } from './quik-game.ts';

/** Dice of a damage roll. Where `reach` stands they count only if that throw goes as far as it needs. */
export interface DamagePart {
  readonly damage: DiceExpression;
  /** How often it is rolled, each time for itself. */
  readonly times: number;
  /** How many times over the sum of each counts (BWC-69). */
  readonly factor: number;
  readonly reach?: { readonly throw: DiceExpression; readonly inches: number };
}

/** What an attack does: the chance that the target is destroyed, that it lives, and the damage before Armor. */
export interface KillOdds {
  readonly killed: QuikExplained;
  readonly survives: QuikExplained;
  readonly damage: Distribution;
  readonly meanDamage: number;
}

/** Whether damage destroys what rolled this Armor: as much as the Armor does not (BW-QW-06, BWC-108). */
export function isDestroyed(damage: number, armor: number): boolean {
  return damage > armor;
}

/** The roll of a part; what falls below 0 is settled for the whole damage only. */
export function partRoll(
  { damage }: Pick<DamagePart, 'damage'>,
  { bonus }: Pick<QuikRules, 'bonus'>,
): ContestRoll {
  return { expression: damage, rules: { bonus, floor: false } };
}

/** The exact damage of parts that make one attack, never below 0 unless more is still to be added (`whole`). */
export function damageTotals(
  parts: readonly DamagePart[],
  rules: Pick<QuikRules, 'bonus'>,
  whole = true,
): Distribution {
  const totals = parts.map((part) => partTotals(part, rules)).reduce(sum, certain(0));
  return whole ? floorAt(totals, 0) : totals;
}

function partTotals(part: DamagePart, rules: Pick<QuikRules, 'bonus'>): Distribution {
  const { damage, times, factor, reach } = part;
  // Doubling all sums and doubling their total is the same.
  if (!reach) return scaled(contestTotals(partRoll({ damage: repeated(damage, times) }, rules)), factor);
  const reaches = chanceToReach(quikRoll(reach.throw, rules), reach.inches, false);
  const one = mixture([
    { weight: reaches, distribution: scaled(contestTotals(partRoll(part, rules)), factor) },
    { weight: 1 - reaches, distribution: certain(0) },
  ]);
  return power(one, times);
}

/** The total of so many rolls alike, by doubling. */
function power(one: Distribution, times: number): Distribution {
  let total = certain(0);
  let doubled = one;
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) total = withoutTail(sum(total, doubled));
    if (left > 1) doubled = withoutTail(sum(doubled, doubled));
  }
  return total;
}

/** Chances of this much in all are left out at the top of a long sum. */
const tail = 1e-16;

/** Hundreds of dice can reach totals that never fall; to multiply them out takes most of the time. */
function withoutTail(odds: Distribution): Distribution {
  let left = 0;
  let end = odds.weights.length;
  for (; end > 1; end--) {
    const more = left + (odds.weights[end - 1] ?? 0);
    if (more > tail) break;
    left = more;
  }
  return { min: odds.min, weights: odds.weights.subarray(0, end), cutOff: odds.cutOff + left };
}

function scaled(odds: Distribution, factor: number): Distribution {
  return factor === 1 ? odds : multiplied(odds, factor);
}

/**
 * The odds of one damage roll, put together from `parts`, against one Armor roll; nobody rolls to hit and all ones
 * count (BW-QW-06, BW-QW-09, BW-DICE-08, BWC-108).
 */
export function quikKillOdds(
  parts: readonly DamagePart[],
  armor: DiceExpression,
  rules: Pick<QuikRules, 'bonus'>,
  why: readonly QuikReason[] = [],
): KillOdds {
  const damage = damageTotals(parts, rules);
  const { higher, equal, lower } = compare(damage, contestTotals(quikRoll(armor, rules)));
  const reasons: readonly QuikReason[] = [
    ...why,
    { rule: 'BWC-108', effect: 'equal-lives' },
    ...quikRollReasons([...parts.map((part) => part.damage), armor], rules),
  ];
  return {
    killed: { value: higher, reasons },
    survives: { value: Math.min(1, equal + lower), reasons },
    damage,
    meanDamage: mean(damage),
  };
}
