import type { ChargeExplained } from '../charge/charge-effects.ts';
import type { FightRules } from '../edition.ts';
import {
  type AttackSituation,
  type CircumstanceId,
  type CircumstanceKind,
  circumstanceOf,
  circumstances,
  circumstancesOf,
  hidingCover,
} from './circumstances.ts';
import type { BrikwarsExplained, BrikwarsReason } from './effects.ts';

export const fightModes = ['close', 'ranged'] as const;
export type AttackKind = (typeof fightModes)[number];

const largestSizeBonus = 5;

/** A point for each full 2" of visible breadth, from the first or from the second on (BW-ATK-10, BWC-41). */
export function breadthBonus(inches: number, { largeTarget }: Pick<FightRules, 'largeTarget'>): number {
  const full = Math.floor(inches / 2) - (largeTarget === 'beyond-first' ? 1 : 0);
  return Math.max(0, Math.min(largestSizeBonus, full));
}

/** The reason of a circumstance. */
function reasonOf(id: CircumstanceId): BrikwarsReason {
  const { rule, effect, amount } = circumstances[id];
  return { rule, effect, amount };
}

function inForce(
  situation: AttackSituation,
  kind: CircumstanceKind,
  to: 'skill' | 'damage',
): CircumstanceId[] {
  return circumstancesOf(kind).filter((id) => situation[id] && circumstanceOf(id).to === to);
}

function summed(reasons: readonly BrikwarsReason[]): BrikwarsExplained {
  return { value: reasons.reduce((sum, reason) => sum + (reason.amount ?? 0), 0), reasons };
}

/**
 * The sum of the attack modifiers in points of Skill, with one reason each (BW-ATK-09 to 16, BW-ATK-18, BWC-41, BWC-42).
 * In close combat nobody counts as stationary (BW-ATK-15); cover means nothing where the target is not seen, but by a
 * house rule (BWC-132).
 */
export function attackModifier(
  situation: AttackSituation,
  kind: AttackKind,
  rules: Pick<FightRules, 'headOnIgnoresSpeed' | 'largeTarget' | 'blindCover'>,
): BrikwarsExplained {
  const holds = inForce(situation, kind, 'skill');
  const notify = (stationary: boolean) =>
    holds.filter((id) => (circumstanceOf(id).stationary ?? false) === stationary).map(reasonOf);
  const reasons: BrikwarsReason[] = notify(true);
  if (kind === 'close' && inForce(situation, 'ranged', 'skill').length > holds.length) {
    reasons.push({ rule: 'BW-ATK-15', effect: 'no-stationary-in-close-combat', amount: 0 });
  }
  const hidden = (situation.thirds ?? 3) - 3;
  if (hidden < 0 && situation.blind && rules.blindCover === 'ignored')
    reasons.push({ rule: 'BW-ATK-18', effect: 'no-cover-unseen', amount: 0 });
  else if (hidden < 0) reasons.push({ rule: 'BW-ATK-11', effect: 'visible-thirds', amount: hidden });
  const hides = kind === 'ranged' && situation.hiding ? hidingCover[situation.hiding] : undefined;
  if (hides) reasons.push({ rule: 'BW-SKL-01', effect: 'target-hides', amount: -hides });
  const breadth = breadthBonus(situation.large ?? 0, rules);
  if (breadth > 0) reasons.push({ rule: 'BW-ATK-10', effect: 'large-target', amount: breadth });
  const slowed = Math.floor((situation.speed ?? 0) / 6);
  if (slowed > 0 && situation.headOn && rules.headOnIgnoresSpeed) {
    reasons.push({ rule: 'BW-ATK-16', effect: 'head-on', amount: 0 });
  } else if (slowed > 0) reasons.push({ rule: 'BW-ATK-12', effect: 'speed', amount: -slowed });
  reasons.push(...notify(false));
  if (situation.other) reasons.push({ rule: 'BW-ATK-09', effect: 'own-modifier', amount: situation.other });
  return summed(reasons);
}

/** The same for the points of damage. */
export function damageModifier(situation: AttackSituation, kind: AttackKind): BrikwarsExplained {
  return summed(inForce(situation, kind, 'damage').map(reasonOf));
}

/** The same for the weapon that leads a Charge. */
export function chargeDamageModifier(situation: AttackSituation): ChargeExplained {
  // What counts in a Charge has an effect of a Charge.
  return summed(inForce(situation, 'charge', 'damage').map(reasonOf)) as ChargeExplained;
}
