import { areaOutline } from '../../rules/mage-knight/plan/battlefield.ts';
import { distance } from '../../rules/mage-knight/plan/geometry.ts';
import { overlap, penetration } from '../../rules/mage-knight/plan/overlap.ts';
import { checkPlan } from '../../rules/mage-knight/plan/placement.ts';
import type { CastlePlan, Outline, Point } from '../../rules/mage-knight/plan/plan.ts';
import {
  type Footprint,
  halfExtent,
  isSameThing,
  mostSize,
  movedTo,
  outlineAt,
  outlineOf,
  type Thing,
  type TrayKind,
  thingsOf,
  thousandth,
  withNew,
} from '../plan/model.ts';

/** So near its neighbour, in inches, a thing is drawn to it. */
const reach = 1;

/** So much out of line, in degrees, it is straightened. */
const slack = 10;

const gridStep = 0.25;

interface Pull {
  readonly outline: Outline;
  readonly by: number;
}

const turn = ({ x, y }: Point, degrees: number): Point => {
  if (degrees === 0) return { x, y };
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
};

const angleOf = (outline: Outline): number | undefined =>
  outline.shape === 'circle' ? undefined : outline.angle;

/** Degrees to the nearest right angle off, from −45 to 45. */
const askew = (angle: number): number => angle - Math.round(angle / 90) * 90;

/** The one of some values that is nearest, if any is within reach. */
function nearest(value: number, targets: readonly number[]): number | undefined {
  const sorted = targets.toSorted((a, b) => Math.abs(a - value) - Math.abs(b - value));
  const [best] = sorted;
  return best !== undefined && Math.abs(best - value) <= reach ? best : undefined;
}

/** Where an outline comes to stand against one neighbour: edge on edge, in line with its middle or its ends. */
function pullOf(outline: Outline, neighbour: Outline): Pull | undefined {
  const own = angleOf(outline);
  const theirs = angleOf(neighbour);
  const difference = own === undefined || theirs === undefined ? 0 : askew(own - theirs);
  if (Math.abs(difference) > slack) return undefined;
  const straight: Outline =
    outline.shape === 'circle' ? outline : { ...outline, angle: (outline.angle - difference + 360) % 360 };
  const frame = theirs ?? own ?? 0;
  const inFrame = (it: Outline): Point =>
    halfExtent(it.shape === 'circle' ? it : { ...it, angle: (((it.angle - frame) % 360) + 360) % 360 });
  const mine = inFrame(straight);
  const half = inFrame(neighbour);
  const offset = turn(
    { x: outline.centre.x - neighbour.centre.x, y: outline.centre.y - neighbour.centre.y },
    -frame,
  );
  // A circle touches a side only where the side goes on, and another circle only in the middle.
  const [roundMine, roundTheirs] = [outline.shape === 'circle', neighbour.shape === 'circle'];
  const roomAlong = (across: 'x' | 'y'): number => {
    if (roundMine && roundTheirs) return reach;
    if (roundMine) return half[across];
    return roundTheirs ? mine[across] : half[across] + mine[across];
  };

  const flush = (along: 'x' | 'y', across: 'x' | 'y'): Point | undefined => {
    const touching = half[along] + mine[along];
    const side = nearest(offset[along], [-touching, touching]);
    if (side === undefined || Math.abs(offset[across]) > roomAlong(across)) return undefined;
    const ends = half[across] - mine[across];
    const level =
      nearest(offset[across], roundMine || roundTheirs ? [0] : [0, ends, -ends]) ?? offset[across];
    return along === 'x' ? { x: side, y: level } : { x: level, y: side };
  };
  const found = [flush('x', 'y'), flush('y', 'x')].filter((point) => point !== undefined);
  const [best] = found
    .map((point) => ({ point, by: Math.hypot(point.x - offset.x, point.y - offset.y) }))
    .sort((a, b) => a.by - b.by);
  if (!best) return undefined;
  const { x, y } = turn(best.point, frame);
  const centre = { x: thousandth(neighbour.centre.x + x), y: thousandth(neighbour.centre.y + y) };
  return { outline: { ...straight, centre }, by: best.by };
}

/** The outline against its nearest neighbour within an inch, turned to it by at most 10°; undefined if there is none. */
export function snapTo(outline: Outline, neighbours: readonly Outline[]): Outline | undefined {
  const [best] = neighbours
    .map((neighbour) => pullOf(outline, neighbour))
    .filter((pull) => pull !== undefined)
    .sort((a, b) => a.by - b.by);
  return best?.outline;
}

/** Things so near one another touch, in inches. */
const touch = 0.02;

/**
 * What was turned, against the neighbour that it touched before: on the same side of it, edge on edge where they are
 * parallel, corner on edge where they are not. Unchanged where it touched none.
 */
export function keepTouch(before: Outline, turned: Outline, neighbours: readonly Outline[]): Outline {
  const touched = neighbours.filter((neighbour) => distance(before, neighbour) <= touch);
  const ways = touched.flatMap((neighbour) => {
    const against = pushedTo(turned, neighbour, sideOf(before, neighbour));
    const flush = snapTo(against, [neighbour]);
    return [flush ?? against, against];
  });
  const rated = ways.map((outline) => ({
    outline,
    buried: neighbours.filter((other) => penetration(outline, other) > 0.25).length,
    apart: touched.filter((other) => distance(outline, other) > touch).length,
    away: Math.hypot(outline.centre.x - before.centre.x, outline.centre.y - before.centre.y),
  }));
  rated.sort((a, b) => a.buried - b.buried || a.apart - b.apart || a.away - b.away);
  return rated[0]?.outline ?? turned;
}

/** The side of a neighbour on which something stands, as a direction of the table. */
function sideOf(outline: Outline, neighbour: Outline): Point {
  const away = { x: outline.centre.x - neighbour.centre.x, y: outline.centre.y - neighbour.centre.y };
  const length = Math.hypot(away.x, away.y) || 1;
  const frame = angleOf(neighbour);
  if (frame === undefined) return { x: away.x / length, y: away.y / length };
  const seen = turn(away, -frame);
  const half = halfExtent({ ...neighbour, angle: 0 } as Outline);
  const across = Math.abs(seen.x) - half.x > Math.abs(seen.y) - half.y;
  return turn(across ? { x: Math.sign(seen.x), y: 0 } : { x: 0, y: Math.sign(seen.y) }, frame);
}

/** Moved along a direction until it just touches the neighbour. */
function pushedTo(outline: Outline, neighbour: Outline, way: Point): Outline {
  const at = (by: number): Outline => ({
    ...outline,
    centre: { x: outline.centre.x + way.x * by, y: outline.centre.y + way.y * by },
  });
  const isFree = (by: number) => !overlap(at(by), neighbour);
  const { x, y } = neighbour.centre;
  const beside = (x - outline.centre.x) * way.x + (y - outline.centre.y) * way.y;
  let [inside, free] = [beside, beside + 2 * mostSize];
  for (let halving = 0; halving < 24; halving += 1) {
    const middle = (inside + free) / 2;
    if (isFree(middle)) free = middle;
    else inside = middle;
  }
  const { centre } = at(free);
  return { ...outline, centre: { x: thousandth(centre.x), y: thousandth(centre.y) } };
}

/** The outline with its far left corner on quarters of an inch; askew, with its middle there. */
export function ontoGrid(outline: Outline): Outline {
  const askewNow = outline.shape !== 'circle' && outline.angle % 90 !== 0;
  const half = askewNow ? { x: 0, y: 0 } : halfExtent(outline);
  const settle = (value: number, room: number) =>
    thousandth(Math.round((value - room) / gridStep) * gridStep + room);
  const { x, y } = outline.centre;
  return { ...outline, centre: { x: settle(x, half.x), y: settle(y, half.y) } };
}

/** To the right, to the left, away from the player, towards him. */
const ways: readonly Point[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
];

/** So many places are judged by all the rules; the others only by whether something stands there. */
const mostJudged = 12;

/** Places flush with a section, the long side of a wall in the direction of the castle. */
function besideSection(kind: TrayKind, size: Footprint, neighbour: Outline): readonly Outline[] {
  const frame = neighbour.shape === 'circle' ? 0 : neighbour.angle;
  return ways.map((way) => {
    const upright = way.x === 0 && kind !== 'keep';
    const angle = (frame + (upright ? 90 : 0)) % 180;
    const turned = outlineAt(kind, size, neighbour.centre, angle);
    const half =
      turned.shape === 'circle' ? halfExtent(turned) : halfExtent({ ...turned, angle: upright ? 90 : 0 });
    const theirs = halfExtent(neighbour.shape === 'circle' ? neighbour : { ...neighbour, angle: 0 });
    const [along, down] = [way.x * (half.x + theirs.x), way.y * (half.y + theirs.y)];
    const turn = (frame * Math.PI) / 180;
    const [cos, sin] = frame % 90 === 0 ? exact(frame) : [Math.cos(turn), Math.sin(turn)];
    const { x, y } = neighbour.centre;
    return outlineAt(kind, size, { x: x + along * cos - down * sin, y: y + along * sin + down * cos }, angle);
  });
}

function exact(angle: number): readonly [number, number] {
  const quarter = (angle / 90) % 4;
  return [[1, 0, -1, 0][quarter] ?? 1, [0, 1, 0, -1][quarter] ?? 0];
}

/** Places around a point, from near to far. */
function around(kind: TrayKind, size: Footprint, { x, y }: Point): readonly Outline[] {
  const rings = [0, 3, 6, 9, 12, 16, 20];
  return rings.flatMap((ring) =>
    [...ways, { x: 1, y: -1 }, { x: -1, y: -1 }, { x: 1, y: 1 }, { x: -1, y: 1 }].map((way) =>
      outlineAt(kind, size, { x: x + way.x * ring, y: y + way.y * ring }),
    ),
  );
}

/** Some inches in front of a player's starting area. */
function beforeArea(plan: CastlePlan, owner: number, inches: number): Point {
  const player = plan.players[owner];
  if (!player) return { x: plan.width / 2, y: plan.depth / 2 };
  const { centre } = areaOutline(player.area, plan);
  const inwards = player.area.depth / 2 + inches;
  const { edge } = player.area;
  if (edge === 'near' || edge === 'far')
    return { x: centre.x, y: centre.y + (edge === 'near' ? -inwards : inwards) };
  return { x: centre.x + (edge === 'left' ? inwards : -inwards), y: centre.y };
}

function startOf(plan: CastlePlan, kind: TrayKind, owner: number): Point {
  if (kind === 'terrain') return { x: plan.width / 2, y: plan.depth / 2 };
  return beforeArea(plan, owner, kind === 'figure' ? -1 : 9);
}

/**
 * A sensible free place for something new: beside the section named, else beside the last one of the same castle, else
 * in front of its owner's starting area; of those that are free the first that breaks the fewest rules.
 */
export function freePlace(
  plan: CastlePlan,
  kind: TrayKind,
  owner: number,
  size: Footprint,
  beside?: Thing,
): Outline {
  const isSection = kind !== 'terrain' && kind !== 'figure';
  const own = plan.sections.filter((section) => section.owner === owner).map(({ outline }) => outline);
  const named = beside?.kind === 'section' ? plan.sections[beside.index] : undefined;
  const neighbours = [...(named?.owner === owner ? [named.outline] : []), ...own.toReversed()];
  const flush = isSection ? neighbours.flatMap((neighbour) => besideSection(kind, size, neighbour)) : [];
  const scattered = around(kind, size, startOf(plan, kind, owner)).map(ontoGrid);
  const taken = thingsOf(plan).map((thing) => outlineOf(plan, thing));
  const places = [...flush, ...scattered].map((outline) => movedTo(outline, outline.centre, plan));
  const free = places.filter((place) => !taken.some((outline) => outline && overlap(outline, place)));

  const before = checkPlan(plan).length;
  let best = free[0] ?? scattered[0];
  let least = Number.POSITIVE_INFINITY;
  for (const place of free.slice(0, mostJudged)) {
    const [next, thing] = withNew(plan, kind, owner, place);
    const found = checkPlan(next);
    const own = found.filter(({ thing: one, other }) => [one, other].some((it) => isSameThing(thing, it)));
    const broken = Math.max(own.length, found.length - before);
    if (broken < least) [best, least] = [place, broken];
    if (own.length === 0) break;
  }
  if (!best) throw new Error('no place at all on the table');
  return best;
}
