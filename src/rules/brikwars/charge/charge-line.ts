import { type Distribution, highest } from '../../dice/distribution.ts';
import { type ChargeBook, heldKept, kept, type LineBlow } from './charge-book.ts';
import type { ChargeExplained } from './charge-effects.ts';
import { knockbackInches } from './charge-knockback.ts';
import { landing } from './charge-landing.ts';
import { momentumTotals } from './charge-rules.ts';
import type { Charge } from './charge-setup.ts';
import { shieldOf } from './charge-wound.ts';

/** A further target in the line of a charger who ploughs on (BW-CCB-07). */
export interface LineOdds {
  readonly reached: ChargeExplained;
  readonly cleared: ChargeExplained;
  readonly dies: ChargeExplained;
}

/** What is left of the Momentum of a charger who goes on, as chances by points. */
export type LeftMomentum = Float64Array;

/** The blow of a line, worked out once. */
export function lineBlow(charge: Charge, book: ChargeBook): LineBlow {
  const { attacker, defender } = charge;
  const shields = `${shieldOf(charge, 'attacker') !== undefined} ${shieldOf(charge, 'defender') !== undefined}`;
  const key = `${attacker.points} ${defender.points} ${shields} ${wants(charge)}`;
  return kept(book.lines, key, () => blowInLine(charge, book));
}

function blowInLine(charge: Charge, book: ChargeBook): LineBlow {
  const { rules, defender, attacker } = charge;
  const held = heldKept(charge, book, { by: 'attacker', hits: 0, bodies: 1 });
  const back = heldKept(charge, book, { by: 'defender', hits: 0, bodies: 1 });
  const alive = held(0);
  const opposition = momentumTotals(defender.points, rules, defender);
  const top = highest(momentumTotals(attacker.points, rules, attacker));
  const needed = rules.withinSize === 'runs-on' ? 0 : defender.size;
  // What a Momentum does that beats the target's roll by so much.
  const treads = Array.from({ length: top + 1 }, (_, by) => {
    const lands = landing(charge, knockbackInches(by, 0, defender), true);
    return by > defender.size && (lands.crushed || (lands.mayTrample && wants(charge)));
  });
  const beaten = upTo(opposition);
  const clears = new Float64Array(top + 1);
  const tramples = new Float64Array(top + 1);
  const goesOn = new Float64Array(top + 1);
  for (let mom = opposition.min + 1; mom <= top; mom++) {
    goesOn[mom] = beaten(mom - needed - 1);
    clears[mom] = beaten(mom - defender.size - 1);
  }
  const { min, weights } = opposition;
  for (let by = treads.indexOf(true); by >= 0 && by <= top; by++) {
    if (!treads[by]) continue;
    const end = Math.min(weights.length, top + 1 - min - by);
    for (let k = 0, mom = min + by; k < end; k++, mom++)
      tramples[mom] = (tramples[mom] as number) + (weights[k] as number);
  }
  const blow = {
    kill: 1 - alive,
    trampled: alive > 0 ? 1 - held(attacker.size) / alive : 0,
    chargerDies: 1 - back(0),
    opposition,
    clears,
    tramples,
    goesOn,
    needed,
  };
  return { ...blow, visits: visitsOf(charge, blow) };
}

/** The chance that a roll comes to so much or less. */
function upTo({ min, weights }: Distribution): (total: number) => number {
  const sums = weights.slice();
  for (let k = 1; k < sums.length; k++) sums[k] = (sums[k] as number) + (sums[k - 1] as number);
  return (total) => (total < min ? 0 : (sums[Math.min(total - min, sums.length - 1)] as number));
}

/** How many targets each Momentum reaches, reckoned from the last one back. */
function visitsOf({ rules, line }: Charge, blow: Omit<LineBlow, 'visits'>): Float64Array {
  const { opposition, needed, goesOn } = blow;
  const lives = 1 - blow.chargerDies;
  let visits = new Float64Array(goesOn.length).fill(1);
  for (let target = 1; target < line; target++) {
    const after = visits;
    visits = after.map((more, mom) =>
      rules.ploughing === 'compare'
        ? 1 + lives * (goesOn[mom] as number) * more
        : 1 + lives * meetingAll(opposition, after, mom, mom - needed - opposition.min),
    );
  }
  return visits;
}

/**
 * What a Momentum comes to after each roll that it meets, of the lowest `count` of them. Four sums side by side, as none
 * has to wait for the one before.
 */
function meetingAll({ min, weights }: Distribution, after: Float64Array, momentum: number, count: number) {
  const end = Math.min(weights.length, count);
  let k = 0;
  let by = momentum - min;
  let a = 0.0;
  let b = 0.0;
  let c = 0.0;
  let d = 0.0;
  for (; k + 3 < end; k += 4, by -= 4) {
    a += (weights[k] as number) * (after[by] as number);
    b += (weights[k + 1] as number) * (after[by - 1] as number);
    c += (weights[k + 2] as number) * (after[by - 2] as number);
    d += (weights[k + 3] as number) * (after[by - 3] as number);
  }
  for (; k < end; k++, by--) a += (weights[k] as number) * (after[by] as number);
  return a + b + (c + d);
}

/** One more target: what is left of each Momentum after it, how often it is cleared away, and how often it dies. */
export function passTarget(
  { rules, attacker }: Charge,
  left: LeftMomentum,
  blow: LineBlow,
): {
  readonly left: LeftMomentum;
  readonly reached: number;
  readonly cleared: number;
  readonly dies: number;
} {
  const { opposition, needed } = blow;
  // Who takes a pip ploughs on.
  const lives = attacker.sturdy ? 1 : 1 - blow.chargerDies;
  const next = new Float64Array(left.length);
  let reached = 0;
  let cleared = 0;
  let trampled = 0;
  for (const [mom, weight] of left.entries()) {
    if (weight < negligible) continue;
    reached += weight;
    cleared += weight * lives * (blow.clears[mom] as number);
    trampled += weight * lives * (blow.tramples[mom] as number);
    if (rules.ploughing === 'compare') {
      next[mom] = weight * lives * (blow.goesOn[mom] as number);
      continue;
    }
    const end = Math.min(opposition.weights.length, mom - needed - opposition.min);
    for (let k = 0, by = mom - opposition.min; k < end; k++, by--) {
      next[by] = (next[by] as number) + weight * lives * (opposition.weights[k] as number);
    }
  }
  const dies = reached * blow.kill + (1 - blow.kill) * trampled * blow.trampled;
  return { left: next, reached, cleared, dies };
}

/** Momentum rarer than this is left out: at most 1e-16 in all. */
const negligible = 1e-19;

/** Whether a charger who may trample does: by itself, or by his choice (BWC-33). */
export function wants({ rules, plan }: Charge): boolean {
  return rules.trampling === 'automatic' || plan.tramples;
}
