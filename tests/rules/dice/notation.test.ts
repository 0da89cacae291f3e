import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type DiceExpression, type DiceGroup, diceLimits } from '../../../src/rules/dice/expression.ts';
import {
  type Expected,
  expectedTokens,
  type NotationCode,
  notationCodes,
  parseDice,
  printDice,
} from '../../../src/rules/dice/notation.ts';
import { deepOr } from '../../support/deep.ts';
import { anyGroups, expressionsOf } from './arbitraries.ts';

const group = (count: number, sides: number) => ({ count, sides });
const one = (only: DiceGroup): DiceExpression => ({ groups: [only], constant: 0 });

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
    ['dice/notation', '4d6kh3', one({ ...group(4, 6), keep: { mode: 'kh', count: 3 } })],
    ['dice/notation', '4k6 KL', one({ ...group(4, 6), keep: { mode: 'kl', count: 1 } })],
    ['dice/notation', '4k6dh2', one({ ...group(4, 6), keep: { mode: 'dh', count: 2 } })],
    ['dice/notation', 'D6 Dl 1', one({ ...group(1, 6), keep: { mode: 'dl', count: 1 } })],
    ['dice/notation', '3d6 r 2 , 1,2', one({ ...group(3, 6), reroll: [1, 2] })],
    ['USB-TEST-05', '20d6>=4', one({ ...group(20, 6), target: 4 })],
    ['USB-TEST-05', '20d6 ≥ 4 rf', one({ ...group(20, 6), target: 4, rerollFails: true })],
    ['USB-A-51', '2d6rf>=20r1', one({ ...group(2, 6), target: 20, rerollFails: true, reroll: [1] })],
    ['USB-TEST-05', '2d10>=10', one({ ...group(2, 10), target: 10 })],
    ['BW-DICE-05', '2d6!', one({ ...group(2, 6), bonus: 'same' })],
    ['BW-DICE-05', '2d10!d6', one({ ...group(2, 10), bonus: 'd6' })],
    ['BW-DICE-05', '2k10 ! K 6 kh1', one({ ...group(2, 10), bonus: 'd6', keep: { mode: 'kh', count: 1 } })],
    ['BW-DICE-05', '2d6!dh1', one({ ...group(2, 6), bonus: 'same', keep: { mode: 'dh', count: 1 } })],
    ['BW-DICE-06', '2d6!0', one({ ...group(2, 6), bonus: 'none' })],
    ['BWC-56', '2d6c2', one({ ...group(2, 6), penalty: 2 })],
    ['BWC-56', '2d10~!c0', one({ ...group(2, 10), twoD6: true, bonus: 'same', penalty: 0 })],
    ['BW-DICE-03', '1d6-4min0', { groups: [group(1, 6)], constant: -4, floor: true }],
    ['BW-DICE-03', '1d6 MIN 0 - 4', { groups: [group(1, 6)], constant: -4, floor: true }],
    ['BW-DICE-03', '1d6 min0 c1', { ...one({ ...group(1, 6), penalty: 1 }), floor: true }],
    ['BW-DICE-03', '-4min0', { groups: [], constant: -4, floor: true }],
    [
      'dice/notation',
      '4d6r1kh3!c1+2d8+3',
      {
        groups: [
          { ...group(4, 6), reroll: [1], keep: { mode: 'kh', count: 3 }, bonus: 'same', penalty: 1 },
          group(2, 8),
        ],
        constant: 3,
      },
    ],
  ])('%s reads %s', (_id, text, expected) => {
    expect(parseDice(text)).toEqual({ ok: true, value: expected });
  });

  it('BW-DICE-01 keeps zero unsigned', () => {
    const parsed = parseDice('-0');
    expect(parsed.ok && Object.is(parsed.value.constant, 0)).toBe(true);
  });
});

type Fault = readonly [code: NotationCode, at: number, length: number, limit?: number];
const faulty: readonly (readonly [text: string, ...issues: Fault[]])[] = [
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
  ['4d6kh5', ['keep-count', 3, 3, 4]],
  ['4d6dl0', ['keep-count', 3, 3, 4]],
  ['4d6 kh 5 +1', ['keep-count', 4, 4, 4]],
  ['2d6r7', ['face-range', 3, 2, 6]],
  ['2d6r0,7', ['face-range', 3, 4, 6], ['face-range', 3, 4, 6]],
  ['2d2r1,2', ['no-face-left', 3, 4]],
  ['2d6c21', ['penalty-range', 3, 3, 20]],
  ['2d6>=21', ['target-range', 3, 4, 20]],
  ['2d6>=0', ['target-range', 3, 3, 20]],
  ['2d10≥11', ['target-range', 4, 3, 10]],
  ['2d6r', ['missing-number', 3, 1]],
  ['2d6c+1', ['missing-number', 3, 1]],
  ['2d6>=x', ['missing-number', 3, 2], ['unexpected', 5, 1]],
  ['4d6kh1kl1', ['twice', 6, 3]],
  ['4d6!!', ['twice', 4, 1]],
  ['4d6c1c1', ['twice', 5, 2]],
  ['4d6min0+1min0', ['twice', 9, 4]],
  ['4d6>=4kh1', ['pool-alone', 0, 9]],
  ['1d8+4d6!>=4', ['pool-alone', 4, 7]],
  ['4d6>=4c0', ['pool-alone', 0, 8]],
  ['2d10~kh1', ['two-d6-plain', 0, 8]],
  ['2d10~r1', ['two-d6-plain', 0, 7]],
  ['2d10~>=5', ['two-d6-plain', 0, 8]],
  ['4d6rf', ['fails-need-target', 0, 5]],
  ['1d6-2min1', ['floor-not-zero', 5, 4]],
  ['1d6min', ['floor-not-zero', 3, 3]],
  ['2d6!d8', ['unexpected', 4, 2]],
  ['2d6!d60', ['unexpected', 4, 3]],
  ['2d6!3', ['unexpected', 3, 2]],
  ['2d6>4', ['unexpected', 3, 2]],
  ['4r1', ['unexpected', 1, 2]],
  ['min0', ['unexpected', 0, 4]],
  ['2d6r1,', ['unexpected', 5, 1]],
  [`${'d6+'.repeat(66)}d6`, ['too-long', 133, 67, 200]],
  [
    '4d6kh9r9>=99',
    ['keep-count', 3, 3, 4],
    ['face-range', 6, 2, 6],
    ['target-range', 8, 4, 20],
    ['pool-alone', 0, 12],
  ],
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
      expect(parsed.ok ? [] : parsed.issues.map(({ expected: _, ...issue }) => issue)).toEqual(expected);
    },
  );

  test.each<[text: string, ...expected: Expected[]]>([
    ['', 'dice', 'number'],
    ['1d6+', 'dice', 'number'],
    ['x', 'dice', 'number'],
    ['2d6 x', 'modifier', 'sign'],
    ['4 x', 'sign'],
    ['2d', 'sides'],
    ['2d1', 'sides'],
    ['-2d6', 'number'],
    ['2d6c', 'number'],
    ['4d6kh9', 'number'],
    ['2d6min3', 'zero'],
    ['2d6!!', 'modifier', 'sign'],
  ])('dice/notation says what could stand in the place of the fault of "%s"', (text, ...expected) => {
    const parsed = parseDice(text);
    expect(parsed.ok ? undefined : parsed.issues[0]?.expected).toEqual(expected);
  });

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
          fc.string({
            unit: fc.constantFrom(...'1 2 6 d6 kh kl dh dl r rf ! c >= ≥ min0 , + - ~'.split(' '), ' '),
            maxLength: 80,
          }),
        ),
        (text) => {
          const parsed = parseDice(text);
          if (parsed.ok) {
            const count = parsed.value.groups.reduce((sum, each) => sum + each.count, 0);
            expect(count).toBeLessThanOrEqual(diceLimits.dice);
            expect(parseDice(printDice(parsed.value))).toEqual(parsed);
            expect(parseDice(printDice(parsed.value, 'k'))).toEqual(parsed);
            return;
          }
          expect(parsed.issues.length).toBeGreaterThan(0);
          for (const issue of parsed.issues) {
            expect(issue.at + issue.length).toBeLessThanOrEqual(text.length);
            expect(expectedTokens).toEqual(expect.arrayContaining([...issue.expected]));
            expect(notationCodes).toContain(issue.code);
          }
        },
      ),
      { numRuns: deepOr(2000, 500), seed: 1 },
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
    ['4k6 kh', '4d6kh1', '4k6kh1'],
    ['4d6 c1 ! k6 r3,1 dl2', '4d6dl2r1,3!d6c1', '4k6dl2r1,3!k6c1'],
    ['20k6rf ≥ 4 r1', '20d6r1>=4rf', '20k6r1>=4rf'],
    ['2d6!0 min0 -3', '2d6!0-3min0', '2k6!0-3min0'],
    ['-3min0', '-3min0', '-3min0'],
    ['1d10~!', '1d10~!', '1k10~!'],
  ])('BW-DICE-01 prints %s as %s and %s', (text, d, k) => {
    const parsed = parseDice(text);
    if (!parsed.ok) throw new Error(text);
    expect([printDice(parsed.value), printDice(parsed.value, 'k')]).toEqual([d, k]);
  });

  it('BW-DICE-01 reads back what it prints', () => {
    const expression = expressionsOf(anyGroups({ dice: 60, sides: 10_000 }), {
      groups: 6,
      constant: 1_000_000,
    });
    fc.assert(
      fc.property(expression, fc.constantFrom('d' as const, 'k' as const), (value, letter) => {
        expect(parseDice(printDice(value, letter))).toEqual({ ok: true, value });
      }),
      { seed: 2, numRuns: 500 },
    );
  });
});
