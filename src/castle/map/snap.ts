import type { Outline, Point } from '../../rules/mage-knight/plan.ts';
import { halfExtent, thousandth } from '../plan/model.ts';

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

/** The outline with its far left corner on quarters of an inch; askew, with its middle there. */
export function ontoGrid(outline: Outline): Outline {
  const askewNow = outline.shape !== 'circle' && outline.angle % 90 !== 0;
  const half = askewNow ? { x: 0, y: 0 } : halfExtent(outline);
  const settle = (value: number, room: number) =>
    thousandth(Math.round((value - room) / gridStep) * gridStep + room);
  const { x, y } = outline.centre;
  return { ...outline, centre: { x: settle(x, half.x), y: settle(y, half.y) } };
}
