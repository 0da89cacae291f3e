import { box, brick, dots, type Piece } from '../../kit/figures/figure-parts.ts';
import type { BuiltCreation, BuiltWeapon } from '../../rules/brikwars/creation/built.ts';
import { type CreationClass, creationClass } from '../../rules/brikwars/creation/creation-structure.ts';

/** A part of a creation that is bought by itself: at that place of its list. */
export type PartId = 'body' | 'mind' | `move-${number}` | `weapon-${number}`;

type Point = readonly [x: number, y: number];

/** A creation composed of its own parts, facing right, and where each of them is. */
export interface Drawing {
  readonly pieces: readonly Piece[];
  readonly places: Readonly<Record<string, Point>>;
  /** From the left and the right end of its Structure. */
  readonly hull: readonly [left: number, right: number];
}

/** The box it is drawn in, below a strip of sky that nothing reaches, and where the ground is. */
export const paper = { width: 328, sky: 26, height: 190, ground: 168 } as const;

/** The squares of the paper, none above its edge, where the picture has no frame to cut them. */
export const paperGrid = [
  ...Array.from({ length: 16 }, (_, at) => `M${20 * at + 8} ${paper.sky}V${paper.height}`),
  ...Array.from({ length: 8 }, (_, at) => `M0 ${20 * at + 28}H${paper.width}`),
].join('');

const middle = paper.width / 2;
/** However large it is, it stays on the paper, with what it holds. */
const [shortest, longest] = [64, 190] as const;

const tones: Readonly<Record<CreationClass, string>> = {
  building: 'fg-stone',
  vehicle: 'fg-side',
  creature: 'fg-moss',
};

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** A weapon at the place of its grip, pointing to the right; what strikes and what shoots is told apart by its shape. */
function weaponPieces({ kind, size }: BuiltWeapon, [x, y]: Point): readonly Piece[] {
  const long = 26 + size * 9;
  const thick = 6 + size * 2;
  switch (kind) {
    case 'gun':
      return [
        ...brick('fg-steel', [[x, y - thick / 2, long, thick, 3]], 3),
        ['fg-dark', box(x + long - 6, y - thick / 2 - 2, 9, thick + 4, 2)],
      ];
    case 'launcher':
      return [
        ...brick('fg-dark', [[x - 6, y - thick, long, thick * 1.6, 4]], 3),
        ['fg-steel', box(x + long - 12, y - thick, 8, thick * 1.6, 3)],
      ];
    case 'rocket':
      return [
        ['fg-dark', box(x - 8, y + 4, long * 0.7, 5, 2)],
        ...brick('fg-white', [[x - 10, y - thick / 2 - 2, long * 0.8, thick, thick / 2]], 3),
        [
          'fg-side',
          `M${x - 10 + long * 0.8} ${y - thick / 2 - 2}l${thick} ${thick / 2}-${thick} ${thick / 2}z`,
        ],
        ['fg-gold', box(x - 16, y - thick / 4 - 2, 7, thick / 2, 2)],
      ];
    case 'explosive':
      return [
        ...brick('fg-dark', [[x - 10, y - 8 - size * 2, 20 + size * 3, 16 + size * 3, 4]], 4),
        ['fg-gold', box(x - 6, y - 3 - size, 12 + size * 3, 4, 1)],
      ];
    case 'melee':
      return [
        ['fg-dark', box(x - 4, y - 4, 16, 8, 3)],
        [
          'fg-steel',
          `M${x + 10} ${y - thick / 2 - 2}h${long * 0.6}l${thick} ${thick / 2 + 2}-${thick} ${thick / 2 + 2}h-${long * 0.6}z`,
        ],
      ];
    case 'jousting':
      return [
        ['fg-wood', box(x - 10, y - 3, long * 1.3, 6, 2)],
        ['fg-steel', `M${x - 10 + long * 1.3} ${y - 5}l14 5-14 5z`],
      ];
    case 'plate':
      return brick('fg-steel', [[x, y - 14 - size * 3, 8 + size, 30 + size * 5, 3]], 3);
  }
}

/** What it is drawn of, from its parts alone: size, Structure Level, what moves it, its weapons and what thinks in it. */
export function drawingOf(creation: BuiltCreation): Drawing {
  const { size, level, propulsion, weapons, mind } = creation;
  const kind = creationClass(creation);
  const tone = tones[kind];
  const moves = propulsion.map((move, place) => ({ ...move, place })).filter(({ inches }) => inches > 0);
  const by = (...mediums: readonly string[]) => moves.filter(({ medium }) => mediums.includes(medium));
  const [onGround, inWater, flying] = [by('ground'), by('water', 'underwater'), by('flight')];
  const long = within(46 + size * 22, shortest, longest);
  const [left, right] = [middle - long / 2 - 14, middle + long / 2 - 14];
  const lift =
    kind === 'building' && moves.length === 0
      ? 0
      : onGround.length > 0
        ? kind === 'creature'
          ? 30
          : 22
        : flying.length > 0
          ? 40
          : inWater.length > 0
            ? 6
            : 0;
  const high = within((kind === 'building' ? 56 : 28) + level * 6 + size * 2, 30, 70);
  const bottom = paper.ground - lift;
  const top = bottom - high;
  const places: Record<string, Point> = { body: [middle - 14, (top + bottom) / 2] };
  const behind: Piece[] = [];
  const front: Piece[] = [];

  // What moves it.
  for (const { place, parts } of onGround) {
    const shown = within(parts, 1, 8);
    const xs = Array.from({ length: shown }, (_, at) => left + ((at + 0.5) * long) / shown);
    if (kind === 'creature')
      front.push(
        ...brick(
          'fg-moss',
          xs.map((x) => [x - 8, bottom - 6, 16, lift + 6, 5] as const),
          5,
        ),
      );
    else if (level > 1)
      front.push(
        ['fg-dark', box(left - 6, bottom - 10, long + 12, lift + 10, 15)],
        ['fg-steel', dots(8, ...xs.map((x): Point => [x, bottom + lift / 2 - 5]))],
      );
    else
      front.push(
        ['fg-dark', dots(13, ...xs.map((x): Point => [x, paper.ground - 13]))],
        ['fg-steel', dots(5, ...xs.map((x): Point => [x, paper.ground - 13]))],
      );
    places[`move-${place}`] = [xs[0] ?? left, paper.ground - 12];
  }
  for (const { place, medium } of inWater) {
    if (medium === 'underwater')
      behind.push(['fg-steel', `M${left - 4} ${bottom - high / 2 - 14}l-16-8v44l16-8z`]);
    else
      front.push([
        'fg-steel fg-lo',
        `M${left - 30} ${paper.ground - 4}q12-9 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0v14H${left - 30}z`,
      ]);
    places[`move-${place}`] = [left - 8, bottom - (medium === 'underwater' ? high / 2 : 0)];
  }
  for (const { place } of flying) {
    const [x, y] = [middle - 30, top + high * 0.45];
    const wing = `M${x - 26} ${y}L${x - 60} ${y - 62}q34-4 62 14L${x + 40} ${y}z`;
    behind.push([kind === 'creature' ? 'fg-side fg-lo' : 'fg-steel fg-lo', wing]);
    if (kind !== 'creature') behind.push(['fg-steel', `M${left + 4} ${top + 6}l-12-34h18l16 34z`]);
    places[`move-${place}`] = [x - 36, y - 34];
  }

  // Its Structure, with studs as many as it is inches long.
  const studs = within(Math.round(size), 1, 10);
  const stud = Math.min(14, long / studs - 3);
  const structure: Piece[] = [
    [
      `${tone} fg-hi`,
      Array.from({ length: studs }, (_, at) =>
        box(left + ((at + 0.5) * long) / studs - stud / 2, top - 5, stud, 7, 2),
      ).join(''),
    ],
    ...brick(tone, [[left, top, long, high, kind === 'creature' ? 16 : 6]], 6),
    // Each level is another course of bricks.
    ...Array.from(
      { length: Math.min(level, 4) },
      (_, at): Piece => [
        `${tone} fg-lo`,
        box(left + 8, top + ((at + 1) * high) / (Math.min(level, 4) + 1), long - 16, 2, 1),
      ],
    ),
  ];
  if (kind === 'building')
    structure.push(
      ['fg-wood', box(middle - 26, bottom - 30, 24, 30, 3)],
      ['fg-gold', dots(2, [middle - 7, bottom - 14])],
    );

  // What thinks in it, or who would operate it.
  const crown: Piece[] = [];
  if (mind.kind !== 'none') {
    const head = within(26 + size * 2, 28, 46);
    crown.push(
      ...brick(tone, [[right - 8, top - head * 0.7, head, head, 8]], 5),
      ['fg-white', dots(head / 8, [right - 8 + head * 0.68, top - head * 0.42])],
      ['fg-ink', dots(head / 14, [right - 8 + head * 0.72, top - head * 0.42])],
      ['fg-white', box(right - 8 + head * 0.55, top + head * 0.08, head * 0.4, 4, 1)],
    );
    places.mind = [right - 8 + head / 2, top - head * 0.35];
  } else if (kind === 'vehicle') {
    const seat = left + long * 0.42;
    crown.push(
      ['fg-skin', box(seat - 9, top - 30, 18, 18, 5)],
      ['fg-ink', box(seat + 1, top - 23, 2, 5, 1) + box(seat + 6, top - 23, 2, 5, 1)],
      ['fg-steel', `M${seat - 11}${' '}${top - 24}v-4a9 9 0 0 1 9-9h6a9 9 0 0 1 9 9v4z`],
      ...brick(tone, [[seat - 20, top - 14, 40, 16, 4]], 4),
    );
    places.mind = [seat, top - 22];
  } else places.mind = [left + long * 0.3, top - 6];

  // Weapons: what shoots on its back and before it, what strikes before it, what lies there behind.
  const rest: Record<'front' | 'back' | 'rear', number> = { front: 0, back: 0, rear: 0 };
  const arms: Piece[] = [];
  weapons.forEach((weapon, place) => {
    const at =
      weapon.kind === 'explosive' || weapon.kind === 'rocket'
        ? 'rear'
        : weapon.kind === 'gun' || weapon.kind === 'launcher'
          ? 'back'
          : 'front';
    const number = rest[at];
    rest[at] += 1;
    // Where there is no more room in a row, they stand between those of the first.
    const [at5, again] = [number % 5, Math.floor(number / 5) * 9];
    const point: Point =
      at === 'front'
        ? [right - 4 + again, top + high * 0.3 + (at5 * high) / 8]
        : at === 'back'
          ? [right - 34 - at5 * 26 - again, top - 10 - (at5 % 2) * 14]
          : [left + 12 + at5 * 24 + again, top - 10];
    arms.push(...weaponPieces(weapon, point));
    places[`weapon-${place}`] = [at === 'rear' ? point[0] : point[0] + 12, point[1]];
  });
  return { pieces: [...behind, ...arms, ...crown, ...structure, ...front], places, hull: [left, right] };
}
