// Who has won a melee: the scores of both sides after the blows, and the name of its end.

import type { UsbRules } from '../house-rules.ts';
import { bandOf, bandTable, foursOf, type ResultBand } from '../result.ts';
import { type Fighter, pointsOf } from '../units/fighter.ts';
import type { AfterBlows } from './melee-clash.ts';
import type { MeleeRole, MeleeSetup } from './melee-setup.ts';

/** How a melee ends: before contact, without a result, or by the result; who is affected. */
export const meleeEndings = [
  'not-found',
  'out-of-reach',
  'broken',
  'shot-down',
  'charger-wiped',
  'target-wiped',
  'both-wiped',
  'self-destroyed',
  'locked',
  'charger-pushed',
  'charger-flees',
  'charger-destroyed',
  'target-pushed',
  'target-flees',
  'target-destroyed',
] as const;
export type MeleeEnding = (typeof meleeEndings)[number];

/** Friends in the fight, as they count for its result. */
export interface Friends {
  readonly units: number;
  readonly models: number;
  readonly most: number;
}

export function friendsOf(others: readonly Fighter[], rules: UsbRules): Friends {
  const points = others.map((other) => pointsOf(other, rules)).filter(({ length }) => length > 0);
  return {
    units: points.length,
    models: points.reduce((sum, { length }) => sum + length, 0),
    most: Math.max(0, ...points.flat()),
  };
}

/** The charger's score less the target's: what `scoreOf` makes of both inputs, without its objects, for it is asked for very often. */
export function differenceOf(
  { locked, flank }: MeleeSetup,
  friends: Readonly<Record<MeleeRole, Friends>>,
  charger: AfterBlows,
  target: AfterBlows,
): number {
  const ours = charger.survivors + friends.charger.models;
  const theirs = target.survivors + friends.target.models;
  const phalanx = target.fighter?.formation === 'phalanx' && !flank;
  return (
    (locked ? 0 : 1) +
    (ours > theirs ? 1 : ours < theirs ? -1 : 0) +
    ownPoints(charger, ours, friends.charger, charger.fighter?.formation === 'phalanx') -
    charger.lost -
    ownPoints(target, theirs, friends.target, phalanx) +
    target.lost
  );
}

function ownPoints(end: AfterBlows, models: number, { units, most }: Friends, phalanx: boolean): number {
  return (
    foursOf(models) +
    Math.max(0, units - (end.fighter ? 0 : 1)) +
    Math.max(end.most, most) +
    (phalanx ? 1 : 0) -
    (end.heroFled ? 2 : 0) -
    (end.heroFell ? 1 : 0)
  );
}

const losing = {
  charger: {
    locked: 'locked',
    pushed: 'charger-pushed',
    flees: 'charger-flees',
    destroyed: 'charger-destroyed',
  },
  target: {
    locked: 'locked',
    pushed: 'target-pushed',
    flees: 'target-flees',
    destroyed: 'target-destroyed',
  },
} as const satisfies Readonly<Record<MeleeRole, Readonly<Record<ResultBand, MeleeEnding>>>>;

/** How a melee ends after these blows without a comparison; undefined where scores decide (USB-A-19). A side is wiped out when none of its units is left in the fight. */
export function endedByBlows(
  friends: Readonly<Record<MeleeRole, Friends>>,
  charger: AfterBlows,
  target: AfterBlows,
): MeleeEnding | undefined {
  if (charger.destroyedItself || target.destroyedItself) return 'self-destroyed';
  const chargerOut = !charger.fighter && friends.charger.units === 0;
  const targetOut = !target.fighter && friends.target.units === 0;
  if (chargerOut) return targetOut ? 'both-wiped' : 'charger-wiped';
  return targetOut ? 'target-wiped' : undefined;
}

/** How a melee ends by the scores: the charger's less the target's (USB-RES-02). */
export function endedByScores(difference: number): MeleeEnding {
  return losing[difference > 0 ? 'target' : 'charger'][bandOf(difference)];
}

/** By how much a side lost: 0 for the other one, and where nobody loses. */
export function lostBy(difference: number, who: MeleeRole): number {
  const by = who === 'charger' ? -difference : difference;
  return by >= bandTable.pushed.from ? by : 0;
}
