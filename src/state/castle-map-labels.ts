import type { Point } from '../rules/mage-knight/plan.ts';

export interface Labelled {
  readonly from: Point;
  readonly to: Point;
  readonly text: string;
}

export interface Label extends Point {
  readonly width: number;
}

/** Along the line, and beside it, tried in this order. */
const tries = [0.5, 0.35, 0.65, 0.2, 0.8].flatMap((share) =>
  [0, 1.6, -1.6, 3.2, -3.2].map((off) => [share, off] as const),
);

/** A middle with half of the room that is taken around it. */
export interface Taken {
  readonly centre: Point;
  readonly half: Point;
}

/**
 * Where the lengths of lines are written so that none covers another, nor a thing if that can be helped; `size` is that of
 * the letters, `room` how broad the table is, which they do not leave.
 */
export function spreadLabels(
  lines: readonly Labelled[],
  size: number,
  things: readonly Taken[],
  room = Number.POSITIVE_INFINITY,
): readonly Label[] {
  const placed: Label[] = [];
  for (const { from, to, text } of lines) {
    const width = size * (0.62 * text.length + 2.2);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy) || 1;
    const inside = (x: number) => Math.max(width / 2, Math.min(room - width / 2, x));
    const at = ([share, off]: readonly [number, number]): Label => ({
      x: inside(from.x + dx * share - (dy / length) * off * (width / 2)),
      y: from.y + dy * share + (dx / length) * off * size,
      width,
    });
    const free = (label: Label) =>
      placed.every(
        (other) =>
          Math.abs(other.x - label.x) > (other.width + label.width) / 2 ||
          Math.abs(other.y - label.y) > size * 1.6,
      );
    const clear = (label: Label) =>
      things.every(
        ({ centre, half }) =>
          Math.abs(centre.x - label.x) > half.x + label.width / 2 ||
          Math.abs(centre.y - label.y) > half.y + size * 0.8,
      );
    const options = tries.map(at).filter(free);
    placed.push(options.find(clear) ?? options[0] ?? at([0.5, 0]));
  }
  return placed;
}
