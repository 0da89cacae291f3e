import { box, brick, dots, type Piece } from './figure-parts.ts';

/** A model of a unit, by the width and height it is drawn in, its feet on 0. */
export interface UnitModel {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
}

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
    width: 100,
    height: 62,
    pieces: [
      ['fg-steel fg-lo', box(4, -57, 54, 8, 3)],
      ...brick('fg-side', [[-26, -62, 46, 26, 6]]),
      ...brick('fg-side', [[-48, -40, 94, 28, 6]]),
      ['fg-dark', box(-46, -18, 90, 18, 9)],
      ['fg-steel', dots(5, [-34, -9], [-17, -9], [0, -9], [17, -9], [33, -9])],
      ['fg-gold', box(24, -34, 14, 7, 2)],
    ],
  },
  monster: {
    width: 88,
    height: 96,
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
