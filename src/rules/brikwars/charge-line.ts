import { highest } from '../dice/distribution.ts';
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
  const clears = new Float64Array(top + 1);
  const tramples = new Float64Array(top + 1);
  const goesOn = new Float64Array(top + 1);
  for (const [k, weight] of opposition.weights.entries()) {
    if (weight === 0) continue;
    for (let mom = opposition.min + k + 1; mom <= top; mom++) {
      const by = mom - opposition.min - k;
      if (by > needed) goesOn[mom] = (goesOn[mom] as number) + weight;
      if (by > defender.size) clears[mom] = (clears[mom] as number) + weight;
      if (treads[by]) tramples[mom] = (tramples[mom] as number) + weight;
    }
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

/** How many targets each Momentum reaches, reckoned from the last one back. */
function visitsOf({ rules, line }: Charge, blow: Omit<LineBlow, 'visits'>): Float64Array {
  const { opposition, needed, goesOn } = blow;
  const lives = 1 - blow.chargerDies;
  let visits = new Float64Array(goesOn.length).fill(1);
  for (let target = 1; target < line; target++) {
    const after = visits;
    visits = after.map((more, mom) => {
      if (rules.ploughing === 'compare') return 1 + lives * (goesOn[mom] as number) * more;
      const end = Math.min(opposition.weights.length, mom - needed - opposition.min);
      let sum = 0;
      for (let k = 0, by = mom - opposition.min; k < end; k++, by--) {
        sum += (opposition.weights[k] as number) * (after[by] as number);
      }
      return 1 + lives * sum;
    });
  }
  return visits;
}

/** One more target: what is left of each Momentum after it, how often it is cleared away, and how often it dies. */
export function passTarget(
  { rules }: Charge,
  left: LeftMomentum,
  blow: LineBlow,
): {
  readonly left: LeftMomentum;
  readonly reached: number;
  readonly cleared: number;
  readonly dies: number;
} {
  const { opposition, needed } = blow;
  const lives = 1 - blow.chargerDies;
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
