import { certain, type Distribution } from '../../dice/distribution.ts';
import { armorHolds, armorOdds, survivalTable } from './damage.ts';
import { addsUp, type Fight, type Side } from './fight.ts';
import type { Impact } from './strike.ts';

/** What a side has taken and still fights with: chances by damage of this turn, of so many pips, and of fighting on at all. */
interface Taken {
  readonly sums: Float64Array;
  /** Unhurt, hurt once, …: what has one pip alone is unhurt or gone. */
  readonly pips: readonly number[];
  readonly alive: number;
}

/** How a side stands; `clean` also lost no weapon yet. */
export interface Standing extends Taken {
  readonly clean: Taken;
  readonly lost: number;
}

export interface Body {
  /** The chance to live through so much damage of the turn, given what was lived through before. */
  readonly hold: Float64Array;
  readonly cumulative: boolean;
  /** Pips that destroy it. */
  readonly steps: number;
  readonly start: Standing;
}

/** A side that has suffered so far and has lost no weapon. */
export function standingAt(sums: Float64Array, pips: readonly number[] = [1]): Standing {
  const taken: Taken = { sums, pips, alive: 1 };
  return { ...taken, clean: taken, lost: 0 };
}

/**
 * The armor is rolled once a turn, so what it has stopped already is known to be in it (BWC-54). `armor` is its roll, where
 * that is on the table, and `pips` what has been taken in this turn.
 */
export function bodyOf(
  fight: Fight,
  of: Side,
  damage = fight[of].priorDamage,
  armor?: number,
  pips = 0,
): Body {
  const cumulative = addsUp(fight);
  const { steps = 1 } = fight[of];
  const holds =
    cumulative && armor !== undefined
      ? certain(armorHolds(armor, fight.rules))
      : armorOdds(fight[of].armor, fight[of].bonus, fight.rules);
  const hold = survivalTable(holds);
  const before = cumulative && pips === 0 ? damage : 0;
  const already = hold[before] ?? 0;
  const sums = new Float64Array(hold.length);
  sums[before] = 1;
  const start = standingAt(sums, [...Array.from({ length: pips }, () => 0), 1]);
  return { hold: hold.map((chance) => chance / already), cumulative, steps, start };
}

/** What damage leaves of a side; its weights add up to `share`, and what is missing of them is too much for any armor. */
function take({ hold, cumulative, steps }: Body, before: Taken, damage: Distribution, share: number): Taken {
  const { sums, pips, alive } = before;
  const { min, weights } = damage;
  if (!cumulative) {
    let held = 0;
    for (let i = 0; i < weights.length; i++) held += (weights[i] ?? 0) * (hold[min + i] ?? 0);
    const after = Array.from(
      { length: Math.min(steps, pips.length + 1) },
      (_, lost) => (pips[lost] ?? 0) * held + (lost > 0 ? (pips[lost - 1] ?? 0) * (share - held) : 0),
    );
    return { sums, pips: after, alive: after.reduce((all, chance) => all + chance, 0) };
  }
  const next = new Float64Array(hold.length);
  for (let before = 0; before < sums.length; before++) {
    const chance = sums[before] as number;
    if (chance === 0) continue;
    const end = Math.min(weights.length, next.length - before - min);
    for (let i = 0, k = before + min; i < end; i++, k++) {
      next[k] = (next[k] as number) + chance * (weights[i] as number);
    }
  }
  let held = 0;
  for (let total = 0; total < next.length; total++) held += (next[total] as number) * (hold[total] as number);
  if (steps === 1) return { sums: next, pips: [held], alive: held };
  // The one sum of the turn takes one pip, and what was hurt before it stays so.
  const lives = alive * share;
  const unhurt = pips[0] === 0 ? 0 : held;
  return { sums: next, pips: [unhurt, lives - unhurt], alive: lives };
}

/** How a side stands after a blow that has come to it. */
export function suffer(body: Body, before: Standing, blow: Impact): Standing {
  const taken = take(body, before, blow.damage, 1);
  const clean =
    before.clean.sums === before.sums && blow.lost === 0
      ? taken
      : take(body, before.clean, blow.damageNotLost, 1 - blow.lost);
  return { ...taken, clean, lost: before.clean.alive * blow.lost };
}
