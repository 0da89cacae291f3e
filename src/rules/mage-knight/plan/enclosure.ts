import { type Link, linksAmong, pairsOf } from './chain.ts';
import { bounds, contains, fromCentre, type Rectangle } from './geometry.ts';
import type { CastlePlan, Outline, Point } from './plan.ts';

/** A closed way round; the last point is joined to the first. */
export type Loop = readonly Point[];

/**
 * The ground that a castle encloses (MK-SET-07), to be drawn beneath its sections: what lies in one of these loops (by
 * the nonzero rule) and not in a section is enclosed. A loop runs through sections that stand round in a ring, from
 * centre to centre over the gaps between them; gaps of up to 3 inches count as closed (MK-SET-05, MK-A-31).
 */
export function enclosedGround(plan: CastlePlan, owner: number): readonly Loop[] {
  return loopsAlong(plan, linksAmong(pairsOf(plan, owner)));
}

/** The loops of a castle whose near pairs are known: one for each link that closes a ring. */
export function loopsAlong(plan: CastlePlan, links: readonly Link[]): readonly Loop[] {
  const { towards, closing } = spanningTree(links);
  return closing.map((link) => loopOf(plan, ringClosedBy(link, towards)));
}

/** A link walked in one direction. */
interface Step {
  readonly start: number;
  readonly end: number;
  readonly leave: Point;
  readonly arrive: Point;
}

const onward = ({ one, other, gap }: Link): Step => ({
  start: one,
  end: other,
  leave: gap.from,
  arrive: gap.to,
});
const back = ({ start, end, leave, arrive }: Step): Step => ({
  start: end,
  end: start,
  leave: arrive,
  arrive: leave,
});

/** The way from each section towards the first of its chain, and the links that this way leaves over. */
function spanningTree(links: readonly Link[]): {
  readonly towards: ReadonlyMap<number, Step>;
  readonly closing: readonly Link[];
} {
  const towards = new Map<number, Step>();
  const reached = new Set<number>();
  const used = new Set<Link>();
  for (const { one: root } of links) {
    if (reached.has(root)) continue;
    reached.add(root);
    const queue = [root];
    for (const section of queue) {
      for (const link of links) {
        const step =
          link.one === section ? onward(link) : link.other === section ? back(onward(link)) : undefined;
        if (!step || reached.has(step.end)) continue;
        reached.add(step.end);
        towards.set(step.end, back(step));
        used.add(link);
        queue.push(step.end);
      }
    }
  }
  return { towards, closing: links.filter((link) => !used.has(link)) };
}

/** Every way round a castle is put together from the rings that its left-over links close. */
function ringClosedBy(link: Link, towards: ReadonlyMap<number, Step>): readonly Step[] {
  const up = wayUp(link.other, towards);
  const down = wayUp(link.one, towards);
  while (up.length > 0 && up.at(-1) === down.at(-1)) {
    up.pop();
    down.pop();
  }
  return [onward(link), ...up, ...down.reverse().map(back)];
}

function wayUp(section: number, towards: ReadonlyMap<number, Step>): Step[] {
  const way: Step[] = [];
  for (let step = towards.get(section); step; step = towards.get(step.end)) way.push(step);
  return way;
}

function loopOf(plan: CastlePlan, ring: readonly Step[]): Loop {
  return ring.flatMap(({ start, leave, arrive }) => {
    const section = plan.sections[start];
    return section ? [section.outline.centre, leave, arrive] : [];
  });
}

/** Whether a player's castle encloses a point of the table; the ground under a section is not enclosed ground. */
export function isEnclosed(plan: CastlePlan, owner: number, point: Point): boolean {
  return encloses(enclosedGround(plan, owner), outlinesOf(plan, owner), point);
}

/** The outlines of a player's sections. */
export function outlinesOf(plan: CastlePlan, owner: number): readonly Outline[] {
  return plan.sections.filter((section) => section.owner === owner).map(({ outline }) => outline);
}

/** The same for loops and sections that are known already. */
export function encloses(loops: readonly Loop[], sections: readonly Outline[], point: Point): boolean {
  return (
    loops.some((loop) => windings(loop, point) !== 0) && !sections.some((section) => contains(section, point))
  );
}

/** How often a loop runs round a point, counted by the sides that cross the ray to its right. */
function windings(loop: Loop, { x, y }: Point): number {
  let count = 0;
  let from = loop[loop.length - 1];
  for (const to of loop) {
    if (from && from.y <= y !== to.y <= y) {
      const side = (to.x - from.x) * (y - from.y) - (x - from.x) * (to.y - from.y);
      if (to.y > from.y ? side > 0 : side < 0) count += to.y > from.y ? 1 : -1;
    }
    from = to;
  }
  return count;
}

/** A quarter of an inch, in which plans are drawn; very large pieces are looked at in so many strips. */
const cell = 0.25;
const mostCells = 40;

/** Whether a piece of terrain reaches into enclosed ground; it is looked at in cells of about a quarter of an inch. */
export function reachesInto(loops: readonly Loop[], sections: readonly Outline[], piece: Outline): boolean {
  const { left, right, top, bottom } = bounds(piece);
  const near = loops.filter(
    (loop) =>
      loop.some(({ x }) => x > left) &&
      loop.some(({ x }) => x < right) &&
      loop.some(({ y }) => y > top) &&
      loop.some(({ y }) => y < bottom),
  );
  return near.length > 0 && cellsOf(piece).some((point) => encloses(near, sections, point));
}

/** The middles of the cells of a piece: none lies on its edge, which may touch a wall. */
function cellsOf(piece: Outline): readonly Point[] {
  const box: Rectangle =
    piece.shape === 'rectangle'
      ? piece
      : {
          shape: 'rectangle',
          centre: piece.centre,
          width: 2 * piece.radius,
          depth: 2 * piece.radius,
          angle: 0,
        };
  const middles = (length: number) => {
    const count = Math.max(1, Math.min(mostCells, Math.ceil(length / cell)));
    return Array.from({ length: count }, (_, place) => ((place + 0.5) / count - 0.5) * length);
  };
  const across = middles(box.width);
  const points = middles(box.depth).flatMap((y) => across.map((x) => fromCentre(box, { x, y })));
  return piece.shape === 'rectangle' ? points : points.filter((point) => contains(piece, point));
}
