// Where an area spell comes down that misses or falls short (BW-RNG-03, BW-MAG-03; E:1538-1545).
import type { DiceExpression } from '../../dice/expression.ts';
import { plus } from '../fight.ts';
import { skillOdds } from '../hit.ts';
import { missedBy, missedOdds } from '../missed-by.ts';
import type { SupplementExplained } from './effects.ts';
import { reachChance, type SupplementRules } from './skill-test.ts';
import { type Caster, castValues } from './spells.ts';
import type { CareEntry } from './stages.ts';

/**
 * The chance that an area spell that does not hit has whom it was meant for within its blast all the same: it misses by so
 * little that the defender cannot spare him, it falls so little short on its way, or it drops at the feet of a mage who
 * stands near (BW-RNG-03, BW-ATK-05, BW-WEAP-12, BWC-50, BWC-158).
 */
export function caughtAnyway(caster: Caster, distance: number, rules: SupplementRules): SupplementExplained {
  const { skill, modifier } = caster;
  const { use, range, radius } = castValues('area', caster);
  const dice: DiceExpression = plus(skill, modifier);
  const { odds } = missedOdds(skillOdds(dice, rules.bonus, rules.skillCriticalFailure), use);
  const near = odds.weights.slice(1 - odds.min, radius + 1 - odds.min).reduce((sum, one) => sum + one, 0);
  const { short, atFeet } = fallsShort(range, distance, radius, rules);
  return {
    value: (range ? reachChance(range, distance, rules) : 0) * near + short + atFeet,
    reasons: [
      { rule: 'BW-RNG-03', effect: 'missed-by' },
      ...(short > 0 ? [{ rule: 'BW-ATK-05', effect: 'falls-short' } as const] : []),
      ...(atFeet > 0 ? [{ rule: 'BWC-50', effect: 'drops-at-feet' } as const] : []),
      { rule: 'BW-MAG-03', effect: 'blast-radius', amount: radius },
    ],
  };
}

/** The chances that a spell falls short by no more than its blast reaches, and that it drops at the feet so near. */
function fallsShort(
  range: DiceExpression | undefined,
  distance: number,
  radius: number,
  { bonus, rangeCriticalFailure }: SupplementRules,
): { readonly short: number; readonly atFeet: number } {
  if (!range) return { short: 0, atFeet: 0 };
  const { totals, failing, failingTotal } = skillOdds(range, bonus, rangeCriticalFailure);
  let short = 0;
  totals.weights.forEach((weight, at) => {
    const total = totals.min + at;
    const spoiled = total === failingTotal ? failing : 0;
    if (total < distance && distance - total <= radius) short += weight - spoiled;
  });
  return { short, atFeet: distance <= radius ? failing : 0 };
}

/** How a spell can fail to come down where it should: past its target, on its way there, or at the mage's feet. */
export const strayKinds = ['missed', 'short', 'feet'] as const;
export type StrayKind = (typeof strayKinds)[number];

/** Where it came down: so many inches from its target, at most so many where the defender says where. */
export interface Stray {
  readonly kind: StrayKind;
  readonly inches: number;
}

/** Where a spell came down by the rolls of its casting; undefined where it hit (BW-RNG-03, BW-ATK-05, BWC-50, BWC-66). */
export function landedAt(
  log: readonly CareEntry[],
  { rangeCriticalFailure }: Pick<SupplementRules, 'rangeCriticalFailure'>,
): Stray | undefined {
  const failed = log.find(({ result }) => result === 'fails');
  if (!failed) return undefined;
  const { purpose, need = 0, total, roll } = failed;
  if (purpose === 'use') return { kind: 'missed', inches: missedBy(need, total) };
  if (rangeCriticalFailure && roll?.allOnes) return { kind: 'feet', inches: need };
  return { kind: 'short', inches: need - total };
}
