import { chanceOf, type Distribution, floorAt, shift } from '../../dice/distribution.ts';
import type { BonusDice, DiceExpression } from '../../dice/expression.ts';
import { crankyDice } from '../attack/heroes.ts';
import { totalOf } from '../attack/hit.ts';
import type { CrankyWay, DamageCriticalFailure, FightRules } from '../edition.ts';
import { byEdition } from '../edition-ids.ts';
import type { ChargeReason } from './charge-effects.ts';

/** By speed and Size, or 1d6 a side (BWC-08); creations go by Size in every edition. */
export const chargeModels = ['size', 'die'] as const;
export type ChargeModel = (typeof chargeModels)[number];

/** Which move of the target is added to the Collision Speed (BWC-29). */
export const addedMoves = ['towards', 'same-direction'] as const;
export type AddedMove = (typeof addedMoves)[number];

/** A die for each point of Momentum, or one die multiplied by the points (BWC-30). */
export const momentumDice = ['each', 'multiplied'] as const;
export type MomentumDice = (typeof momentumDice)[number];

/** Whether a Charging Weapon needs its Skill roll (BWC-31). */
export const chargeSkillRolls = ['weapon', 'none'] as const;
export type ChargeSkillRoll = (typeof chargeSkillRolls)[number];

/** Who is Knocked Over: a minifig from 1" on, or whatever moved farther than its base (BWC-32). */
export const knockedOverTests = ['inch', 'base'] as const;
export type KnockedOverTest = (typeof knockedOverTests)[number];

/** Trampling is the charger's choice, or happens by itself (BWC-33). */
export const tramplings = ['choice', 'automatic'] as const;
export type Trampling = (typeof tramplings)[number];

/** What a target takes off the Momentum that ploughs through it (BWC-34). */
export const ploughings = ['reduce', 'compare'] as const;
export type Ploughing = (typeof ploughings)[number];

/** What a winner does whose margin stays within the loser's Size (BWC-80). */
export const withinSizes = ['stops', 'runs-on'] as const;
export type WithinSize = (typeof withinSizes)[number];

/** Whether damage and KnockBack of the later Chapter Five have a Momentum die each (BWC-81). */
export const momentumRolls = ['apart', 'once'] as const;
export type MomentumRoll = (typeof momentumRolls)[number];

/** Smash Damage is added to that of the Charge, or compared with Armor alone (BWC-83). */
export const smashCounts = ['added', 'alone'] as const;
export type SmashCount = (typeof smashCounts)[number];

/** What several chargers add up: Momentum behind one weapon, Momentum and all that hits, or Damage alone (BWC-07). */
export const combinedCharges = ['momentum', 'momentum-and-damage', 'damage'] as const;
export type CombinedCharge = (typeof combinedCharges)[number];

/** A braced squad resists with what each member has, or as one body of all their Sizes (BWC-152). */
export const bracedSquads = ['members', 'one-body'] as const;
export type BracedSquad = (typeof bracedSquads)[number];

/** Falls hurt by their height, or are left to the table (BWC-84). */
export const fallDamages = ['height', 'none'] as const;
export type FallDamage = (typeof fallDamages)[number];

/** The switches of a Charge: an edition's own values, or a table's house rules laid over them. */
export interface ChargeRules {
  readonly bonus: BonusDice;
  readonly damageCriticalFailure: DamageCriticalFailure;
  readonly skillCriticalFailure: boolean;
  readonly equalDamage: FightRules['equalDamage'];
  readonly model: ChargeModel;
  readonly addedMove: AddedMove;
  readonly momentumDice: MomentumDice;
  readonly skillRoll: ChargeSkillRoll;
  readonly knockedOver: KnockedOverTest;
  readonly trampling: Trampling;
  readonly ploughing: Ploughing;
  readonly withinSize: WithinSize;
  readonly momentumRoll: MomentumRoll;
  readonly smash: SmashCount;
  readonly falls: FallDamage;
  readonly combined: CombinedCharge;
  readonly bracedSquad: BracedSquad;
  /** What Crankiness takes from: every die of a Hero, or his roll (BW-HERO-03, BWC-56). */
  readonly cranky: CrankyWay;
}

const rules2005: ChargeRules = {
  bonus: 'd6',
  damageCriticalFailure: 'zero',
  skillCriticalFailure: true,
  equalDamage: 'glances',
  model: 'size',
  addedMove: 'towards',
  momentumDice: 'each',
  skillRoll: 'weapon',
  knockedOver: 'inch',
  trampling: 'choice',
  ploughing: 'reduce',
  withinSize: 'stops',
  momentumRoll: 'apart',
  smash: 'added',
  falls: 'height',
  combined: 'momentum-and-damage',
  bracedSquad: 'members',
  cranky: 'die',
};

/** The switches of each edition (BWC-05, BWC-07, BWC-08); where the Polish text merely differs in words, the English one holds. */
export const chargeRules = byEdition<ChargeRules>({
  '2005': rules2005,
  web5: { ...rules2005, model: 'die', combined: 'damage' },
  pl: { ...rules2005, bonus: 'same', cranky: 'roll' },
});

/** Expressions made before: asking for as many dice gives the same ones, whose odds are known by then. */
const pools: DiceExpression[] = [];

/** So many d6; none for no points. */
export function d6(points: number): DiceExpression {
  const pool = pools[points] ?? { groups: points === 0 ? [] : [{ count: points, sides: 6 }], constant: 0 };
  pools[points] = pool;
  return pool;
}

/** Who rolls Momentum: how Cranky that side is. */
export interface MomentumRoller {
  /** Taken from its dice, 0 to 5; 0 if nothing else is said. */
  readonly cranky?: number;
}

/** Dice of Cranky Heroes made before. */
const crankyPools = new Map<string, DiceExpression>();

/** The Momentum dice that a side throws alone: a Cranky Hero's show less (BW-HERO-03, BWC-56). */
export function momentumPool(
  points: number,
  { cranky = 0 }: MomentumRoller,
  { cranky: way }: Pick<ChargeRules, 'cranky'>,
): DiceExpression {
  if (cranky === 0) return d6(points);
  const key = `${points} ${cranky} ${way}`;
  const pool = crankyPools.get(key) ?? crankyDice(d6(points), cranky, way);
  crankyPools.set(key, pool);
  return pool;
}

/** A weapon's dice with those of Momentum: one roll, from which a Hero's mood takes once where it takes from a roll. */
export function withMomentum(
  weapon: DiceExpression,
  points: number,
  roller: MomentumRoller,
  rules: Pick<ChargeRules, 'cranky'>,
): DiceExpression {
  const { groups, constant } = momentumPool(points, roller, rules);
  if (weapon.groups.length === 0) return { ...weapon, groups, constant: weapon.constant + constant };
  const once = rules.cranky === 'roll' ? 0 : constant;
  return { ...weapon, groups: [...weapon.groups, ...groups], constant: weapon.constant + once };
}

/** The roll of so many points of Momentum or Physical Opposition; it never fails critically (BW-CHG-17, BWC-30, BWC-50). */
export function momentumTotals(
  points: number,
  rules: Pick<ChargeRules, 'bonus' | 'momentumDice' | 'cranky'>,
  roller: MomentumRoller = {},
): Distribution {
  if (rules.momentumDice === 'each' || points < 2)
    return totalOf(momentumPool(points, roller, rules), rules.bonus);
  return multiplied(totalOf(momentumPool(1, roller, rules), rules.bonus), points);
}

/** The chance that one Momentum die which comes to this total shows a 1: a Cranky Hero's other faces may come to as little. */
export function showsOne(
  total: number,
  roller: MomentumRoller,
  rules: Pick<ChargeRules, 'bonus' | 'cranky'>,
): number {
  if (total !== Math.max(0, 1 - (roller.cranky ?? 0))) return 0;
  return Math.min(1, 1 / 6 / chanceOf(totalOf(momentumPool(1, roller, rules), rules.bonus), total));
}

/** A total taken so many times. */
export function multiplied({ min, weights, cutOff }: Distribution, times: number): Distribution {
  const wide = new Float64Array((weights.length - 1) * times + 1);
  weights.forEach((weight, i) => {
    wide[i * times] = weight;
  });
  return { min: min * times, weights: wide, cutOff };
}

/** How many dice a Charge may roll for one side: more would be no creation that fits on a table. */
export const mostPoints = 60;

/** Why dice add up as they do. */
export function diceReasons(bonus: BonusDice): readonly ChargeReason[] {
  if (bonus === 'none') return [{ rule: 'BW-DICE-06', effect: 'bonus-declined' }];
  if (bonus === 'd6') return [{ rule: 'BW-DICE-05', effect: 'bonus-d6' }];
  return [{ rule: 'BWC-05', effect: 'bonus-same' }];
}

/** What is left of a total beyond so much, never below 0. */
export function beyond(odds: Distribution, low: number): Distribution {
  return floorAt(shift(odds, -low), 0);
}
