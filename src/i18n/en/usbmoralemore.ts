import type { MoraleEffect } from '../../rules/usb/morale-odds.ts';
import type { RecoveryEffect } from '../../rules/usb/recovery.ts';
import { howMany, plural } from '../format.ts';

const count = plural('en');

/** Why a test of morale is what it is; `amount` is a number, a target or a signed modifier. */
const reasons: Readonly<Record<MoraleEffect | RecoveryEffect, (amount: string) => string>> = {
  'best-tough': (tough) => `The best Tough in the unit is ${tough}+.`,
  'hero-tough': (tough) => `A hero within 10″ lends his Tough ${tough}+.`,
  brave: () => 'Brave: +1.',
  pit: () => 'In a pit of corpses: −1.',
  modifier: (amount) => `House rule at your table: ${amount}.`,
  blessed: () => 'Blessed: a failed die is rolled again, once a game.',
  level: (level) => `Test at ${level}% of the starting Standfast.`,
  'level-known': () => 'This threshold was tested before: one test each.',
  'below-quarter': () => 'Less than a quarter of the starting Standfast is lost.',
  defeat: () => 'House rule: a lost melee asks for the test at 50%.',
  commander: () => 'The commander has died: every unit left tests.',
  'no-worse-than-before': () => 'A test never makes a state better.',
  'unbreakable-models': () => 'Unbreakable: instead of panic it loses as many models as the die missed by.',
  'unbreakable-points': () =>
    'House rule: unbreakable, it loses as many points of Standfast as the die missed by.',
  wiped: () => 'No model is left: the unit is wiped out.',
  beaten: () => 'Lost by 6 or more: the unit is destroyed.',
  'band-decides': () => 'After a lost melee the result alone decides.',
  shaken: () => 'Passed, it is no longer shaken.',
  panicked: () => 'Passed, panic becomes shaken.',
  'acts-after': () => 'The test comes first; then the unit acts as it stands.',
};

export const usbmoralemore = {
  reasons,
  save: (tough: string) => `Saves on its Tough ${tough}+, without a weapon against it.`,
  hits: (hits: string) => `${howMany(hits, 'hit comes', 'hits come')} by themselves.`,
  dieNeeds: (target: string) => `So the die must show ${target}.`,

  powerFold: 'Power points',
  power: 'Points that may bend the die',
  powerHint:
    'Bend of Luck: 1 face a point, on the hero’s own die or that of his unit. Only in his own activation: not when an enemy has just shot at it.',
  luck: 'Test passed with this many points',
  luckLine: (points: number) => count(points, { one: '# point', other: '# points' }),
  luckNone: 'No point',
  sure: (points: number) =>
    count(points, { one: '# point makes it certain.', other: '# points make it certain.' }),
  neverSure: 'No number of points makes it certain: a 1 fails.',
  inspiration:
    'Inspiration: 1 Power point of a hero within 10″ takes shaken or panic away at once, in his own activation.',

  figures: 'All figures',
  modelsChart: 'Models lost',
  failingChart: 'Units that fail',
  columns: { value: 'Number', chance: 'Chance' },
  fateNames: {
    steady: 'Steady',
    shaken: 'Shaken',
    panicked: 'Panic',
    destroyed: 'Destroyed',
    wiped: 'Wiped out',
  },
  tested: 'A test is due',

  leftTitle: 'Units that are left',
  group: (number: string) => `Units ${number}`,
  units: 'How many alike',
  tough: 'Best Tough',
  brave: 'Brave',
  unbreakable: 'Unbreakable',
  near: 'Hero within 10″',
  addGroup: 'Other units',
  fromArmy: (army: string) => `From the army: ${army}`,
  fromArmyHint: 'All its units, without the dearest hero: he was the commander.',
  tookArmy: 'The army’s units are taken over.',
  removeGroup: (number: string) => `Remove units ${number}`,
  groupChance: (chance: string) => `Each fails and panics in ${chance} of 100.`,

  phase: 'What may it do now?',
};
