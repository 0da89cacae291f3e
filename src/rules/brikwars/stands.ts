import type { Distribution } from '../dice/distribution.ts';
import { armorHolds, armorOdds, survivalTable } from './damage.ts';
import type { Fight, Side } from './fight.ts';

/** What damage makes of a side: dead, or standing so. */
export interface Fate {
  readonly dead: number;
  readonly alive: readonly (readonly [stand: number, chance: number])[];
}

/**
 * How a side may stand in a turn: 0 while its armor is not rolled, else one more than the damage that it still holds
 * (BWC-54). Where each damage has an armor roll of its own, it always stands at 0.
 */
export interface Stands {
  /** How many ways to stand there are. */
  readonly count: number;
  readonly fate: (stand: number, damage: Distribution) => Fate;
  readonly of: (armor: number | undefined, damage: number) => number;
}

export function standsOf(fight: Fight, side: Side): Stands {
  const { armor, bonus, priorDamage } = fight[side];
  const holds = armorOdds(armor, bonus, fight.rules);
  const cumulative = fight.rules.cumulativeDamage && fight.mode === 'close';
  const hold = survivalTable(holds);
  const already = hold[priorDamage] ?? 0;
  const known = new WeakMap<Distribution, Map<number, Fate>>();

  function fateOf(stand: number, { min, weights }: Distribution): Fate {
    let dead = 0;
    const alive = new Map<number, number>();
    const stay = (to: number, chance: number) => void alive.set(to, (alive.get(to) ?? 0) + chance);
    weights.forEach((chance, i) => {
      const points = min + i;
      if (chance === 0) return;
      if (points === 0) stay(stand, chance);
      else if (stand > 0) {
        if (points > stand - 1) dead += chance;
        else stay(stand - points, chance);
      } else if (!cumulative) {
        dead += chance * (1 - (hold[points] ?? 0));
        stay(0, chance * (hold[points] ?? 0));
      } else {
        dead += chance * (1 - (hold[priorDamage + points] ?? 0) / already);
        holds.weights.forEach((weight, place) => {
          const slack = holds.min + place - priorDamage - points;
          if (slack >= 0 && weight > 0) stay(1 + slack, (chance * weight) / already);
        });
      }
    });
    return { dead, alive: [...alive] };
  }

  return {
    count: cumulative ? hold.length + 1 : 1,
    fate(stand, damage) {
      const fates = known.get(damage) ?? new Map<number, Fate>();
      known.set(damage, fates);
      const fate = fates.get(stand) ?? fateOf(stand, damage);
      fates.set(stand, fate);
      return fate;
    },
    of: (total, damage) =>
      !cumulative || total === undefined ? 0 : 1 + armorHolds(total, fight.rules) - damage,
  };
}
