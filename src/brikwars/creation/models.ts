import { box, brick, dots } from '../../kit/figures/figure-parts.ts';
import type { UnitModel } from '../../kit/figures/unit-models.ts';

/** Models of creations that no other game has; as those of `kit`, facing right. */
export const creationModels = {
  car: {
    width: 104,
    height: 62,
    hull: [-48, -36, 90],
    at: { propulsion: [29, -14] },
    parts: {
      propulsion: [
        ['fg-dark', dots(14, [-29, -14], [29, -14])],
        ['fg-steel', dots(6, [-29, -14], [29, -14])],
      ],
    },
    pieces: [
      ...brick('fg-side', [[-34, -62, 54, 30, 9]]),
      ['fg-white', box(-27, -55, 19, 16, 4) + box(-3, -55, 17, 16, 4)],
      ...brick('fg-side', [[-52, -38, 104, 26, 7]]),
      ['fg-steel', box(-54, -20, 12, 7, 3) + box(42, -20, 12, 7, 3)],
      ['fg-gold', box(43, -33, 9, 8, 3)],
    ],
  },
  boat: {
    width: 108,
    height: 92,
    hull: [-46, -29, 92],
    pieces: [
      ['fg-wood', box(-3, -92, 5, 66, 2)],
      ['fg-side', 'M3-90L38-44H3z'],
      ['fg-white fg-lo', 'M-5-86L-34-44h29z'],
      ...brick('fg-side', [[-40, -46, 26, 18, 4]]),
      ['fg-wood fg-lo', 'M-54-30H54L42-2q-2 2-6 2h-72q-4 0-6-2z'],
      ['fg-wood', 'M-54-32H54l-7 16H-47z'],
      ['fg-gold', dots(4, [-24, -22], [0, -22], [24, -22])],
    ],
  },
  dragon: {
    width: 124,
    height: 112,
    hull: [-26, -54, 52],
    pieces: [
      ['fg-side fg-lo', 'M-6-62L-58-112l4 40-16 2 12 22 34 8z'],
      [
        'fg-moss fg-lo',
        `${box(-26, -28, 20, 28, 5)}${box(10, -28, 20, 28, 5)}M-30-52q-30 8-34 44-2 6 6 2 14-12 34-12z`,
      ],
      ...brick('fg-moss', [[-34, -66, 66, 42, 14]], 6),
      ['fg-moss', 'M14-58L26-98h20L34-40z'],
      ...brick('fg-moss', [[24, -106, 40, 26, 8]], 5),
      ['fg-white', 'M46-82l4 9 4-9zM56-82l3 7 4-7z'],
      ['fg-gold', box(44, -100, 8, 7, 3)],
      ['fg-side', 'M24-104l-10-10 16 2zM16-74l-10-4 12-8zM10-60l-9-5 12-7z'],
      ['fg-side', 'M2-58L-40-104l2 26-16 0 10 20 24 10z'],
    ],
  },
  house: {
    width: 108,
    height: 108,
    hull: [-42, -34, 84],
    pieces: [
      ...brick('fg-stone', [[-46, -66, 92, 66, 4]], 6),
      ['fg-stone fg-lo', box(20, -104, 14, 34, 2)],
      ['fg-side fg-lo', 'M-54-60L0-106l54 46z'],
      ['fg-side', 'M-50-64L0-104l50 40z'],
      ['fg-wood', box(-14, -36, 26, 36, 4)],
      ['fg-gold', dots(3, [6, -16])],
      ['fg-white', box(-38, -52, 17, 17, 2) + box(20, -52, 17, 17, 2)],
      ['fg-wood fg-lo', box(-31, -52, 3, 17, 0) + box(27, -52, 3, 17, 0)],
    ],
  },
  wall: {
    width: 124,
    height: 66,
    hull: [-58, -38, 116],
    pieces: [
      ...brick(
        'fg-stone',
        [
          [-62, -24, 40, 24, 3],
          [-20, -24, 40, 24, 3],
          [22, -24, 40, 24, 3],
        ],
        5,
      ),
      ...brick(
        'fg-stone',
        [
          [-62, -48, 20, 23, 3],
          [-40, -48, 40, 23, 3],
          [2, -48, 40, 23, 3],
          [44, -48, 18, 23, 3],
        ],
        5,
      ),
      ...brick('fg-stone', [
        [-62, -66, 20, 18, 3],
        [-28, -66, 20, 18, 3],
        [8, -66, 20, 18, 3],
        [42, -66, 20, 18, 3],
      ]),
    ],
  },
} as const satisfies Readonly<Record<string, UnitModel>>;
