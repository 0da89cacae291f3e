import { describe, expect, it } from 'vitest';
import { circumstances } from '../../../src/rules/brikwars/attack/circumstances.ts';
import {
  angryInches,
  attackBySight,
  friendsInTheWay,
  meleeRisks,
  swingAt,
} from '../../../src/rules/brikwars/sight.ts';
import { supplyOf, weaponIds } from '../../../src/rules/brikwars/weapons.ts';

const both = [true, false];

describe('sight and reach', () => {
  it('BW-ATK-02 BW-ATK-18: seen he aims, known to an inch he fires blind at -5, else there is no attack', () => {
    expect(attackBySight({ seen: true, placeKnown: true })).toBe('aimed');
    expect(attackBySight({ seen: true, placeKnown: false })).toBe('aimed');
    expect(attackBySight({ seen: false, placeKnown: true })).toBe('blind');
    expect(attackBySight({ seen: false, placeKnown: false })).toBe('none');
    expect(circumstances.blind.amount).toBe(-5);
  });

  it('BW-CC-03 BW-CCB-04: an inch against a live enemy that it brings into reach, and none for what cannot leap', () => {
    for (const targetHostile of both)
      for (const targetLives of both)
        for (const reachesThere of both) {
          const lunge = { targetHostile, targetLives, reachesThere };
          const all = targetHostile && targetLives && reachesThere;
          expect(angryInches({ ...lunge, leaps: true })).toBe(all ? 1 : 0);
          expect(angryInches({ ...lunge, leaps: false })).toBe(0);
        }
  });

  it('BW-WEAP-05: who is inside the reach of a long weapon is Shoved, unless its wielder can back away', () => {
    expect(swingAt({ distance: 1, shaft: 1, room: 0 })).toBe('strike');
    expect(swingAt({ distance: 0.5, shaft: 1, room: 0 })).toBe('shove');
    expect(swingAt({ distance: 0.5, shaft: 1, room: 0.5 })).toBe('strike');
    expect(swingAt({ distance: 0.5, shaft: 1, room: 0.4 })).toBe('shove');
    expect(swingAt({ distance: 0, shaft: 0, room: 0 })).toBe('strike');
  });

  it('BW-COMB-08 BWC-46: friends in a melee are in the way of what fails; by the Polish text of everything', () => {
    expect(both.map((failed) => friendsInTheWay(failed, meleeRisks['2005']))).toEqual([true, false]);
    expect(both.map((failed) => friendsInTheWay(failed, meleeRisks.web5))).toEqual([true, false]);
    expect(both.map((failed) => friendsInTheWay(failed, meleeRisks.pl))).toEqual([true, true]);
  });

  it('BW-WEAP-09: what was bought to be thrown or shot never runs out; each Explosive is one', () => {
    for (const id of weaponIds) {
      expect(supplyOf(id, 0)).toBe(0);
      expect(supplyOf(id, 3)).toBe(id === 'explosive' ? 3 : Number.POSITIVE_INFINITY);
    }
  });
});
