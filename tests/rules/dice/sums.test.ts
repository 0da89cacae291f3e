import { describe, expect, it, test } from 'vitest';
import { type BonusDice, bonusDice } from '../../../src/rules/dice/expression.ts';
import { oddsLimit, totalDistribution, workLimit } from '../../../src/rules/dice/odds.ts';
import { partsOf } from '../../../src/rules/dice/parts.ts';
import { partsInSteps } from '../../../src/rules/dice/sums.ts';
import { atOnce, spend, TooMuchWork } from '../../../src/rules/dice/work.ts';
import { deepOr } from '../../support/deep.ts';
import { dice } from './twins.ts';

describe('bounds', () => {
  test.each(['10d10000', '1000d100', '1d6+500000'])('BW-DICE-01 %s is within the limit', (text) => {
    expect(totalDistribution(dice(text), { bonus: 'none', floor: true }).ok).toBe(true);
  });

  test.each([
    ['11d10000', 109_990],
    ['1000d102', 101_001],
  ])('BW-DICE-01 %s has too many totals and says how many', (text, totals) => {
    expect(totalDistribution(dice(text), { bonus: 'd6', floor: true })).toEqual({
      ok: false,
      issues: [{ code: 'too-large', limit: oddsLimit, totals }],
    });
  });

  test.each([
    '1000d100kh500!',
    '1000d100kl500!d6+1000',
    '10d10000kh9',
    '10d10000kl9!',
    '100d1000dh1',
    '10d10000r1,100,1000,5000!+1d2kh1',
  ])('dice/odds %s takes too long or is answered', (text) => {
    const odds = totalDistribution(dice(text), { bonus: 'none', floor: true });
    if (!odds.ok) expect(odds.issues).toEqual([{ code: 'too-much-work', limit: workLimit }]);
    else expect(odds.value.weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 11);
  });

  test.each<[text: string, ok: boolean]>([
    ['1000d100kh500!', false],
    ['10d10000kh9', false],
    ['1000d100kh500', false],
    ['1000d10000kh9', false],
    ['200d100kh100!', false],
    ['500d20kh250!', false],
    ['100d1000kh50', false],
    ['500d100!d6+500d99!d6', false],
    ['1000d100r1!', false],
    ['1000d10~!d6c20', false],
    ['1000d6kh500', true],
    ['300d6kh150!', true],
    ['100d10kh50!', true],
    ['100d20kh50', true],
    ['1000d100', true],
    ['1000d6c20!', true],
    ['10d10000!d6', true],
    ['17d6!d6+23d10!d6+937', true],
    ['1000d6>=4rf', true],
    ['5d10000kh2+5d9000kh2', false],
  ])('dice/odds %s is answered: %s', (text, answered) => {
    const odds = totalDistribution(dice(text), { bonus: 'none', floor: true });
    expect(odds.ok).toBe(answered);
  });

  test.each([
    ['1000d10000kh500', 4_999_501],
    ['900d6>=4+10d10000', 100_891],
  ])('dice/odds %s has too many totals and says how many', (text, totals) => {
    expect(totalDistribution(dice(text), { bonus: 'd6', floor: true })).toEqual({
      ok: false,
      issues: [{ code: 'too-large', limit: oddsLimit, totals }],
    });
  });

  it('BW-DICE-01 the largest sums are answered, or would take too long', () => {
    const worst = [
      '1000d100',
      '500d100+500d99',
      '10d10000',
      '90d91+90d92+90d93+90d94+90d95+90d96+90d97+90d98+90d99',
    ];
    for (const text of worst) {
      for (const bonus of deepOr<readonly BonusDice[]>(
        bonusDice,
        text === '1000d100' ? bonusDice : ['same'],
      )) {
        const odds = totalDistribution(dice(text), { bonus, floor: true });
        if (!odds.ok) expect(odds.issues).toEqual([{ code: 'too-much-work', limit: workLimit }]);
        else expect(odds.value.weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 11);
      }
    }
  });

  it('dice/work what is done is counted: so much is allowed, and not one multiplication more', () => {
    const work = { left: 10 };
    spend(work, 4);
    spend(work, 6);
    expect(work.left).toBe(0);
    expect(() => spend(work, 1)).toThrow(TooMuchWork);
  });

  it('dice/sums no sum is made for less than it takes: a multiplication for every total at least', () => {
    for (const text of [
      '100d100',
      '100d100!',
      '60d20!d6',
      '40d20kh20',
      '40d6kh20!',
      '50d10~',
      '30d20r1,2',
      '9d100+8d99',
    ]) {
      const parts = partsOf(dice(text), { bonus: 'none', floor: false });
      const totals = atOnce(partsInSteps(parts, workLimit))?.weights.length ?? 0;
      expect(totals).toBeGreaterThan(100);
      expect(atOnce(partsInSteps(parts, totals - 1)), text).toBeUndefined();
    }
  });
});
