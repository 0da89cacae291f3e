// Where the numbers of a line of chances stand: beside their points, and none upon another.

/** The drawing, and what stays free at its edges. */
export const box = { width: 320, height: 104, left: 30, right: 30, top: 14, bottom: 10 } as const;

/** A point of a line with the number that is written beside it; with none it says nothing. */
export interface NumberedPoint {
  readonly x: number;
  readonly y: number;
  readonly shown: string;
}

/** The middle of a number, and its foot. */
export type NumberPlace = readonly [x: number, y: number];

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** As wide and high as its digits are at most. */
const digit = { width: 8.6, height: 10.5 } as const;

const areaOf = (shown: string, [x, y]: NumberPlace): Area => {
  const half = (shown.length * digit.width) / 2;
  return { left: x - half, right: x + half, top: y - digit.height, bottom: y + 1 };
};

const dotOf = ({ x, y }: NumberedPoint): Area => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 });

const meets = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const inside = ({ left, right, top, bottom }: Area): boolean =>
  left >= box.left - 4 && right <= box.width && top >= 0 && bottom <= box.height;

/** Where a number may stand, the best first: above its point or below, and the newest beside it or farther away. */
function placesFor(
  { x, y, shown }: NumberedPoint,
  { first, newest, lowest }: Readonly<Record<'first' | 'newest' | 'lowest', boolean>>,
): readonly NumberPlace[] {
  // The scale stands before the first.
  const middle = first ? x + 12 : x;
  const above: NumberPlace = [middle, y - 9];
  const below: NumberPlace = [middle, y + (y < 34 ? 20 : 18)];
  const aside = 9 + (shown.length * digit.width) / 2;
  const under = y < 34 || (lowest && y <= box.height - 26);
  const beside = under ? [below, above] : [above, below];
  if (!newest) return beside;
  return [...beside, [x + aside, y + 4.5], [x - aside, y + 4.5], [middle, y - 21], [middle, y + 30]];
}

/**
 * The place of the number of each point of each line. The newest have the first choice; of two lines with the same number
 * at one place the first says it, and what has no room is not written: it is said beside the drawing.
 */
export function numberPlaces(
  lines: readonly (readonly NumberedPoint[])[],
): readonly (readonly (NumberPlace | undefined)[])[] {
  const points = lines.flatMap((line, at) => line.map((point, place) => ({ ...point, at, place, line })));
  const places = lines.map((line): (NumberPlace | undefined)[] => line.map(() => undefined));
  const written: Area[] = [];
  // The last of each line, then back to the first.
  const age = ({ place, line }: (typeof points)[number]) => line.length - 1 - place;
  for (const point of points.toSorted((one, other) => age(one) - age(other) || one.at - other.at)) {
    const { x, y, shown, at, place } = point;
    const said = points.some((other) => other.at < at && other.x === x && other.shown === shown);
    if (said || shown === '') continue;
    const [first, newest] = [place === 0, age(point) === 0];
    const lowest = points.some((other) => other.x === x && other.y < y);
    const others = points.filter((other) => other.x !== x || other.y !== y).map(dotOf);
    const free = placesFor(point, { first, newest, lowest }).filter((to) => {
      const area = areaOf(shown, to);
      return inside(area) && !written.some((one) => meets(one, area));
    });
    const to = free.find((one) => !others.some((dot) => meets(dot, areaOf(shown, one)))) ?? free[0];
    if (!to) continue;
    written.push(areaOf(shown, to));
    const own = places[at];
    if (own) own[place] = to;
  }
  return places;
}
