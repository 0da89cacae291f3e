import { certain, type Distribution } from '../dice/distribution.ts';
import { armorHolds, armorOdds, survivalTable } from './damage.ts';
import type { Fight, Side } from './fight.ts';
import type { Impact } from './strike.ts';

/** How a side stands: chances by damage of this turn, and of living with it; `clean` also lost no weapon yet. */
export interface Standing {
  readonly sums: Float64Array;
  readonly alive: number;
  readonly clean: Float64Array;
  readonly cleanAlive: number;
  readonly lost: number;
}

export interface Body {
  /** The chance to live through so much damage of the turn, given what was lived through before. */
  readonly hold: Float64Array;
  readonly cumulative: boolean;
  readonly start: Standing;
}

/**
 * The armor is rolled once a turn, so what it has stopped already is known to be in it (BWC-54). `armor` is its roll, where
 * that is on the table.
 */
export function bodyOf(fight: Fight, of: Side, damage = fight[of].priorDamage, armor?: number): Body {
  const cumulative = fight.rules.cumulativeDamage && fight.mode === 'close';
  const holds =
    cumulative && armor !== undefined
      ? certain(armorHolds(armor, fight.rules))
      : armorOdds(fight[of].armor, fight[of].bonus, fight.rules);
  const hold = survivalTable(holds);
  const before = cumulative ? damage : 0;
  const already = hold[before] ?? 0;
  const sums = new Float64Array(hold.length);
  sums[before] = 1;
  return {
    hold: hold.map((chance) => chance / already),
    cumulative,
    start: { sums, alive: 1, clean: sums, cleanAlive: 1, lost: 0 },
  };
}

function take(
  body: Body,
  sums: Float64Array,
  alive: number,
  damage: Distribution,
): readonly [Float64Array, number] {
  const { hold, cumulative } = body;
  const { min, weights } = damage;
  if (!cumulative) {
    let held = 0;
    for (let i = 0; i < weights.length; i++) held += (weights[i] ?? 0) * (hold[min + i] ?? 0);
    return [sums, alive * held];
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
  return [next, held];
}

/** How a side stands after a blow that has come to it. */
export function suffer(body: Body, before: Standing, blow: Impact): Standing {
  const [sums, alive] = take(body, before.sums, before.alive, blow.damage);
  const [clean, cleanAlive] =
    before.clean === before.sums && blow.lost === 0
      ? [sums, alive]
      : take(body, before.clean, before.cleanAlive, blow.damageNotLost);
  return { sums, alive, clean, cleanAlive, lost: before.cleanAlive * blow.lost };
}
