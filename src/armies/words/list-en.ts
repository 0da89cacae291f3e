import { plural } from '../../platform/format.ts';
import type { Game } from '../../rules/ids.ts';

const count = plural('en');

/** The list of armies, what is done with several, and the first page. */
export const armylist = {
  all: 'All',
  search: 'Search and sort',
  searchLabel: 'Name, unit or tag',
  nothingFound: 'No army with this name, unit or tag.',
  has: (unit: string) => `Has: ${unit}`,
  units: (number: number) => count(number, { one: '# unit', other: '# units' }),
  legal: 'Legal army',
  within: 'Within the limit',
  broken: (rules: number) => count(rules, { one: '# rule broken', other: '# rules broken' }),
  notPlayed: 'Not played yet',
  results: { won: 'Won', lost: 'Lost', drawn: 'Draw', played: 'Played' },
  inPlay: 'in play',

  select: 'Select several',
  selected: (number: number) => count(number, { one: '# selected', other: '# selected' }),
  selectNone: 'None',
  withSelected: 'With the selected armies',
  tags: 'Tags',
  tagNew: 'New tag',
  tagPlaceholder: 'e.g. Club night',
  tagAdd: 'Add',
  tagNone: 'No tags yet. A tag keeps armies together: a campaign, a club, a table.',
  tagsFull: (number: string) => `An army has room for ${number} tags.`,
  tagged: (tag: string, armies: number) =>
    `${tag}: ${count(armies, { one: 'added to # army', other: 'added to # armies' })}.`,
  untagged: (tag: string, armies: number) =>
    `${tag}: ${count(armies, { one: 'taken from # army', other: 'taken from # armies' })}.`,
  duplicate: 'Duplicate',
  duplicated: (armies: number) => count(armies, { one: '# copy made.', other: '# copies made.' }),
  deleted: (armies: number) => count(armies, { one: 'Deleted: # army.', other: 'Deleted: # armies.' }),
  duels: 'Unit against unit',
  duelsWho: 'Which unit acts',
  duelsBack: 'Tap one to see how it does against yours.',
  duelsNone: 'One of the two armies has no units.',
  compare: 'Compare',
  orderHint: 'Select armies and move them with the arrows. On a keyboard: Alt with the arrow keys.',

  backupAge: (days: number) =>
    days === 0
      ? 'Backup made today'
      : count(days, { one: 'Backup is # day old', other: 'Backup is # days old' }),
  changedSince: (armies: number) =>
    count(armies, { one: '# army changed since', other: '# armies changed since' }),
  unchangedSince: 'No army changed since',
  noBackup: 'No backup yet',
  onlyHere: (armies: number) =>
    count(armies, { one: '# army is on this device only', other: '# armies are on this device only' }),
  saveOne: 'Make one',
  install: 'Install it',
  installTitle: 'Put it on the home screen',
  installWhy: 'then the browser keeps your armies',
  installApple: 'Tap Share, then “Add to Home Screen”.',
  installAppleWith: 'Tap Share, then “Add to Home Screen”. It starts empty there: take a backup along.',

  firstTitle: 'Your first army',
  firstText: 'Choose a game. You start with a sample and change what you like.',
  firstGames: {
    brikwars: 'Figures, weapons, machines',
    usb: 'Units, heroes, points',
    'mage-knight': 'Figures with their points',
  } satisfies Readonly<Record<Game, string>>,
  sample: (name: string, points: string) => `${name}: ${points}`,
  figureArmies: { gate: 'Guard of the Gate', road: 'The Long Road' },
  figures: {
    captain: 'Gate captain',
    pike: 'Wall pike',
    archer: 'Tower archer',
    rider: 'Road rider',
    wanderer: 'Old wanderer',
    giant: 'Stone giant',
    sapper: 'Sapper',
    scout: 'Hedge scout',
  },

  compareTitle: (one: string, other: string) => `${one} and ${other}`,
  comparePoints: 'Points',
  compareModels: 'Models',
  compareUnits: 'Units',
  compareCostliest: 'Most expensive unit',
  compareRules: 'Rules',
  compareBroken: (rules: number) => count(rules, { one: '# broken', other: '# broken' }),
  compareGroups: {
    hero: 'Heroes',
    line: 'Soldiers',
    machine: 'Monsters and machines',
    figure: 'Figures',
    creation: 'Vehicles and buildings',
    other: 'Other units',
  },
  shared: 'In both',
  sharedNone: 'No unit is in both.',
  alike: 'alike',
  onlyIn: (army: string) => `Only in ${army}`,
  onlyNone: 'Nothing that the other lacks.',
  fields: {
    name: 'Name',
    count: 'How many',
    points: 'Points each',
    models: 'Models',
    unit: 'Values',
    note: 'Note',
  },
  notComparable: 'One of the two armies is not on this device any more.',
  otherGame: 'These are armies of two games: only their totals can be compared.',
  swap: 'Swap sides',
};
