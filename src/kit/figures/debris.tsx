import { box, brick, dots, type Piece } from './figure-parts.ts';
import { Pieces } from './pieces.tsx';

/** Where something was torn out, so large, about 0,0. */
const torn = (x: number, y: number, r: number): string =>
  `M${x + r} ${y}${[
    [-0.25, 0.7],
    [-0.6, 0.25],
    [-0.55, -0.1],
    [-0.5, -0.65],
    [0.25, -0.75],
    [0.5, -0.5],
    [0.75, 0.25],
  ]
    .map(([dx = 0, dy = 0]) => `l${(dx * r).toFixed(1)} ${(dy * r).toFixed(1)}`)
    .join('')}z`;

const smoke: readonly Piece[] = [
  ['fg-smoke', dots(9, [0, 0])],
  ['fg-smoke', dots(13, [7, -18])],
  ['fg-smoke', dots(17, [-3, -40])],
];

/** It rises from where its foot is. */
export function Smoke({ at: [x, y], scale = 1 }: { readonly at: Place; readonly scale?: number }) {
  return (
    <g class="fg" transform={`translate(${x} ${y}) scale(${scale})`}>
      <Pieces of={smoke} />
    </g>
  );
}

type Place = readonly [x: number, y: number];

/** Holes in what was hit, each so wide. */
export function Holes({ of }: { readonly of: readonly (readonly [x: number, y: number, r: number])[] }) {
  return (
    <g class="fg">
      <Pieces of={of.map(([x, y, r]) => ['fg-hole', torn(x, y, r)])} />
    </g>
  );
}

const loose = (tone: string): readonly Piece[] => [
  ...brick(tone, [[-9, -7, 18, 14, 3]], 3),
  [`${tone} fg-hi`, box(-7, -10, 6, 4, 1) + box(2, -10, 6, 4, 1)],
];

/** Bricks that came off, in the colour of what they were of, and of what was below. */
export function LooseBricks({
  at: places,
  scale = 1,
  tone = 'fg-side',
}: {
  readonly at: readonly Place[];
  readonly scale?: number;
  readonly tone?: string;
}) {
  return (
    <g class="fg">
      {places.map(([x, y], place) => (
        <g
          key={place}
          class="fg-fall"
          transform={`translate(${x} ${y}) rotate(${[18, -30, 8, -14][place % 4]}) scale(${place % 2 ? 0.75 * scale : scale})`}
        >
          <Pieces of={loose(place % 3 === 1 ? 'fg-dark' : tone)} />
        </g>
      ))}
    </g>
  );
}

/** A stud of the hull for each pip, from the left; those that are lost are holes. */
export function HullPips({
  count,
  lost,
  at: [x, y],
  width,
}: {
  readonly count: number;
  readonly lost: number;
  readonly at: Place;
  readonly width: number;
}) {
  const each = Math.min(24, width / count);
  const from = x + (width - count * each) / 2;
  const [across, left] = [Math.max(2, each - 3), Math.max(0, count - lost)];
  const of = (from: number, to: number, drawn: (x: number) => string) =>
    Array.from({ length: to - from }, (_, place) => drawn(from + place)).join('');
  const at = (place: number) => from + place * each + (each - across) / 2;
  const stud = across / 4;
  const pieces: readonly Piece[] = [
    ['fg-gold fg-lo', of(0, left, (place) => box(at(place), y, across, 12, 2.5))],
    ['fg-gold', of(0, left, (place) => box(at(place), y, across, 8.5, 2.5))],
    [
      'fg-gold fg-hi',
      of(
        0,
        left,
        (place) =>
          box(at(place) + stud * 0.4, y - 3, stud * 1.3, 4, 1) +
          box(at(place) + stud * 2.3, y - 3, stud * 1.3, 4, 1),
      ),
    ],
    ['fg-hole', of(left, count, (place) => box(at(place), y, across, 12, 2.5))],
    [
      'fg-stone fg-line',
      of(left, count, (place) => `M${at(place) + stud} ${y + 3}l${2 * stud} 6m0-6l${-2 * stud} 6`),
      1.5,
    ],
  ];
  return (
    <g class="fg" data-pips={left}>
      <Pieces of={pieces.filter(([, path]) => path)} />
    </g>
  );
}
