import { edgeGap } from './battlefield.ts';
import { sectionsOf } from './chain.ts';
import { bounds } from './geometry.ts';
import { nearestFirst } from './lattice.ts';
import { goodGround } from './legal-place.ts';
import { keepsLimit, limits } from './placement-limits.ts';
import { type CastlePlan, type Outline, type Point, type TableEdge, tableEdges } from './plan.ts';

/** In inches; a tape shows no less. */
const step = 0.25;

/** Sections that could not stand where they do even alone. */
export function onWrongGround(plan: CastlePlan, owner: number): readonly number[] {
  const good = goodGround(plan, owner);
  return sectionsOf(plan, owner).filter((index) => {
    const outline = plan.sections[index]?.outline;
    const inside = (edge: TableEdge) => outline && keepsLimit('EDGE3', edgeGap(outline, edge, plan).distance);
    return outline && !(tableEdges.every(inside) && good(outline));
  });
}

/** The whole castle moved as it stands to the nearest ground where all of it may stand. */
export function shifted(plan: CastlePlan, owner: number): CastlePlan | undefined {
  const wrong = onWrongGround(plan, owner);
  // Those that stand wrong fail first.
  const order = sectionsOf(plan, owner).toSorted(
    (a, b) => Number(wrong.includes(b)) - Number(wrong.includes(a)),
  );
  const outlines = order.flatMap((index) => plan.sections[index]?.outline ?? []);
  const good = goodGround(plan, owner);
  const boxes = outlines.map(bounds);
  const room = {
    left: limits.edge - Math.min(...boxes.map(({ left }) => left)),
    right: plan.width - limits.edge - Math.max(...boxes.map(({ right }) => right)),
    far: limits.edge - Math.min(...boxes.map(({ top }) => top)),
    near: plan.depth - limits.edge - Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  const steps = (from: number, to: number): readonly number[] => {
    const first = Math.ceil(from / step);
    return Array.from(
      { length: Math.max(0, Math.floor(to / step) - first + 1) },
      (_, at) => (first + at) * step,
    );
  };
  const lattice = { xs: steps(room.left, room.right), ys: steps(room.far, room.near) };
  const fits = (way: Point) => outlines.every((outline) => good(movedBy(outline, way)));
  let by: Point | undefined;
  for (const way of nearestFirst(lattice, { x: 0, y: 0 })) {
    if (fits(way)) {
      by = way;
      break;
    }
  }
  if (!by) return undefined;
  const sections = plan.sections.map((section) =>
    section.owner === owner ? { ...section, outline: movedBy(section.outline, by) } : section,
  );
  return { ...plan, sections };
}

const movedBy = (outline: Outline, { x, y }: Point): Outline => ({
  ...outline,
  centre: { x: outline.centre.x + x, y: outline.centre.y + y },
});
