import type { FightRules } from './edition.ts';
import type { BrikwarsExplained, BrikwarsReason } from './effects.ts';

export const fightModes = ['close', 'ranged'] as const;
export type AttackKind = (typeof fightModes)[number];

/** The situation of an attack as the players see it on the table. */
export interface AttackSituation {
  readonly targetStill?: boolean;
  readonly aimed?: boolean;
  /** How many of head, torso and legs can be seen. */
  readonly visibleThirds?: 1 | 2 | 3;
  /** Inches moved by the faster of the two in its current or last turn. */
  readonly speed?: number;
  /** The two move straight at each other. */
  readonly headOn?: boolean;
  /** Visible breadth in inches of a target bigger than a minifig. */
  readonly largeTarget?: number;
  readonly blind?: boolean;
  /** Anything else the table agreed on. */
  readonly other?: number;
}

const largestSizeBonus = 5;

/** A point for each full 2" of visible breadth, from the first or from the second on (BW-ATK-10, BWC-41). */
function breadthBonus(inches: number, { largeTarget }: Pick<FightRules, 'largeTarget'>): number {
  const full = Math.floor(inches / 2) - (largeTarget === 'beyond-first' ? 1 : 0);
  return Math.max(0, Math.min(largestSizeBonus, full));
}

/**
 * The sum of the attack modifiers in points of Skill, with one reason each (BW-ATK-09 to 16, BW-ATK-18, BWC-41, BWC-42).
 * In close combat nobody counts as stationary (BW-ATK-15); cover means nothing where the target is not seen, but by a
 * house rule (BWC-132).
 */
export function attackModifier(
  situation: AttackSituation,
  mode: AttackKind,
  rules: Pick<FightRules, 'headOnIgnoresSpeed' | 'largeTarget' | 'blindCover'>,
): BrikwarsExplained {
  const reasons: BrikwarsReason[] = [];
  const stationary = situation.targetStill === true || situation.aimed === true;
  if (stationary && mode === 'close') {
    reasons.push({ rule: 'BW-ATK-15', effect: 'no-stationary-in-close-combat', amount: 0 });
  } else {
    if (situation.targetStill) reasons.push({ rule: 'BW-ATK-12', effect: 'target-still', amount: 1 });
    if (situation.aimed) reasons.push({ rule: 'BW-ATK-14', effect: 'aimed', amount: 1 });
  }
  const hidden = (situation.visibleThirds ?? 3) - 3;
  if (hidden < 0 && situation.blind && rules.blindCover === 'ignored')
    reasons.push({ rule: 'BW-ATK-18', effect: 'no-cover-unseen', amount: 0 });
  else if (hidden < 0) reasons.push({ rule: 'BW-ATK-11', effect: 'visible-thirds', amount: hidden });
  const breadth = breadthBonus(situation.largeTarget ?? 0, rules);
  if (breadth > 0) reasons.push({ rule: 'BW-ATK-10', effect: 'large-target', amount: breadth });
  const slowed = Math.floor((situation.speed ?? 0) / 6);
  if (slowed > 0 && situation.headOn && rules.headOnIgnoresSpeed) {
    reasons.push({ rule: 'BW-ATK-16', effect: 'head-on', amount: 0 });
  } else if (slowed > 0) reasons.push({ rule: 'BW-ATK-12', effect: 'speed', amount: -slowed });
  if (situation.blind) reasons.push({ rule: 'BW-ATK-18', effect: 'blind', amount: -5 });
  if (situation.other) reasons.push({ rule: 'BW-ATK-09', effect: 'own-modifier', amount: situation.other });
  return { value: reasons.reduce((sum, reason) => sum + (reason.amount ?? 0), 0), reasons };
}
