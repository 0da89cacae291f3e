import { bounds, corners, type Gap, middleOfAll } from './geometry.ts';
import {
  type CastlePlan,
  type Outline,
  type PlacedFigure,
  type Point,
  type StartingArea,
  type TableEdge,
  tableEdges,
} from './plan.ts';
import { tolerance } from './tolerance.ts';

/** The table: its width from left to right and its depth from far to near, in inches. */
export type Battlefield = Pick<CastlePlan, 'width' | 'depth'>;

/** The ground of a starting area: a rectangle along its edge. */
export function areaOutline({ edge, from, to, depth }: StartingArea, field: Battlefield): Outline {
  const middle = (from + to) / 2;
  const length = to - from;
  const across = edge === 'far' || edge === 'near';
  const inward = {
    far: depth / 2,
    near: field.depth - depth / 2,
    left: depth / 2,
    right: field.width - depth / 2,
  };
  const centre: Point = across ? { x: middle, y: inward[edge] } : { x: inward[edge], y: middle };
  return {
    shape: 'rectangle',
    centre,
    width: across ? length : depth,
    depth: across ? depth : length,
    angle: 0,
  };
}

/** The base of a figure. */
export function figureOutline({ centre, radius }: PlacedFigure): Outline {
  return { shape: 'circle', centre, radius };
}

/** How far an outline stays from an edge of the table (MK-SET-06); negative as far as it reaches beyond it. */
export function edgeGap(outline: Outline, edge: TableEdge, field: Battlefield): Gap {
  const reach = bounds(outline);
  switch (edge) {
    case 'far': {
      const from = reachingTo(outline, ({ y }) => -y);
      return { distance: reach.top, from, to: { x: from.x, y: 0 } };
    }
    case 'near': {
      const from = reachingTo(outline, ({ y }) => y);
      return { distance: field.depth - reach.bottom, from, to: { x: from.x, y: field.depth } };
    }
    case 'left': {
      const from = reachingTo(outline, ({ x }) => -x);
      return { distance: reach.left, from, to: { x: 0, y: from.y } };
    }
    case 'right': {
      const from = reachingTo(outline, ({ x }) => x);
      return { distance: field.width - reach.right, from, to: { x: field.width, y: from.y } };
    }
  }
}

/** The point of an outline that lies farthest in a direction; the middle of the side where a whole side does. */
function reachingTo(outline: Outline, far: (point: Point) => number): Point {
  const { centre } = outline;
  if (outline.shape === 'circle') {
    const { radius } = outline;
    const x = (far({ x: 1, y: 0 }) - far({ x: 0, y: 0 })) * radius;
    const y = (far({ x: 0, y: 1 }) - far({ x: 0, y: 0 })) * radius;
    return { x: centre.x + x, y: centre.y + y };
  }
  const all = corners(outline);
  const most = Math.max(...all.map(far));
  return middleOfAll(all.filter((corner) => far(corner) >= most - tolerance));
}

/** The edge of the table that an outline is nearest to, or reaches farthest beyond. */
export function nearestEdge(outline: Outline, field: Battlefield): Gap & { readonly edge: TableEdge } {
  return tableEdges
    .map((edge) => ({ ...edgeGap(outline, edge, field), edge }))
    .reduce((best, next) => (next.distance < best.distance ? next : best));
}
