import { bounds } from './geometry.ts';
import type { CastlePlan, Outline, Point } from './plan.ts';
import { tolerance } from './tolerance.ts';

/** Where something may be put: every pair of these. */
export interface Lattice {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/**
 * Every place of an outline on the table whose far left corner lies on whole steps; askew, its middle does. `margin` is
 * how far it stays from the edges.
 */
export function placesOn(plan: CastlePlan, outline: Outline, step: number, margin = 0): Lattice {
  const { left, right, top, bottom } = bounds(outline);
  const askew = outline.shape === 'rectangle' && outline.angle % 90 !== 0;
  const along = (room: number, length: number): readonly number[] => {
    const first = askew ? 0 : room;
    const [least, most] = [room + margin - tolerance, length - room - margin + tolerance];
    const count = Math.floor((most - first) / step) + 1;
    return Array.from({ length: Math.max(0, count) }, (_, place) => first + place * step).filter(
      (value) => value >= least,
    );
  };
  return { xs: along((right - left) / 2, plan.width), ys: along((bottom - top) / 2, plan.depth) };
}

/** So far off, in inches, is looked at first; then twice as far, and so on. */
const firstRing = 3;

/** Places from near to far; of those that are as far the one farther from the player, then farther left. */
export function* nearestFirst({ xs, ys }: Lattice, from: Point): Generator<Point> {
  const reach = Math.max(
    ...[...xs, 0].map((x) => Math.abs(x - from.x)),
    ...ys.map((y) => Math.abs(y - from.y)),
  );
  for (let [least, most] = [-1, firstRing]; least < 2 * reach; [least, most] = [most, 2 * most]) {
    const near = (value: number, at: number) => Math.abs(value - at) <= most;
    const [across, along] = [xs.filter((x) => near(x, from.x)), ys.filter((y) => near(y, from.y))];
    const ring = along.flatMap((y) =>
      across.flatMap((x) => {
        const away = Math.hypot(x - from.x, y - from.y);
        return away > least && away <= most ? [{ x, y, away }] : [];
      }),
    );
    ring.sort((a, b) => a.away - b.away || a.y - b.y || a.x - b.x);
    for (const { x, y } of ring) yield { x, y };
  }
}
