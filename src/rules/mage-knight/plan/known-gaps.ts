import { type Gap, gapBetween } from './geometry.ts';
import type { Outline } from './plan.ts';

const known = new WeakMap<Outline, WeakMap<Outline, Gap>>();

/**
 * As `gapBetween`, measured once for the same two outlines: while one section is dragged all the others stand where
 * they are, and a plan is judged in every frame.
 */
export function gapOnce(a: Outline, b: Outline): Gap {
  const from = known.get(a) ?? new WeakMap<Outline, Gap>();
  known.set(a, from);
  const gap = from.get(b) ?? gapBetween(a, b);
  from.set(b, gap);
  return gap;
}
