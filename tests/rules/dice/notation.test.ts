import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type DiceExpression, diceLimits } from '../../../src/rules/dice/expression.ts';
import { type NotationCode, notationCodes, parseDice, printDice } from '../../../src/rules/dice/notation.ts';

const group = (count: number, sides: number) => ({ count, sides });

describe('readable notations', () => {
  test.each<[id: string, text: string, expected: DiceExpression]>([
    ['EX-DICE-03', '4d6', { groups: [group(4, 6)], constant: 0 }],
    ['EX-DICE-04', '1d10+2', { groups: [group(1, 10)], constant: 2 }],
    ['EX-DICE-05', '17d6+23d10+0937', { groups: [group(17, 6), group(23, 10)], constant: 937 }],
    ['EX-DICE-10', '2d6+2', { groups: [group(2, 6)], constant: 2 }],
    ['EX-DICE-10', '1d10', { groups: [group(1, 10)], constant: 0 }],
    ['EX-DICE-10', 'd10', { groups: [group(1, 10)], constant: 0 }],
    ['BW-DICE-01', '23d6+2d10+5', { groups: [group(23, 6), group(2, 10)], constant: 5 }],
    ['BW-DICE-01', 'k6', { groups: [group(1, 6)], constant: 0 }],
    ['BW-DICE-01', '2K6', { groups: [group(2, 6)], constant: 0 }],
    ['BW-DICE-01', 'D6', { groups: [group(1, 6)], constant: 0 }],
    ['BW-DICE-01', ' 2 d 6 + 1 ', { groups: [group(2, 6)], constant: 1 }],
    ['BW-DICE-01', '4+1d6', { groups: [group(1, 6)], constant: 4 }],
    ['BW-DICE-01', '4', { groups: [], constant: 4 }],
    ['BW-DICE-01', '-2', { groups: [], constant: -2 }],
    ['BW-DICE-01', '+2d6', { groups: [group(2, 6)], constant: 0 }],
    ['BW-DICE-01', '1d6-1-1+3', { groups: [group(1, 6)], constant: 1 }],
    ['BW-DICE-01', '1d10−2', { groups: [group(1, 10)], constant: -2 }],
    ['BW-DICE-01', '1d10–2', { groups: [group(1, 10)], constant: -2 }],
    ['BW-DICE-01', '2d6-0', { groups: [group(2, 6)], constant: 0 }],
    ['BW-DICE-01', 'd2+1d10000', { groups: [group(1, 2), group(1, 10_000)], constant: 0 }],
    ['BW-DICE-01', '1000d6', { groups: [group(1000, 6)], constant: 0 }],
    ['BW-DICE-01', '1d6+1000000', { groups: [group(1, 6)], constant: 1_000_000 }],
    ['BW-DICE-02', '2d10~+1', { groups: [{ count: 2, sides: 10, twoD6: true }], constant: 1 }],
  ])('%s reads %s', (_id, text, expected) => {
    expect(parseDice(text)).toEqual({ ok: true, value: expected });
  });

  it('BW-DICE-01 keeps zero unsigned', () => {
    const parsed = parseDice('-0');
    expect(parsed.ok && Object.is(parsed.value.constant, 0)).toBe(true);
  });
});

type Expected = readonly [code: NotationCode, at: number, length: number, limit?: number];
const faulty: readonly (readonly [text: string, ...issues: Expected[]])[] = [
  ['', ['empty', 0, 0]],
  ['  ', ['empty', 0, 2]],
  ['hello', ['unexpected', 0, 5]],
  ['2x6', ['unexpected', 1, 2]],
  ['1d6 1d8', ['unexpected', 4, 3]],
  ['1d6+', ['unexpected', 3, 1]],
  ['+', ['unexpected', 0, 1]],
  ['1d6+-2', ['unexpected', 3, 1]],
  ['1d6*2', ['unexpected', 3, 2]],
  ['1.5d6', ['unexpected', 1, 4]],
  ['2d', ['missing-sides', 1, 1]],
  ['2d+3', ['missing-sides', 1, 1]],
  ['dx', ['missing-sides', 0, 1], ['unexpected', 1, 1]],
  ['d%', ['missing-sides', 0, 1], ['unexpected', 1, 1]],
  ['1d1', ['sides-range', 2, 1, 2]],
  ['1d0', ['sides-range', 2, 1, 2]],
  ['1d10001', ['sides-range', 2, 5, 10_000]],
  ['1001d6', ['too-many-dice', 0, 6, 1000]],
  ['999999d6', ['too-many-dice', 0, 8, 1000]],
  ['600d6+500d6', ['too-many-dice', 6, 5, 1000]],
  ['1d6-1d6', ['negative-dice', 3, 4]],
  ['-d6', ['negative-dice', 0, 3]],
  ['1000001', ['number-too-large', 0, 7, 1_000_000]],
  ['1d6-1000001', ['number-too-large', 4, 7, 1_000_000]],
  ['600000+600000', ['number-too-large', 7, 6, 1_000_000]],
  ['1d6~', ['two-d6-needs-d10', 3, 1]],
  ['0d6', ['no-dice-count', 0, 1]],
  ['00d6', ['no-dice-count', 0, 2]],
  [`${'1+'.repeat(100)}1`, ['too-long', 200, 1, 200]],
  [
    '2d+1d1-1d6+x',
    ['missing-sides', 1, 1],
    ['sides-range', 5, 1, 2],
    ['negative-dice', 6, 4],
    ['unexpected', 11, 1],
  ],
];

describe('faults', () => {
  test.each(faulty.map(([text, ...issues]) => ({ text, issues })))(
    'BW-DICE-01 names every fault of "$text" with its place',
    ({ text, issues }) => {
      const parsed = parseDice(text);
      const expected = issues.map(([code, at, length, limit]) =>
        limit === undefined ? { code, at, length } : { code, at, length, limit },
      );
      expect(parsed).toEqual({ ok: false, issues: expected });
    },
  );

  it('BW-DICE-01 has a faulty text for every code', () => {
    const seen = new Set(faulty.flatMap(([, ...issues]) => issues.map(([code]) => code)));
    expect([...seen].sort()).toEqual([...notationCodes].sort());
  });

  it('BW-DICE-01 answers any text at once, and points into it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 300 }),
          fc.string({ unit: fc.constantFrom(...'0123456789dkDK+-~ x'), maxLength: 220 }),
        ),
        (text) => {
          const parsed = parseDice(text);
          if (parsed.ok) {
            const count = parsed.value.groups.reduce((sum, each) => sum + each.count, 0);
            expect(count).toBeLessThanOrEqual(diceLimits.dice);
            return;
          }
          expect(parsed.issues.length).toBeGreaterThan(0);
          for (const issue of parsed.issues) expect(issue.at + issue.length).toBeLessThanOrEqual(text.length);
        },
      ),
      { numRuns: 500, seed: 1 },
    );
  });
});

describe('printing', () => {
  test.each<[text: string, d: string, k: string]>([
    ['2d6+1', '2d6+1', '2k6+1'],
    ['d6', '1d6', '1k6'],
    ['17d6+23d10+0937', '17d6+23d10+937', '17k6+23k10+937'],
    ['1d10~-2', '1d10~-2', '1k10~-2'],
    ['4', '4', '4'],
    ['-4', '-4', '-4'],
    ['0', '0', '0'],
  ])('BW-DICE-01 prints %s as %s and %s', (text, d, k) => {
    const parsed = parseDice(text);
    if (!parsed.ok) throw new Error(text);
    expect([printDice(parsed.value), printDice(parsed.value, 'k')]).toEqual([d, k]);
  });

  it('BW-DICE-01 reads back what it prints', () => {
    const someGroup = fc
      .record({
        count: fc.integer({ min: 1, max: 60 }),
        sides: fc.integer({ min: 2, max: 10_000 }),
        twoD6: fc.boolean(),
      })
      .map(({ count, sides, twoD6 }) =>
        twoD6 ? { count, sides: 10, twoD6: true as const } : { count, sides },
      );
    const expression = fc.record({
      groups: fc.array(someGroup, { maxLength: 12 }),
      constant: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(expression, fc.constantFrom('d' as const, 'k' as const), (value, letter) => {
        expect(parseDice(printDice(value, letter))).toEqual({ ok: true, value });
      }),
      { seed: 2 },
    );
  });
});
