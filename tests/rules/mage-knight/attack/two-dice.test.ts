import { describe, expect, it } from 'vitest';
import { type HitValues, toHit } from '../../../../src/rules/mage-knight/attack/shooting-to-hit.ts';
import { doesHit, waysOf, waysToHit } from '../../../../src/rules/mage-knight/attack/two-dice.ts';

const faces = [1, 2, 3, 4, 5, 6];
const throws = faces.flatMap((first) => faces.map((second) => first + second));

describe('two dice', () => {
  it('mage-knight/attack/two-dice: the ways of every sum, counted throw by throw', () => {
    for (let sum = 0; sum <= 14; sum++)
      expect(waysOf(sum)).toBe(throws.filter((thrown) => thrown === sum).length);
    expect(waysOf(7.5)).toBe(0);
  });

  it('mage-knight/attack/two-dice: the ways to hit, counted throw by throw', () => {
    for (let needed = -5; needed <= 20; needed++)
      for (const twoMisses of [false, true])
        for (const twelveHits of [false, true]) {
          const counted = throws.filter(
            (sum) => !(sum === 2 && twoMisses) && (sum >= needed || (sum === 12 && twelveHits)),
          );
          expect(waysToHit(needed, { twoMisses, twelveHits })).toBe(counted.length);
          for (const sum of throws)
            expect(doesHit(sum, needed, { twoMisses, twelveHits })).toBe(counted.includes(sum));
        }
  });
});

const values: HitValues = {
  attack: 10,
  attackBonus: 1,
  defence: 15,
  defenceBonus: 0,
  fortification: 2,
  height: 1,
  criticals: true,
  shooterIsSection: false,
  targetIsSection: false,
};

describe('the sum that hits', () => {
  it('mage-knight/attack/shooting-to-hit: attack 10 + 1 against 15 + 2 + 1 needs 7', () => {
    const need = toHit(values);
    expect(need).toMatchObject({ needed: 7, ways: 21 });
    expect(need.attack).toEqual([
      { part: 'attack', amount: 10 },
      { part: 'attack-bonus', amount: 1 },
    ]);
    expect(need.defence).toEqual([
      { part: 'defence', amount: 15 },
      { part: 'fortification', amount: 2 },
      { part: 'height', amount: 1 },
    ]);
    expect(need.otherWays).toBeUndefined();
  });

  it('mage-knight/attack/shooting-to-hit: 2 misses and 12 hits only where that is switched on', () => {
    expect(toHit({ ...values, defence: 2 }).ways).toBe(35);
    expect(toHit({ ...values, defence: 2, criticals: false }).ways).toBe(36);
    expect(toHit({ ...values, defence: 30 }).ways).toBe(1);
    expect(toHit({ ...values, defence: 30, criticals: false }).ways).toBe(0);
  });

  it('MK-IMM-04: a section that shoots only misses with a 2, and is only hit by a 12; plain numbers are the other reading', () => {
    expect(toHit({ ...values, defence: 2, shooterIsSection: true })).toMatchObject({
      ways: 35,
      otherWays: 36,
      reasons: [{ rule: 'MK-IMM-04', effect: 'no-critical-miss' }],
    });
    expect(toHit({ ...values, defence: 30, targetIsSection: true })).toMatchObject({
      ways: 1,
      otherWays: 0,
      reasons: [{ rule: 'MK-IMM-04', effect: 'no-critical-hit' }],
    });
    expect(toHit({ ...values, criticals: false, targetIsSection: true }).reasons).toEqual([]);
  });
});
