import type { CastlePlan, Outline, Point } from '../../rules/mage-knight/plan/plan.ts';
import { halfOfMark, type Labelled, labelsInSight, riseOf } from '../drawing/labels.ts';
import { bodyOf } from '../drawing/names.ts';
import { pieceOf } from '../drawing/oblique.ts';
import {
  halfExtent,
  isSameThing,
  mostTable,
  outlineOf,
  thousandth as round,
  type Thing,
  type ThingKind,
  type TrayKind,
  thingsOf,
  trayKindOf,
} from './model.ts';

const box = (width: number, depth: number, angle: number): string => {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corner = (u: number, v: number): string =>
    `${round((u * width * cos - v * depth * sin) / 2)} ${round((u * width * sin + v * depth * cos) / 2)}`;
  return `M${corner(-1, -1)}L${corner(1, -1)}L${corner(1, 1)}L${corner(-1, 1)}z`;
};

const ring = (radius: number): string => {
  const r = round(Math.max(0, radius));
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
};

/** All that a thing covers as it is drawn, in inches about its middle. */
export function coverOf(kind: TrayKind, outline: Outline): string {
  if (kind === 'figure' && outline.shape === 'circle') return ring(outline.radius);
  if (kind !== 'terrain' && kind !== 'figure') return pieceOf(kind, outline).silhouette;
  return footprintOf(outline);
}

/** The ground on which a thing stands, in inches about its middle. */
export function footprintOf(outline: Outline): string {
  return outline.shape === 'circle' ? ring(outline.radius) : box(outline.width, outline.depth, outline.angle);
}

/** What a plan says of a thing. */
export type PlacedThing = CastlePlan['sections' | 'terrain' | 'figures'][number];

export function itemOf(plan: CastlePlan, { kind, index }: Thing): PlacedThing | undefined {
  const items: readonly PlacedThing[] =
    kind === 'section' ? plan.sections : kind === 'terrain' ? plan.terrain : plan.figures;
  return items[index];
}

export function outlineIn(item: PlacedThing): Outline {
  return 'outline' in item ? item.outline : { shape: 'circle', centre: item.centre, radius: item.radius };
}

/** Who stands on a wall is seen before it, in inches to the south; terrain lies below all. */
const inFront: Readonly<Record<ThingKind, number>> = { terrain: -mostTable, section: 0, figure: 3 };

/** The things in the order in which they are painted: those in front over those behind. */
export function thingsAsTheyStand(plan: CastlePlan): readonly Thing[] {
  const near = (thing: Thing): number => {
    const item = itemOf(plan, thing);
    if (!item) return 0;
    const outline = outlineIn(item);
    return outline.centre.y + halfExtent(outline).y + inFront[thing.kind];
  };
  return thingsOf(plan)
    .map((thing) => ({ thing, near: near(thing) }))
    .sort((one, other) => one.near - other.near)
    .map(({ thing }) => thing);
}

/**
 * Where the marks of sections and terrain stand, in letters of this height: in the middle, or where one sees the thing
 * that something else stands before.
 */
export function marksOf(
  plan: CastlePlan,
  size: number,
  mark: (thing: Thing) => string,
): (thing: Thing) => Point | undefined {
  const things = thingsAsTheyStand(plan).filter(({ kind }) => kind !== 'figure');
  const labelled = things.flatMap((thing): readonly (Labelled & { readonly thing: Thing })[] => {
    const outline = outlineOf(plan, thing);
    if (!outline) return [];
    const half = halfOfMark(mark(thing), size);
    return [{ thing, outline, rise: riseOf(trayKindOf(plan, thing)), wanted: outline.centre, half }];
  });
  const bodies = plan.figures.map(({ centre, radius }) => bodyOf({ foot: centre, radius }));
  const places = labelsInSight(labelled, bodies);
  return (wanted) =>
    places[labelled.findIndex(({ thing }) => isSameThing(thing, wanted))] ?? outlineOf(plan, wanted)?.centre;
}

interface Measured {
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
  lines: readonly Measured[],
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

function placesAlong({ from, to, text }: Measured, size: number, room: number): readonly Label[] {
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
