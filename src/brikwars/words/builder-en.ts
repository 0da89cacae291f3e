import { plural } from '../../platform/format.ts';
import type { ArmyCheckCode } from '../../rules/brikwars/army-check.ts';
import type { SpecialtyId } from '../../rules/brikwars/creation/creation.ts';
import type { ReadyId } from '../../rules/brikwars/ready-units.ts';

const count = plural('en');

/** The figures of a check, and the lines that it is about. */
interface Figures {
  readonly found: string;
  readonly bound: string;
  readonly units: string;
}

interface Said {
  readonly kept: (figures: Figures) => string;
  readonly broken: (figures: Figures) => string;
}

const ready: Readonly<Record<ReadyId, string>> = {
  'sword-shield': 'Swordsman',
  'axe-shield': 'Axeman',
  'two-hander': 'Halberdier',
  bow: 'Archer',
  rifle: 'Rifleman',
  grenadier: 'Grenadier',
  knight: 'Knight',
  officer: 'Officer',
  hero: 'Hero',
  pilot: 'Pilot',
  medic: 'Medic',
  mage: 'Mage',
  horse: 'Warhorse',
  'brick-thrower': 'Brick thrower',
  siege: 'Gunner',
};

const specialties: Readonly<Record<SpecialtyId, string>> = {
  ego: 'Heroic Ego',
  leadership: 'Leadership',
  pilot: 'Pilot',
  healing: 'Healing',
  hiding: 'Hiding',
  perception: 'Perception',
};

const checks: Readonly<Record<ArmyCheckCode, Said>> = {
  budget: {
    kept: ({ found, bound }) => `Within the limit: ${found} of ${bound} CP.`,
    broken: ({ found, bound }) => `Over the limit: ${found} CP, ${bound} were agreed.`,
  },
  'league-points': {
    kept: ({ found, bound }) => `The league allows ${bound} CP: ${found} spent.`,
    broken: ({ found, bound }) => `The league allows ${bound} CP: these are ${found}.`,
  },
  'league-move': {
    kept: ({ bound }) => `Nobody is faster than ${bound}″.`,
    broken: ({ bound, units }) => `Faster than the ${bound}″ of the league: ${units}.`,
  },
  'other-list': {
    kept: () => 'All units belong to this game.',
    broken: ({ units }) => `Built for another game: ${units}.`,
  },
  training: {
    kept: () => 'All specialties are played here.',
    broken: ({ units }) => `With a specialty not played here, or twice: ${units}.`,
  },
  built: {
    kept: () => 'All creations are built by the rules.',
    broken: ({ units }) => `Not built by the rules: ${units}.`,
  },
  vehicle: {
    kept: () => 'All vehicles are within their list.',
    broken: ({ units }) => `Beyond the list of vehicles: ${units}.`,
  },
  'one-hero': {
    kept: () => 'One Hero leads the army.',
    broken: ({ found }) => (found === '0' ? 'A Hero is missing.' : `One Hero an army: these are ${found}.`),
  },
};

/** The builder of units, and what an army's rule set makes of it. */
export const brikbuild = {
  addTitle: 'Add units',
  atOnce: 'How many at a tap',
  ready,
  addReady: (number: string, name: string) => `Add ${number} × ${name}`,
  inArmy: (number: string) => `${number} in the army`,
  added: (number: string, name: string) => `${number} × ${name} added.`,
  own: 'Build a unit',
  creation: 'Vehicle, building…',
  ownHint: 'Arms, armor, specialties',
  all: 'All units',
  mine: 'My units',
  models: (number: number) => count(number, { one: '# model', other: '# models' }),
  total: (points: string, limit: string | undefined) =>
    limit === undefined ? `${points} CP` : `${points} of ${limit} CP`,
  army: 'Army',
  take: 'Into the army',
  done: 'Done',
  discard: 'Discard',

  slots: {
    unit: 'Unit',
    right: 'Right hand',
    left: 'Left hand',
    armor: 'Armor',
    training: 'Specialties',
    explosives: 'Grenades',
    magic: 'Magic',
    values: 'Values',
    vehicle: 'Vehicle',
  },
  slotSays: (slot: string, what: string, cost: string | undefined) =>
    cost === undefined ? `${slot}: ${what}` : `${slot}: ${what}, ${cost} CP`,
  empty: 'Empty',
  bothHands: 'Both hands',
  none: 'None',
  noArmor: 'No armor',
  suit: 'Suit of armor',
  barding: 'Barding',
  suitDoes: 'Armor +1d6 · Move −1″',
  ownBody: 'Own values',
  ownBodyHint: 'Its values are its own: armor is part of them.',
  noHands: 'It has no hands.',
  printed: 'printed',
  frees: '2 hands',
  drops: (thing: string) => `drops: ${thing}`,
  dropped: (things: string) => `Put down: ${things}.`,
  use: (use: string, damage: string) => `Use ${use} · ${damage}`,
  shortStats: (armor: string, move: string) => `Armor\u00a0${armor}\u00a0· Move\u00a0${move}″`,
  reach: (use: string, inches: string, damage: string) => `Use ${use} · ${inches}″ · ${damage}`,
  shortReach: (inches: string, damage: string) => `${inches}″ · ${damage}`,
  shieldDoes: 'parries and shoves',
  shieldDie: 'Armor +1d6',
  skillRaise: 'Skill raised by',
  masters: 'Mastered weapons',
  magic: 'Level of magic',
  summoning: 'Summoning',
  necromancy: 'Necromancy',
  explosiveHint: 'Each is thrown once, or fired from a bow or a rifle. What is in a hand counts too.',
  blast: (use: string, range: string, damage: string, around: string) =>
    `Use ${use} · ${range}″ · ${damage} · ${around}″ around`,
  around: (use: string, inches: string, takesOff: string) =>
    `Use ${use} · ${inches}″ around · takes off ${takesOff}`,
  bolt: 'Magic bolt',
  level: (level: string) => `Level ${level}`,
  areaSpells: 'Area spells',
  shieldLevel: 'Level of the magic shield',
  areaSpell: (level: string) => `Area spell ${level}`,
  casts: (spell: string) => `${spell}: casts`,
  magicShield: 'Magic shield',
  shieldOf: (level: string) => `Magic shield ${level}`,
  noSpell: 'none',
  lower: (level: string) => `Level ${level} and below`,
  told: (spell: string, values: string) => `${spell} (${values})`,
  specialties,
  vehicle: {
    none: 'On foot',
    drives: 'Drives a vehicle',
    size: 'Longest side in inches',
    level: 'Level',
    ground: 'Ground or water, inches',
    air: 'Air, inches',
    guns: 'Mounted weapons',
    body: 'Hull',
  },
  cast: 'Cast a spell',
  nameAndPrice: 'Name and price',
  counted: 'Counted price',
  typed: (cost: string) => `Your price: ${cost} CP`,
  toCounted: (cost: string) => `Back to ${cost} CP`,
  noPrices: 'QuikWars counts no points.',
  now: (cost: string) => `${cost} CP now`,

  composition: 'Composition',
  legal: 'Legal army',
  broken: (number: number) => count(number, { one: '# rule broken', other: '# rules broken' }),
  missing: 'Not finished',
  checks,
  egos: (heroes: string, off: string) => `${heroes} Heroic Egos are Cranky: ${off} CP off in all.`,
};
