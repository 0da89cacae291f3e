import type { Outline, Point } from '../../rules/mage-knight/plan.ts';
import { thousandth as round, type TrayKind } from './model.ts';

/** A thing seen from above as paths in inches: `transform` brings them to where it stands. */
export interface Shape {
  readonly transform: string;
  readonly body: string;
  /** Battlements: to be drawn as a broad dashed line. */
  readonly merlons: string;
  readonly lines: string;
}

const box = (width: number, depth: number, x = -width / 2, y = -depth / 2): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(depth)}h${round(-width)}z`;

const ring = (radius: number): string => {
  const r = round(Math.max(0, radius));
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
};

/** The battlements stand so far inside the edge, in inches; half of their breadth. */
const walk = 0.25;

/** How something of a kind is drawn, for the map and for pictures of it. */
export function shapeOf(kind: TrayKind, outline: Outline): Shape {
  const { x, y } = outline.centre;
  if (outline.shape === 'circle') {
    const { radius } = outline;
    return {
      transform: `translate(${round(x)} ${round(y)})`,
      body: ring(radius),
      merlons: kind === 'figure' || kind === 'terrain' ? '' : ring(radius - walk),
      lines: kind === 'terrain' ? '' : ring(radius * (kind === 'figure' ? 0.35 : 0.62)),
    };
  }
  const { width, depth, angle } = outline;
  const transform = `translate(${round(x)} ${round(y)})${angle === 0 ? '' : ` rotate(${round(angle)})`}`;
  const shape = { transform, body: box(width, depth), merlons: '', lines: '' };
  const [right, near] = [width / 2, depth / 2];
  const around = box(width - 2 * walk, depth - 2 * walk);
  const walks = `M${round(-right)} ${round(walk - near)}h${round(width)}M${round(-right)} ${round(near - walk)}h${round(width)}`;
  switch (kind) {
    case 'keep':
      return { ...shape, merlons: around, lines: box(width * 0.5, depth * 0.5) };
    case 'gatehouse':
      // The passage goes through its depth.
      return { ...shape, merlons: around, lines: box(width / 3, depth) };
    case 'wall':
      return { ...shape, merlons: walks };
    case 'door-wall':
      return { ...shape, merlons: walks, lines: box(Math.min(1.5, width / 3), depth) };
    default:
      return shape;
  }
}

interface Labelled {
  readonly from: Point;
  readonly to: Point;
  readonly text: string;
}

interface Label extends Point {
  readonly width: number;
}

/** Along the line, and beside it, tried in this order. */
const tries = [0.5, 0.35, 0.65, 0.2, 0.8].flatMap((share) =>
  [0, 1.6, -1.6, 3.2, -3.2].map((off) => [share, off] as const),
);

/** A middle with half of the room that is taken around it. */
interface Taken {
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
