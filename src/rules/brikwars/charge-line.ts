import { chanceOf, type Distribution, difference } from '../dice/distribution.ts';
import type { ChargeExplained } from './charge-effects.ts';
import { knockbackInches } from './charge-knockback.ts';
import { landing } from './charge-landing.ts';
import { momentumTotals } from './charge-rules.ts';
import type { Charge } from './charge-setup.ts';
import { heldBlow } from './charge-wound.ts';

/** A further target in the line of a charger who ploughs on (BW-CCB-07). */
export interface LineOdds {
  readonly reached: ChargeExplained;
  readonly cleared: ChargeExplained;
  readonly dies: ChargeExplained;
}

/** What is left of the Momentum of a charger who goes on, as chances by points. */
export type LeftMomentum = Float64Array;

/** The charger's own bodily blow in the line and what it meets: nothing of it depends on the KnockBack. */
export interface LineBlow {
  readonly kill: number;
  /** The target dies under it though the impact left it alive. */
  readonly trampled: number;
  readonly chargerDies: number;
  readonly opposition: Distribution;
}

export function lineBlow(charge: Charge): LineBlow {
  const held = heldBlow(charge, { by: 'attacker', hits: 0, bodies: 1 });
  const back = heldBlow(charge, { by: 'defender', hits: 0, bodies: 1 });
  const alive = held(0);
  return {
    kill: 1 - alive,
    trampled: alive > 0 ? 1 - held(charge.attacker.size) / alive : 0,
    chargerDies: 1 - back(0),
    opposition: momentumTotals(charge.defender.points, charge.rules),
  };
}

/** One more target: what is left of each Momentum after it, how often it is cleared away, and how often it dies. */
export function passTarget(
  charge: Charge,
  left: LeftMomentum,
  blow: LineBlow,
): {
  readonly left: LeftMomentum;
  readonly reached: number;
  readonly cleared: number;
  readonly dies: number;
} {
  const { rules, defender } = charge;
  const { opposition, chargerDies } = blow;
  const reached = left.reduce((sum, weight) => sum + weight, 0);
  const needed = rules.withinSize === 'runs-on' ? 0 : defender.size;
  const next = new Float64Array(left.length);
  let cleared = 0;
  let trampled = 0;
  const margin = difference({ min: 0, weights: left, cutOff: 0 }, opposition);
  for (const [i, weight] of margin.weights.entries()) {
    const by = margin.min + i;
    if (by <= needed && by <= defender.size) continue;
    const both = weight * (1 - chargerDies);
    if (rules.ploughing === 'reduce') next[by] = both;
    if (by <= defender.size) continue;
    cleared += both;
    const lands = landing(charge, knockbackInches(by, 0, defender), true);
    if (lands.crushed || (lands.mayTrample && wants(charge))) trampled += both;
  }
  if (rules.ploughing === 'compare') {
    // The Momentum stays whole wherever it beats the target's roll by enough.
    let beaten = 0;
    let at = opposition.min;
    for (const [mom, weight] of left.entries()) {
      for (; at < mom - needed; at++) beaten += chanceOf(opposition, at);
      next[mom] = weight * beaten * (1 - chargerDies);
    }
  }
  const dies = reached * blow.kill + (1 - blow.kill) * trampled * blow.trampled;
  return { left: next, reached, cleared, dies };
}

/** Whether a charger who may trample does: by itself, or by his choice (BWC-33). */
export function wants({ rules, plan }: Charge): boolean {
  return rules.trampling === 'automatic' || plan.tramples;
}
