import { describe, expect, it } from 'vitest';
import {
  ableToStrike,
  engagementRings,
  engagementShots,
  isEngaged,
  numbersRules,
  overwhelmed,
  twoHandedIn,
} from '../../../../src/rules/brikwars/squad/engagement.ts';

describe('engagements', () => {
  it('BW-SQ-24 BW-SQ-26 plates that touch are engaged once one attacks; idle ones are not', () => {
    expect([isEngaged(true, true), isEngaged(true, false), isEngaged(false, true)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('BW-SQ-27 a skirmish is fought by those who reach, an engagement by all', () => {
    expect(ableToStrike([true, false, true], false)).toBe(2);
    expect(ableToStrike([true, false, true], true)).toBe(3);
  });

  it('BW-SQ-28 two-handers in an engagement jump back, Shove or Parry', () => {
    expect(twoHandedIn(true)).toEqual(['jump-back', 'shove', 'parry']);
    expect(twoHandedIn(false)).toContain('attack');
  });

  it('BW-SQ-25 BWC-155 hits alternate, and a second round starts with the intended side again', () => {
    expect(engagementShots(4, 2, 1)).toEqual(['intended', 'other', 'intended', 'intended']);
    expect(engagementShots(3, 0, 0)).toEqual([]);
  });

  it('EX-SQ-14 BW-SQ-29 2:1 is -1 and 3:1 is -2; the Polish text goes on (BWC-48, BWC-156)', () => {
    const foes = [5, 6, 9, 11, 12];
    expect(foes.map((many) => overwhelmed(3, many, numbersRules['2005']))).toEqual([0, 1, 2, 2, 2]);
    expect(foes.map((many) => overwhelmed(3, many, numbersRules.pl))).toEqual([0, 1, 2, 2, 3]);
    expect(overwhelmed(0, 5, numbersRules.pl)).toBe(0);
  });

  it('EX-SQ-12 BW-SQ-26 Verona is one ring of six against six', () => {
    const rings = engagementRings(
      [1, 1, 1, 5, 4],
      [
        [0, 1],
        [2, 0],
        [3, 2],
        [4, 3],
      ],
    );
    expect(rings).toEqual({
      ok: true,
      value: { count: 1, places: Array.from({ length: 5 }, () => ({ ring: 0, friends: 6, foes: 6 })) },
    });
  });

  it('BW-SQ-26 three who all attack one another make no two sides, and it is said which attack is on a friend', () => {
    const rings = engagementRings(
      [1, 1, 1],
      [
        [0, 1],
        [1, 2],
        [2, 0],
      ],
    );
    expect(rings.ok).toBe(false);
    if (!rings.ok) expect(rings.issues).toHaveLength(1);
  });
});
