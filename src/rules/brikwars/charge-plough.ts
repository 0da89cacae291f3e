import type { Distribution } from '../dice/distribution.ts';
import type { ChargeExplained, ChargeReason } from './charge-effects.ts';
import { type ChargeRules, diceReasons, momentumTotals } from './charge-rules.ts';

/** Something in the way of a big charger. */
export interface Obstacle {
  readonly points: number;
  readonly size: number;
}

/** For each target in order: the chance that it and all before it are cleared away. */
export interface PloughOdds {
  readonly cleared: readonly ChargeExplained[];
}

/** What is left of the Momentum after a target, or undefined where it stops the charger (BW-CCB-07, BWC-34). */
export function momentumAfter(
  left: number,
  opposing: number,
  size: number,
  rules: Pick<ChargeRules, 'ploughing'>,
): number | undefined {
  if (left - opposing <= size) return undefined;
  return rules.ploughing === 'reduce' ? left - opposing : left;
}

/** The exact odds of ploughing on through targets, with one Momentum roll for all of them (BW-CCB-07, BWC-34). */
export function ploughOdds(points: number, targets: readonly Obstacle[], rules: ChargeRules): PloughOdds {
  let left: Distribution = momentumTotals(points, rules);
  const reasons: readonly ChargeReason[] = [
    rules.ploughing === 'reduce'
      ? { rule: 'BW-CCB-07', effect: 'opposition-taken-off' }
      : { rule: 'BWC-34', effect: 'opposition-compared' },
    ...diceReasons(rules.bonus),
  ];
  const cleared = targets.map((target) => {
    const opposing = momentumTotals(target.points, rules);
    const next = new Float64Array(left.min + left.weights.length);
    let chance = 0;
    left.weights.forEach((weight, i) => {
      if (weight === 0) return;
      opposing.weights.forEach((other, k) => {
        const after = momentumAfter(left.min + i, opposing.min + k, target.size, rules);
        if (after === undefined) return;
        next[after] = (next[after] ?? 0) + weight * other;
        chance += weight * other;
      });
    });
    left = { min: 0, weights: next, cutOff: left.cutOff + opposing.cutOff };
    return { value: Math.min(1, chance), reasons };
  });
  return { cleared };
}

/** What must be so for a unit thrown into the path to be run over. */
export interface InThePath {
  readonly knockedOver: boolean;
  /** Can be run over without a jump or a climb. */
  readonly low: boolean;
  /** The charger still has straight inches left, and goes on. */
  readonly inReach: boolean;
  /** The charger's choice, where it is one. */
  readonly wanted: boolean;
}

/** Whether the charger tramples; otherwise what lies in its path stops it (BW-CCB-08, BWC-33). */
export function tramples(path: InThePath, rules: Pick<ChargeRules, 'trampling'>): boolean {
  if (!path.low || !path.inReach) return false;
  return rules.trampling === 'automatic' || (path.knockedOver && path.wanted);
}

/** Whether the Crushing Bonus may be added: what the target is pressed against, and whether the collider gets there (BW-CHG-12). */
export function canCrush(against: 'ground' | 'larger-rooted' | 'other', reachesTarget: boolean): boolean {
  return against !== 'other' && reachesTarget;
}

/** Whether a weapon may charge: Heavy or larger and made to thrust, or agreed on by the players (BW-CHG-13). */
export function canCharge(weapon: {
  readonly size: 'S' | 'M' | 'L';
  readonly thrusts: boolean;
  readonly agreed?: boolean;
}): boolean {
  return weapon.agreed === true || (weapon.size !== 'S' && weapon.thrusts);
}

/** Hands that a Charging Weapon takes: a mounted minifig holds a two-handed lance in one, beside a Shield (BW-CHG-14). */
export function handsInCharge(hands: 1 | 2, mounted: boolean): 1 | 2 {
  return mounted ? 1 : hands;
}
