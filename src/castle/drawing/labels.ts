import type { SectionKind } from '../../rules/mage-knight/kinds.ts';
import type { Outline, Point } from '../../rules/mage-knight/plan/plan.ts';
import { apart, type Box } from './names.ts';
import { rises } from './oblique.ts';

/** What stands on the ground, or lies there, and has a label. */
export interface Labelled {
  readonly outline: Outline;
  /** So many inches its top is pushed up. */
  readonly rise: number;
  /** Where the label is if it is seen there. */
  readonly wanted: Point;
  /** Of its letters. */
  readonly half: Point;
}

/** Half of the room that a mark takes, in letters of this size. */
export function halfOfMark(text: string, size: number): Point {
  return { x: size * (0.36 * [...text].length + 0.24), y: size * 0.56 };
}

/** How far a thing rises that is no heap of stones; terrain lies flat. */
export function riseOf(kind: SectionKind | 'terrain' | 'figure'): number {
  return kind === 'terrain' || kind === 'figure' ? 0 : rises[kind];
}

function isOnFootprint(outline: Outline, x: number, y: number): boolean {
  const [dx, dy] = [x - outline.centre.x, y - outline.centre.y];
  if (outline.shape === 'circle') return Math.hypot(dx, dy) <= outline.radius;
  const turn = (outline.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (
    Math.abs(dx * cos + dy * sin) <= outline.width / 2 && Math.abs(dy * cos - dx * sin) <= outline.depth / 2
  );
}

const reachOf = (outline: Outline): number =>
  outline.shape === 'circle' ? outline.radius : Math.hypot(outline.width, outline.depth) / 2;

/** No side is so short that a point between two steps of its height would be missed. */
const step = 0.25;

/** Whether a thing is drawn over a point: its footprint, its top, and all between them. */
function covers({ outline, rise }: Pick<Labelled, 'outline' | 'rise'>, { x, y }: Point): boolean {
  const { centre } = outline;
  const reach = reachOf(outline);
  if (Math.abs(x - centre.x) > reach || y > centre.y + reach || y < centre.y - reach - rise) return false;
  for (let up = 0; up < rise; up += step) if (isOnFootprint(outline, x, y + up)) return true;
  return isOnFootprint(outline, x, y + rise);
}

/** Whether any of these things is drawn over a point. */
export function isCovered(point: Point, things: readonly Pick<Labelled, 'outline' | 'rise'>[]): boolean {
  return things.some((thing) => covers(thing, point));
}

const boxOf = ({ x, y }: Point, half: Point): Box => ({
  left: x - half.x,
  top: y - half.y,
  right: x + half.x,
  bottom: y + half.y,
});

const across = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75];

const down = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];

/** Places all over what is drawn of it. */
function placesOn({ outline, rise }: Labelled): readonly Point[] {
  const { centre } = outline;
  const reach = reachOf(outline);
  return down.flatMap((share) =>
    across.map((off) => ({
      x: centre.x + off * reach,
      y: centre.y - reach - rise + share * (2 * reach + rise),
    })),
  );
}

/**
 * Where the labels of things stand so that each is on a part of its own that is seen: `things` in the order in which they
 * are painted, those behind first. What is `taken` is left free where that can be.
 */
export function labelsInSight(things: readonly Labelled[], taken: readonly Box[] = []): readonly Point[] {
  const filled = [...taken];
  return things.map((thing, at) => {
    const { half, wanted } = thing;
    const inFront = things.slice(at + 1);
    const isSeen = (point: Point) => !isCovered(point, inFront);
    const spots = ({ x, y }: Point): readonly Point[] => [
      { x, y },
      ...[-1, 1].flatMap((h) => [-1, 1].map((v) => ({ x: x + h * half.x, y: y + v * half.y }))),
    ];
    const rate = (place: Point): number => {
      const seen = spots(place).map((spot) => (isSeen(spot) ? 2 : 0) + (covers(thing, spot) ? 1 : 0));
      const own = covers(thing, place) && isSeen(place) ? 10 : 0;
      const free = filled.every((box) => apart(box, boxOf(place, half))) ? 6 : 0;
      return seen.reduce((sum, each) => sum + each, own + free);
    };
    const away = (place: Point) => Math.hypot(place.x - wanted.x, place.y - wanted.y);
    const whole = (place: Point) =>
      covers(thing, place) &&
      spots(place).every(isSeen) &&
      filled.every((box) => apart(box, boxOf(place, half)));
    const best = whole(wanted)
      ? wanted
      : [wanted, ...placesOn(thing)]
          .map((place) => ({ place, rated: rate(place) }))
          .toSorted((one, other) => other.rated - one.rated || away(one.place) - away(other.place))[0]?.place;
    const found = best ?? wanted;
    filled.push(boxOf(found, half));
    return found;
  });
}
