import { certain, chanceAtLeast, type Distribution } from '../dice/distribution.ts';
import { allOnesChance } from '../dice/odds.ts';
import { damageOdds, eitherDamage, noDamage, parriedDamage } from './damage.ts';
import { type Arm, armOf, type Fight, type FightSide, plus, type Side } from './fight.ts';
import { knownSkill, type SplitRoll, skillOdds, splitAt, totalOf } from './hit.ts';
import { parryOdds } from './parry.ts';

/** One blow: who strikes with what, which arm of the other side parries it, and what riposting takes off. */
export interface Blow {
  readonly by: Side;
  readonly arm: number;
  readonly parry?: number;
  /** Taken from the striker's skill and damage (BW-CC-20). */
  readonly strikerPenalty: number;
  /** Taken from the parrying side's skill and damage (BW-CC-20, BWC-59). */
  readonly parryPenalty: number;
  /** The first blow of the attacker, whose roll may be known already. */
  readonly first: boolean;
}

/** What a blow does when it comes to it. */
export interface BlowOdds {
  readonly hit: number;
  readonly parriedGivenHit: number;
  /** The parrying weapon flies. */
  readonly lost: number;
  /** Points that arrive, given a hit. */
  readonly damageGivenHit: Distribution;
  /** Points that arrive; 0 for a miss. */
  readonly damage: Distribution;
  /** `damage` where the parrying weapon stays in hand: weights add up to 1 - lost. */
  readonly damageNotLost: Distribution;
}

export function otherSide(side: Side): Side {
  return side === 'attacker' ? 'defender' : 'attacker';
}

/** The skill a blow is struck with: the side's own, its situation, and a riposte's penalty. */
export function strikeSkill(side: FightSide, penalty: number): FightSide['skill'] {
  return plus(side.skill, side.situation.value - penalty);
}

function attackSplit(fight: Fight, blow: Blow, side: FightSide, arm: Arm): SplitRoll {
  if (fight.automaticHit) return splitAt(knownSkill(arm.use, false), arm.use);
  const expression = strikeSkill(side, blow.strikerPenalty);
  const { skillCriticalFailure } = fight.rules;
  if (!blow.first || fight.attackRoll === undefined) {
    return splitAt(skillOdds(expression, side.bonus, skillCriticalFailure), arm.use);
  }
  const total = Math.max(0, fight.attackRoll + expression.constant);
  return splitAt(knownSkill(total, skillCriticalFailure && isAllOnes(fight)), arm.use);
}

/** Only all ones add up to the least that the dice can show. */
export function isAllOnes(fight: Fight): boolean {
  const { groups } = fight.attacker.skill;
  const least = groups.reduce((sum, group) => sum + (group.twoD6 ? 0 : group.count), 0);
  return groups.length > 0 && fight.attackRoll === least;
}

/** The chance that a thrown weapon flies far enough (BW-ATK-05); 1 once the attack roll is made. */
export function reachChance(fight: Fight, blow: Blow, side: FightSide, arm: Arm): number {
  if (arm.thrown === undefined || fight.distance === undefined) return 1;
  if (blow.first && fight.attackRoll !== undefined) return 1;
  const far = chanceAtLeast(totalOf(arm.thrown, side.bonus), fight.distance);
  const ones = fight.rules.rangeCriticalFailure ? allOnesChance(arm.thrown) : 0;
  const lowest = arm.thrown.groups.reduce((sum, group) => sum + group.count, arm.thrown.constant);
  return fight.distance <= Math.max(0, lowest) ? far - ones : far;
}

/** The odds of one blow (BW-ATK-01, BW-CC-16 to 18); nothing that happened before it is looked at. */
export function blowOdds(fight: Fight, blow: Blow): BlowOdds {
  const { rules } = fight;
  const striker = fight[blow.by];
  const arm = armOf(striker, blow.arm);
  const split = attackSplit(fight, blow, striker, arm);
  const reach = reachChance(fight, blow, striker, arm);
  const hit = reach * split.chance;
  const full = damageOdds(plus(arm.damage, -blow.strikerPenalty), striker.bonus, rules.damageCriticalFailure);
  if (blow.parry === undefined) {
    const damage = eitherDamage(hit, full, noDamage);
    return { hit, parriedGivenHit: 0, lost: 0, damageGivenHit: full, damage, damageNotLost: damage };
  }
  const parrier = fight[otherSide(blow.by)];
  const shield = armOf(parrier, blow.parry);
  const skill = skillOdds(plus(parrier.skill, -blow.parryPenalty), parrier.bonus, rules.skillCriticalFailure);
  const parry = parryOdds(split, arm, shield, skill, rules.parryRolled);
  const stopped = damageOdds(
    plus(shield.damage, -blow.parryPenalty),
    parrier.bonus,
    rules.damageCriticalFailure,
  );
  const reduced = parriedDamage(full, stopped);
  const damageGivenHit = eitherDamage(parry.parriedGivenHit, reduced, full);
  const damage = eitherDamage(hit, damageGivenHit, noDamage);
  const lostOnHit = hit * parry.lostGivenHit;
  const lostOnMiss = reach * (1 - split.chance) * parry.lostGivenMiss;
  return {
    hit,
    parriedGivenHit: parry.parriedGivenHit,
    lost: lostOnHit + lostOnMiss,
    damageGivenHit,
    damage,
    damageNotLost: without(without(damage, lostOnHit, full), lostOnMiss, certain(0)),
  };
}

function without(all: Distribution, weight: number, part: Distribution): Distribution {
  if (weight === 0) return all;
  const weights = all.weights.slice();
  part.weights.forEach((chance, i) => {
    const at = part.min + i - all.min;
    weights[at] = Math.max(0, (weights[at] ?? 0) - weight * chance);
  });
  return { min: all.min, weights, cutOff: all.cutOff };
}
