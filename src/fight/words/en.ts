import { plural } from '../../platform/format.ts';
import { showDice } from '../../platform/show-dice/en.ts';
import { sided } from '../../platform/whose.ts';
import { briefs, chipBriefs } from './briefs-en.ts';
import { whoseRoll } from './rolls-en.ts';

declare module '../../platform/words.ts' {
  interface SliceWords {
    readonly fight: typeof import('./en.ts');
  }
}

const count = plural('en');

const toSaved = 'Saved fights';

const compare = 'Compare';

export const fight = sided({
  noGame: 'You play neither BrikWars nor USB. Choose your games in Settings.',
  toSettings: 'Choose games',
  /** A notation as a player reads it. */
  dice: showDice,
  die: (sides: number) => `d${sides}`,
  play: 'On the table',
  given: 'given what has been rolled',
  givenTurn: (turn: number) => `turn ${turn}, given what has been rolled`,
  why: (what: string) => `${what}: why`,
  whyBegun: (shown: string, turn?: number) =>
    `The reasons explain the figure before the first roll${turn === undefined ? '' : ` of turn ${turn}`}: ${shown}.`,
  everyTime: 'Every time',
  modeBar: 'Kind of fight',
  changes: (number: number) => count(number, { one: '# house rule', other: '# house rules' }),
  more: 'More',
  aboutFight: 'More about this fight',
  /** Whose fighter, or unit, a sheet is about. */
  fighterOf: { mine: '‹My|Enemy’s› fighter', theirs: '‹Enemy’s|My› fighter' },
  unitOf: { mine: '‹My|Enemy’s› unit', theirs: '‹Enemy’s|My› unit' },
  askInWords: 'Ask in words',
  toSaved,
  happenedFights: 'Saved and earlier fights',
  /** Below a brick that is narrower than the name of its outcome. */
  /** A number in it is left out. */
  brief: (label: string): string | undefined => briefs[label] ?? briefs[label.replace(/ \(?\d+\)?/, '')],
  chip: (label: string): string => chipBriefs[label] ?? label,
  /** Said for what the brick has no whole percent for. */
  slight: { '<1': 'under 1\u00a0%', '>99': 'over 99\u00a0%' },
  moreCircumstances: (count: number) => `More (${count})`,
  whatCounts: 'What counts here?',
  afterTap: (what: string) => `The number shows “${what}” after the tap.`,
  inForce: 'in force',
  noBetter: 'No better choice was found.',
  noOdds: 'No odds yet: change what the bar names.',
  enemyActs: 'Enemy attacks',
  instant: 'No animation',
  keepBar: 'This fight',
  compare,
  /** One fight alone, or a second. */
  variantAdded: (alone: boolean): string =>
    alone ? 'Noted. Change something and tap Compare again.' : 'A is this fight, B the one before.',
  variantKnown: 'Already in the comparison.',
  look: 'Look',
  untitled: 'Fight',
  startQuestion: 'Quick or full?',
  quick: 'Quick',
  quickHint: 'QuikWars: no roll to hit, only d6.',
  full: 'Full',
  fullHint: 'Skill, weapons, parries, charges.',
  edition: 'Edition',
  switches: 'House rules',
  switchChapters: {
    dice: 'Dice and Armor',
    close: 'Blows and parries',
    shots: 'Shots',
    own: 'More of these',
  },
  changedHere: 'changed',
  switchesOf: (mode: string) => `House rules for: ${mode}`,
  own: 'as printed',
  changedTitle: (title: string) => `${title} (changed)`,
  whyRule: 'Readings and reasons',
  clearSwitches: 'Back to the edition’s rules',
  elsewhere: (number: number) =>
    count(number, {
      one: '# more is changed in other kinds of fight.',
      other: '# more are changed in other kinds of fight.',
    }),
  noSwitches: 'Nothing to choose here.',
  name: 'Name of this fight',
  nameNeeded: 'Give it a name.',
  withRolls: 'Its rolls are saved too.',
  savedFull: (limit: string) => `${limit} fights are saved: no room for more. Delete one first.`,
  newer: 'Your fights were saved by a newer version of the app. They stay as they are; update to see them.',
  savedTitle: toSaved,
  noneSaved: 'Nothing saved yet. Save and Compare are under ⋮ in every fight.',
  toFight: 'To the fight',
  back: 'Back to the fight',
  earlierTitle: 'Earlier fights',
  earlierHint: 'Rolled before this fight. The last 20 are kept.',
  deleteEarlier: (title: string) => `Delete: ${title}`,
  removedMany: (number: number) => count(number, { one: '# fight deleted.', other: '# fights deleted.' }),
  opened: 'The fight is on the table.',
  backToMine: 'My fight',
  unreadable: 'This fight cannot be read here: it is damaged or from another version. It stays as it is.',
  rolls: 'with rolls',
  unknownKind: 'Unknown',
  compareTitle: 'Compare two fights',
  compareHint: 'My side on the left in both',
  /** One place of the two is free. */
  freeSlot: (slot: string) => `${slot}: tick a fight below, or tap Compare under ⋮ in a fight.`,
  slotOf: (slot: string, title: string) => `${slot} · ${title}`,
  comparedTitle: 'Compared before',
  pick: (title: string) => `Compare: ${title}`,
  saveThis: 'Save this one',
  against: 'A against B',
  noShift: 'Equally good for my side.',
  forMine: 'for my side',
  forEnemy: 'for the enemy',
  noEnds: 'Nothing here is left to chance.',
  shareCompared: 'Send the comparison',
  best: 'best',
  takeOut: (title: string) => `Remove: ${title}`,
  takenOut: 'Removed from the comparison.',
  goOn: 'Take it',
  toDice: 'Back to the dice',
  toEarlier: 'Earlier rolls',
  rollIt: 'Roll it',
  /** Whose roll it is, and what for. */
  whoseRoll,
  rollOf: (what: string) => `Roll: ${what}`,
  rollToEnd: 'Roll to the end',
  playAgain: 'Once more',
  turnNumber: (turn: number) => `Turn ${turn}`,
  turnOf: (turn: number, who: string) => `Turn ${turn}: ${who}`,
  nextTurn: 'Next turn: the other side attacks',
  shareRecord: 'Send the record',
  sharePicture: 'Send picture',
  pictureSaved: 'The picture is in your downloads.',
  noPicture: 'This device cannot draw the picture. Send the record instead.',
  undoRoll: 'Undo roll',
  staleNote: 'These rolls are from before your changes.',
  startOver: 'Start again',
  step: (side: string, purpose: string) => `${side}: ${purpose}`,
  /** Who is against whom, by their own names. */
  namedTitle: (mine: string, theirs: string) => `${mine} against ${theirs}`,
  needs: (need: string) => `needs ${need}`,
  typeDie: (number: number, die: string) => `Die ${number}, ${die}: which face?`,
  typeBonus: (number: number, die: string) => `Bonus die ${number}, ${die}: which face?`,
  typeMany: (dice: string) => `${dice}: how many of each face?`,
  showing: (face: number) => `Dice showing ${face}`,
  howMany: { hits: 'How many hits?', saves: 'How many saves?', successes: 'How many successes?' },
  /** The name of a key: so many of them. */
  countOf: {
    hits: (shown: string, hits: number) => count(hits, { one: `${shown} hit`, other: `${shown} hits` }),
    saves: (shown: string, saves: number) => count(saves, { one: `${shown} save`, other: `${shown} saves` }),
    successes: (shown: string, successes: number) =>
      count(successes, { one: `${shown} success`, other: `${shown} successes` }),
  },
  missesOf: {
    hits: (shown: string, misses: number) =>
      count(misses, { one: `${shown} miss`, other: `${shown} misses` }),
    saves: (shown: string, _missed: number) => `${shown} failed`,
    successes: (shown: string, _missed: number) => `${shown} failed`,
  },
  byFaces: 'Enter the faces',
  byNumber: 'Only how many',
  /** Why a number will not do. */
  facesFor: {
    ones: 'Ones are rolled again: enter the faces.',
    fails: 'Failures are rolled again: enter the faces.',
    sixes: 'Each six is rolled again: enter the faces.',
    power: 'What a miss shows sets its price in Power points: enter the faces.',
  },
  counted: (successes: number, dice: number) => `counted on the table: ${successes} of ${dice}`,
  missing: (number: number) => count(number, { one: '# die to go', other: '# dice to go' }),
  bonusEarned: (faces: string, die: string) => `Rolled: ${faces}. That earns a bonus die, ${die}.`,
  takeBonus: 'Roll the bonus die',
  askBonus: 'Ask before each bonus die',
  decline: 'Decline the bonus die',
  declineReroll: 'No reroll',
  endOdds: (end: string, chance: string) => `${end}: ${chance}\u00a0%`,
  bestOdds: (odds: string) => `${odds} · best`,
  sameChoice: 'the same',
  decides: { mine: 'My side decides', theirs: 'The enemy decides' },
  skip: 'Skip',
  logLine: (side: string, what: string) => `${side} ${what}.`,
  announceLine: (line: string, result: string) => `${line} ${result}.`,
  likelihood: (chance: string) => `Before the first die: ${chance}\u00a0%.`,
  endLikelihood: (end: string, chance: string) => `${end}: ${chance}\u00a0% before the first die.`,
  /** Another number of the advice: what it is now, and what it becomes. */
  also: (what: string, from: string, to: string) =>
    from === to ? `${what} ${to}` : `${what} ${from} \u2192 ${to}`,
  tries: {
    title: {
      attacks: 'After several attacks',
      tries: 'After several tries',
      turns: 'Turn by turn, to the end',
    },
    within: {
      attacks: (number: number) => count(number, { one: '# attack', other: 'within # attacks' }),
      tries: (number: number) => count(number, { one: '# try', other: 'within # tries' }),
      turns: (number: number) => count(number, { one: '# turn', other: 'within # turns' }),
    },
    end: 'end',
    of: (what: string, percent: string) => `${what} ${percent}\u00a0%`,
    assumes: {
      again: 'Each attack is like the first: nobody strikes back in between.',
      alike: 'Each try is like the first.',
      pips: 'Each attack is like the first; pips stay, and nobody strikes back in between.',
      turns:
        'Both attack in turn with everything they hold: the side shown as set up here, the other with its best defence. Pips stay; weapons knocked away are not counted.',
      members: 'Both attack in turn with those who are left, as set up here.',
      gang: 'Those who are left strike together again; between their attacks the target does not attack, and lost weapons are not counted.',
      volleys:
        'The same shooters fire again each turn. Losses and shaken nerve stay, Power points are spent, and in between nobody rallies.',
      melee:
        'As long as the fight stays locked both sides strike in turn with those who are left. Who gives ground or flees has lost.',
      short: 'The target strikes back in its turn with what it holds, and whoever falls is gone.',
    },
  },
  lookBack: {
    title: 'Looking back',
    cost: {
      mine: (choice: string, points: string) => `My choice “${choice}” cost ${points} percentage points.`,
      theirs: (choice: string, points: string) =>
        `The enemy’s choice “${choice}” cost them ${points} percentage points.`,
    },
    brought: {
      mine: (choice: string, points: string) => `My choice “${choice}” gained ${points} percentage points.`,
      theirs: (choice: string, points: string) =>
        `The enemy’s choice “${choice}” gained them ${points} percentage points.`,
    },
    known: (odds: string, other: string, otherOdds: string) =>
      `By the odds known then: ${odds}. With “${other}”: ${otherOdds}.`,
    knownAgainst: (other: string) => `By the odds known then, against “${other}”.`,
    right: 'There was no clearly better choice.',
    same: 'No other choice would have changed the odds.',
  },
  reach: 'Reach',
  record: 'Record',
  choices: { mine: '‹my|the enemy’s› choice', theirs: '‹the enemy’s|my› choice' },
  start: 'start',
  beforeDice: 'before the first die',
  fallenWords: {
    sides: { mine: '‹My side|Enemy›', theirs: '‹Enemy|My side›' },
    fallen: 'fallen',
    stands: 'stands',
    fallenOf: (fallen: string, of: string) => `${fallen} of ${of} fallen`,
    pipsOf: (lost: string, of: string) => `${lost} of ${of} ${of === '1' ? 'pip' : 'pips'} lost`,
  },
});
