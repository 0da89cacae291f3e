import { describe, expect, it, test } from 'vitest';
import { bonusDice } from '../../../src/rules/dice/expression.ts';
import { printDice } from '../../../src/rules/dice/notation.ts';
import { oddsLimit, totalDistribution, workLimit } from '../../../src/rules/dice/odds.ts';
import { dice, oddsOf } from './twins.ts';

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
  ])('dice/odds %s takes too long or is answered, and both at once', (text) => {
    const before = performance.now();
    const odds = totalDistribution(dice(text), { bonus: 'none', floor: true });
    expect(performance.now() - before).toBeLessThan(4000);
    if (!odds.ok) expect(odds.issues).toEqual([{ code: 'too-much-work', limit: workLimit }]);
    else expect(odds.value.weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 11);
  });

  test.each<[text: string, ok: boolean]>([
    ['1000d100kh500!', false],
    ['10d10000kh9', false],
    ['1000d100kh500', true],
    ['1000d10000kh9', true],
    ['1000d6c20!', true],
    ['1000d6kl999c20!', true],
    ['1000d100r1!', true],
    ['1000d10~!d6c20', true],
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

  it('BW-DICE-01 the largest accepted sums are answered without a long wait', () => {
    const worst = [
      '1000d100',
      '500d100+500d99',
      '10d10000',
      '90d91+90d92+90d93+90d94+90d95+90d96+90d97+90d98+90d99',
    ];
    for (const text of worst) {
      for (const bonus of bonusDice) {
        const before = performance.now();
        const odds = oddsOf(text, { bonus });
        expect(performance.now() - before, `${printDice(dice(text))} ${bonus}`).toBeLessThan(3000);
        expect(odds.weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 11);
      }
    }
  });
});
