import type { CompositionCode } from '../../rules/usb/composition.ts';
import { howMany, plural } from '../format.ts';

const n = plural('en');

interface CheckFigures {
  readonly found: string;
  readonly bound: string;
  /** The units that break it. */
  readonly units: string;
}

/** A rule that is kept, and one that is broken. */
const checks: Readonly<
  Record<
    CompositionCode,
    { readonly kept: (figures: CheckFigures) => string; readonly broken: (figures: CheckFigures) => string }
  >
> = {
  min90: {
    kept: ({ bound }) => `The limit is ${bound} points or more.`,
    broken: ({ found, bound }) => `A limit of ${found} is too small: ${bound} is the least.`,
  },
  points: {
    kept: ({ found, bound }) => `${found} of ${bound} points.`,
    broken: ({ found, bound }) => `${found} points, but the limit is ${bound}.`,
  },
  noHero: {
    kept: () => 'A hero is there.',
    broken: () => 'No hero: every army needs one.',
  },
  heroes: {
    kept: ({ found, bound }) => `Heroes: ${found} of ${bound}.`,
    broken: ({ found, bound }) => `${found} heroes are too many: ${bound} at most.`,
  },
  activations: {
    kept: ({ found, bound }) => `Activations: ${found} of ${bound}.`,
    broken: ({ found, bound }) => `${found} activations are too many: ${bound} at most.`,
  },
  third: {
    kept: ({ found, bound }) => `Dearest activation: ${found} of ${bound} points.`,
    broken: ({ bound, units }) => `More than ${bound} points for one activation: ${units}.`,
  },
  uniform: {
    kept: () => 'All models of a unit are alike.',
    broken: ({ units }) => `Models that differ: ${units}.`,
  },
  sizes: {
    kept: () => 'No unit has too many models.',
    broken: ({ units }) => `Too many models: ${units}.`,
  },
  equipment: {
    kept: () => 'One melee weapon, one shield and one ranged weapon at most for each soldier.',
    broken: ({ units }) => `Special weapons that it may not have: ${units}.`,
  },
  slots: {
    kept: () => 'All equipment of monsters and machines fits its slots.',
    broken: ({ units }) => `More equipment than slots: ${units}.`,
  },
  magic: {
    kept: () => 'No hero has magic and tech dearer than his own price.',
    broken: ({ units }) => `Magic and tech dearer than the hero: ${units}.`,
  },
  mount: {
    kept: () => 'No hero of the type Riders has a monster or machine.',
    broken: ({ units }) => `A rider with a monster or machine as well: ${units}.`,
  },
  values: {
    kept: () => 'All values are in the price list.',
    broken: ({ units }) => `Values that the price list does not have: ${units}.`,
  },
};

/** The page of an army of USB. */
export const usbarmy = {
  composition: 'Army composition',
  legal: 'Legal army',
  unfinished: 'No units yet',
  broken: (rules: number) => n(rules, { one: '# rule broken', other: '# rules broken' }),
  signs: { kept: 'Kept:', missing: 'Still missing:', broken: 'Broken:' },
  checks,
  more: (rules: number) => n(rules, { one: '# more rule kept', other: '# more rules kept' }),
  askLimit: 'Which points limit have you agreed on?',
  askLimitHint: 'How many heroes and activations there may be follows from it.',
  ownLimit: 'Another…',
  limitTitle: 'Points limit',
  scenario: 'Scenario battle',
  scenarioHint: 'In a scenario of its own one activation may cost any part of the limit.',
  unfilled: (limit: string, most: string, activations: string, dearest: string) =>
    `Of ${limit} points you can spend ${most} at most: ${howMany(activations, 'activation', 'activations')} of up to ${dearest}.`,
  house: 'House rules in force',
  houseRule: (title: string, value: string) => `${title}: ${value}`,
  toHouse: 'Change them under Fight',

  start: 'Start from a ready army',
  startHint: 'Two legal armies for the limits that the rules work through.',
  sample: (limit: string) => `${limit} points`,
  sampleUnits: (heroes: number, others: number) =>
    `${n(heroes, { one: '# hero', other: '# heroes' })}, ${n(others, { one: '# unit', other: '# units' })}`,
  sampleName: (limit: string) => `Ready army, ${limit} points`,
  add: 'Add a unit',
  addOwn: 'Add one of mine',
  addOne: (unit: string) => `Add: ${unit}`,
  allOwn: 'All my units…',
  addPlain: 'Add a line without a unit',

  hero: 'Hero',
  commander: 'Commander',
  chooseCommander: 'Several heroes are equally dear: choose the commander.',
  nowCommander: (unit: string) => `Commander: ${unit}`,
  /** How often the unit stands in the army; the second is its whole label. */
  times: 'Activations',
  activations: (unit: string) => `Activations: ${unit}`,
  each: (points: string) => `${points} each`,
  /** `more` is what the whole unit pays once. */
  perModel: (points: string, more: string | undefined) =>
    `${points} per model${more === undefined ? '' : `, ${more} for the whole unit`}`,
  wrong: 'Not allowed as it is: edit it.',
  editOf: (unit: string) => `Edit: ${unit}`,
  shoot: 'Shoot',
  shootWith: (unit: string) => `Shoot with: ${unit}`,
  charge: 'Charge',
  chargeWith: (unit: string) => `Charge with: ${unit}`,
};
