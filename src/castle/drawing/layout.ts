import type { SectionKind } from '../../rules/mage-knight/kinds.ts';
import type { Outline, Point } from '../../rules/mage-knight/plan/plan.ts';
import { guessedFootprints, outlineAt } from '../plan/model.ts';

/** Inches of ground between the row in front and the one behind. */
const yard = 6;

/** From so many walls on, two of them close the sides. */
const wallsAround = 6;

interface Rows {
  readonly front: readonly number[];
  readonly back: readonly number[];
  readonly sides: readonly number[];
}

const half = <T>(list: readonly T[]): readonly [readonly T[], readonly T[]] => {
  const middle = Math.ceil(list.length / 2);
  return [list.slice(0, middle), list.slice(middle)];
};

/** What stands in which row: the gate in front, the keep behind, towers at the corners, walls between. */
function rowsOf(kinds: readonly SectionKind[]): Rows {
  const placesOf = (...wanted: readonly SectionKind[]) =>
    kinds.flatMap((kind, place) => (wanted.includes(kind) ? [place] : []));
  const walls = placesOf('wall', 'door-wall');
  const sides = walls.length >= wallsAround ? walls.slice(-2) : [];
  const [frontWalls, backWalls] = half(walls.slice(0, walls.length - sides.length));
  // Two flank the gate; the next ones stand behind.
  const towers = placesOf('round-tower');
  const inFront = Math.max(2, Math.ceil(towers.length / 2));
  const [frontTowers, backTowers] = [towers.slice(0, inFront), towers.slice(inFront)];
  const row = (towers: readonly number[], between: readonly number[], middle: readonly number[]) => {
    const [left, right] = half(between);
    const [leftTowers, rightTowers] = half(towers);
    return [...leftTowers, ...left, ...middle, ...right, ...rightTowers];
  };
  return {
    front: row(frontTowers, frontWalls, placesOf('gatehouse')),
    back: row(backTowers, backWalls, placesOf('keep')),
    sides,
  };
}

/**
 * Where the sections of a castle are drawn that nobody has planned: a castle as one would build it, the gate in front.
 * In inches about its middle; every section stands beside the next, and none covers another.
 */
export function layoutOf(kinds: readonly SectionKind[]): readonly Outline[] {
  const { front, back, sides } = rowsOf(kinds);
  const placed = new Map<number, Outline>();
  const sizeOf = (place: number) => guessedFootprints[kinds[place] ?? 'wall'];
  const widthOf = (row: readonly number[]) => row.reduce((sum, place) => sum + sizeOf(place).width, 0);
  const put = (place: number, centre: Point, angle = 0) =>
    placed.set(place, outlineAt(kinds[place] ?? 'wall', sizeOf(place), centre, angle));
  const both = front.length > 0 && back.length > 0;
  const apart = both ? (yard + 2) / 2 : 0;
  const line = (row: readonly number[], y: number): void => {
    let x = -widthOf(row) / 2;
    for (const place of row) {
      const { width } = sizeOf(place);
      put(place, { x: x + width / 2, y });
      x += width;
    }
  };
  line(front, apart);
  line(back, -apart);
  const out = Math.max(widthOf(front), widthOf(back)) / 2;
  sides.forEach((place, side) => {
    put(place, { x: (side === 0 ? -1 : 1) * (out + 1), y: 0 }, 90);
  });
  return kinds.map(
    (kind, place) => placed.get(place) ?? outlineAt(kind, guessedFootprints[kind], { x: 0, y: 0 }),
  );
}
