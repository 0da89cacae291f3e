import { describe, expect, it, test } from 'vitest';
import {
  expressionOfPool,
  poolOf,
  poolRerolls,
  poolSizes,
  poolTargets,
  withCount,
  withDie,
} from '../../../src/dice/composer/compose.ts';
import { parseDice, printDice } from '../../../src/rules/dice/notation.ts';

function read(text: string) {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

describe('the pad', () => {
  test.each<[text: string, sides: number, expected: string]>([
    ['1d6', 6, '2d6'],
    ['1d6+2', 10, '1d6+1d10+2'],
    ['3', 6, '1d6+3'],
    ['1d10~', 10, '1d10~+1d10'],
    ['1000d6', 6, '1000d6'],
    ['999d6', 8, '999d6+1d8'],
    ['1000d6', 8, '1000d6'],
  ])('BW-DICE-01 %s and a tap on d%i make %s', (text, sides, expected) => {
    expect(printDice(withDie(read(text), sides))).toBe(expected);
  });

  test.each<[text: string, at: number, count: number, expected: string]>([
    ['1d6+1d10', 0, 4, '4d6+1d10'],
    ['1d6+1d10', 1, 0, '1d6'],
    ['1d6+2', 0, 0, '2'],
    ['600d6+1d8', 1, 900, '600d6+400d8'],
    ['2d10~', 0, 3, '3d10~'],
  ])('BW-DICE-01 %s with group %i set to %i makes %s', (text, at, count, expected) => {
    expect(printDice(withCount(read(text), at, count))).toBe(expected);
  });

  test.each<[text: string, sides: number, expected: string]>([
    ['4d6kh3', 6, '4d6kh3+1d6'],
    ['5d6>=4', 6, '5d6>=4+1d6'],
    ['5d6>=4+2d6', 6, '5d6>=4+3d6'],
  ])(
    'dice/composer/compose dice with signs of their own stay apart: %s and a d%i',
    (text, sides, expected) => {
      expect(printDice(withDie(read(text), sides))).toBe(expected);
    },
  );

  test.each<[text: string, count: number, expected: string]>([
    ['4d6kh3', 2, '2d6kh2'],
    ['4d6kh3', 6, '6d6kh3'],
  ])('dice/composer/compose %s with %i dice keeps no more than there are: %s', (text, count, expected) => {
    expect(printDice(withCount(read(text), 0, count))).toBe(expected);
  });
});

describe('pools', () => {
  it('USB-TEST-05 every pool that can be tapped is read back as it was set', () => {
    for (const dice of poolSizes)
      for (const target of poolTargets)
        for (const reroll of poolRerolls) {
          const text = printDice(expressionOfPool({ dice, target, reroll }));
          expect(poolOf(read(text)), text).toEqual({ dice, target, reroll });
        }
  });

  test.each(['2d6', '5d6>=4+1', '5d10>=4', '5d6r1,2>=4', '3d6>=4+2d6>=3', '5d6r1rf>=4'])(
    'dice/composer/compose %s is no pool of three taps',
    (text) => expect(poolOf(read(text))).toBeUndefined(),
  );
});
