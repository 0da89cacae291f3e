import type { Outline, Point } from './plan.ts';
import { tolerance } from './tolerance.ts';

export type Rectangle = Extract<Outline, { readonly shape: 'rectangle' }>;
export type Circle = Extract<Outline, { readonly shape: 'circle' }>;

/** The way between two things where they are nearest; the distance is 0 when they touch or overlap. Inches. */
export interface Gap {
  readonly distance: number;
  readonly from: Point;
  readonly to: Point;
}

interface Pair {
  readonly from: Point;
  readonly to: Point;
}

export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
export const along = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middleOf = (a: Point, b: Point): Point => along(a, b, 0.5);

/** Cosine and sine of degrees; whole for quarter turns, where `Math.cos` leaves a remainder of 6e-17. */
export function turn(degrees: number): readonly [number, number] {
  switch (((degrees % 360) + 360) % 360) {
    case 0:
      return [1, 0];
    case 90:
      return [0, 1];
    case 180:
      return [-1, 0];
    case 270:
      return [0, -1];
    default:
      return [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  }
}

/** A point that was measured from the rectangle's centre, before it was turned. */
export function fromCentre({ centre, angle }: Rectangle, { x, y }: Point): Point {
  const [cos, sin] = turn(angle);
  return { x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos };
}

/** The four corners, going round: before it is turned the left and the right one of the far side come first. */
export function corners(rectangle: Rectangle): readonly [Point, Point, Point, Point] {
  const corner = (x: number, y: number) => fromCentre(rectangle, { x, y });
  const [right, near] = [rectangle.width / 2, rectangle.depth / 2];
  return [corner(-right, -near), corner(right, -near), corner(right, near), corner(-right, near)];
}

/** The four sides, each from a corner to the next. */
export function sides(rectangle: Rectangle): readonly (readonly [Point, Point])[] {
  const [a, b, c, d] = corners(rectangle);
  return [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ];
}

/** How far from its centre an outline reaches at most. */
function outerRadius(outline: Outline): number {
  return outline.shape === 'circle' ? outline.radius : Math.hypot(outline.width, outline.depth) / 2;
}

/** How far apart two outlines are at least: what is farther than asked for needs no closer look. */
export function leastDistance(a: Outline, b: Outline): number {
  return apart(a.centre, b.centre) - outerRadius(a) - outerRadius(b);
}

/** How far an outline reaches to each side of the table. */
export function bounds(outline: Outline): {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
} {
  if (outline.shape === 'circle') {
    const { centre, radius } = outline;
    return {
      left: centre.x - radius,
      right: centre.x + radius,
      top: centre.y - radius,
      bottom: centre.y + radius,
    };
  }
  const all = corners(outline);
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The point as the rectangle sees it: from its centre, before it was turned. */
function seenBy({ centre, angle }: Rectangle, point: Point): Point {
  const [cos, sin] = turn(angle);
  const { x, y } = minus(point, centre);
  return { x: x * cos + y * sin, y: y * cos - x * sin };
}

/** Whether a point lies in an outline or on its edge. */
export function contains(outline: Outline, point: Point): boolean {
  if (outline.shape === 'circle') return apart(outline.centre, point) <= outline.radius + tolerance;
  const { x, y } = seenBy(outline, point);
  return Math.abs(x) <= outline.width / 2 + tolerance && Math.abs(y) <= outline.depth / 2 + tolerance;
}

/** The point of the outline that is nearest to a point: the point itself where it lies inside. */
export function nearestPoint(outline: Outline, point: Point): Point {
  const { centre } = outline;
  if (outline.shape === 'circle') {
    const length = apart(centre, point);
    return length <= outline.radius + tolerance ? point : along(centre, point, outline.radius / length);
  }
  const { x, y } = seenBy(outline, point);
  const nearest = {
    x: Math.max(-outline.width / 2, Math.min(outline.width / 2, x)),
    y: Math.max(-outline.depth / 2, Math.min(outline.depth / 2, y)),
  };
  const inside = Math.abs(nearest.x - x) <= tolerance && Math.abs(nearest.y - y) <= tolerance;
  return inside ? point : fromCentre(outline, nearest);
}

/** The way from an outline to a point. */
export function gapToPoint(outline: Outline, point: Point): Gap {
  const from = nearestPoint(outline, point);
  return { distance: apart(from, point), from, to: point };
}

/**
 * The way from edge to edge (MK-A-01). Where two sides face each other in parallel it is drawn in the middle of that
 * stretch; where the outlines overlap both ends are one point of the ground they share.
 */
export function gapBetween(a: Outline, b: Outline): Gap {
  const { from, to } = nearestPair(a, b);
  const distance = apart(from, to);
  return { distance: distance <= tolerance ? 0 : distance, from, to };
}

/** How far apart two outlines are, 0 when they touch or overlap. */
export function distance(a: Outline, b: Outline): number {
  return gapBetween(a, b).distance;
}

function nearestPair(a: Outline, b: Outline): Pair {
  if (a.shape === 'circle') return b.shape === 'circle' ? betweenCircles(a, b) : swap(toCircle(b, a));
  return b.shape === 'circle' ? toCircle(a, b) : betweenRectangles(a, b);
}

const swap = ({ from, to }: Pair): Pair => ({ from: to, to: from });

function betweenCircles(a: Circle, b: Circle): Pair {
  const between = apart(a.centre, b.centre);
  const on = (length: number): Point =>
    between === 0 ? { x: a.centre.x + length, y: a.centre.y } : along(a.centre, b.centre, length / between);
  if (between > a.radius + b.radius) return { from: on(a.radius), to: on(between - b.radius) };
  const shared = on((Math.max(between - b.radius, -a.radius) + Math.min(a.radius, between + b.radius)) / 2);
  return { from: shared, to: shared };
}

function toCircle(rectangle: Rectangle, circle: Circle): Pair {
  const from = nearestPoint(rectangle, circle.centre);
  const to = nearestPoint(circle, from);
  return { from, to };
}

function betweenRectangles(a: Rectangle, b: Rectangle): Pair {
  const shared = leastDistance(a, b) > tolerance ? [] : sharedPoints(a, b);
  if (shared.length > 0) {
    const point = middleOfAll(shared);
    return { from: point, to: point };
  }
  const pairs = [
    ...corners(a).map((from) => ({ from, to: nearestPoint(b, from) })),
    ...corners(b).map((to) => ({ from: nearestPoint(a, to), to })),
  ];
  const least = Math.min(...pairs.map(({ from, to }) => apart(from, to)));
  const nearest = pairs.filter(({ from, to }) => apart(from, to) <= least + tolerance);
  return middlePair(nearest);
}

/** Of ways that are all the shortest the two that are farthest apart bound the stretch; its middle is taken. */
function middlePair(pairs: readonly Pair[]): Pair {
  let [first, last] = [pairs[0], pairs[0]];
  for (const one of pairs) {
    for (const other of pairs) {
      if (first && last && apart(one.from, other.from) > apart(first.from, last.from)) {
        [first, last] = [one, other];
      }
    }
  }
  if (!first || !last) throw new Error('rectangles without corners');
  return { from: middleOf(first.from, last.from), to: middleOf(first.to, last.to) };
}

/** Corners of the ground that two rectangles share: corners inside the other, and crossings of sides. */
function sharedPoints(a: Rectangle, b: Rectangle): readonly Point[] {
  const inside = [
    ...corners(a).filter((corner) => contains(b, corner)),
    ...corners(b).filter((corner) => contains(a, corner)),
  ];
  const others = sides(b);
  const crossings = sides(a).flatMap((one) => others.flatMap((other) => crossing(one, other) ?? []));
  return [...inside, ...crossings];
}

/** Where two lengths cross, if they do and are not parallel. */
function crossing([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Point | undefined {
  const way = minus(b, a);
  const other = minus(d, c);
  const slant = cross(way, other);
  if (Math.abs(slant) < tolerance) return undefined;
  const start = minus(c, a);
  const share = cross(start, other) / slant;
  const otherShare = cross(start, way) / slant;
  const within = (value: number) => value >= 0 && value <= 1;
  return within(share) && within(otherShare) ? along(a, b, share) : undefined;
}

/** The middle of some points. */
export function middleOfAll(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
