import type { Distribution } from './distribution.ts';
import { equalDice } from './equal-dice.ts';
import type { KeepMode } from './expression.ts';
import { planKept, sumKept } from './kept-dice.ts';
import { partOf } from './parts.ts';

/**
 * The odds of the sum of the dice kept of `count` fair dice of `sides` faces, without bonus dice: the `keep` highest,
 * or as `mode` says. Throws unless `keep` is 1 to `count`.
 */
export function bestDice(count: number, sides: number, keep: number, mode: KeepMode = 'kh'): Distribution {
  if (!(keep >= 1 && keep <= count)) throw new RangeError(`keep: ${keep} of ${count}`);
  const part = partOf({ count, sides, keep: { mode, count: keep } }, { bonus: 'none', floor: false });
  if (!part.choice) return { min: count, weights: equalDice(count, sides), cutOff: 0 };
  const plan = planKept(part);
  return { ...sumKept(plan, part), cutOff: plan.cutOff };
}
