import type { MeleeIssueCode } from '../../rules/usb/check-melee.ts';
import { plural } from '../format.ts';

const count = plural('en');

const issues: Readonly<Record<MeleeIssueCode, (first: string, second: string) => string>> = {
  'distance-range': (lowest, highest) => `The distance must be ${lowest}″ to ${highest}″.`,
  'lost-range': (lowest, highest) => `Standfast lost on the way: ${lowest} to ${highest}.`,
  'too-many-others': (_, highest) => `At most ${highest} further units on a side.`,
  'not-seen': () => 'No model of the chargers sees the charged unit.',
  'out-of-reach': (inches) => `Too far: the chargers get ${inches}″ far.`,
  immobile: () => 'What does not move cannot charge.',
  'not-nearest': () => 'Only the nearest enemy may be charged, unless a hero is in the unit.',
  'hidden-not-nearest': () => 'A hidden unit may be charged only where it is the nearest enemy.',
  'shaken-charger': () => 'A shaken unit does not charge.',
  'panicked-charger': () => 'A panicked unit does not charge, it only runs.',
  reaction: () => 'The charged unit may not react so.',
  'no-shield': () => 'The charged unit has no shield to choose for.',
  'no-blessing': () => 'This unit is not blessed.',
  'no-self-destruction': () => 'This unit cannot destroy itself.',
  'duel-first': () => 'The heroes’ duel comes first: nobody destroys himself now.',
  'power-range': (_, highest) => `The hero has ${highest} Power points at most.`,
};

const between = (from: number, to: number) => (from < to ? `${from} to ` : '');

export const usbcharge = {
  answer: 'Odds',
  /** Who strikes first, and the other side; in a later round of a locked fight nobody charges. */
  sides: { charger: 'The chargers', target: 'The charged' },
  lockedSides: { charger: 'Those who strike first', target: 'Those who strike back' },
  wins: (who: string, chance: string) => `${who} win in ${chance} of 100.`,
  /** What usually becomes of a side; what never happens is left out. */
  fate: (who: string, lose: string, panics: string | undefined, gone: string | undefined) => {
    const told = [lose];
    if (panics !== undefined) told.push(`panic in ${panics}`);
    if (gone !== undefined) told.push(`are gone in ${gone}`);
    const last = told.pop();
    return `${who} ${told.length > 0 ? `${told.join(', ')} and ${last}` : last}.`;
  },
  stops: (chance: string) => `It comes to no blows in ${chance}.`,
  loseModels: (from: number, to: number) =>
    to === 0
      ? 'usually lose nobody'
      : `usually lose ${between(from, to)}${count(to, { one: '# model', other: '# models' })}`,
  losePoints: (from: number, to: number) =>
    to === 0
      ? 'usually lose nothing'
      : `usually lose ${between(from, to)}${count(to, { one: '# point of Standfast', other: '# points of Standfast' })}`,
  tiles: { wins: 'Chargers win', target: 'Charged break', charger: 'Chargers break' },
  lockedTiles: { wins: 'First side wins', target: 'Other side breaks', charger: 'First side breaks' },

  swap: 'Swap sides',

  title: (charger: string, target: string) => `Charge: ${charger} against ${target}`,
  lockedTitle: (charger: string, target: string) => `Locked fight: ${charger} against ${target}`,
  issues,
};
