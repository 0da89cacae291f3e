import { certain, type Distribution, shift, sum } from '../../dice/distribution.ts';
import type { DiceExpression } from '../../dice/expression.ts';
import { allOnesChance, lowestTotal } from '../../dice/odds.ts';
import { armorOdds, damageOdds, eitherDamage, parriedDamage, survivalTable } from '../attack/damage.ts';
import type { Side } from '../attack/fight.ts';
import { skillOdds, splitAt, successTable, totalOf, trimmed } from '../attack/hit.ts';
import { chargeDamage } from './charge-blow.ts';
import { type ChargeBlow, opponent } from './charge-clash.ts';
import { showsOne } from './charge-rules.ts';
import type { Charge, ChargeParty } from './charge-setup.ts';
import { togetherOf } from './charge-together.ts';

/** How often so many of a side's weapons hit, and how often the target parries then. */
export interface HitChance {
  readonly chance: number;
  readonly parried: number;
}

/** The shield that a side holds up against this Charge. */
export function shieldOf({ plan, attacker, defender }: Charge, side: Side) {
  const parries = side === 'attacker' ? plan.attackerParries : plan.defenderParries;
  return parries ? (side === 'attacker' ? attacker : defender).shield : undefined;
}

/** The skill and Use that a side's blow needs; a shove takes the highest Use in hand, 2 with bare hands (BW-CC-07). */
export function strikingWith(
  { plan, attacker, defender }: Charge,
  by: Side,
): { readonly skill: DiceExpression; readonly use: number } | undefined {
  if (by === 'defender') return defender.weapon;
  if (plan.strikes !== 'shove') return attacker.weapon;
  const { skill, weapon, shield } = attacker;
  return { skill, use: Math.max(2, weapon?.use ?? 0, shield?.use ?? 0) };
}

/** Skill rolls of a side that lie on the table: how many, how many of them hit, and the highest that did. */
export interface Tries {
  readonly thrown: number;
  readonly hits: number;
  readonly best: number;
}

const untried: Tries = { thrown: 0, hits: 0, best: 0 };

/**
 * The odds of so many Skill rolls, by the number that hit (BW-CHG-16). One parry stands against the highest of them
 * (BW-CHG-14). Some of them may lie on the table already.
 */
export function hitChances(
  charge: Charge,
  by: Side,
  count: number,
  { thrown, hits: made, best }: Tries = untried,
): readonly HitChance[] {
  const { rules } = charge;
  const weapon = strikingWith(charge, by);
  const shield = shieldOf(charge, opponent[by]);
  const parries = shield && successTable(skillOdds(shield.skill, rules.bonus, rules.skillCriticalFailure));
  const parryAt = (roll: number) => (shield && parries?.[Math.max(shield.use, roll)]) || 0;
  const shoves = by === 'attacker' && charge.plan.strikes === 'shove';
  if (weapon === undefined || (rules.skillRoll === 'none' && !shoves)) {
    return Array.from({ length: count + 1 }, (_, hits) => ({
      chance: hits === count ? 1 : 0,
      parried: parryAt(0),
    }));
  }
  const split = splitAt(skillOdds(weapon.skill, rules.bonus, rules.skillCriticalFailure), weapon.use);
  const { min, weights } = split.success;
  const rest = count - thrown;
  return Array.from({ length: count + 1 }, (_, all) => {
    const hits = all - made;
    if (hits < 0 || hits > rest) return { chance: 0, parried: 0 };
    let parried = hits === 0 && made > 0 ? parryAt(best) : 0;
    let below = 0;
    let upTo = 0;
    if (hits > 0) {
      weights.forEach((weight, i) => {
        upTo += weight;
        parried += (Math.min(1, upTo) ** hits - below ** hits) * parryAt(Math.max(best, min + i));
        below = Math.min(1, upTo);
      });
    }
    return { chance: ways(rest, hits) * split.chance ** hits * (1 - split.chance) ** (rest - hits), parried };
  });
}

function ways(count: number, chosen: number): number {
  let found = 1;
  for (let i = 1; i <= chosen; i++) found = (found * (count - chosen + i)) / i;
  return found;
}

/** Damage rolls of several chargers that have been worked out already. */
export interface Rolls {
  readonly known: Map<string, Distribution>;
  /** Any damage above counts as this much. */
  readonly most: number;
}

const uncapped = (): Rolls => ({ known: new Map(), most: Number.POSITIVE_INFINITY });

/**
 * The damage of a blow before any parry. Each charger's own weapon and Momentum make one roll; where only Momentum adds
 * up, one weapon strikes with all of it (BW-CHG-11, BW-CHG-15, BW-COMB-07, BWC-07). `momentum` is the total of a lone
 * striker's Momentum die that lies on the table already (BWC-81).
 */
export function blowDamage(
  charge: Charge,
  { by, hits, bodies }: ChargeBlow,
  momentum?: number,
  rolls: Rolls = uncapped(),
): Distribution {
  const { rules, model } = charge;
  const party: ChargeParty = charge[by];
  const { points, crushing = 0 } = party;
  const weapon = party.weapon?.damage;
  if (momentum !== undefined) return knownMomentum(charge, by, weapon, momentum);
  if (hits + bodies === 1 || (by === 'attacker' && !togetherOf(charge).damageAddsUp)) {
    return chargeDamage(hits > 0 ? weapon : undefined, points * (hits + bodies), crushing, rules, party);
  }
  // The first of them crushes, if anything is crushed.
  const first = chargeDamage(hits > 0 ? weapon : undefined, points, crushing, rules, party);
  const armed = alike(rolls, `${by} ${points} weapon`, Math.max(0, hits - 1), () =>
    chargeDamage(weapon, points, 0, rules, party),
  );
  const bare = alike(rolls, `${by} ${points} body`, hits > 0 ? bodies : bodies - 1, () =>
    chargeDamage(undefined, points, 0, rules, party),
  );
  const { most } = rolls;
  const own = capped(first, most);
  if (model === 'size') return capped(sum(capped(sum(own, armed), most), bare), most);
  return hits > 0 ? capped(sum(own, armed), most) : certain(0);
}

/** The total of so many rolls alike, each number of them worked out once. */
function alike(rolls: Rolls, name: string, count: number, one: () => Distribution): Distribution {
  if (count < 1) return certain(0);
  const key = `${name} ${count}`;
  const known = rolls.known.get(key);
  if (known !== undefined) return known;
  const made = count === 1 ? one() : sum(alike(rolls, name, count - 1, one), alike(rolls, name, 1, one));
  const cropped = capped(trimmed(raised(made)), rolls.most);
  rolls.known.set(key, cropped);
  return cropped;
}

/** A roll whose totals above a number count as that number. */
function capped({ min, weights, cutOff }: Distribution, most: number): Distribution {
  const last = most - min;
  if (last >= weights.length - 1) return { min, weights, cutOff };
  if (last <= 0)
    return { min: most, weights: Float64Array.of(weights.reduce((sum, weight) => sum + weight, 0)), cutOff };
  const low = weights.slice(0, last + 1);
  for (let i = last + 1; i < weights.length; i++) low[last] = (low[last] as number) + (weights[i] as number);
  return { min, weights: low, cutOff };
}

/** A roll without the bottom that is too rare to matter. */
function raised({ min, weights, cutOff }: Distribution): Distribution {
  let start = 0;
  let lost = 0;
  while (start < weights.length - 1 && lost + (weights[start] ?? 0) < 1e-16) lost += weights[start++] ?? 0;
  return { min: min + start, weights: weights.subarray(start), cutOff: cutOff + lost };
}

/** Weapon damage on top of a Momentum die already rolled: all ones fail as one roll. */
function knownMomentum(
  charge: Charge,
  by: Side,
  weapon: DiceExpression | undefined,
  momentum: number,
): Distribution {
  const { rules } = charge;
  const own = weapon ?? { groups: [], constant: 0 };
  const dealt = shift(totalOf(own, rules.bonus), momentum);
  const one = showsOne(momentum, charge[by], rules);
  if (one === 0 || rules.damageCriticalFailure === 'total') return dealt;
  if (own.groups.length === 0 && one === 1) return certain(0);
  const ones = own.groups.length === 0 ? one : one * allOnesChance(own);
  const lowest = lowestTotal(own, { bonus: rules.bonus, floor: true }) + momentum;
  const weights = new Float64Array(dealt.min + dealt.weights.length);
  weights.set(dealt.weights, dealt.min);
  weights[lowest] = Math.max(0, (weights[lowest] ?? 0) - ones);
  weights[0] = (weights[0] ?? 0) + ones;
  return { min: 0, weights, cutOff: dealt.cutOff };
}

/** The damage of a blow that arrives, with the chance that the target's shield parries it (BW-CHG-14, BW-CC-18). */
export function arrivingDamage(
  charge: Charge,
  blow: ChargeBlow,
  parried: number,
  momentum?: number,
  rolls?: Rolls,
): Distribution {
  const { bonus, damageCriticalFailure } = charge.rules;
  const full = blowDamage(charge, blow, momentum, rolls);
  const shield = shieldOf(charge, opponent[blow.by]);
  if (!shield || parried === 0) return full;
  const stopped = damageOdds(shield.damage, bonus, damageCriticalFailure);
  return eitherDamage(parried, parriedDamage(full, stopped), full);
}

/** For each number of points that come on top: the chance that the armor holds this damage and them together (BW-UNIT-04). */
export type Holding = (more: number) => number;

/** What the armor of a side holds, by points of damage. */
export function heldByArmor(charge: Charge, side: Side): Float64Array {
  return survivalTable(armorOdds(charge[side].armor, charge.rules.bonus, charge.rules));
}

export function holding(damage: Distribution, hold: Float64Array): Holding {
  const known = new Map<number, number>();
  return (more) => {
    let chance = known.get(more);
    if (chance === undefined) {
      chance = 0;
      for (let i = damage.weights.length - 1; i >= 0; i--) {
        const points = damage.min + i + more;
        chance += (damage.weights[i] ?? 0) * (points <= 0 ? 1 : (hold[points] ?? 0));
      }
      known.set(more, Math.min(1, chance));
    }
    return Math.min(1, chance);
  };
}

/** How often the shield of who is struck parries a blow, given that it falls; a body has no roll to reach (BW-CHG-14). */
export function parriedChance(charge: Charge, { by, hits }: ChargeBlow): number {
  const { bonus, skillCriticalFailure } = charge.rules;
  if (hits > 0) return hitChances(charge, by, hits)[hits]?.parried ?? 0;
  const shield = shieldOf(charge, opponent[by]);
  return shield ? (successTable(skillOdds(shield.skill, bonus, skillCriticalFailure))[shield.use] ?? 0) : 0;
}
