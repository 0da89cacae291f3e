import { plural } from '../../platform/format.ts';
import { showDice } from '../../platform/show-dice/en.ts';
import { sided } from '../../platform/whose.ts';

declare module '../../platform/words.ts' {
  interface SliceWords {
    readonly fight: typeof import('./en.ts');
  }
}

const count = plural('en');

export const fightplace = {
  game: 'Game',
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
    `At the start${turn === undefined ? '' : ` of turn ${turn}`} it was ${shown}; the reasons are for that figure.`,

  modeBar: 'Kind of fight',
  changes: (number: number) => count(number, { one: '# house rule', other: '# house rules' }),
  more: 'More',
  toSaved: 'Saved fights',
  enemyActs: 'Enemy attacks',
};

export const fightkeep = {
  instant: 'No animation',
  keepBar: 'This fight',
  compare: 'Compare',
  variantAdded: (number: number, most: number) => `Fight ${number} of ${most} added to the comparison.`,
  variantKnown: 'Already in the comparison.',
  variantsFull: (most: number) => `Full: ${most} fights. Take one out.`,
  look: 'Look',
  untitled: 'Fight',
};

export const fightsaved = sided({
  startQuestion: 'Quick or full?',
  quick: 'Quick',
  quickHint: 'QuikWars: no roll to hit, only d6.',
  full: 'Full',
  fullHint: 'Skill, weapons, parries, charges.',

  rulesTitle: 'Rules at your table',
  edition: 'Edition',
  editionHints: {
    '2005': 'The whole English rulebook.',
    web5: 'The rulebook with combat rewritten later: swords are easier, charges need no Size.',
    pl: 'The Polish translation where it means to differ: a bonus die is of the same kind.',
    'quik-en': 'The short game on d6 alone.',
    'quik-pl': 'The short game as the Polish text has it.',
    'quik-lugpol': 'The Polish short game with a price list and stronger weapons.',
  },
  switches: 'House rules',
  switchesOf: (mode: string) => `House rules for: ${mode}`,
  own: 'as printed',
  changedTitle: (title: string) => `${title} (changed)`,
  whyRule: 'The readings and why',
  clearSwitches: 'Back to the edition’s own',
  elsewhere: (number: number) =>
    count(number, {
      one: '# more is changed in other kinds of fight.',
      other: '# more are changed in other kinds of fight.',
    }),
  noSwitches: 'Nothing to choose here.',
  comparing: (number: number) => count(number, { one: '# fight to compare', other: '# fights to compare' }),

  name: 'Name of this fight',
  nameNeeded: 'Give it a name.',
  withRolls: 'Its rolls are kept with it.',
  savedFull: (limit: string) => `${limit} fights are saved, and no more will fit. Delete one first.`,
  newer: 'Your fights were saved by a newer version of the app. They stay as they are; update to see them.',

  savedTitle: fightplace.toSaved,
  noneSaved: 'Nothing saved yet. Save and Compare are under ⋮ in every fight.',
  toFight: 'To the fight',
  back: 'Back to the fight',
  addToCompare: fightkeep.compare,
  earlierTitle: 'Earlier fights',
  earlierHint: 'Rolled before the fight in hand. The last 20 stay.',
  deleteEarlier: (title: string) => `Delete: ${title}`,
  removedMany: (number: number) => count(number, { one: '# fight deleted.', other: '# fights deleted.' }),
  opened: (name: string) => `On the table: “${name}”.`,
  backToMine: 'Back to mine',
  unreadable: 'This fight cannot be read here: it is damaged or from another version. It stays as it is.',
  rolls: 'with rolls',
  kinds: {
    brikwars: 'Fight',
    many: 'Many',
    charge: 'Charge',
    quik: 'Quick',
    magic: 'Magic',
    wreck: 'Wreck',
    squads: 'Squads',
    'usb-shoot': 'Shoot',
    'usb-charge': 'Charge',
    'usb-morale': 'Morale',
    'usb-test': 'Test',
    other: 'Unknown',
  },

  compareTitle: 'Side by side',
  compareEmpty: 'Tap ⋮ in a fight, then “Compare”; change its weapon or defence, and do it again.',
  compareOne: 'One fight alone: change something in it and tap “Compare” again.',
  wishSide: 'For',
  wishSides: { attacker: '‹my side|the enemy›', defender: '‹the enemy|my side›' },
  /** Whom a comparison of USB is for, by what is compared. */
  usbSides: {
    'usb-shoot': { attacker: '‹my side|the enemy›', defender: '‹the enemy|my side›' },
    'usb-charge': { attacker: '‹my side|the enemy›', defender: '‹the enemy|my side›' },
    'usb-morale': { attacker: 'its enemies', defender: 'the unit' },
    mixed: { attacker: 'the attackers', defender: 'the target' },
  },
  wishGoal: 'Best for',
  wishGoals: { kill: 'killing', survive: 'staying alive', trade: 'trading' },
  breakGoals: { kill: 'breaking the enemy', survive: 'staying alive', trade: 'trading' },
  best: 'Best',
  variant: (number: number) => `Fight ${number}`,
  takeOut: (title: string) => `Take out: ${title}`,
  takenOut: 'Taken out of the comparison.',
  figures: {
    hits: 'Hits',
    'target-dies': '‹Enemy|Mine› dies',
    'defender-dies': '‹Enemy|Mine› dies',
    'attacker-dies': '‹Mine|Enemy› dies',
    'both-die': 'Both die',
    'nobody-dies': 'Nobody dies',
    'target-pip': '‹Enemy|Mine› takes a pip',
    'target-destroyed': '‹Enemy|Mine› is destroyed',
    'attacker-pip': '‹Mine|Enemy› takes a pip',
    'attacker-destroyed': '‹Mine|Enemy› is destroyed',
    'both-hurt': 'Both hurt',
    'nobody-hurt': 'Neither hurt',
    'any-dies': 'Somebody dies',
    'enemy-dies': '‹An enemy|One of mine› dies',
    'own-dies': '‹One of mine|An enemy› dies',
    flies: '‹Enemy|Mine› flies',
    'squad-hope': 'As hoped',
    destroyed: 'Destroyed',
    'breaks-off': 'Breaks off',
    'usb-falls': 'Loses a model',
    'usb-broken': 'Breaks',
    'usb-beaten': 'Charged break',
    'usb-wiped': 'Leaves the table',
    'usb-repelled': 'Chargers break',
    'usb-lost': 'Chargers leave',
    'usb-wanted': 'Enough successes',
  },
  figure: (what: string, chance: string) => `${what} ${chance}`,
  ofHundred: (chance: string) => `${chance} of 100`,
});

/** Words of a fight played step by step, of any kind. */
export const fightplay = {
  goOn: 'No, go on',
  toDice: 'Back to the dice',
  toEarlier: 'The rolls of the earlier entries',
  rollIt: 'Roll it',
  rollDice: (dice: string) => `Roll ${dice}`,
  rollToEnd: 'Roll to the end',
  playAgain: 'Once more',
  turnNumber: (turn: number) => `Turn ${turn}`,
  turnOf: (turn: number, who: string) => `Turn ${turn}: ${who}`,
  nextTurn: 'Next turn: the other side attacks',
  shareRecord: 'Send the record',
  sharePicture: 'Send a picture',
  pictureSaved: 'The picture is saved among your downloads.',
  noPicture: 'This device cannot draw the picture. Send the record instead.',
  undoRoll: 'Undo roll',
  staleNote: 'These rolls belong to earlier entries.',
  startOver: 'Begin with the new ones',
  step: (side: string, purpose: string) => `${side}: ${purpose}`,
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
  decline: 'Decline the bonus die',
  endOdds: (end: string, chance: string) => `${end}: ${chance}\u00a0%`,
  bestOdds: (odds: string) => `${odds} · best`,
  logLine: (side: string, what: string) => `${side} ${what}.`,
  announceLine: (line: string, result: string) => `${line} ${result}.`,
  likelihood: (chance: string) => `That happens in ${chance} of 100.`,
  endLikelihood: (end: string, chance: string) => `${end}: ${chance} of 100.`,
  exactly: (chance: string) => `Exactly this: ${chance} of 100.`,
  record: 'Record',
  choice: 'choice',
};
