/** What is in a hand. */
export type Weapon =
  | 'hand'
  | 'heavy'
  | 'two-handed'
  | 'object'
  | 'bow'
  | 'longbow'
  | 'staff'
  | 'rifle'
  | 'pistol'
  | 'spear'
  | 'lance'
  | 'axe'
  | 'grenade'
  | 'none';

export type Hat = 'hair' | 'helmet' | 'kettle' | 'plume' | 'pointed' | 'none';

/** One outline: the classes that colour it (figure.css), its path, and how thick its line is, where it is one. */
export type Piece = readonly [tone: string, path: string, line?: number];

/** A rounded box as a path: several of one colour are one node of the page. */
export const box = (x: number, y: number, width: number, height: number, round = 4): string => {
  const r = Math.min(round, width / 2, height / 2);
  const [across, down] = [width - 2 * r, height - 2 * r];
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${across}${turn(r, r)}v${down}${turn(-r, r)}h${-across}${turn(-r, -r)}v${-down}${turn(r, -r)}z`;
};

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

export const dots = (r: number, ...places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => dot(x, y, r)).join('');

/** A brick: its dark lower lip, then its face. */
export const brick = (
  tone: string,
  boxes: readonly (readonly [number, number, number, number, number?])[],
  lip = 4,
) =>
  [
    [`${tone} fg-lo`, boxes.map(([x, y, w, h, r]) => box(x, y, w, h, r)).join('')],
    [tone, boxes.map(([x, y, w, h, r]) => box(x, y, w, h - lip, r)).join('')],
  ] as const satisfies readonly Piece[];

export const shadow: Piece = ['fg-shadow', 'M14 193a50 6 0 1 0 100 0a50 6 0 1 0-100 0z'];

export const legs: readonly Piece[] = [
  ...brick('fg-boot', [
    [33, 166, 31, 26],
    [66, 166, 32, 26],
  ]),
  ...brick('fg-leg', [
    [34, 122, 28, 47],
    [66, 122, 28, 47],
  ]),
  ...brick('fg-leg', [[34, 113, 60, 17]], 3),
];

export const torso: readonly Piece[] = [
  ...brick('fg-side', [[30, 60, 68, 58, 7]], 5),
  ['fg-side fg-hi', box(36, 62, 56, 3, 1.5)],
  ['fg-side fg-lo', 'M30 99h68v4H30z'],
  ['fg-gold', box(58, 96, 12, 10, 2.5)],
];

/** Down to the ground, in place of legs. */
export const robe: readonly Piece[] = [
  ['fg-side fg-lo', 'M30 112h68l14 80H16z'],
  ['fg-side', 'M30 112h68l12 74H18z'],
  ['fg-side fg-lo', 'M52 119h5l-5 67h-6zM72 119h5l6 67h-6z'],
  ['fg-gold', 'M19 178h90l1.300 8H17.700z'],
];

export const beard: readonly Piece[] = [
  ['fg-white', 'M41 43h48v10q-2 18-24 23-22-5-24-23z'],
  ['fg-white fg-lo', box(56, 50, 19, 3, 1)],
];

/** The five pips of the app's die, which is the badge of figures without armour. */
export const badge: Piece = ['fg-gold', dots(3.4, [56, 70], [72, 70], [64, 78], [56, 86], [72, 86])];

export const armour: readonly Piece[] = [
  ['fg-steel', 'M30 66a6 6 0 0 1 6-6h56a6 6 0 0 1 6 6v26q-14 14-34 14T30 92z'],
  ['fg-steel fg-lo', 'M30 88q14 12 34 12t34-12v6q-14 13-34 13T30 94zM63 60h2.5v42H63z'],
  ...brick('fg-steel', [
    [22, 56, 24, 18, 6],
    [82, 56, 24, 18, 6],
  ]),
  ['fg-steel fg-hi', dots(2.6, [40, 80], [88, 80], [52, 90], [76, 90])],
];

export const head: readonly Piece[] = [
  ...brick('fg-skin', [[40, 16, 50, 44, 10]], 5),
  ['fg-skin fg-lo', box(73, 36, 7, 10, 3)],
  ['fg-ink', box(62, 31, 6.5, 9, 3) + box(80, 31, 6.5, 9, 3)],
  ['fg-ink fg-line', 'M59 26.5l9 2.6M89 26.5l-8 2.6M68 50.500q6 2.500 11-1', 2.6],
];

export const hats: Readonly<Record<Hat, readonly Piece[]>> = {
  none: [],
  hair: [
    [
      'fg-hair',
      'M35 36V20a12 12 0 0 1 12-12h20q1-9 14-10-4 5-3 10h3a12 12 0 0 1 12 12v6H60l-4 6h-6v14h-9a6 6 0 0 1-6-6z',
    ],
    ['fg-hair fg-hi fg-line', 'M41 20a7 7 0 0 1 7-6h30', 3],
  ],
  helmet: [
    ['fg-side', 'M40 14q4-20 32-19 22 2 24 17-26-12-56 2z'],
    ['fg-steel', 'M36 38V26a18 18 0 0 1 18-18h22a18 18 0 0 1 18 18v4H53v13a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5z'],
    ['fg-steel fg-lo', 'M36 27h58v4.500H36z'],
    ['fg-steel fg-hi fg-line', 'M45 20q3-7 11-7', 3],
  ],
  kettle: [
    ['fg-steel', 'M40 26q0-26 25-26t25 26z'],
    ['fg-steel fg-hi fg-line', 'M47 19q3-12 14-13', 3],
    ...brick('fg-steel', [[29, 21, 72, 10, 5]], 4),
  ],
  plume: [
    ['fg-gold fg-hi', 'M66 2c4-18 22-22 30-14-6 2-10 6-12 16z'],
    ['fg-side', 'M42 17V5a7 7 0 0 1 7-7h32a7 7 0 0 1 7 7v12z'],
    ['fg-gold', 'M42 9h46v6H42z'],
    ...brick('fg-side', [[32, 14, 68, 11, 5]], 4),
  ],
  pointed: [
    ['fg-side', 'M42 12L68-44q9-5 13 3l-4 11 11 42z'],
    ['fg-side fg-lo', 'M68-44q9-5 13 3l-4 11 11 42H76l-6-44z'],
    ['fg-gold', `M42 4h44l3 9H38z${dots(3, [56, -7], [66, -20])}`],
    ...brick('fg-side', [[24, 11, 82, 11, 5]], 4),
  ],
};

export const cape: readonly Piece[] = [
  ['fg-cape fg-lo', 'M40 62L6 172q12 8 24 2 8 8 20 3L64 70z'],
  ['fg-cape', 'M40 62L14 164q8 6 18 0 8 6 16 1L60 70z'],
];

/** Upright at the shoulder: the figure turns them. */
export const sleeves: Readonly<Record<'front' | 'back', readonly Piece[]>> = {
  front: brick('fg-side', [[84, 66, 20, 42, 9]]),
  back: brick('fg-side', [[22, 66, 20, 42, 9]]),
};

export const hands: Readonly<Record<'front' | 'back', readonly Piece[]>> = {
  front: brick('fg-skin', [[114.5, 87.5, 19, 19, 7]], 3),
  back: brick('fg-skin', [[8, 97, 19, 19, 7]], 3),
};

const arrow: readonly Piece[] = [
  ['fg-wood fg-lo', 'M-30-1.500h64v3h-64z'],
  ['fg-steel', 'M48 0L32-6v12z'],
  ['fg-gold', 'M-30 0l-9-6v12z'],
];

/** Things to hold, drawn upright, the grip at 0,0. */
export const weapons: Readonly<Record<Weapon | 'shield', readonly Piece[]>> = {
  none: [],
  hand: [
    ['fg-hair', box(-3.5, -8, 7, 20, 3)],
    ['fg-gold', box(-11, -12, 22, 6, 3)],
    ['fg-steel', 'M-6-12v-28l6-10v38z'],
    ['fg-steel fg-lo', 'M0-50l6 10v28H0z'],
  ],
  heavy: [
    ['fg-hair', box(-3.5, -8, 7, 22, 3)],
    ['fg-gold', box(-15, -12, 30, 7, 3.5) + dot(0, 15, 4.5)],
    ['fg-steel', 'M-6-12v-54l6-11v65z'],
    ['fg-steel fg-lo', 'M0-77l6 11v54H0z'],
    ['fg-steel fg-hi', 'M-4.500-14v-51h2v51z'],
  ],
  'two-handed': [
    ['fg-hair', box(-4, -10, 8, 38, 3)],
    ['fg-gold', box(-21, -15, 42, 8, 4) + dot(0, 30, 5.5)],
    ['fg-steel', 'M-8.500-15v-74l8.500-14v88z'],
    ['fg-steel fg-lo', 'M0-103l8.500 14v74H0z'],
    ['fg-steel fg-hi', 'M-6.500-18v-68h2.500v68z'],
  ],
  object: [
    ['fg-dark', `${box(-3, -26, 6, 40, 3)}${dot(0, -42, 19)}`],
    ['fg-steel fg-lo', dot(0, -42, 13)],
    ['fg-steel fg-hi fg-line', 'M-8-46q3-7 9-8', 2.5],
  ],
  bow: [
    ['fg-wood fg-line', 'M-6-62q44 62 0 124', 7],
    ['fg-wood fg-hi fg-line', 'M-5-60q39 60 0 120', 2],
    ['fg-cord fg-line', 'M-6-61L-26 0-6 61', 1.8],
    ...arrow,
  ],
  longbow: [
    ['fg-wood fg-line', 'M-12-90q50 90 0 180', 7],
    ['fg-wood fg-hi fg-line', 'M-10-84q44 84 0 168', 2],
    ['fg-cord fg-line', 'M-12-89L-28 0-12 89', 1.8],
    ...arrow,
  ],
  staff: [
    ['fg-wood', box(-3.5, -84, 7, 150, 3)],
    ['fg-wood fg-hi', box(-2.5, -82, 2.4, 146, 1)],
    ['fg-gold fg-line', 'M-11-93q0 13 11 13t11-13', 4],
    ['fg-gem', 'M0-117l12 15-12 15-12-15z'],
    ['fg-gem fg-lo', 'M0-117l12 15L0-87z'],
  ],
  rifle: [
    ['fg-wood', 'M-40 2l30-8h60v8H0l-24 14z'],
    ['fg-steel fg-lo', box(-6, -9, 76, 6, 2)],
    ['fg-dark', box(2, -14, 20, 5, 2)],
    ['fg-dark fg-line', 'M-2 3v9h8', 3],
  ],
  pistol: [
    ['fg-wood', 'M-6 16l2-22h12l-4 22z'],
    ['fg-steel fg-lo', box(-8, -14, 44, 10, 3)],
    ['fg-steel', box(-8, -14, 44, 5, 2)],
  ],
  spear: [
    ['fg-wood', box(-3, -84, 6, 146, 3)],
    ['fg-wood fg-hi', box(-2.6, -82, 2.2, 142, 1)],
    ['fg-steel', 'M0-114l-9 20 9 12z'],
    ['fg-steel fg-lo', 'M0-114l9 20-9 12z'],
    ['fg-gold', box(-5, -84, 10, 6, 2)],
  ],
  lance: [
    ['fg-wood fg-hi', 'M-4 34L-2.500-128h5L4 34z'],
    [
      'fg-side',
      'M-3.700 4l.350-24h6.800l.350 24zM-3.200-46l.400-24h5.600l.400 24zM-2.800-94l.300-22h5l.300 22z',
    ],
    ['fg-steel', 'M0-144l5 18h-10z'],
    ['fg-gold', 'M-13-4h26l-5-16h-16z'],
  ],
  axe: [
    ['fg-wood', box(-3, -64, 6, 82, 3)],
    ['fg-steel', 'M2-63q27 2 26 33-12-13-26-10z'],
    ['fg-steel fg-hi fg-line', 'M11-60q15 6 16 27', 2.5],
    ['fg-steel fg-lo', 'M-12-58H-2v15h-10z'],
  ],
  grenade: [
    ['fg-moss fg-lo', dot(0, 2, 13)],
    ['fg-moss', 'M-13 2a13 13 0 0 1 26 0z'],
    ['fg-dark', box(-5, -17, 10, 8, 2)],
    ['fg-gold fg-line', 'M4-15q10-1 10 8', 3],
  ],
  shield: [
    ['fg-side fg-lo', 'M-25-26h50V8q0 22-25 34Q-25 30-25 8z'],
    ['fg-gold', 'M-25-30h50V4q0 22-25 34Q-25 26-25 4z'],
    ['fg-side', 'M-20-25h40V4q0 18-20 28Q-20 22-20 4z'],
    ['fg-gold', dots(4.2, [-9, -13], [9, -13], [0, -1], [-9, 11], [9, 11])],
  ],
};

/** How the front hand holds it: turned by so many degrees from upright. */
export const held: Partial<Record<Weapon, number>> = {
  hand: 24,
  heavy: 24,
  'two-handed': 16,
  object: 22,
  spear: 34,
  staff: 8,
  lance: 84,
  axe: 20,
};
/** In the other hand it points away from the face; what shoots points up. */
export const heldBehind: Partial<Record<Weapon | 'shield', number>> = {
  hand: -24,
  heavy: -24,
  'two-handed': -18,
  object: -22,
  spear: -12,
  staff: -8,
  lance: -12,
  axe: -20,
  rifle: -84,
  pistol: -72,
};

/** The horse behind its rider; the feet on the ground. */
export const horse: readonly (readonly [turn: string | undefined, pieces: readonly Piece[]])[] = [
  [undefined, [['fg-shadow', 'M2 193a92 7 0 1 0 184 0a92 7 0 1 0-184 0z']]],
  [undefined, [['fg-mane', 'M22 98q-26 8-20 56 14-4 18-34z']]],
  ['rotate(10 46 150)', brick('fg-horse-far', [[34, 136, 22, 58, 5]])],
  ['rotate(-16 140 140)', brick('fg-horse-far', [[128, 130, 22, 58, 5]])],
  [undefined, brick('fg-horse', [[22, 94, 130, 54, 12]], 6)],
  ['rotate(-8 36 150)', brick('fg-horse', [[24, 138, 24, 54, 5]])],
  ['rotate(-34 146 136)', brick('fg-horse', [[136, 128, 24, 46, 5]])],
  ['rotate(28 148 100)', brick('fg-horse', [[132, 42, 38, 70, 8]])],
  [
    undefined,
    [
      ...brick('fg-horse', [[148, 34, 62, 32, 9]], 5),
      ['fg-mane', 'M152 20q-30 20-26 74l14 8q-4-50 26-70z'],
      ['fg-horse', 'M156 36l6-16 10 15z'],
      ['fg-ink', box(175, 42, 6, 8, 3) + dot(203, 52, 2.2)],
      ['fg-gold fg-line', 'M190 61V43M166 62l24-10', 3],
    ],
  ],
];

/** A cloth under the saddle, or plates over all of the horse's front. */
export const saddle: readonly Piece[] = [
  ...brick('fg-side', [[52, 88, 72, 50, 6]], 5),
  ['fg-gold', dots(3.4, [66, 104], [66, 122], [110, 104], [110, 122])],
];

export const barding: readonly Piece[] = [
  ...brick('fg-side', [[18, 88, 138, 64, 8]], 7),
  ['fg-steel', 'M116 88h40v26q-18 18-40 20z'],
  ['fg-steel fg-lo', 'M116 128q22-3 40-20v6q-18 18-40 20z'],
  ['fg-steel', 'M150 32h36v14l26 4v6l-34 2-28-6z'],
  ['fg-ink', box(172, 42, 6, 7, 3)],
  ['fg-gold', dots(3.4, [38, 106], [38, 128], [66, 106], [66, 128], [94, 106], [94, 128])],
];

/** The visible leg of a rider. */
export const ridingLeg: readonly Piece[] = [
  ...brick('fg-boot', [[82, 142, 32, 18]]),
  ...brick('fg-leg', [[82, 98, 24, 50]]),
];

/** 96 wide, 60 high. */
export const wall: readonly Piece[] = [
  ...brick('fg-stone', [
    [10, 12, 36, 23, 3],
    [48, 12, 36, 23, 3],
    [0, 37, 27, 23, 3],
    [29, 37, 36, 23, 3],
    [67, 37, 29, 23, 3],
  ]),
  ['fg-stone fg-hi', 'M18 12V7a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v5zM58 12V7a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v5z'],
];
