import { along, apart, corners, leastDistance, minus, type Rectangle, sides, turn } from './geometry.ts';
import type { Outline, Point } from './plan.ts';
import { tolerance } from './tolerance.ts';

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;

/** How deep two outlines stand in one another: how far one must be moved to free it, 0 when apart or touching. */
export function penetration(a: Outline, b: Outline): number {
  if (leastDistance(a, b) > 0) return 0;
  const depth = Math.min(...axesOf(a, b).map((axis) => sharedStretch(a, b, axis)));
  return depth <= tolerance ? 0 : depth;
}

/** Whether two outlines share ground; touching is not sharing. */
export function overlap(a: Outline, b: Outline): boolean {
  return penetration(a, b) > 0;
}

/** The directions along which two convex outlines can be told apart. */
function axesOf(a: Outline, b: Outline): readonly Point[] {
  const own = [a, b].flatMap((outline): readonly Point[] => {
    if (outline.shape === 'circle') return [];
    const [cos, sin] = turn(outline.angle);
    return [
      { x: cos, y: sin },
      { x: -sin, y: cos },
    ];
  });
  const round = [a, b].flatMap((outline, place): readonly Point[] => {
    if (outline.shape !== 'circle') return [];
    const other = place === 0 ? b : a;
    const from = other.shape === 'circle' ? other.centre : nearestSide(other, outline.centre);
    const way = minus(outline.centre, from);
    const length = Math.hypot(way.x, way.y);
    return length < tolerance ? [{ x: 1, y: 0 }] : [{ x: way.x / length, y: way.y / length }];
  });
  return [...own, ...round];
}

/** The point of a rectangle's edge nearest to a point, which may lie inside. */
function nearestSide(rectangle: Rectangle, point: Point): Point {
  const [first = rectangle.centre, ...rest] = sides(rectangle).map(([a, b]) => {
    const way = minus(b, a);
    const share = dot(minus(point, a), way) / dot(way, way);
    return along(a, b, Math.max(0, Math.min(1, share)));
  });
  return rest.reduce((best, next) => (apart(next, point) < apart(best, point) ? next : best), first);
}

/** By how much the shadows of two outlines on a line must be moved to come apart; negative when they are apart. */
function sharedStretch(a: Outline, b: Outline, axis: Point): number {
  const [low, high] = shadow(a, axis);
  const [otherLow, otherHigh] = shadow(b, axis);
  return Math.min(high - otherLow, otherHigh - low);
}

function shadow(outline: Outline, axis: Point): readonly [number, number] {
  if (outline.shape === 'circle') {
    const centre = dot(outline.centre, axis);
    return [centre - outline.radius, centre + outline.radius];
  }
  const all = corners(outline).map((corner) => dot(corner, axis));
  return [Math.min(...all), Math.max(...all)];
}
