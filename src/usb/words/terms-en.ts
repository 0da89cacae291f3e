import { plural } from '../../platform/format.ts';
import type { Fate, MoraleEffect } from '../../rules/usb/morale/morale-odds.ts';
import type { RecoveryEffect } from '../../rules/usb/morale/recovery.ts';
import type { PowerUseId } from '../../rules/usb/turn/power.ts';

/** What several parts say, each in one place. */
export const ends = { passed: 'Passed', failed: 'Failed' };

export const stateNames = { steady: 'Steady', destroyed: 'Destroyed' };

export const odds = 'Odds';

export const leaveIt = 'Leave it';

export const modelsLost = 'Models lost';

export const entrench = 'Entrench';

export const shoot = 'Shoot';

export const smoke = 'Smoke';

export const none = 'none';

export const neededFace = (face: number) => (face > 6 ? '6, then 6' : `${face}+`);

export const chance = 'Chance';

export const shaken = 'Shaken';

export const auraOf = (tough: string) => `Tough ${tough}+`;

export const allFigures = 'All figures';

export const inForce = 'in force';

export const asked = {
  activatedHint:
    'They have already been activated this round, and nobody acts twice: the answer only counts how tired that makes them.',
  distance: 'Distance in inches',
  distanceCm: 'Distance in centimetres',
  phase: 'What may they do now?',
  nearnesses: { nearest: 'Yes', 'nearer-unseen': 'Only of those they may attack', farther: 'No' },
};

const count = plural('en');

export const points = (left: number) => count(left, { one: '# point left', other: '# points left' });

/** What a point does, in one line. */
export const what: Readonly<Record<PowerUseId, string>> = {
  luck: 'One of the hero’s dice changes by 1, up or down; the smoke die too.',
  seize: 'At any moment: the next activation is my side’s.',
  'brave-attack': 'The hero or one of the unit attacks once more, with one weapon.',
  'perfect-shot': 'The hero or one of the unit shoots with no range limit and no penalties.',
  inspiration: 'A friendly unit within 10″ is no longer shaken or panicked.',
  flag: 'Until the round ends nobody attacks the hero and the unit, unless the hero attacks first.',
};

export const moraleReasons: Readonly<Record<MoraleEffect | RecoveryEffect, (amount: string) => string>> = {
  'best-tough': (tough) => `The best Tough in the unit is ${tough}+.`,
  'hero-tough': (tough) => `A hero within 10″ lends Tough ${tough}+.`,
  brave: () => 'Brave: +1.',
  pit: () => 'In a pit of corpses: −1.',
  modifier: (amount) => `House rule at your table: ${amount}.`,
  blessed: () => 'Blessed: a failed die is rolled again, once a game.',
  level: (level) => `Test at ${level}\u00a0% of the starting Standfast.`,
  'level-known': () => 'This threshold was tested before: one test each.',
  'below-quarter': () => 'Less than a quarter of the starting Standfast is lost.',
  defeat: () => 'House rule: a lost melee asks for the test at 50\u00a0%.',
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

export const between = (from: number, to: number) => (from < to ? `${from} to ` : '');

/** What usually becomes of a unit, with the chance of it. */
export const unitFates = {
  shaken: (cases: string) => `is shaken ${cases}\u00a0%`,
  panicked: (cases: string) => `panics ${cases}\u00a0%`,
};

export const swap = 'Swap sides';

export const bestWay = (way: string) => `Best: ${way}`;

export const aimed = 'aimed shot';

export const bend = (points: number) =>
  count(points, { one: 'Spend # Power point', other: 'Spend # Power points' });

export const fates: Readonly<Record<Fate, string>> = {
  steady: 'Steady',
  shaken: 'Shaken',
  panicked: 'In panic',
  destroyed: 'Destroyed by result or morale',
  wiped: 'Wiped out',
};

export const why = (what: string) => `${what}: why`;

export const models = { one: '# model', other: '# models' };

export const dice = (number: number) => count(number, { one: '# die', other: '# dice' });
