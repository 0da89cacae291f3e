import { describe, expect, it } from 'vitest';
import { showNotation } from '../../src/platform/format.ts';
import { showDice as en } from '../../src/platform/show-dice/en.ts';
import { showDice as hu } from '../../src/platform/show-dice/hu.ts';
import { showDice as pl } from '../../src/platform/show-dice/pl.ts';

describe('platform/show-dice', () => {
  it.each([
    ['10d6>=4', '10 dice, 4+', '10 kostek, 4+', '10 kocka, 4+'],
    ['1d6>=4', '1 die, 4+', '1k6, 4+', '1 kocka, 4+'],
    [
      '10d6r1>=4',
      '10 dice, 4+, ones rerolled',
      '10 kostek, 4+, przerzut jedynek',
      '10 kocka, 4+, az egyesek újra',
    ],
    [
      '3d6>=7rf',
      '3 dice, 7+, failures rerolled',
      '3 kostki, 7+, przerzut porażek',
      '3 kocka, 7+, a kudarcok újra',
    ],
    ['5d6r1,2>=3', '5 dice, 3+, 1, 2 rerolled', '5 kostek, 3+, przerzut 1, 2', '5 kocka, 3+, újra: 1, 2'],
    ['2d6+1', '2d6+1', '2k6+1', '2k6+1'],
    ['1d10c2', '1d10 (−2)', '1k10 (−2)', '1k10 (−2)'],
    ['2d6c1+2', '2d6 (−1 each)+2', '2k6 (−1 każda)+2', '2k6 (−1 mind)+2'],
    ['5d10>=7', '5d10≥7', '5k10≥7', '5k10≥7'],
  ])('platform/show-dice: a pool %s is shown in words', (notation, english, polish, hungarian) => {
    expect([en(notation), pl(notation), hu(notation)]).toEqual([english, polish, hungarian]);
  });

  it.each([
    ['1d10~', '2d6−2'],
    ['3d10~+2d6', '3×(2d6−2)+2d6'],
    ['2d6-1', '2d6−1'],
    ['10d6>=4', '10d6≥4'],
  ])('platform/show-dice: %s is read as %s', (notation, shown) => {
    expect(showNotation(notation, 'd')).toBe(shown);
  });

  it('platform/show-dice: a very long number is read once', () => {
    const digits = '1'.repeat(200_000);
    expect(showNotation(digits, 'k')).toBe(digits);
  });
});
