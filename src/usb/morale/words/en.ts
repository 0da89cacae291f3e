import { howMany, plural } from '../../../platform/format.ts';
import type { Fate } from '../../../rules/usb/morale/morale-odds.ts';
import type { MoralePurpose } from '../../../rules/usb/morale/morale-record.ts';
import type { HazardKind } from '../../../rules/usb/turn/hazards.ts';
import {
  allFigures,
  auraOf,
  bend,
  chance,
  ends,
  leaveIt,
  modelsLost,
  moraleReasons,
  none,
  odds,
  shaken,
  stateNames,
  unitFates,
  why,
} from '../../words/terms-en.ts';

declare module '../../../platform/words.ts' {
  interface SliceWords {
    readonly 'usb/morale': typeof import('./en.ts');
  }
}

const count = plural('en');

/** What becomes of a unit, with the chance of it. */
const usbmoraleFates: Readonly<Record<Fate, (cases: string) => string>> = {
  steady: (cases) => `stays steady ${cases}\u00a0%`,
  ...unitFates,
  destroyed: (cases) => `is destroyed ${cases}\u00a0%`,
  wiped: (cases) => `is wiped out ${cases}\u00a0%`,
};

const hazards: Readonly<Record<HazardKind, string>> = {
  climbing: 'Climb or fall',
  dangerous: 'Dangerous terrain',
  carrier: 'Its transport is destroyed',
};

const wipedOut = 'The unit is wiped out.';

const aura = 'Hero within 10″';

const moralePurposes: Readonly<Record<MoralePurpose, string>> = {
  saves: 'Saves',
  morale: 'Morale test',
  recovery: 'Test at its activation',
  bend: 'Bend the die?',
};

export const usbmorale = {
  answer: odds,
  event: 'What has happened?',
  events: {
    '25': '25\u00a0%',
    '50': '50\u00a0%',
    '75': '75\u00a0%',
    losses: 'From losses',
    defeat: 'Lost melee',
    recovery: 'Its activation',
    hits: 'What hit it?',
    commander: 'Commander dies',
  },
  needs: (target: string) => `Needs ${target}+.`,
  sentence: (fates: string) => `The unit ${fates}.`,
  fates: usbmoraleFates,
  sternLine: (cases: string, losses: string) => `Passes ${cases}\u00a0%; otherwise it loses ${losses}.`,
  lossesSum: (fallen: string) => `It loses ${fallen}.`,
  models: (range: string, most: number) => count(most, { one: `${range} model`, other: `${range} models` }),
  points: (range: string, most: number) => count(most, { one: `${range} point`, other: `${range} points` }),
  range: (from: string, to: string) => `${from} to ${to}`,
  lostLine: (lost: string, start: string, percent: string) =>
    `${lost} of ${start} Standfast lost (${percent}).`,
  testAt: (level: string) => `Test at ${level}\u00a0%.`,
  noTestYet: 'No test: less than a quarter is lost.',
  noTestAgain: 'No test: this threshold was tested before.',
  bands: {
    locked: 'Both stay locked in the fight.',
    pushed: 'It gives ground, 2″, and is shaken.',
    pushedInPlace: 'It cannot move, and is shaken.',
    flees: (inches: string) => `It flees ${inches}″ and panics.`,
    fleesInPlace: 'It cannot move, and panics.',
    destroyed: 'It is destroyed.',
  },
  takesWounds: (wounds: number) =>
    count(wounds, {
      one: 'Unbreakable: it takes # wound instead.',
      other: 'Unbreakable: it takes # wounds instead.',
    }),
  noFurther: 'No further test.',
  wipedOut,
  hitsLine: (hits: number, target: string) =>
    count(hits, { one: `# hit, saved on ${target}+.`, other: `# hits, saved on ${target}+.` }),
  noHits: 'Nothing hits it.',
  recovery: {
    shaken: (cases: string) => `Recovers ${cases}\u00a0%; otherwise it stays shaken.`,
    panicked: (cases: string) => `Panic becomes shaken ${cases}\u00a0%; otherwise it stays in panic.`,
  },
  commanderLine: (units: number, panic: string, none: string) =>
    count(units, {
      one: `The unit fails and panics ${none}\u00a0%.`,
      other: `Of # units ${panic} fail and panic; none of them ${none}\u00a0%.`,
    }),
  tiles: {
    passed: 'Test passed',
    failed: 'Test failed',
    shaken: 'Shaken',
    panicked: 'Panics',
    destroyed: 'Destroyed',
    losesModels: 'Loses models',
    losesPoints: 'Loses Standfast',
    wiped: 'Wiped out',
    holds: 'No panic',
    broken: 'Breaks',
    recovers: 'Recovers',
    stays: 'No change',
    nobody: 'Nobody fails',
    somebody: 'Somebody fails',
    all: 'All fail',
  },
  why,
  lostBefore: 'Points lost before it',
  lostBy: 'Melee lost by',
  lostNow: (lost: string, start: string) =>
    `Lost by now: ${lost} of ${start}. The models alive below decide that.`,
  lossesIgnored: (lost: string, start: string) =>
    `The card below has lost ${lost} of ${start}; that counts under “From losses”, not here.`,
  from: 'It is',
  fromStates: { shaken, panicked: 'Panicked' },
  hazard: 'What hit it?',
  hazards,
  height: 'Inches up or down',
  heightCm: 'Centimetres up or down',
  heightHint: 'One hit per model for each full 2″. Ladders and stairs are free.',
  ownRam: (hits: number) =>
    count(hits, {
      one: 'Its own ram deals # hit in a charge.',
      other: 'Its own ram deals # hits in a charge.',
    }),
  ownBlast: (hits: number) =>
    count(hits, { one: 'Its self-destruction deals # hit.', other: 'Its self-destruction deals # hits.' }),
  aura,
  auraTough: 'Tough of the hero within 10″',
  noAura: none,
  toughOf: auraOf,
  blessed: 'Blessed: rerolls now',
  title: (unit: string, event: string) => `Morale: ${unit}, ${event}`,
  titleOfAll: (units: number) =>
    count(units, { one: 'The commander’s death, # unit left', other: 'The commander’s death, # units left' }),
  reasons: moraleReasons,
  save: (tough: string) => `Saves on its Tough ${tough}+, without a weapon against it.`,
  hits: (hits: string) => `${howMany(hits, 'hit comes', 'hits come')} by themselves.`,
  dieNeeds: (target: string) => `So the die must show ${target}.`,
  powerFold: 'Power points',
  power: 'Points that may bend the die',
  powerHint:
    'Bend of Luck: 1 face per point, on the hero’s die or the unit’s. Only in the hero’s own activation: not when an enemy has just shot at it.',
  luck: 'Test passed with this many points',
  luckLine: (points: number) => count(points, { one: '# point', other: '# points' }),
  luckNone: 'No point',
  sure: (points: number) =>
    count(points, { one: '# point makes it certain.', other: '# points make it certain.' }),
  neverSure: 'No number of points makes it certain: a 1 fails.',
  inspiration:
    'Inspiration: in the hero’s own activation, 1 Power point of a hero within 10″ ends shaken or panic at once.',
  figures: allFigures,
  modelsChart: modelsLost,
  failingChart: 'Units that fail',
  columns: { value: 'Number', chance },
  fateNames: {
    ...stateNames,
    shaken,
    panicked: 'Panic',
    wiped: 'Wiped out',
  },
  tested: 'A test is due',
  leftTitle: 'Units left',
  group: (number: string) => `Units ${number}`,
  alike: 'How many alike',
  tough: 'Best Tough',
  brave: 'Brave',
  unbreakable: 'Unbreakable',
  near: aura,
  addGroup: 'Add other units',
  fromArmy: (army: string) => `From the army: ${army}`,
  fromArmyHint: 'All its units without the most expensive hero, who was the commander.',
  tookArmy: 'The army is taken over.',
  removeGroup: (number: string) => `Remove units ${number}`,
  groupChance: (chance: string) => `Each fails and panics ${chance}\u00a0%.`,
  phase: 'What may it do now?',
  purposes: moralePurposes,
  ofUnit: (unit: string, what: string) => `Unit ${unit}: ${what}`,
  bend,
  keep: leaveIt,
  log: {
    saves: (hits: string, unsaved: string) => `Not saved: ${unsaved} of ${howMany(hits, 'hit', 'hits')}.`,
    test: (face: string, need: string) => `Shows ${face}, needs ${need}.`,
    bent: (points: string) => `Bent with ${points}.`,
  },
  ...ends,
  loses: (models: number) => count(models, { one: 'loses # model', other: 'loses # models' }),
  losesPoints: (points: number) =>
    count(points, { one: 'loses # point of Standfast', other: 'loses # points of Standfast' }),
  rolledFates: {
    steady: 'The unit stays steady.',
    shaken: 'The unit is shaken.',
    panicked: 'The unit panics.',
    destroyed: 'The unit is destroyed.',
    wiped: wipedOut,
  },
  lost: (models: number) => count(models, { one: '# model is lost.', other: '# models are lost.' }),
  failing: (failing: number, units: string) =>
    count(failing, {
      one: `# unit of ${units} fails its test.`,
      other: `# units of ${units} fail their test.`,
    }),
};
