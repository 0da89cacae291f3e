import { certain, type Distribution, shift, sum } from '../../dice/distribution.ts';
import { damageOdds, eitherDamage, parriedDamage, survivalTable } from '../attack/damage.ts';
import type { Side } from '../attack/fight.ts';
import { totalOf } from '../attack/hit.ts';
import { chargeDamage } from './charge-blow.ts';
import { type ChargeBlow, opponent } from './charge-clash.ts';
import { momentumPool, showsOne } from './charge-rules.ts';
import type { Charge } from './charge-setup.ts';
import { togetherOf } from './charge-together.ts';
import {
  blowDamage,
  type Holding,
  heldByArmor,
  holding,
  type Rolls,
  shieldOf,
  type Tries,
} from './charge-wound.ts';

/** A blow as far as its dice have been thrown. */
export interface BlowInHand {
  readonly blow: ChargeBlow;
  parried?: boolean;
  /** The damage rolls that are whole: how many, and their points. */
  rolls: number;
  dealt: number;
  /** The weapon's dice of a roll whose Momentum die is still to come, and whether that die may fail with them. */
  weapon?: { readonly total: number; readonly mayFail: boolean } | undefined;
  /** The points that arrive, once nothing can change them. */
  arrived?: number;
}

/** A target in the line that the charger is at, and the Momentum that he has for it; every target has dice of its own. */
export interface LineInHand extends Pick<ChargeKnown, 'taken' | 'armor'> {
  readonly target: number;
  readonly left: number;
  /** He has taken a pip on the way here. */
  readonly hurt: boolean;
  /** He has lived through what strikes back at him there. */
  readonly passed: boolean;
  /** The Momentum that takes him on to the next, once he has it. */
  readonly next?: number;
}

/** What the dice of a Charge and those who chose in it have said so far. */
export interface ChargeKnown {
  /** What the flow has learned. */
  readonly shown: readonly number[];
  readonly tries: Readonly<Partial<Record<Side, Tries>>>;
  /** The blow that each side takes. */
  readonly taken: Readonly<Partial<Record<Side, BlowInHand>>>;
  /** Armor that has been rolled; it serves for the whole Charge. */
  readonly armor: Readonly<Partial<Record<Side, number>>>;
  /** The sides' rolls for KnockBack. */
  readonly pushed: Readonly<Partial<Record<Side, number>>>;
  /** How far a shove goes. */
  readonly shove?: number | undefined;
  /** The target has lived through being crushed, trampled or smashed; the damage of its fall. */
  readonly pressed: boolean;
  readonly fall?: number | undefined;
  readonly line?: LineInHand | undefined;
}

/** How many damage rolls a blow makes. */
function rollsOf(charge: Charge, blow: ChargeBlow): number {
  return isOneRoll(charge, blow) ? 1 : charge.model === 'die' ? blow.hits : blow.hits + blow.bodies;
}

/** One roll for all that strike: a lone blow, or one weapon with the Momentum of all behind it (BW-COMB-07, BWC-07). */
export function isOneRoll(charge: Charge, { by, hits, bodies }: ChargeBlow): boolean {
  return hits + bodies === 1 || (by === 'attacker' && !togetherOf(charge).damageAddsUp);
}

/** The damage of a blow before any parry, given its dice so far. */
function dealtOdds(
  charge: Charge,
  known: BlowInHand,
  momentum: number | undefined,
  rolls?: Rolls,
): Distribution {
  const { blow, dealt, weapon } = known;
  const { by, hits, bodies } = blow;
  const all = rollsOf(charge, blow);
  if (known.rolls === all) return certain(dealt);
  if (known.rolls === 0 && weapon === undefined) return blowDamage(charge, blow, momentum, rolls);
  const { points: each, weapon: arm } = charge[by];
  const points = isOneRoll(charge, blow) ? each * (hits + bodies) : each;
  let odds =
    weapon === undefined ? certain(dealt) : shift(withDie(charge, by, weapon, points, momentum), dealt);
  for (let next = known.rolls + (weapon === undefined ? 0 : 1); next < all; next++) {
    odds = sum(
      odds,
      chargeDamage(next < hits ? arm?.damage : undefined, points, 0, charge.rules, charge[by]),
    );
  }
  return odds;
}

/** A roll whose Momentum die is still to come: where it shows 1 too, all may come to nothing (BWC-30, BWC-50, BWC-81). */
function withDie(
  charge: Charge,
  by: Side,
  { total, mayFail }: NonNullable<BlowInHand['weapon']>,
  points: number,
  momentum: number | undefined,
): Distribution {
  const { rules } = charge;
  const roller = charge[by];
  const die =
    momentum === undefined ? totalOf(momentumPool(1, roller, rules), rules.bonus) : certain(momentum);
  const times = rules.momentumDice === 'multiplied' && points > 1 ? points : 1;
  const fails = mayFail && rules.damageCriticalFailure === 'zero';
  const weights = new Float64Array(total + (die.min + die.weights.length - 1) * times + 1);
  die.weights.forEach((weight, i) => {
    const shown = die.min + i;
    const ones = fails ? weight * showsOne(shown, roller, rules) : 0;
    const at = total + shown * times;
    weights[0] = (weights[0] ?? 0) + ones;
    weights[at] = (weights[at] ?? 0) + weight - ones;
  });
  return { min: 0, weights, cutOff: die.cutOff };
}

/** What the armor of a side holds of a blow that has begun. */
export function heldKnown(
  charge: Charge,
  { armor }: Pick<ChargeKnown, 'armor'>,
  taken: BlowInHand,
  parryChance: () => number,
  momentum?: number,
): Holding {
  const side = opponent[taken.blow.by];
  const shown = armor[side];
  const hold =
    shown === undefined
      ? heldByArmor(charge, side)
      : survivalTable(certain(charge.rules.equalDamage === 'kills' ? Math.max(0, shown - 1) : shown));
  return holding(arrivingKnown(charge, taken, parryChance, momentum), hold);
}

function arrivingKnown(
  charge: Charge,
  taken: BlowInHand,
  parryChance: () => number,
  momentum?: number,
): Distribution {
  if (taken.arrived !== undefined) return certain(taken.arrived);
  const full = dealtOdds(charge, taken, momentum);
  const shield = shieldOf(charge, opponent[taken.blow.by]);
  const parried = !shield ? 0 : taken.parried === undefined ? parryChance() : Number(taken.parried);
  if (!shield || parried === 0) return full;
  const { bonus, damageCriticalFailure } = charge.rules;
  return eitherDamage(
    parried,
    parriedDamage(full, damageOdds(shield.damage, bonus, damageCriticalFailure)),
    full,
  );
}
