import { certain, type Distribution, mixture, sum } from '../../dice/distribution.ts';
import type { DiceExpression } from '../../dice/expression.ts';
import { armorOdds, damageOdds, noDamage, survivalTable } from '../attack/damage.ts';
import { plus } from '../attack/fight.ts';
import { skillOdds, splitAt } from '../attack/hit.ts';
import type { FightRules } from '../edition.ts';
import { freshLine, type HitKind, mostStrikers } from './assign.ts';
import { type NumbersRules, overwhelmed } from './engagement.ts';
import { greatestFirst } from './greatest-first.ts';
import { type LineHits, lineOdds } from './line-odds.ts';

/** The rules of dice of a squad's fight. */
export type SquadRules = Pick<
  FightRules,
  'bonus' | 'damageCriticalFailure' | 'skillCriticalFailure' | 'equalDamage'
>;

/** Members of a squad who attack alike. */
export interface SquadArms {
  readonly count: number;
  readonly skill: DiceExpression;
  /** All that is added to Skill: size of the plate, circumstances, numbers. */
  readonly modifier: number;
  /** Left out, the attack hits by itself, as the body of a charger does (BW-CHG-11). */
  readonly use?: number;
  readonly damage: DiceExpression;
  /** `normal` if nothing else is said. */
  readonly kind?: HitKind;
  /** Range of the weapon in inches. */
  readonly range?: number;
}

/** The same attackers with so much taken from Skill and damage, as while Countering a greater number (BW-SQ-29). */
export function weakened(arms: SquadArms, penalty: number): SquadArms {
  return { ...arms, modifier: arms.modifier - penalty, damage: plus(arms.damage, -penalty) };
}

/** Who shoots so far, in inches from the Standard (BW-SQ-19, BW-SQ-22). */
export function inRange(groups: readonly SquadArms[], distance: number): readonly SquadArms[] {
  return groups.filter(({ range = Number.POSITIVE_INFINITY }) => distance <= range);
}

/** One attack's chance to hit, and the points of a hit (BW-ATK-06, BW-ATK-07). */
export interface SquadBlow {
  readonly hit: number;
  readonly damageGivenHit: Distribution;
}

export function squadBlow({ skill, modifier, use, damage }: SquadArms, rules: SquadRules): SquadBlow {
  const { bonus, damageCriticalFailure, skillCriticalFailure } = rules;
  const made = skillOdds(plus(skill, modifier), bonus, skillCriticalFailure);
  return {
    hit: use === undefined ? 1 : Math.min(1, splitAt(made, use).chance),
    damageGivenHit: damageOdds(damage, bonus, damageCriticalFailure),
  };
}

/** Attacks alike as the hits that they may make. */
export function attackHits(arms: SquadArms, rules: SquadRules): LineHits {
  const { hit, damageGivenHit } = squadBlow(arms, rules);
  return { count: arms.count, hit, odds: damageGivenHit, kind: arms.kind ?? 'normal' };
}

/** Points of one attack, 0 for a miss. */
function attackPoints({ hit, damageGivenHit }: SquadBlow): Distribution {
  return mixture([
    { weight: hit, distribution: damageGivenHit },
    { weight: 1 - hit, distribution: noDamage },
  ]);
}

/** The chance that one attack kills a member with such Armor. */
export function blowKills(blow: SquadBlow, armor: DiceExpression, rules: SquadRules): number {
  return killsBy(attackPoints(blow), armor, rules);
}

/** All damage of a squad in one sum against one target (BW-SQ-22, BW-COMB-01); the Armor is rolled once. */
export interface SquadFire {
  readonly damage: Distribution;
  readonly kill: number;
}

export function squadFire(groups: readonly SquadArms[], armor: DiceExpression, rules: SquadRules): SquadFire {
  let damage = certain(0);
  for (const arms of groups) {
    const one = attackPoints(squadBlow(arms, rules));
    for (let n = 0; n < arms.count; n++) damage = sum(damage, one);
  }
  return { damage, kill: killsBy(damage, armor, rules) };
}

/** The chance that the best three of many strikers with one blow each kill one member (BW-SQ-30, BWC-168). */
export function bestStrikersKill(
  groups: readonly SquadArms[],
  armor: DiceExpression,
  rules: SquadRules,
): number {
  type Kept = { readonly taken: number; readonly sum: number };
  const kept = greatestFirst<Kept>(
    groups.map((arms) => ({ count: arms.count, odds: attackPoints(squadBlow(arms, rules)) })),
    [[{ taken: 0, sum: 0 }, 1]],
    ({ taken, sum: points }) => `${taken} ${points}`,
    (state, value) => [
      [state.taken < mostStrikers ? { taken: state.taken + 1, sum: state.sum + value } : state, 1],
    ],
  );
  const hold = survivalTable(armorOdds(armor, rules.bonus, rules));
  return kept.reduce((chance, [{ sum: points }, weight]) => chance + weight * dying(hold, points), 0);
}

/** What becomes of a squad that hits are assigned to. */
export interface SquadLosses {
  /** How many members die. */
  readonly dead: Distribution;
}

/**
 * The exact odds of all hits of a volley, melee or Charge on a squad, assigned by the same steps as at the table: kind
 * by kind, from the greatest down, each to the first of `armors` who may take it (BW-SQ-38, BW-SQ-40, BW-SQ-41). Damage
 * adds up against one roll of each member's Armor (BWC-54); `most` bounds the hits on one member (BW-SQ-30).
 */
export function squadLosses(
  groups: readonly SquadArms[],
  armors: readonly DiceExpression[],
  rules: SquadRules,
  most?: number,
): SquadLosses {
  const looks = armors.map((armor) => JSON.stringify(armor));
  const states = lineOdds(
    [[freshLine(armors.length), 1]],
    groups.map((arms) => attackHits(arms, rules)),
    {
      holds: armors.map((armor) => survivalTable(armorOdds(armor, rules.bonus, rules))),
      alike: looks.map((look) => looks.indexOf(look)),
      ...(most !== undefined && { most }),
    },
  );
  const dead = new Float64Array(armors.length + 1);
  for (const [{ members }, chance] of states) {
    const fallen = members.filter((member) => member.dead).length;
    dead[fallen] = (dead[fallen] as number) + chance;
  }
  const known = dead.reduce((total, chance) => total + chance, 0);
  return { dead: { min: 0, weights: dead, cutOff: Math.max(0, 1 - known) } };
}

/** A melee of two squads: how many fall on either side. */
export interface MeleeLosses {
  readonly defenders: Distribution;
  readonly attackers: Distribution;
  /** `together[d][a]`: the chance that so many defenders and so many attackers fall. */
  readonly together: readonly Float64Array[];
}

/** Two squads in close combat: who attacks, each alike, and who Counters, each alike. */
export interface Melee {
  readonly attack: SquadArms;
  readonly attackerArmors: readonly DiceExpression[];
  /** Left out, nobody strikes back; its `count` is not looked at: all who live Counter. */
  readonly counter?: SquadArms;
  readonly defenderArmors: readonly DiceExpression[];
}

/**
 * One exchange in close combat: all attacks, their dead, then the Counters of all who live, weakened where they are
 * outnumbered (BW-SQ-23, BW-SQ-29); no member is struck by more than three (BW-SQ-30).
 */
export function meleeLosses(
  { attack, attackerArmors, counter, defenderArmors }: Melee,
  rules: SquadRules & NumbersRules,
): MeleeLosses {
  const { dead } = squadLosses([attack], defenderArmors, rules, mostStrikers);
  const attackers = new Float64Array(attackerArmors.length + 1);
  const together = [...dead.weights].map((chance, fallen) => {
    const own = defenderArmors.length - fallen;
    const penalty = overwhelmed(own, attack.count, rules);
    const answers = counter && own > 0 ? [{ ...weakened(counter, penalty), count: own }] : [];
    const lost = squadLosses(answers, attackerArmors, rules, mostStrikers).dead.weights;
    return lost.map((weight, at) => {
      attackers[at] = (attackers[at] as number) + chance * weight;
      return chance * weight;
    });
  });
  return { defenders: dead, attackers: { min: 0, weights: attackers, cutOff: 0 }, together };
}

function killsBy(damage: Distribution, armor: DiceExpression, rules: SquadRules): number {
  const hold = survivalTable(armorOdds(armor, rules.bonus, rules));
  return damage.weights.reduce((chance, weight, i) => chance + weight * dying(hold, damage.min + i), 0);
}

const dying = (hold: Float64Array, points: number): number => (points > 0 ? 1 - (hold[points] ?? 0) : 0);
