// Where an area spell comes down that misses or falls short (BW-RNG-03, BW-MAG-03; E:1538-1545).
import type { DiceExpression } from '../../dice/expression.ts';
import { plus } from '../attack/fight.ts';
import { skillOdds } from '../attack/hit.ts';
import { missedBy, missedOdds } from '../attack/missed-by.ts';
import type { SupplementExplained, SupplementReason } from './effects.ts';
import { killedBy, killReasons, pointsOf, reachChance, type SupplementRules } from './skill-test.ts';
import { type Caster, castValues } from './spells.ts';
import type { CareEntry } from './stages.ts';

/** Where a cast comes down, with its chance; a hit has flown past its target by nothing. */
interface Landing extends Stray {
  readonly chance: number;
}

/** Every place where an area spell may come down (BW-RNG-03, BW-ATK-05, BWC-50, BWC-158). */
function landingsOf(caster: Caster, distance: number, rules: SupplementRules): readonly Landing[] {
  const { skill, modifier } = caster;
  const { use, range } = castValues('area', caster);
  if (!range) return [];
  const landings: Landing[] = [];
  const { totals, failing, failingTotal } = skillOdds(range, rules.bonus, rules.rangeCriticalFailure);
  totals.weights.forEach((weight, at) => {
    const total = totals.min + at;
    const chance = weight - (total === failingTotal ? failing : 0);
    if (total < distance && chance > 0) landings.push({ kind: 'short', inches: distance - total, chance });
  });
  if (failing > 0) landings.push({ kind: 'feet', inches: distance, chance: failing });
  const reach = reachChance(range, distance, rules);
  const dice: DiceExpression = plus(skill, modifier);
  const { odds } = missedOdds(skillOdds(dice, rules.bonus, rules.skillCriticalFailure), use);
  odds.weights.forEach((weight, inches) => {
    landings.push({ kind: 'missed', inches, chance: reach * weight });
  });
  return landings;
}

/** The chance of some landings, and why. */
function notify(
  caught: readonly Landing[],
  radius: number,
): { readonly value: number; readonly reasons: readonly SupplementReason[] } {
  const some = (wanted: StrayKind) => caught.some(({ kind, chance }) => kind === wanted && chance > 0);
  return {
    value: caught.reduce((sum, { chance }) => sum + chance, 0),
    reasons: [
      ...(some('missed') ? [{ rule: 'BW-RNG-03', effect: 'missed-by' } as const] : []),
      ...(some('short') ? [{ rule: 'BW-ATK-05', effect: 'falls-short' } as const] : []),
      ...(some('feet') ? [{ rule: 'BWC-50', effect: 'drops-at-feet' } as const] : []),
      { rule: 'BW-MAG-03', effect: 'blast-radius', amount: radius },
    ],
  };
}

/**
 * The chance that an area spell that does not hit reaches its target with its blast all the same: it misses by so
 * little that the defender cannot spare him, it falls so little short on its way, or it drops at the feet of a mage who
 * stands near (BW-RNG-03, BW-ATK-05, BW-WEAP-12, BWC-50, BWC-158).
 */
export function caughtAnyway(caster: Caster, distance: number, rules: SupplementRules): SupplementExplained {
  const { radius } = castValues('area', caster);
  const strays = landingsOf(caster, distance, rules).filter(
    ({ kind, inches }) => (kind !== 'missed' || inches > 0) && inches <= radius,
  );
  return notify(strays, radius);
}

/**
 * Whether the blast of a spell reaches who cast it, wherever the defender lets a miss come down: what falls short or drops
 * lies on his own line (BW-RNG-03, BW-ATK-05, BWC-50).
 */
export function catchesMage({ kind, inches }: Stray, distance: number, radius: number): boolean {
  return distance + (kind === 'missed' ? inches : -inches) <= radius;
}

/** The chance that a mage dies in the blast of his own area spell (BW-MAG-03, BW-WEAP-12, BWC-50). */
export function mageDies(
  caster: Caster,
  { distance, armor }: { readonly distance: number; readonly armor: DiceExpression },
  rules: SupplementRules,
): SupplementExplained {
  const { dice, radius } = castValues('area', caster);
  const caught = landingsOf(caster, distance, rules).filter((landing) =>
    catchesMage(landing, distance, radius),
  );
  const { value, reasons } = notify(caught, radius);
  return {
    value: value * killedBy(pointsOf(dice, rules), armor, rules),
    reasons: [...reasons, ...killReasons(dice, armor, rules)],
  };
}

/** How a spell can fail to come down where it should: past its target, on its way there, or at the mage's feet. */
export const strayKinds = ['missed', 'short', 'feet'] as const;
export type StrayKind = (typeof strayKinds)[number];

/** Where it came down: so many inches from its target, at most so many where the defender says where. */
export interface Stray {
  readonly kind: StrayKind;
  readonly inches: number;
}

/** Why it came down where it did. */
export function strayReason({ kind, inches }: Stray): SupplementReason {
  if (kind === 'feet') return { rule: 'BWC-50', effect: 'drops-at-feet' };
  if (kind === 'short') return { rule: 'BW-ATK-05', effect: 'falls-short' };
  return { rule: 'BW-RNG-03', effect: 'missed-by', amount: inches };
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
