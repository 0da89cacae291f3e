import type { Point } from '../../rules/mage-knight/plan.ts';

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
  for (const line of lines) {
    const options = placesAlong(line, size, room);
    const free = options.filter((label) => isFree(label, placed, size));
    const best = free.find((label) => isClear(label, things, size)) ?? free[0] ?? options[0];
    if (best) placed.push(best);
  }
  return placed;
}

/** The same for lengths that are left out rather than written over anything: undefined where there is no room beside `others`. */
export function labelsWithRoom(
  lines: readonly Labelled[],
  size: number,
  things: readonly Taken[],
  others: readonly Label[],
  room = Number.POSITIVE_INFINITY,
): readonly (Label | undefined)[] {
  const placed = [...others];
  return lines.map((line) => {
    const found = placesAlong(line, size, room).find(
      (label) => isFree(label, placed, size) && isClear(label, things, size),
    );
    if (found) placed.push(found);
    return found;
  });
}

function placesAlong({ from, to, text }: Labelled, size: number, room: number): readonly Label[] {
  const width = size * (0.62 * text.length + 2.2);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const inside = (x: number) => Math.max(width / 2, Math.min(room - width / 2, x));
  return tries.map(([share, off]) => ({
    x: inside(from.x + dx * share - (dy / length) * off * (width / 2)),
    y: from.y + dy * share + (dx / length) * off * size,
    width,
  }));
}

const isFree = (label: Label, placed: readonly Label[], size: number): boolean =>
  placed.every(
    (other) =>
      Math.abs(other.x - label.x) > (other.width + label.width) / 2 ||
      Math.abs(other.y - label.y) > size * 1.6,
  );

const isClear = (label: Label, things: readonly Taken[], size: number): boolean =>
  things.every(
    ({ centre, half }) =>
      Math.abs(centre.x - label.x) > half.x + label.width / 2 ||
      Math.abs(centre.y - label.y) > half.y + size * 0.8,
  );
