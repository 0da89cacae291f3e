import { areaOutline } from '../../rules/mage-knight/battlefield.ts';
import { overlap } from '../../rules/mage-knight/overlap.ts';
import { checkPlan } from '../../rules/mage-knight/placement.ts';
import type { CastlePlan, Outline, Point } from '../../rules/mage-knight/plan.ts';
import {
  type Footprint,
  halfExtent,
  movedTo,
  outlineAt,
  outlineOf,
  type Thing,
  type TrayKind,
  thingsOf,
  withNew,
} from '../plan/model.ts';
import { ontoGrid } from './snap.ts';

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
    const own = found.filter(({ thing: one, other }) =>
      [one, other].some((it) => it?.kind === thing.kind && it.index === thing.index),
    );
    const broken = Math.max(own.length, found.length - before);
    if (broken < least) [best, least] = [place, broken];
    if (own.length === 0) break;
  }
  if (!best) throw new Error('no place at all on the table');
  return best;
}
