import { chanceAtLeast, type Distribution } from '../../dice/distribution.ts';
import type { BonusDice, DiceExpression } from '../../dice/expression.ts';
import { allOnesChance, lowestTotal } from '../../dice/odds.ts';
import type { ArmId } from '../weapons.ts';
import { damageOdds, eitherDamage, noDamage, parriedDamage } from './damage.ts';
import { type Arm, armOf, type Fight, type FightSide, plus, type Side } from './fight.ts';
import { knownSkill, type SplitRoll, skillOdds, splitAt, totalOf } from './hit.ts';
import { parryOdds } from './parry.ts';

/** One blow: who strikes with what, which arm of the other side parries it, and what riposting takes off. */
export interface Blow {
  readonly by: Side;
  readonly arm: ArmId;
  readonly parry?: ArmId;
  /** Taken from the striker's skill and damage (BW-CC-20). */
  readonly strikerPenalty: number;
  /** Taken from the parrying side's skill and damage (BW-CC-20, BWC-59). */
  readonly parryPenalty: number;
  /** The first blow of the attacker, whose roll may be known already. */
  readonly first: boolean;
  /** It pushes and does not wound (BW-CC-07). */
  readonly shove?: boolean;
}

/** What a blow does to the one it is struck at, where it is known to have landed or failed. */
export interface Impact {
  readonly damage: Distribution;
  /** The parrying weapon flies. */
  readonly lost: number;
  /** `damage` where the parrying weapon stays in hand: weights add up to 1 - lost. */
  readonly damageNotLost: Distribution;
}

/** What a blow does when it comes to it; as an impact, whether it lands or not. */
export interface BlowOdds extends Impact {
  readonly hit: number;
  readonly parriedGivenHit: number;
  /** Points that arrive, given a hit. */
  readonly damageGivenHit: Distribution;
  /** It hits and is not parried; a shove then pushes. */
  readonly lands: number;
  /** What it does where it lands, and where it misses or is parried; worked out only when asked for. */
  readonly cases: () => { readonly landed: Impact; readonly failed: Impact };
}

export function otherSide(side: Side): Side {
  return side === 'attacker' ? 'defender' : 'attacker';
}

/** The Skill with which a side uses a weapon: a master has a die more with his own, which is none to shove with (BW-SKL-03). */
export function armSkill(side: FightSide, arm: ArmId | undefined, shove = false): FightSide['skill'] {
  return (arm === undefined || shove ? undefined : armOf(side, arm).skill) ?? side.skill;
}

/** The skill a blow is struck with: the side's own, its situation, and a riposte's penalty. */
export function strikeSkill(
  side: FightSide,
  penalty: number,
  { arm, shove }: Partial<Pick<Blow, 'arm' | 'shove'>> = {},
): FightSide['skill'] {
  return plus(armSkill(side, arm, shove), side.situation.value - penalty);
}

/** The attack roll of a blow, split at its Use. */
export function attackSplit(fight: Fight, blow: Blow, side: FightSide, arm: Arm): SplitRoll {
  if (fight.automaticHit) return splitAt(knownSkill(arm.use, false), arm.use);
  const expression = strikeSkill(side, blow.strikerPenalty, blow);
  const { skillCriticalFailure } = fight.rules;
  if (!blow.first || fight.attackRoll === undefined) {
    return splitAt(skillOdds(expression, side.bonus, skillCriticalFailure), arm.use);
  }
  const total = knownTotal(fight.attackRoll, expression, side.bonus);
  return splitAt(knownSkill(total, skillCriticalFailure && isAllOnes(fight)), arm.use);
}

/** The least number of dice that can have shown so much, bonus dice with them (BW-DICE-05). */
function diceShowing(faces: number, { groups }: DiceExpression, bonus: BonusDice): number {
  const count = groups.reduce((all, group) => all + group.count, 0);
  const above = faces - groups.reduce((top, group) => top + group.count * group.sides, 0);
  if (bonus === 'none' || above <= 0) return count;
  return count + Math.ceil(above / (bonus === 'd6' ? 6 : Math.max(...groups.map(({ sides }) => sides))));
}

/** What faces on the table come to: each die of a Cranky Hero counts less, bonus dice too (BW-HERO-03, BWC-56). */
export function knownTotal(faces: number, expression: DiceExpression, bonus: BonusDice): number {
  // One Hero rolls, so all his dice lose the same.
  const less = expression.groups[0]?.penalty ?? 0;
  const lost = less === 0 ? 0 : less * diceShowing(faces, expression, bonus);
  return Math.max(0, faces - lost + expression.constant);
}

/** Only all ones add up to the least that the dice can show. */
export function isAllOnes(fight: Fight): boolean {
  const { groups } = armSkill(fight.attacker, fight.attacks[0], fight.action === 'shove');
  const least = groups.reduce((sum, group) => sum + (group.twoD6 ? 0 : group.count), 0);
  return groups.length > 0 && fight.attackRoll === least;
}

/** The chance that a thrown weapon flies far enough (BW-ATK-05); 1 once the attack roll is made. */
export function reachChance(fight: Fight, blow: Blow, side: FightSide, arm: Arm): number {
  if (arm.thrown === undefined || fight.distance === undefined) return 1;
  if (blow.first && fight.attackRoll !== undefined) return 1;
  const far = chanceAtLeast(totalOf(arm.thrown, side.bonus), fight.distance);
  const ones = fight.rules.rangeCriticalFailure ? allOnesChance(arm.thrown) : 0;
  const lowest = lowestTotal(arm.thrown, { bonus: side.bonus, floor: true });
  return fight.distance <= lowest ? far - ones : far;
}

/** The odds of one blow (BW-ATK-01, BW-CC-16 to 18); nothing that happened before it is looked at. */
export function blowOdds(fight: Fight, blow: Blow): BlowOdds {
  const { rules } = fight;
  const striker = fight[blow.by];
  const arm = armOf(striker, blow.arm);
  const split = attackSplit(fight, blow, striker, arm);
  const reach = reachChance(fight, blow, striker, arm);
  const hit = reach * split.chance;
  const full = blow.shove
    ? noDamage
    : damageOdds(plus(arm.damage, -blow.strikerPenalty), striker.bonus, rules.damageCriticalFailure);
  if (blow.parry === undefined) {
    const damage = eitherDamage(hit, full, noDamage);
    return {
      hit,
      parriedGivenHit: 0,
      damageGivenHit: full,
      damage,
      lost: 0,
      damageNotLost: damage,
      lands: hit,
      cases: once(() => ({ landed: impact(full, 0, full), failed: impact(noDamage, 0, noDamage) })),
    };
  }
  const parrier = fight[otherSide(blow.by)];
  const shield = armOf(parrier, blow.parry);
  const skill = skillOdds(
    plus(armSkill(parrier, blow.parry), -blow.parryPenalty),
    parrier.bonus,
    rules.skillCriticalFailure,
  );
  const { parriedGivenHit, lostGivenHit, lostGivenMiss } = parryOdds(split, arm, shield, skill, rules);
  const stopped = blow.shove
    ? noDamage
    : damageOdds(plus(shield.damage, -blow.parryPenalty), parrier.bonus, rules.damageCriticalFailure);
  const reduced = parriedDamage(full, stopped);
  const damageGivenHit = eitherDamage(parriedGivenHit, reduced, full);
  const damage = eitherDamage(hit, damageGivenHit, noDamage);
  const lostOnHit = hit * lostGivenHit;
  const lostOnMiss = reach * (1 - split.chance) * lostGivenMiss;
  const lands = hit * (1 - parriedGivenHit);
  return {
    hit,
    parriedGivenHit,
    damageGivenHit,
    damage,
    lost: lostOnHit + lostOnMiss,
    damageNotLost: without(without(damage, lostOnHit, full), lostOnMiss, noDamage),
    lands,
    cases: once(() => ({
      landed: impact(full, lands > 0 ? lostOnHit / lands : 0, full),
      failed: impact(
        lands < 1 ? eitherDamage((hit - lands) / (1 - lands), reduced, noDamage) : noDamage,
        lands < 1 ? lostOnMiss / (1 - lands) : 0,
        noDamage,
      ),
    })),
  };
}

/** What is worked out when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** An impact whose weapon is lost with this chance, and does `whenLost` then. */
function impact(damage: Distribution, lost: number, whenLost: Distribution): Impact {
  return { damage, lost, damageNotLost: without(damage, lost, whenLost) };
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
