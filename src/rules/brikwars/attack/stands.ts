import type { Distribution } from '../../dice/distribution.ts';
import { armorHolds, armorOdds, survivalTable } from './damage.ts';
import { addsUp, type Fight, roundsOf, type Side } from './fight.ts';

/** What damage makes of a side: dead, or standing so. */
export interface Fate {
  readonly dead: number;
  readonly alive: readonly (readonly [stand: number, chance: number])[];
}

/**
 * How a side may stand in a turn: 0 while its armor is not rolled, else one more than the damage that it still holds
 * (BWC-54). Where each damage has an armor roll of its own, it stands at 0 as long as it is unhurt. Below 0 are the pips that
 * it has lost and fights on (BW-DMG-03).
 */
export interface Stands {
  /** How many ways to stand there are. */
  readonly count: number;
  readonly fate: (stand: number, damage: Distribution) => Fate;
  readonly of: (armor: number | undefined, damage: number, pips: number) => number;
}

export function standsOf(fight: Fight, side: Side): Stands {
  const { armor, bonus, priorDamage, steps = 1 } = fight[side];
  const holds = armorOdds(armor, bonus, fight.rules);
  const cumulative = addsUp(fight);
  const hold = survivalTable(holds);
  const already = hold[priorDamage] ?? 0;
  const known = new WeakMap<Distribution, Map<number, Fate>>();

  function fateOf(stand: number, { min, weights }: Distribution): Fate {
    let dead = 0;
    const alive = new Map<number, number>();
    const stay = (to: number, chance: number) => void alive.set(to, (alive.get(to) ?? 0) + chance);
    const hurt = Math.min(stand, 0) - 1;
    const fall = (chance: number) => {
      if (-hurt < steps) stay(hurt, chance);
      else dead += chance;
    };
    weights.forEach((chance, i) => {
      const points = min + i;
      if (chance === 0) return;
      // The one sum of the turn takes one pip.
      if (points === 0 || (cumulative && stand < 0)) stay(stand, chance);
      else if (stand > 0) {
        if (points > stand - 1) fall(chance);
        else stay(stand - points, chance);
      } else if (!cumulative) {
        fall(chance * (1 - (hold[points] ?? 0)));
        stay(stand, chance * (hold[points] ?? 0));
      } else {
        fall(chance * (1 - (hold[priorDamage + points] ?? 0) / already));
        holds.weights.forEach((weight, place) => {
          const slack = holds.min + place - priorDamage - points;
          if (slack >= 0 && weight > 0) stay(1 + slack, (chance * weight) / already);
        });
      }
    });
    return { dead, alive: [...alive] };
  }

  return {
    count: (cumulative ? hold.length : 0) + Math.min(steps, roundsOf(fight) + 1),
    fate(stand, damage) {
      const fates = known.get(damage) ?? new Map<number, Fate>();
      known.set(damage, fates);
      const fate = fates.get(stand) ?? fateOf(stand, damage);
      fates.set(stand, fate);
      return fate;
    },
    of: (total, damage, pips) => {
      if (pips > 0) return -pips;
      return !cumulative || total === undefined ? 0 : 1 + armorHolds(total, fight.rules) - damage;
    },
  };
}
