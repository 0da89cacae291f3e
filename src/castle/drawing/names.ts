import type { Point } from '../../rules/mage-knight/plan/plan.ts';

/** A name stands at the feet, where it hides nobody: so far below the middle of the base, in letters of this size. */
export function nameBelow(radius: number, size: number): number {
  return radius + 0.92 * size;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface NamedPawn {
  /** The middle of its base. */
  readonly foot: Point;
  readonly radius: number;
  readonly name: string;
}

/** Where a name is written: its middle, and the line that its letters stand on. */
export interface PlacedName extends Point {
  readonly text: string;
}

export const apart = (one: Box, other: Box): boolean =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

/** What a pawn covers that has to be seen: head and body, without its base. */
export function bodyOf({ foot, radius }: Omit<NamedPawn, 'name'>): Box {
  return {
    left: foot.x - radius * 0.6,
    top: foot.y - radius * 2.1,
    right: foot.x + radius * 0.6,
    bottom: foot.y + radius * 0.4,
  };
}

const widthOf = (text: string, size: number): number => size * (0.6 * [...text].length + 0.2);

/** The room that a name takes. */
export function boxOfName({ x, y, text }: PlacedName, size: number): Box {
  const half = widthOf(text, size) / 2;
  return { left: x - half, top: y - 0.85 * size, right: x + half, bottom: y + 0.25 * size };
}

/** So many letters at least are left of a name; where even these have no room, none is written. */
const fewest = 3;

/** The name, then less and less of it. */
function shortened(name: string): readonly string[] {
  const letters = [...name];
  const cuts = [10, 8, 6, 5, 4, fewest].filter((length) => length + 1 < letters.length);
  return [name, ...cuts.map((length) => `${letters.slice(0, length).join('').trim()}…`)];
}

/** At the feet, else over the head, else beside it: still one sees whose it is. */
function placesFor({ foot, radius }: NamedPawn, text: string, size: number): readonly PlacedName[] {
  const width = widthOf(text, size);
  const below = foot.y + nameBelow(radius, size);
  const above = foot.y - radius * 2.15 - 0.3 * size;
  const beside = foot.y - radius * 0.5;
  const shifts = [0, -0.25, 0.25, -0.45, 0.45].map((share) => foot.x + share * width);
  return [
    ...shifts.map((x) => ({ text, x, y: below })),
    ...shifts.map((x) => ({ text, x, y: above })),
    { text, x: foot.x + radius * 0.7 + width / 2, y: beside },
    { text, x: foot.x - radius * 0.7 - width / 2, y: beside },
    { text, x: foot.x, y: below + 1.1 * size },
    { text, x: foot.x, y: above - 1.1 * size },
  ];
}

/**
 * Where the names of pawns are written so that none covers another, a pawn, or what is `taken`; a name that finds no room
 * is written shorter, and left out rather than over anything. None leaves the `room`.
 */
export function namesWithRoom(
  pawns: readonly NamedPawn[],
  size: number,
  room: Box,
  taken: readonly Box[] = [],
): readonly (PlacedName | undefined)[] {
  const filled: Box[] = [...taken, ...pawns.map(bodyOf)];
  return pawns.map((pawn) => {
    for (const text of shortened(pawn.name)) {
      const half = widthOf(text, size) / 2;
      for (const place of placesFor(pawn, text, size)) {
        const x = Math.max(room.left + half, Math.min(room.right - half, place.x));
        const name = { ...place, x };
        const box = boxOfName(name, size);
        const within = box.top >= room.top && box.bottom <= room.bottom;
        if (!within || !filled.every((other) => apart(other, box))) continue;
        filled.push(box);
        return name;
      }
    }
    return undefined;
  });
}
