import { plural } from '../format.ts';

const count = plural('en');

/** Help for the table around the fights. */
export const usbfield = {
  sizeTitle: 'Table and deployment',
  limit: 'Limit of points',
  length: 'Feet between the two deployment edges',
  width: 'Feet of the other side',
  gameSize: 'Game',
  sizes: { small: 'small game', medium: 'skirmish', large: 'large battle' },
  beyond: 'larger than the standard sizes',
  leastTable: 'Smallest table',
  feet: (a: string, b: string) => `${a} × ${b} feet`,
  asAgreed: 'as agreed',
  tooSmall: 'This table is smaller than the game asks for.',
  pieces: 'Pieces of terrain, at least',
  depth: 'Depth of each deployment zone',
  piecesWhy: 'One piece for each foot of the table’s edge; as you agree.',
  depthWhy: 'A quarter of the table between the two edges.',
  depthNote: 'The rulebook’s example of 12 inches for 2 feet is wrong: 2 feet are 24 inches, a quarter is 6.',

  startsTitle: 'Who starts, who is right',
  startsHint: 'Each round the higher d6 starts. An open question is settled by a die: 1–3 or 4–6.',
  toStarts: 'Who starts',
  toDispute: 'Dispute',

  deckTitle: 'Random activation',
  noCard: 'No card drawn yet',
  drawn: { red: 'Red: the red player activates', black: 'Black: the black player activates' },
  draw: 'Draw a card',
  shuffle: 'Shuffle a new pack',
  deckEmpty: 'No card is left.',
  goesOn: {
    red: 'Black has no card left: red goes on without cards.',
    black: 'Red has no card left: black goes on without cards.',
  },
  redLeft: 'Red cards left',
  blackLeft: 'Black cards left',
  nextRed: 'The next card is red',
  matched: 'One card for each activation',
  redActivations: 'Activations of the red player',
  blackActivations: 'Activations of the black player',
  matchedHint: 'Counts from the next shuffle on.',
  redLost: 'Red loses a unit',
  blackLost: 'Black loses a unit',
  deckWhy: 'The colour of the card says who activates; a player who is done leaves the rest to the other.',
  matchedWhy: 'As many cards as activations; a lost unit takes a card with it.',

  encounterTitle: 'Score of an encounter battle',
  nothingLost: 'Nothing is lost yet.',
  results: { first: 'Side A is ahead.', second: 'Side B is ahead.', draw: 'It is a draw.' },
  score: (first: string, second: string) => `Lost activations: ${first} to ${second}.`,
  sides: { first: 'Side A', second: 'Side B' },
  round: (number: string) => `Round ${number}`,
  withLosses: 'lost activations',
  unitsLost: (side: string) => `${side} lost units`,
  heroesLost: (side: string) => `${side} lost heroes`,
  encounterWhy: 'After five rounds, whoever lost fewer activations wins; a hero counts as two.',
  clearLosses: 'Clear the score',
  cleared: 'The score is cleared.',

  coherencyTitle: 'Coherency',
  gap: 'Inches between neighbours',
  gapCm: 'Centimetres between neighbours',
  base: 'Base in millimetres',
  rowHolds: (models: number, shown: string) =>
    count(models, {
      one: 'Only one model holds in a row.',
      other: `Up to ${shown} models hold in one row.`,
    }),
  rowTorn: 'Too far apart: more than 1″ to the nearest model.',
  coherencyWhy: 'Each model within 1″ of its nearest mate and within 10″ of the furthest, edge to edge.',

  terrainTitle: 'In terrain or not',
  inside: 'Models in it or right beside it',
  models: 'Models of the unit',
  terrainCounts: 'The whole unit counts as in it.',
  terrainCountsNot: 'The unit does not count as in it.',
  terrainWhy: 'At least half of the models decide, for good and bad.',

  transportTitle: 'Transport',
  infantry: 'Infantry inside',
  heavy: 'Heavy infantry inside',
  holds: 'Holds bought',
  ownHolds: (holds: number) =>
    count(holds, { one: 'The unit’s own: # hold', other: 'The unit’s own: # holds' }),
  fits: 'They fit.',
  fitsNot: 'They do not fit.',
  holdsNeeded: (holds: number, shown: string) =>
    count(holds, { one: `${shown} hold is needed.`, other: `${shown} holds are needed.` }),
  holdsWhy: 'A hold takes 10 infantry or 5 heavy infantry; riders, monsters and machines do not fit.',
  heavyAsTwo: 'House rule: a heavy model takes two of ten places.',
  boarding: (inches: string) =>
    `Boards from up to ${inches}″; from its next activation on it may leave, placed within ${inches}″, and act.`,
  carrierGone: 'A destroyed carrier: everybody leaves, each unit takes a hit a model, with normal saves.',

  powerTitle: 'Power points of my heroes',
  smokeGoes: 'It goes',
  smokePoints: (points: number) => count(points, { one: 'with # Power point', other: 'with # Power points' }),
  smokeWhy: 'One die a round for each marker; a hero pays 1 Power point for each face.',
  smokeTitle: 'Smoke',
  smokeHint:
    'Instead of shooting: a marker of 3″ within 6″, nobody sees through it. At the start of the next round, in the app of each later round, it clears on 4+; a hero may bend that die.',
};
