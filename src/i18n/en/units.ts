import type { PointsCode } from '../../rules/army.ts';
import type { ProfileCode } from '../../rules/brikwars/profile.ts';
import type { PriceEffect } from '../../rules/brikwars/profile-price.ts';
import type { OwnWeaponKind } from '../../rules/brikwars/setup.ts';
import { plural } from '../format.ts';

const n = plural('en');

const issues: Readonly<Record<Exclude<ProfileCode, 'notation' | PointsCode>, (limit: string) => string>> = {
  'name-empty': () => 'Give the unit a name.',
  'name-too-long': (limit) => `A name has room for ${limit} letters.`,
  'dice-too-large': (limit) => `These dice can show more than ${limit}: too much for a fight.`,
  'dice-not-plain': () => 'Only dice and a number that are added up, such as 2d6+1.',
  'move-range': (limit) => `Move goes from 0 to ${limit} inches.`,
  'size-range': (limit) => `Size goes from 0 to ${limit} inches.`,
  'use-range': (limit) => `Use goes from 0 to ${limit}.`,
  'no-hands': () => 'Without hands it cannot hold this.',
  'too-many-weapons': (limit) => `It fights with ${limit} things at most.`,
  'two-handed-alone': () => 'This takes both hands: nothing fits beside it.',
  'shield-only-beside-heavy': () => 'Beside a heavy weapon the other hand holds a shield or nothing.',
  'bare-hands-alone': () => 'Bare hands hold nothing: leave out the other thing.',
};

const kinds: Readonly<Record<OwnWeaponKind, string>> = {
  hand: 'Hand weapon',
  heavy: 'Heavy weapon',
  'two-handed': 'Two-handed weapon',
  shield: 'Shield',
  natural: 'Grown (teeth, claws)',
};

const priceReasons: Readonly<Record<PriceEffect, (what: string, cost: string) => string>> = {
  'unit-price': (unit, cost) => `${unit}: ${cost} CP`,
  'weapon-price': (weapon, cost) => `${weapon}: ${cost} CP`,
  'found-free': (weapon) => `${weapon}: found, not bought, so it costs nothing`,
};

/** Profiles of the player's own and units of the armies. */
export const units = {
  pick: 'Choose a unit',
  search: 'Search units',
  nothingFound: (query: string) => `No unit with “${query}”.`,
  presets: 'From the rulebook',
  own: 'My units',
  noOwn: 'None yet. What you fight with often is kept here.',
  newer:
    'Your units were stored by a newer version of the app. They stay as they are; update the app to see them.',
  full: (limit: string) => `${limit} units are kept: no room for more. Delete one first.`,
  armyUnits: (army: string) => `Army: ${army}`,
  unnamedArmy: 'Unnamed army',
  noArmyUnits: 'Lines of your armies appear here once they say how they fight.',
  showAll: (count: number) => n(count, { one: 'Show # unit more', other: 'Show # units more' }),

  stats: (skill: string, armor: string, move: string) =>
    `Skill\u00a0${skill}\u00a0· Armor\u00a0${armor}\u00a0· Move\u00a0${move}″`,
  price: (cost: string) => `${cost} CP`,
  times: (count: string, name: string) => `${count} × ${name}`,

  moreFor: (name: string) => `More: ${name}`,
  edit: 'Edit',
  copy: 'Duplicate',
  remove: 'Delete',
  toArmy: 'Into an army',
  copyName: (name: string) => `${name} (copy)`,
  copied: (name: string) => `Copied: ${name}.`,
  removed: (name: string) => `“${name}” deleted.`,
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
  takePrice: (cost: string) => `Take ${cost} CP`,
  priceTitle: 'Price by the rules',
  priceWhole: (cost: string) => `By the rules it costs ${cost} CP.`,
  pricePart: (cost: string) => `The tables price ${cost} CP of it, but not the rest.`,
  priceNone: 'The tables have no price for it.',
  noBodyPrice: 'Skill, Armor, Move and Size are not those of a unit of the tables, so the unit has no price.',
  noWeaponPrice: (weapon: string) =>
    `${weapon}: no table holds a weapon with these values, so it has no price.`,
  priceReasons,

  wrong: 'Not yet a unit:',
  issues,
  at: (what: string, problem: string) => `${what}: ${problem}`,
  saved: (name: string) => `“${name}” is kept.`,

  keepUnit: 'Save as my unit',
  keepTitle: 'Save the unit',

  toArmyTitle: (name: string) => `${name}: into which army?`,
  newArmy: 'A new army',
  searchArmies: 'Search armies',
  count: 'How many',
  each: 'CP each',
  addToArmy: 'Add to the army',
  added: (name: string, army: string) => `${name} is in ${army}.`,
  openArmy: 'Open the army',
  armyIssues: {
    'army-missing': 'This army is gone or cannot be read. Choose another.',
    'army-full': 'This army has no room for another line.',
    'not-stored': 'It could not be stored. Try again.',
  },

  addUnit: 'Add a unit',
  fightWith: 'Fight with it',
  fightWithThis: (name: string) => `Fight with it: ${name}`,
  editValues: (name: string) => `Edit the values: ${name}`,
  attacks: (name: string) => `${name} attacks.`,
  notThere: 'This unit is not on this device, or its values cannot be read.',
};
