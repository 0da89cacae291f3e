import { box, brick, dots, type Piece } from './figure-parts.ts';

/** A model of a unit, by the width and height it is drawn in, its feet on 0. */
export interface UnitModel {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  /** What comes off by itself: in front of all else what moves it, the rest behind. */
  readonly parts?: Partial<Readonly<Record<ModelPart, readonly Piece[]>>>;
  /** Where the studs of its hull are, from the left and how wide; and each part, for who aims at it. */
  readonly hull?: readonly [x: number, y: number, width: number];
  readonly at?: Partial<Readonly<Record<ModelPart, readonly [x: number, y: number]>>>;
}

export type ModelPart = 'weapon' | 'mind' | 'propulsion';

const wheels = [-66, -33, 0, 33, 66].map((x): readonly [number, number] => [x, -20]);

export const models: Readonly<
  Record<'infantry' | 'vehicle' | 'monster' | 'cavalry' | 'flyer' | 'building', UnitModel>
> = {
  infantry: {
    width: 36,
    height: 76,
    pieces: [
      ['fg-wood', 'M11-74h3v72h-3z'],
      ['fg-steel', 'M12.500-84l5 12h-10z'],
      ['fg-leg', box(-13, -24, 12, 24, 3) + box(1, -24, 12, 24, 3)],
      ...brick('fg-side', [[-17, -52, 34, 31, 5]]),
      ['fg-skin', box(-11, -73, 22, 20, 4)],
      ['fg-side fg-hi', box(-13, -77, 26, 10, 4)],
    ],
  },
  cavalry: {
    width: 70,
    height: 88,
    pieces: [
      ['fg-horse-far', box(-22, -26, 9, 26, 3) + box(12, -26, 9, 26, 3)],
      [
        'fg-horse',
        `${box(-30, -46, 54, 24, 7)}${box(-28, -26, 9, 26, 3)}${box(18, -26, 9, 26, 3)}M12-40L22-66h12l-8 36z`,
      ],
      ['fg-horse', box(20, -70, 24, 14, 4)],
      ['fg-mane', 'M8-36L20-70h5L17-34zM-30-44q-9 6-6 24 6-4 8-20z'],
      ...brick('fg-side', [[-14, -66, 26, 26, 4]]),
      ['fg-skin', box(-9, -82, 18, 16, 4)],
      ['fg-side fg-hi', box(-11, -86, 22, 8, 3)],
    ],
  },
  vehicle: {
    width: 216,
    height: 140,
    hull: [-72, -66, 148],
    at: { weapon: [74, -92], mind: [-2, -126], propulsion: [0, -20] },
    parts: {
      weapon: [...brick('fg-steel', [[34, -98, 76, 13, 3]], 6), ['fg-dark', box(104, -101, 16, 19, 4)]],
      mind: [
        ['fg-dark', box(-20, -114, 36, 12, 4)],
        ['fg-skin', box(-14, -134, 28, 24, 6)],
        ['fg-ink', box(2, -125, 3, 6, 1.5) + box(9, -125, 3, 6, 1.5)],
        ['fg-steel', 'M-17-124v-6a10 10 0 0 1 10-10h14a10 10 0 0 1 10 10v4h-28v4z'],
      ],
      propulsion: [
        ['fg-dark', box(-88, -40, 176, 40, 19)],
        ['fg-steel fg-lo', dots(14, ...wheels)],
        ['fg-steel', dots(9, ...wheels)],
      ],
    },
    pieces: [
      ['fg-shadow', 'M-104 0a104 9 0 1 0 208 0a104 9 0 1 0-208 0z'],
      ...brick('fg-side', [[-46, -106, 84, 38, 10]], 6),
      ['fg-side fg-hi', box(-38, -103, 66, 3, 1.5)],
      ['fg-steel fg-lo', box(-2, -92, 22, 10, 3)],
      ...brick('fg-side', [[-84, -70, 168, 34, 8]], 6),
      ['fg-side', 'M84-64l16 14-16 6z'],
    ],
  },
  monster: {
    width: 88,
    height: 96,
    hull: [-30, -48, 56],
    pieces: [
      [
        'fg-moss fg-lo',
        `${box(-30, -34, 24, 34, 5)}${box(6, -34, 24, 34, 5)}M-34-60q-20 12-16 54 12-10 22-34z`,
      ],
      ...brick('fg-moss', [[-36, -76, 68, 50, 12]], 6),
      ['fg-side', 'M-30-76l9-14 9 14 9-14 9 14z'],
      ...brick('fg-moss', [[2, -92, 46, 36, 8]], 5),
      ['fg-white', 'M18-66l4 9 4-9zM32-66l4 9 4-9z'],
      ['fg-gold', box(28, -84, 9, 8, 3)],
      ['fg-side', box(-22, -54, 40, 9, 3)],
    ],
  },
  flyer: {
    width: 100,
    height: 92,
    hull: [-30, -56, 60],
    pieces: [
      ['fg-shadow', 'M-26 0a26 4 0 1 0 52 0a26 4 0 1 0-52 0z'],
      ['fg-side fg-lo', 'M-8-60L-50-92l10 42 28 6z'],
      ...brick('fg-side', [[-34, -64, 72, 26, 9]], 5),
      ['fg-steel', 'M10-64h12q14 2 16 14H10z'],
      ['fg-side fg-hi', 'M4-52L-30-84h-14l14 38z'],
      ['fg-gold', box(38, -54, 10, 7, 2)],
    ],
  },
  building: {
    width: 104,
    height: 108,
    hull: [-48, -48, 96],
    pieces: [
      ...brick(
        'fg-stone',
        [
          [-50, -84, 24, 84, 3],
          [26, -84, 24, 84, 3],
          [-28, -62, 56, 62, 3],
        ],
        6,
      ),
      ...brick('fg-stone', [
        [-52, -96, 9, 16, 2],
        [-41, -96, 9, 16, 2],
        [-30, -96, 9, 16, 2],
        [22, -96, 9, 16, 2],
        [33, -96, 9, 16, 2],
        [44, -96, 9, 16, 2],
      ]),
      ...brick('fg-stone', [
        [-26, -70, 11, 14, 2],
        [-6, -70, 11, 14, 2],
        [14, -70, 11, 14, 2],
      ]),
      ['fg-wood', 'M-14 0v-26a14 14 0 0 1 28 0v26z'],
      ['fg-wood fg-lo', 'M-1-40h2v40h-2z'],
      ['fg-dark', box(-42, -62, 8, 18, 4) + box(34, -62, 8, 18, 4)],
      ['fg-side', 'M38-108h2v14h-2zM40-108l16 5-16 5z'],
    ],
  },
};
