import { howMany, plural } from '../../platform/format.ts';
import type { PointsCode } from '../../rules/army.ts';
import type { OwnWeaponKind } from '../../rules/brikwars/attack/setup.ts';
import type { RuleSetId } from '../../rules/brikwars/rule-sets.ts';
import type { ProfileCode } from '../../rules/brikwars/units/profile.ts';
import type { PriceEffect } from '../../rules/brikwars/units/profile-price.ts';
import type { AbilityId } from '../../rules/mage-knight/attack/abilities.ts';
import type { DoorId, SectionKind, Strength } from '../../rules/mage-knight/kinds.ts';

declare module '../../platform/words.ts' {
  interface SliceWords {
    readonly kit: typeof import('./en.ts');
  }
}

/** Words for what went wrong. */
export const trouble = {
  storageRefused:
    'This browser saves no data here (private mode?). Everything works until you close it. Make a backup in Settings to keep your data.',
  storageFull:
    'The device is full: the last change is not saved. Free some space or delete what you do not need; it is then saved by itself.',
  storageSilent:
    'The browser’s storage does not answer. Everything works, but for now your data is in this window only; it is saved as soon as there is an answer.',
  storageFailed:
    'The last change could not be saved. The app keeps trying; make a backup in Settings if this warning stays.',
  settingsNewer:
    'The settings were saved by a newer version of the app. They are left alone; reload to get the newer version.',
  settingsDamaged: 'The saved settings were damaged and have been reset. Armies and rolls are not affected.',
  keptForDays:
    'Saved on this device only. Safari may erase the data of a page not opened for 7 days: install the app, or make backups.',
  crashTitle: 'Something went wrong',
  crashText:
    'Your data is saved. Reload to continue; if it happens again, export your data and copy the details for a report.',
  carryOn: 'Continue without reloading',
  toStart: 'Go to the start',
  copyDetails: 'Copy details',
  copied: 'Copied.',
  exportData: 'Export my data',
};

const n = plural('en');

/** The history of rolls, the player's own rolls and the record of the faces drawn. */
export const rolls = {
  history: 'History',
  historyCount: (rolls: number) => n(rolls, { one: 'roll', other: 'rolls' }),
  historyEmpty: 'The last 1,000 rolls will appear here.',
  showMore: (count: number) => n(count, { one: 'Show # more', other: 'Show # more' }),
  repeatThis: (shown: string, total: string) => `Repeat ${shown} (was ${total})`,
  search: 'Search the history',
  searchHint: 'A name, dice or a total.',
  found: (count: number) => n(count, { one: '# roll found', other: '# rolls found' }),
  nothingFound: (query: string) => `No roll with “${query}”.`,
  typed: 'typed',
  onlyTotal: 'total only',
  facesKey: '6+4: bonus die · 1→5: rolled again · (2): not kept · 3·5: two d6 for a d10',
  shareThis: (shown: string, total: string) => `Share ${shown}: ${total}`,
  shareList: (count: number) => n(count, { one: 'Share this roll', other: 'Share these # rolls' }),
  clearHistory: 'Clear the history',
  cleared: (count: number) => n(count, { one: '# roll cleared.', other: '# rolls cleared.' }),
  copied: 'Copied.',
  copyByHand: 'Copy by hand',
  copyWhy: 'The browser offers neither sharing nor copying here. Select the text and copy it.',
  text: 'Text',

  saved: 'My rolls',
  saveThis: 'Save this roll',
  saveName: 'Name of this roll',
  nameNeeded: 'Give it a name.',
  savedFull: (limit: string) => `${limit} rolls are saved: no room for more. Delete one first.`,
  savedNewer:
    'Your rolls were saved by a newer version of the app. They stay as they are; update the app to see them.',
  edit: 'Edit my rolls',
  rename: (name: string) => `Name of “${name}”`,
  moveUp: (name: string) => `Move “${name}” up`,
  moveDown: (name: string) => `Move “${name}” down`,
  movedTo: (name: string, place: string, count: string) => `“${name}”: ${place} of ${count}.`,
  remove: (name: string) => `Delete “${name}”`,

  fairness: {
    title: 'Are the dice fair?',
    what: 'Every die that the app rolls is counted: single rolls, contests, fights and tests. Dice you type in are not.',
    since: (date: string) => `Counted since ${date}.`,
    empty: 'Nothing is counted yet. Roll some dice.',
    drawn: (count: number, die: string) => n(count, { one: `# ${die} rolled`, other: `# ${die} rolled` }),
    verdict: {
      usual: (share: string) =>
        `Nothing unusual: fair dice differ this much or more in ${share}\u00a0% of records.`,
      rare: (records: string) =>
        `Rare, but no proof: fair dice differ this much or more in 1 of ${records} records.`,
      unusual: (records: string) =>
        `Unusual: fair dice differ this much or more in only 1 of ${records} records.`,
      few: (count: number, die: string) =>
        n(count, {
          one: `Too few yet: # more roll of ${die} to judge.`,
          other: `Too few yet: # more rolls of ${die} to judge.`,
        }),
    },
    face: 'Face',
    rolled: 'Rolled',
    expectedEach: (count: string) => `Expected: ${count} of each face, marked by the line.`,
    allFaces: (count: number) => n(count, { one: '# face', other: 'All # faces' }),
    figures: 'The figures behind it',
    chiSquare: (statistic: string, degrees: string, chance: string) =>
      `Chi-square ${statistic}, ${howMany(degrees, 'degree', 'degrees')} of freedom, chance ${chance}.`,
    chiSquareWhat:
      'For each face: (rolled − expected)² divided by expected, all added up. The chance says how often fair dice come out at least as uneven. It is meaningful once each face is expected 5 times or more.',
    howTitle: 'How the app rolls',
    how: [
      'The randomness comes from your browser’s secure generator (crypto.getRandomValues), the one that also makes keys.',
      'Random bytes are fetched 4,096 at a time, because asking for each die would be slow.',
      'For a d6 the 256 values of a byte do not divide evenly: the 4 left over are thrown away and drawn again, so no face has an advantage. Other dice work the same way.',
      'Nothing comes from a server, and no roll depends on earlier rolls.',
    ],
    saveFaces: 'Faces as CSV',
    saveRolls: 'History as CSV',
    saveHint: 'Files for a spreadsheet.',
    fileSaved: 'File saved.',
    reset: 'Start over',
    wasReset: 'The count starts over.',
  },
  csv: {
    dieKind: 'Die',
    face: 'Face',
    drawn: 'Rolled',
    expected: 'Expected',
    time: 'Time',
    name: 'Name',
    notation: 'Dice',
    faces: 'Faces',
    total: 'Total',
    typed: 'Typed in',
    yes: 'yes',
    no: 'no',
  },
  removedMany: (count: number) => n(count, { one: '# roll deleted.', other: '# rolls deleted.' }),
};

const issues: Readonly<Record<Exclude<ProfileCode, 'notation' | PointsCode>, (limit: string) => string>> = {
  'name-empty': () => 'Give the unit a name.',
  'name-too-long': (limit) => `A name has room for ${limit} letters.`,
  'dice-too-large': (limit) => `These dice can show more than ${limit}: too much for a fight.`,
  'dice-not-plain': () => 'Only dice and a number added together, such as 2d6+1.',
  'move-range': (limit) => `Move goes from 0 to ${limit} inches.`,
  'size-range': (limit) => `Size goes from 0 to ${limit} inches.`,
  'use-range': (limit) => `Use goes from 0 to ${limit}.`,
  'no-hands': () => 'Without hands it cannot hold this.',
  'too-many-weapons': (limit) => `It can use at most ${limit} weapons.`,
  'two-handed-alone': () => 'This takes both hands: nothing fits beside it.',
  'shield-only-beside-heavy': () => 'Beside a heavy weapon the other hand holds a shield or nothing.',
  'bare-hands-alone': () => 'Bare hands hold nothing: remove the other item.',
};

const kinds: Readonly<Record<OwnWeaponKind, string>> = {
  hand: 'Hand weapon',
  heavy: 'Heavy weapon',
  'two-handed': 'Two-handed weapon',
  shield: 'Shield',
  natural: 'Natural (teeth, claws)',
};

const priced = (what: string, cost: string): string => `${what}: ${cost} CP`;

const priceReasons: Readonly<Record<PriceEffect, (what: string, cost: string) => string>> = {
  'unit-price': priced,
  'armor-price': (_, cost) => `Armor: ${cost} CP`,
  'raise-price': (_, cost) => `Skill raised: ${cost} CP`,
  specialty: priced,
  'weapon-master': priced,
  magic: priced,
  summoning: priced,
  necromancy: priced,
  'short-unit-price': priced,
  'short-thing-price': priced,
  'vehicle-price': priced,
  'weapon-price': priced,
  explosives: priced,
  'area-casts': priced,
  'magic-shield': priced,
  'found-free': (weapon) => `${weapon}: found, not bought, so it costs nothing`,
};

/** Whatever is kept under a name of its own. */
export const named = {
  onTheStage: 'What changes the roll',
  wasSaved: (name: string) => `Saved: “${name}”.`,
  removed: (name: string) => `Deleted: “${name}”.`,
  more: (name: string) => `${name}: more`,
  rename: 'Rename',
  duplicate: 'Duplicate',
  copyOf: (name: string) => `${name} (copy)`,
  duplicated: (name: string) => `“${name}” is the copy.`,
  send: 'Send link',
  code: 'QR code',
};

/** Profiles of the player's own and units of the armies. */
export const units = {
  pointsIssues: {
    'points-empty': 'Type a number.',
    'points-not-a-number': 'Digits only, with up to two decimals.',
    'points-decimals': 'At most two decimals.',
    'points-too-large': (limit: string) => `At most ${limit}.`,
  },
  searchBy: 'Search by name or weapon',
  armyOf: { mine: 'my army', theirs: 'enemy’s army' },
  usedLast: 'Last used',
  numberSays: (what: string) => `Number: ${what}`,
  manage: 'Create, edit, add to an army',
  skillOf: (dice: string) => `Skill ${dice}`,
  pick: 'Choose a unit',
  search: 'Search units',
  nothingFound: (query: string) => `No unit with “${query}”.`,
  presets: 'From the rulebook',
  own: 'My units',
  noOwn: 'None yet. Save here what you fight with often.',
  newer:
    'Your units were saved by a newer version of the app. They stay as they are; update the app to see them.',
  full: (limit: string) => `${limit} units are saved: no room for more. Delete one first.`,
  armyUnits: (army: string) => `Army: ${army}`,
  unnamedArmy: 'Unnamed army',
  noArmyUnits: 'Units of your armies appear here once they have fighting values.',
  showAll: (count: number) => n(count, { one: 'Show # more', other: 'Show # more' }),

  stats: (skill: string, armor: string, move: string) =>
    `Skill\u00a0${skill}\u00a0· Armor\u00a0${armor}\u00a0· Move\u00a0${move}″`,
  price: (cost: string) => `${cost} CP`,
  times: (count: string, name: string) => `${count} × ${name}`,

  moreFor: (name: string) => `More: ${name}`,
  edit: 'Edit',
  copy: 'Duplicate',
  toArmy: 'Add to an army',
  copied: (name: string) => `Copied: ${name}.`,
  removedMany: (count: number) => n(count, { one: '# unit deleted.', other: '# units deleted.' }),

  create: 'New unit',
  editTitle: 'Edit the unit',
  name: 'Name',
  namePlaceholder: 'e.g. Sergeant Brick',
  skill: 'Skill',
  armor: 'Armor',
  move: 'Move in inches',
  size: 'Size in inches',
  hands: 'Hands',
  handsOptions: { '2': 'Two', '0': 'None' },
  otherDice: 'other…',
  typeDice: 'Type the dice',
  typeHint: 'Such as 1d6+2, 2d10 or 4.',
  weapons: ['Weapon', 'Other hand'],
  nothing: 'Nothing',
  ownWeapon: 'Own weapon',
  weaponName: 'Name of the weapon',
  use: 'Use',
  damage: 'Damage',
  kind: 'Counts as',
  kinds,
  cost: 'Cost in CP',
  costHint: 'With what it carries. Leave it empty if you do not count.',
  costFollows: 'Follows what it carries until you type a price of your own.',
  costTyped: 'Your own price: it does not follow what it carries.',
  priceWhole: (cost: string) => `By the rules it costs ${cost} CP.`,
  pricePart: (cost: string) => `The tables price ${cost} CP of it, but not the rest.`,
  priceNone: 'The tables have no price for it.',
  noBodyPrice: 'Skill, Armor, Move and Size match no unit in the tables, so the unit has no price.',
  noWeaponPrice: (weapon: string) =>
    `${weapon}: no table has a weapon with these values, so it has no price.`,
  priceReasons,

  wrong: 'Not ready yet:',
  issues,
  at: (what: string, problem: string) => `${what}: ${problem}`,
  saved: (name: string) => `Saved: “${name}”.`,

  keepUnit: 'Save as my unit',
  keepTitle: 'Save the unit',

  toArmyTitle: (name: string) => `${name}: add to which army?`,
  newArmy: 'A new army',
  searchArmies: 'Search armies',
  count: 'How many',
  each: 'CP each',
  addToArmy: 'Add to the army',
  added: (name: string, army: string) => `Added to ${army}: ${name}.`,
  armyIssues: {
    'army-missing': 'This army is gone or cannot be read. Choose another.',
    'army-full': 'This army has no room for another unit.',
    'not-stored': 'It could not be saved. Try again.',
  },

  addUnit: 'Add a unit',
  startReady: 'Start from a ready-made army',
  samples: { wall: 'Shield wall', raid: 'Raiders' },
  fightWith: 'Fight with it',
  fightWithThis: (name: string) => `Fight with it: ${name}`,
  editValues: (name: string) => `Edit the values: ${name}`,
  attacks: (name: string) => `${name} attacks.`,
  notThere: 'Not on this device, or not readable.',
};

export const compose = {
  rolledAt: (time: string) => `Rolled ${time}`,
  typed: 'Typed from the table',
  undoRoll: 'Undo roll',
  trail: 'How it adds up',
  steps: {
    purpose: (name: string) => `What it is for: ${name}`,
    rerolled: (count: number, faces: string, sum?: string) =>
      `${n(count, { one: '# die rolled again', other: '# dice rolled again' })}: ${faces}${sum === undefined ? '' : `; together ${sum}`}`,
    kept: {
      kh: (faces: string, sum: string) => `Highest kept: ${faces} = ${sum}`,
      kl: (faces: string, sum: string) => `Lowest kept: ${faces} = ${sum}`,
      dh: (faces: string, sum: string) => `Highest dropped, leaving ${faces} = ${sum}`,
      dl: (faces: string, sum: string) => `Lowest dropped, leaving ${faces} = ${sum}`,
    },
    pool: (shown: string, target: string, faces: string, successes: number) =>
      `${shown}, each needs ${target}: ${faces}; ${n(successes, { one: '# success', other: '# successes' })}`,
    confirmed: (tried: number, faces: string) =>
      n(tried, { one: `The six rolled again: ${faces}`, other: `# sixes rolled again: ${faces}` }),
    dice: (shown: string, faces: string, sum: string) => `${shown}: ${faces} = ${sum}`,
    oneDie: (shown: string, face: string) => `${shown}: ${face}`,
    times: (face: string, count: string) => `${count} × ${face}`,
    twoD6: (faces: string, sum: string) => `Two d6 minus 2 for each d10: ${faces}, together ${sum}`,
    bonus: (die: number, of: number, top: string, shown: string) =>
      `Die ${of} shows ${top} and earns a bonus die (die ${die}): ${shown}`,
    bonusOfTwo: (die: number, of: number, top: string, faces: string, shown: string) =>
      `Die ${of} comes to ${top} and earns a bonus die (die ${die}): ${faces} minus 2 = ${shown}`,
    moreBonus: (count: number, sum: string) =>
      n(count, { one: `# more bonus die: ${sum}`, other: `# more bonus dice: ${sum} together` }),
    penalty: (each: string, amount: string) => `Cranky: ${each} off each die, ${amount} in all`,
    modifier: (amount: string) => `Modifier ${amount}`,
    modifierOnce: (amount: string) => `Modifier ${amount}, counted once, bonus dice or not`,
    floor: (sum: string) => `${sum} counts as 0: no total is lower`,
    ones: 'Every die shows 1: critical failure, the task fails',
  },
  faceCount: (face: number, count: number, orMore: number) =>
    `${n(count, { one: '# die shows', other: '# dice show' })} ${face}, ${orMore} show ${face} or more`,

  setUp: 'What to roll',
  presets: (game: string) => `Dice for ${game}`,
  notation: 'Dice',
  addDie: (shown: string) => `Add a ${shown}`,
  moreDice: 'More dice',
  countOf: (shown: string) => `Number of ${shown}`,
  modifier: 'Modifier',
  noD10: 'no d10',
  faults: {
    empty: 'Nothing to roll yet. Tap a die or type, for example 2d6+1.',
    at: (found: string, fault: string) => `“${found}”: ${fault}`,
    unexpected: 'this does not belong here.',
    missingSides: 'how many sides? Write the number after the letter, as in d6.',
    tooFewSides: (limit: string) => `a die has at least ${limit} sides.`,
    tooManySides: (limit: string) => `a die has at most ${limit} sides.`,
    tooManyDice: (limit: string) => `at most ${limit} dice in one roll.`,
    negativeDice: 'dice cannot be taken away, only plain numbers can.',
    numberTooLarge: (limit: string) => `modifiers go up to ${limit}.`,
    twoD6NeedsD10: 'this sign puts 2d6−2 in place of a d10; write it after d10.',
    noDiceCount: 'roll at least one die.',
    tooLong: (limit: string) => `at most ${limit} characters.`,
    missingNumber: 'a number is missing here.',
    keepCount: (limit: string) => `1 to ${limit} of these dice.`,
    faceRange: (limit: string) => `these dice have the faces 1 to ${limit}.`,
    noFaceLeft: 'every face would be rolled again; leave one out.',
    penaltyRange: (limit: string) => `0 to ${limit} off each die.`,
    targetRange: (limit: string) => `the target is 1 to ${limit} with these dice.`,
    twice: 'this is here twice.',
    poolAlone: 'counting successes does not go with kept dice, bonus dice or a penalty.',
    twoD6Plain: 'two d6 for a d10 can only be added up, not kept, rerolled or counted.',
    failsNeedTarget: 'write what each die needs too, as in >=4.',
    floorNotZero: 'the lowest total can only be 0: min0.',
  },

  bonusDice: 'Bonus dice',
  bonusNow: {
    none: 'plain dice',
    d6: 'bonus d6',
    same: 'bonus: same die',
  },
  bonus: {
    none: 'None',
    d6: 'Extra d6 (2005)',
    same: 'Same die again (Polish)',
  },
  bonusHint: 'A die on its top face earns one.',
  brikwarsRules: 'Not below 0, all ones fail',

  odds: 'Odds',
  mean: 'Average',
  likely: 'Most likely',
  range: 'Range',
  fromTo: (lowest: string, highest: string) => `${lowest} – ${highest}`,
  openEnded: (lowest: string) => `${lowest} and up, no limit`,
  onesChance: 'All ones (critical failure)',
  bonusChance: 'At least one bonus die',
  orMore: (total: string) => `${total} or more`,
  onceIn: (tries: string) => `Once in ${tries} tries`,
  asTask: (chance: string) => `${chance} as a task, since all ones fail`,
  chart: (shown: string) => `Chances of each total of ${shown}`,
  total: 'Total',
  chance: 'Chance',
  tooLarge: (totals: string, limit: string) =>
    `Too large for exact odds: ${totals} different totals, ${limit} at most. It can still be rolled.`,
  noOdds: 'The odds appear when the dice can be read.',

  presetNames: {
    throw: 'Throw',
    sprint: 'Sprint',
    bail: 'Bail',
    redshirt: 'RedShirt',
    'morale-25': 'Morale 25 %',
    'morale-50': 'Morale 50 %',
    'morale-75': 'Morale 75 %',
    dispute: 'Dispute',
    need: 'Target N',
    collapse: 'Collapse',
  },
  moraleStates: {
    steady: 'nothing happens.',
    shaken: 'the unit is shaken.',
    panicked: 'the unit panics.',
    destroyed: 'the unit is destroyed.',
  },
  moraleTest: (passed: boolean, state: string) => `${passed ? 'Passed' : 'Failed'}: ${state}`,
  contestNames: {
    wisg: 'What I Say Goes',
    starts: 'Who starts',
    first: 'Who acts first',
    feat: 'Feat contest',
  },
  holdHint: 'Hold a button to roll it at once.',
  game: 'Presets for',
  poolDice: 'Dice in the pool',
  poolTarget: 'Each needs',
  poolReroll: 'Roll again',
  poolRerolls: { none: 'nothing', ones: 'ones', fails: 'failures' },
  dispute: { low: '1–3: the first player is right.', high: '4–6: the other player is right.' },
  need: 'Needs',
  needs: {
    bail: 'Distance in inches',
    redshirt: 'Distance in inches',
    successes: 'Successes needed',
  },
  askNothing: 'Remove the target',
  needed: (n: string, made: boolean) => (made ? `Made it: needed ${n}` : `Failed: needed ${n}`),
  successes: (count: number, dice: string) =>
    n(count, {
      one: `success of ${howMany(dice, 'die', 'dice')}`,
      other: `successes of ${howMany(dice, 'die', 'dice')}`,
    }),
  repeatShort: 'Repeat',
  keepShort: 'Reroll',
  keepSome: 'Keep some dice and roll the others again',
  undoShort: 'Undo',
  flipShort: 'Flip',
  flip: 'Flip the result towards the opponent',
  instant: 'No animation',
  showLarge: (total: string) => `${total}: show it full screen`,
  keepHint: 'Tap the dice that stay.',
  keepDie: (number: number, face: string) => `Keep die ${number}, showing ${face}`,
  keepFrom: (face: string) => `${face} or more`,
  keepFaces: 'Keep all dice showing',
  hits: (target: string) => `Successes ${target}+`,
  misses: 'Failures',
  needsLess: 'Needs one less',
  needsMore: 'Needs one more',
  poolFold: 'Count successes: 8 dice, 4+',
  needsWhat: 'Needs…',
  needsChance: (n: string, chance: string) => `Needs ${n}: ${chance}`,
  meanIs: (mean: string) => `${mean} on average.`,
  moreRolls: 'More rolls',
  diceCount: (count: number) => n(count, { one: '# die', other: '# dice' }),
  keptBefore: (count: number) =>
    n(count, { one: '# die kept from the last roll', other: '# dice kept from the last roll' }),
  notDrawn: (count: number) => n(count, { one: '# die, counted by face', other: '# dice, counted by face' }),
  facesOf: (shown: string) => `Dice by face: ${shown}`,
  howLucky: 'How lucky was it?',
  luck: {
    high: (chance: string) => `As high or higher ${chance} of the time.`,
    low: (chance: string) => `As low or lower ${chance} of the time.`,
    usual: (chance: string) => `Nothing special: as high or higher ${chance} of the time.`,
    sure: 'No other result was possible.',
  },
  openPad: 'Open the number pad',
  closePad: 'Close the number pad',
  tools: 'What to do with the result',
  tooMuchWork: 'Exact odds for so many dice would take too long. They can still be rolled.',
  repeat: 'Repeat',
  rollsUndone: (count: number) => n(count, { one: '# roll undone.', other: '# rolls undone.' }),
  putBack: 'Put back',
  removeDice: (shown: string) => `Remove all ${shown}`,
  typeOthers: 'Type the others',
  typeOther: (shown: string) => `Next die, ${shown}: which face?`,
};

const sections: Readonly<Record<SectionKind, string>> = {
  keep: 'Keep',
  'round-tower': 'Round Tower',
  gatehouse: 'Gatehouse',
  wall: 'Wall',
  'door-wall': 'Wall with door',
};

const doors: Readonly<Record<DoorId, string>> = {
  'door-a': 'First door',
  'door-b': 'Second door',
  door: 'Door',
  'double-door': 'Double door',
  portcullis: 'Portcullis (kapurács)',
};

const strengths: Readonly<Record<Strength, string>> = { heavy: 'Heavy', light: 'Light' };

/** The official names where they are known, else our guesses; the castle text has the Hungarian ones. */
const glosses: Readonly<Record<AbilityId, string>> = {
  atutes: 'Close-combat Pierce',
  letarolas: 'Sweep',
  mennykocsapas: 'Thunderblow',
  utkozes: 'Ram',
  'magikus-robbantas': 'Magic Blast',
  bombazas: 'Bombardment',
  atloves: 'Pierce',
  'teruletre-hato-sebzes': 'Area damage',
  gyogyitas: 'Healing',
  benitas: 'Immobilize',
  hadvezetes: 'Command',
  eletszivas: 'Life Drain',
  'magikus-befolyas': 'Magic Confusion',
  'magikus-fagyasztas': 'Magic Freeze',
  'magikus-gyogyitas': 'Magic Healing',
  'magikus-lebegtetes': 'Magic Levitation',
  vampirizalas: 'Vampirism',
  mergezes: 'Venom',
};

/** Names of the castle game that several screens use. */
export const castleterms = { sections, doors, strengths, glosses };

/** Editions and rule sets of BrikWars. */
export const editions: Readonly<Record<RuleSetId, string>> = {
  '2005': '2005 rulebook',
  web5: '2005, later Chapter Five',
  pl: 'Polish text',
  'pl-supplements': 'Polish with supplements',
  league: 'League',
  'quik-en': 'QuikWars (English)',
  'quik-pl': 'QuickWars (Polish)',
  'quik-lugpol': 'LUGPolWars',
};

/** A screen for the table: dark, whole, kept on. */
export const tablemode = {
  enter: 'Table mode',
  leave: 'Leave table mode',
  awake: 'Screen stays on',
  mayGoOff: 'Screen may go off',
};

/** Dice of the table, typed in. */
export const typing = {
  typeFaces: 'Type in dice from the table',
  typedIn: 'typed in from the table',
  entered: 'Dice entered',
  enteredDie: (number: number, face: string) => `Die ${number}: ${face}, change it`,
  fix: 'Tap a die to change it.',
  fixing: 'Tap the right face, or the die again to remove it.',
  takeCount: 'Take it',
  eraseFace: 'Erase the last face',
  stopTyping: 'Stop typing',
  letAppRoll: 'Let the app roll',
};

/** The brick over each place, and what it leads to. */
export const placehead = {
  title: 'What do you play?',
  game: 'Game',
  happened: 'What happened',
  inSettings: 'Language, light and dark, backup',
  unchanged: 'Unchanged',
  /** Below the brick of a game without editions. */
  rules: 'rules',
  changes: (rules: number) => n(rules, { one: '# change', other: '# changes' }),
};

/** Inputs that a link brought. */
export const linked = {
  linkedInputs: 'Opened from a link.',
  keepLinked: 'Use these',
  discardLinked: 'Back to my own values',
  unreadableLink:
    'This link cannot be read: it is damaged or from another version. Your own values are unchanged.',
  notUnderstood: (said: string) => `Not understood: ${said}`,
};

/** A number with its two keys, and the keys that type one. */
export const stepping = {
  numberKeys: 'Number keys',
  less: (what: string) => `${what}: less`,
  more: (what: string) => `${what}: more`,
  typeNumber: (what: string, value: string) => `${what}: ${value}, type a number`,
  numberRange: (min: string, max: string) => `From ${min} to ${max}.`,
  minusSign: 'Change sign',
  eraseDigit: 'Erase the last digit',
};
