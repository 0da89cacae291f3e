import type { Distribution } from './distribution.ts';
import type { KeepMode } from './expression.ts';
import { partOf } from './parts.ts';
import { partsInSteps } from './sums.ts';
import { atOnce } from './work.ts';

/**
 * The odds of the sum of the dice kept of `count` fair dice of `sides` faces, without bonus dice: the `keep` highest,
 * or as `mode` says. Throws unless `keep` is 1 to `count`.
 */
export function bestDice(count: number, sides: number, keep: number, mode: KeepMode = 'kh'): Distribution {
  if (!(keep >= 1 && keep <= count)) throw new RangeError(`keep: ${keep} of ${count}`);
  const part = partOf({ count, sides, keep: { mode, count: keep } }, { bonus: 'none', floor: false });
  return atOnce(partsInSteps([part], Number.POSITIVE_INFINITY)) as Distribution;
}
