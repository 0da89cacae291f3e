import type { HazardKind } from '../../rules/usb/hazards.ts';
import type { Fate } from '../../rules/usb/morale-odds.ts';
import { plural } from '../format.ts';

const count = plural('en');

/** What becomes of a unit, with the number of cases in 100. */
const fates: Readonly<Record<Fate, (cases: string) => string>> = {
  steady: (cases) => `stays steady in ${cases}`,
  shaken: (cases) => `is shaken in ${cases}`,
  panicked: (cases) => `panics in ${cases}`,
  destroyed: (cases) => `is destroyed in ${cases}`,
  wiped: (cases) => `is wiped out in ${cases}`,
};

const hazards: Readonly<Record<HazardKind, string>> = {
  climbing: 'Climb or fall',
  dangerous: 'Dangerous terrain',
  carrier: 'Its transport is destroyed',
};

export const usbmorale = {
  answer: 'Odds',
  event: 'What has happened?',
  events: {
    '25': '25%',
    '50': '50%',
    '75': '75%',
    losses: 'From losses',
    defeat: 'Lost melee',
    recovery: 'Its activation',
    hits: 'What hit it?',
    commander: 'Commander dies',
  },
  needs: (target: string) => `Needs ${target}+.`,
  sentence: (fates: string) => `Of 100: ${fates}.`,
  fates,
  sternLine: (cases: string, losses: string) => `Passes in ${cases} of 100; otherwise it loses ${losses}.`,
  lossesSum: (fallen: string) => `It loses ${fallen}.`,
  models: (range: string, most: number) => count(most, { one: `${range} model`, other: `${range} models` }),
  points: (range: string, most: number) => count(most, { one: `${range} point`, other: `${range} points` }),
  range: (from: string, to: string) => `${from} to ${to}`,
  lostLine: (lost: string, start: string, percent: string) =>
    `${lost} of ${start} Standfast lost (${percent}).`,
  testAt: (level: string) => `Test at ${level}%.`,
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
  wipedOut: 'The unit is wiped out.',
  hitsLine: (hits: number, target: string) =>
    count(hits, { one: `# hit, saved on ${target}+.`, other: `# hits, saved on ${target}+.` }),
  noHits: 'Nothing hits it.',
  recovery: {
    shaken: (cases: string) => `Recovers in ${cases} of 100; otherwise it stays shaken.`,
    panicked: (cases: string) => `Panic becomes shaken in ${cases} of 100; otherwise it panics on.`,
  },
  commanderLine: (units: number, panic: string, none: string) =>
    count(units, {
      one: `The unit fails and panics in ${none} of 100.`,
      other: `Of # units ${panic} fail and panic; none of them in ${none} of 100.`,
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
    broken: 'Panics or leaves',
    recovers: 'Recovers',
    stays: 'Stays so',
    nobody: 'Nobody fails',
    somebody: 'Somebody fails',
    all: 'All fail',
  },
  why: (what: string) => `${what}: why`,
  lostBefore: 'Points lost before it',
  lostBy: 'Melee lost by',
  lostNow: (lost: string, start: string) =>
    `Lost by now: ${lost} of ${start}. The models alive below decide that.`,
  lossesIgnored: (lost: string, start: string) =>
    `The card below has lost ${lost} of ${start}; that counts under “From losses”, not here.`,
  from: 'It is',
  fromStates: { shaken: 'Shaken', panicked: 'Panicked' },
  hazard: 'What hit it?',
  hazards,
  height: 'Inches up or down',
  heightCm: 'Centimetres up or down',
  heightHint: 'One hit a model for each full 2″. Ladders and stairs are free.',
  ownRam: (hits: number) =>
    count(hits, {
      one: 'Its own ram deals # hit in a charge.',
      other: 'Its own ram deals # hits in a charge.',
    }),
  ownBlast: (hits: number) =>
    count(hits, { one: 'Its self-destruction deals # hit.', other: 'Its self-destruction deals # hits.' }),
  aura: 'Hero within 10″',
  auraTough: 'Hero within 10″, his Tough',
  noAura: 'none',
  toughOf: (tough: string) => `Tough ${tough}+`,
  blessed: 'Blessed: rerolls now',
  title: (unit: string, event: string) => `Morale: ${unit}, ${event}`,
  titleOfAll: (units: number) =>
    count(units, { one: 'The commander’s death, # unit left', other: 'The commander’s death, # units left' }),
};
