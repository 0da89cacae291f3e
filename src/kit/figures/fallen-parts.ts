import { box, brick, dots, type Piece, type Weapon } from './figure-parts.ts';

export const fallen: readonly (readonly [turn: string | undefined, pieces: readonly Piece[]])[] = [
  [undefined, [['fg-shadow', 'M-8 193a76 6 0 1 0 152 0a76 6 0 1 0-152 0z']]],
  ['rotate(-9 28 178)', brick('fg-side', [[-10, 164, 68, 27, 6]])],
  ['rotate(-9 28 178)', [['fg-gold', box(28, 171, 12, 10, 2.5)]]],
  ['rotate(16 80 172)', brick('fg-leg', [[66, 150, 28, 43]])],
  ['rotate(76 124 176)', brick('fg-leg', [[108, 154, 26, 44]])],
];

/** In place of the legs of a mage. */
export const fallenRobe: typeof fallen = [
  ...fallen.slice(0, 3),
  ['rotate(-4 100 180)', brick('fg-side', [[62, 160, 84, 31, 6]])],
  ['rotate(-4 100 180)', [['fg-gold', 'M136 160h6v26h-6z']]],
];

/** The head of who has fallen, in the units of one that stands. */
export const fallenHead: readonly Piece[] = [
  ...brick('fg-skin', [[40, 16, 50, 44, 10]], 5),
  ['fg-ink fg-line', 'M57 31l8 8m0-8l-8 8M73 31l8 8m0-8l-8 8M62 52q7-5 14 0', 2.8],
];

/** On its back, its feet in the air; of the front what it wore. */
export const fallenHorse: typeof fallen = [
  [undefined, [['fg-shadow', 'M-20 193a105 7 0 1 0 210 0a105 7 0 1 0-210 0z']]],
  [undefined, [['fg-mane', 'M26 146q-30 2-40 42 30-2 44-28z']]],
  ['rotate(-36 30 150)', brick('fg-horse-far', [[20, 100, 23, 60, 5]])],
  ['rotate(14 120 150)', brick('fg-horse-far', [[106, 96, 23, 60, 5]])],
  ['rotate(-18 56 150)', brick('fg-horse', [[46, 98, 24, 60, 5]])],
  ['rotate(34 140 150)', brick('fg-horse', [[126, 102, 24, 56, 5]])],
  [undefined, brick('fg-horse', [[16, 138, 134, 52, 12]], 6)],
  ['rotate(24 150 160)', brick('fg-horse', [[132, 142, 54, 36, 9]], 5)],
  ['rotate(24 150 160)', [['fg-mane', 'M136 140h44q10 2 8 12-24-8-52-4z']]],
  [
    'rotate(14 178 178)',
    [
      ...brick('fg-horse', [[168, 160, 54, 30, 8]], 5),
      ['fg-horse', 'M172 162l-2-16 14 12z'],
      ['fg-ink fg-line', 'M186 167l8 8m0-8l-8 8', 2.8],
    ],
  ],
];

/** What it wears is up with its belly. */
export const fallenSaddle: readonly Piece[] = [
  ...brick('fg-side', [[52, 136, 60, 54, 6]], 5),
  ['fg-gold', dots(3.4, [64, 150], [64, 172], [100, 150], [100, 172])],
];

export const fallenBarding: readonly Piece[] = [
  ...brick('fg-side', [[18, 136, 130, 54, 8]], 6),
  ['fg-gold', dots(3.4, [36, 150], [36, 172], [68, 150], [68, 172], [100, 150], [100, 172])],
  ['fg-steel', 'M112 136h36v48h-24q-10-20-12-48z'],
];

/** Where a weapon lies in a square: turned, made smaller and moved. */
export const lying: Readonly<Record<Weapon | 'shield', string>> = {
  none: 'translate(-166 -127) scale(1.5)',
  hand: 'translate(11 29) rotate(45) scale(.55)',
  heavy: 'translate(9 31) rotate(45) scale(.4)',
  'two-handed': 'translate(12 28) rotate(45) scale(.31)',
  object: 'translate(9 31) rotate(45) scale(.5)',
  bow: 'translate(18 20) scale(.3)',
  longbow: 'translate(19 20) scale(.22)',
  staff: 'translate(11 29) rotate(45) scale(.24)',
  rifle: 'translate(14 24) rotate(-20) scale(.34)',
  pistol: 'translate(10 22) scale(.75)',
  spear: 'translate(14 26) rotate(45) scale(.24)',
  lance: 'translate(8 32) rotate(45) scale(.24)',
  axe: 'translate(9 32) rotate(32) scale(.46)',
  grenade: 'translate(20 21) scale(1.1)',
  shield: 'translate(20 18) scale(.52)',
};
