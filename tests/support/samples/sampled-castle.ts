import type { CastlePlan, Outline, Point, StartingArea } from '../../../src/rules/mage-knight/plan/plan.ts';

/** How far two neighbouring samples of an outline are apart, in inches; a sampled distance is at most so much too long. */
export const spacing = 0.3;

/** The slow twin of the geometry: outlines as many points, and nothing but the distance of two points. */
export function samples(outline: Outline): readonly Point[] {
  const { centre } = outline;
  if (outline.shape === 'circle') {
    const count = Math.ceil((2 * Math.PI * outline.radius) / spacing);
    return Array.from({ length: count }, (_, place) => {
      const angle = (2 * Math.PI * place) / count;
      return {
        x: centre.x + outline.radius * Math.cos(angle),
        y: centre.y + outline.radius * Math.sin(angle),
      };
    });
  }
  const { width, depth } = outline;
  const steps = (length: number) => {
    const count = Math.ceil(length / spacing);
    return Array.from({ length: count + 1 }, (_, place) => (place / count - 0.5) * length);
  };
  const flat = [
    ...steps(width).flatMap((x) => [
      { x, y: -depth / 2 },
      { x, y: depth / 2 },
    ]),
    ...steps(depth).flatMap((y) => [
      { x: -width / 2, y },
      { x: width / 2, y },
    ]),
  ];
  const angle = (outline.angle * Math.PI) / 180;
  return flat.map(({ x, y }) => ({
    x: centre.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: centre.y + x * Math.sin(angle) + y * Math.cos(angle),
  }));
}

/** Whether a point lies inside, by which side of each side it is on. */
export function inside(outline: Outline, point: Point): boolean {
  if (outline.shape === 'circle') {
    return Math.hypot(point.x - outline.centre.x, point.y - outline.centre.y) <= outline.radius;
  }
  const angle = (outline.angle * Math.PI) / 180;
  const ways = [0, 1, 2, 3].map((quarter) => angle + (quarter * Math.PI) / 2);
  return ways.every((way, quarter) => {
    const reach = (quarter % 2 === 0 ? outline.width : outline.depth) / 2;
    const beyond =
      (point.x - outline.centre.x) * Math.cos(way) + (point.y - outline.centre.y) * Math.sin(way);
    return beyond <= reach;
  });
}

const sampledOnce = new WeakMap<Outline, readonly Point[]>();

function samplesOf(outline: Outline): readonly Point[] {
  const known = sampledOnce.get(outline) ?? samples(outline);
  sampledOnce.set(outline, known);
  return known;
}

export function sampledDistance(a: Outline, b: Outline): number {
  const [ones, others] = [samplesOf(a), samplesOf(b)];
  if (ones.some((point) => inside(b, point)) || others.some((point) => inside(a, point))) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const one of ones) {
    for (const other of others) {
      const square = (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
      if (square < least) least = square;
    }
  }
  return Math.sqrt(least);
}

/** A starting area as the rectangle between its corners. */
export function areaRectangle({ edge, from, to, depth }: StartingArea, plan: CastlePlan): Outline {
  const spans = {
    far: [from, 0, to, depth],
    near: [from, plan.depth - depth, to, plan.depth],
    left: [0, from, depth, to],
    right: [plan.width - depth, from, plan.width, to],
  } as const;
  const [left, top, right, bottom] = spans[edge];
  return {
    shape: 'rectangle',
    centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
    width: right - left,
    depth: bottom - top,
    angle: 0,
  };
}

/** Whether a limit is kept: undefined where the samples are too coarse to say. */
function sampled(distance: number, limit: number, more: boolean): boolean | undefined {
  if (Math.abs(distance - limit) <= spacing) return undefined;
  return more ? distance > limit : distance < limit;
}

/** Every distance rule for every two things by name, kept or not or not to be said. */
export function sampledVerdicts(plan: CastlePlan): ReadonlyMap<string, boolean | undefined> {
  const found = new Map<string, boolean | undefined>();
  const areas = plan.players.map(({ area }) => areaRectangle(area, plan));
  const owners = new Set(plan.sections.map(({ owner }) => owner));
  for (const [place, { outline, owner }] of plan.sections.entries()) {
    for (const [player, area] of areas.entries()) {
      const distance = sampledDistance(outline, area);
      if (player === owner) found.set(`OWN18 ${place}`, sampled(distance, 18, false));
      else found.set(`OPP30 ${place} ${player}`, sampled(distance, 30, true));
    }
    const points = samples(outline);
    const margins = [
      Math.min(...points.map(({ y }) => y)),
      plan.width - Math.max(...points.map(({ x }) => x)),
      plan.depth - Math.max(...points.map(({ y }) => y)),
      Math.min(...points.map(({ x }) => x)),
    ];
    for (const [edge, margin] of margins.entries())
      found.set(`EDGE3 ${place} ${edge}`, sampled(margin, 3, true));
  }
  for (const [place, { owner, centre, radius }] of plan.figures.entries()) {
    const base: Outline = { shape: 'circle', centre, radius };
    for (const lord of owners) {
      if (lord === owner) {
        for (const [player, area] of areas.entries()) {
          if (player !== owner) {
            found.set(`FIG18 ${place} ${player}`, sampled(sampledDistance(base, area), 18, true));
          }
        }
        continue;
      }
      const castle = plan.sections.filter((section) => section.owner === lord);
      const nearest = Math.min(...castle.map(({ outline }) => sampledDistance(base, outline)));
      found.set(`OPPFIG30 ${place} ${lord}`, sampled(nearest, 30, true));
    }
  }
  for (const lord of owners) found.set(`GAP3 ${lord}`, sampledChain(plan, lord));
  return found;
}

/** One chain or not: all that can be reached from the first section in steps of 3 inches. */
function sampledChain(plan: CastlePlan, owner: number): boolean | undefined {
  const outlines = plan.sections.filter((section) => section.owner === owner).map(({ outline }) => outline);
  const near = outlines.map((one) => outlines.map((other) => sampled(sampledDistance(one, other), 3, false)));
  if (near.flat().includes(undefined)) return undefined;
  const reached = new Set([0]);
  for (let round = 0; round < outlines.length; round++) {
    for (const from of [...reached]) {
      for (const to of outlines.keys()) if (near[from]?.[to]) reached.add(to);
    }
  }
  return reached.size === outlines.length;
}
