import { certain, type Distribution } from '../../dice/distribution.ts';
import { damageOdds, eitherDamage, noDamage, parriedDamage } from '../attack/damage.ts';
import { armOf, type Fight, plus } from '../attack/fight.ts';
import { type SplitRoll, skillOdds, successTable } from '../attack/hit.ts';
import { armSkill, attackSplit, type Blow, type BlowOdds, otherSide, reachChance } from '../attack/strike.ts';
import type { BlowInHand } from './play-steps.ts';

/** The rolls of a blow, one by one: what is known of it stands in for them. */
export interface BlowParts {
  /** What is thrown comes far enough. */
  readonly reach: number;
  readonly attack: SplitRoll;
  /** The chance that an attack roll that hits is parried. */
  readonly parries: (total: number) => number;
  /** Given a hit. */
  readonly parried: number;
  readonly full: Distribution;
  /** Points of the parrying weapon. */
  readonly stopped: Distribution;
  readonly reduced: Distribution;
}

/** The rolls of one blow (BW-ATK-01, BW-CC-16 to 18); nothing that happened before it is looked at. */
export function blowParts(fight: Fight, blow: Blow): BlowParts {
  const { rules } = fight;
  const striker = fight[blow.by];
  const arm = armOf(striker, blow.arm);
  const reach = reachChance(fight, blow, striker, arm);
  const attack = attackSplit(fight, blow, striker, arm);
  const { bonus } = striker;
  const full = blow.shove
    ? noDamage
    : damageOdds(plus(arm.damage, -blow.strikerPenalty), bonus, rules.damageCriticalFailure);
  if (blow.parry === undefined)
    return { reach, attack, parries: () => 0, parried: 0, full, stopped: noDamage, reduced: full };
  const parrier = fight[otherSide(blow.by)];
  const weapon = armOf(parrier, blow.parry);
  const skill = plus(armSkill(parrier, blow.parry), -blow.parryPenalty);
  const success = successTable(skillOdds(skill, parrier.bonus, rules.skillCriticalFailure));
  const parries = (total: number): number => success[Math.max(weapon.use, total)] ?? 0;
  const stopped = blow.shove
    ? noDamage
    : damageOdds(plus(weapon.damage, -blow.parryPenalty), parrier.bonus, rules.damageCriticalFailure);
  const { min, weights } = attack.success;
  let parried = 0;
  for (const [i, chance] of weights.entries()) parried += chance * parries(min + i);
  return { reach, attack, parries, parried, full, stopped, reduced: parriedDamage(full, stopped) };
}

/** A blow of which some is known: whether it lands, and what it does then and else. */
export interface KnownBlow {
  readonly lands: number;
  readonly landed: Distribution;
  readonly failed: Distribution;
}

export function knownBlow(parts: BlowParts, known: Omit<BlowInHand, 'blow'>): KnownBlow {
  const { reach, attack, parries, full, stopped, reduced } = parts;
  const { parried, dealt, points } = known;
  const sure = { lands: parried ? 0 : 1, landed: full, failed: reduced };
  if (points !== undefined) return { ...sure, landed: certain(points), failed: certain(points) };
  if (dealt !== undefined) return { ...sure, failed: parriedDamage(certain(dealt), stopped) };
  if (known.attack && !known.attack.hit) return { ...sure, lands: 0, failed: noDamage };
  if (parried !== undefined) return sure;
  if (known.attack) return { ...sure, lands: 1 - parries(known.attack.total) };
  const hits = (known.reached ? 1 : reach) * attack.chance;
  const lands = hits * (1 - parts.parried);
  const failed = lands < 1 ? eitherDamage((hits - lands) / (1 - lands), reduced, noDamage) : noDamage;
  return { lands, landed: full, failed };
}

/** The odds of a blow of which some is known, for all that follows. */
export function knownOdds(parts: BlowParts, known: Omit<BlowInHand, 'blow'>): BlowOdds {
  const { lands, landed, failed } = knownBlow(parts, known);
  const impact = (damage: Distribution) => ({ damage, lost: 0, damageNotLost: damage });
  return {
    hit: lands,
    parriedGivenHit: 0,
    damageGivenHit: landed,
    lands,
    ...impact(eitherDamage(lands, landed, failed)),
    cases: () => ({ landed: impact(landed), failed: impact(failed) }),
  };
}
