import { describe, expect, it, test } from 'vitest';
import { isCriticalFailure } from '../../src/dice/history/history-model.ts';
import { faceCounts, type TrailStep, trailOf } from '../../src/dice/trail-model.ts';
import type { BonusDice, RollRules } from '../../src/rules/dice/expression.ts';
import { parseDice } from '../../src/rules/dice/notation.ts';
import { rollFromFaces } from '../../src/rules/dice/roll.ts';

function rolled(text: string, faces: readonly number[], bonus: BonusDice, more: Partial<RollRules> = {}) {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(text);
  const made = rollFromFaces(parsed.value, { bonus, floor: true, ...more }, faces);
  if (!made.ok) throw new Error(JSON.stringify(made.issues));
  return made.value;
}

const d6 = (count: number, faces: readonly number[]): Extract<TrailStep, { readonly kind: 'dice' }> => ({
  kind: 'dice',
  rule: 'BW-DICE-01',
  count,
  sides: 6,
  twoD6: false,
  faces,
  sum: faces.reduce((sum, face) => sum + face, 0),
});

describe('the trail', () => {
  test.each<
    [id: string, text: string, faces: readonly number[], bonus: BonusDice, steps: readonly TrailStep[]]
  >([
    [
      'EX-DICE-09',
      '3d6',
      [3, 6, 4, 6, 3],
      'same',
      [
        d6(3, [3, 6, 4]),
        { kind: 'bonus', rule: 'BW-DICE-05', die: 4, of: 2, top: 6, faces: [6], shown: 6 },
        { kind: 'bonus', rule: 'BW-DICE-05', die: 5, of: 4, top: 6, faces: [3], shown: 3 },
      ],
    ],
    [
      'EX-DICE-06',
      '1d6-100',
      [5],
      'd6',
      [
        d6(1, [5]),
        { kind: 'modifier', rule: 'BW-DICE-01', amount: -100, once: false },
        { kind: 'floor', rule: 'BW-DICE-03', sum: -95 },
      ],
    ],
    ['EX-DICE-07', '2d6', [1, 1], 'd6', [d6(2, [1, 1]), { kind: 'ones', rule: 'BW-DICE-04' }]],
    [
      'EX-DICE-13',
      '1d6+2',
      [6, 1],
      'same',
      [
        d6(1, [6]),
        { kind: 'bonus', rule: 'BW-DICE-05', die: 2, of: 1, top: 6, faces: [1], shown: 1 },
        { kind: 'modifier', rule: 'BW-DICE-07', amount: 2, once: true },
      ],
    ],
    [
      'BWC-62',
      '1d10~+1d6',
      [6, 6, 6, 2, 1],
      'd6',
      [
        { kind: 'dice', rule: 'BW-DICE-02', count: 1, sides: 10, twoD6: true, faces: [6, 6], sum: 10 },
        d6(1, [6]),
        { kind: 'bonus', rule: 'BW-DICE-05', die: 3, of: 1, top: 10, faces: [2], shown: 2 },
        { kind: 'bonus', rule: 'BW-DICE-05', die: 4, of: 2, top: 6, faces: [1], shown: 1 },
      ],
    ],
    [
      'BWC-62',
      '1d10~',
      [6, 6, 3, 4],
      'same',
      [
        { kind: 'dice', rule: 'BW-DICE-02', count: 1, sides: 10, twoD6: true, faces: [6, 6], sum: 10 },
        { kind: 'bonus', rule: 'BW-DICE-05', die: 2, of: 1, top: 10, faces: [3, 4], shown: 5 },
      ],
    ],
    ['BW-DICE-01', '7', [], 'd6', []],
  ])('%s %s showing %j', (_id, text, faces, bonus, steps) => {
    expect(trailOf(rolled(text, faces, bonus))).toEqual(steps);
  });

  it('DV-17 a cranky hero: 2 off the die and 2 off its bonus die', () => {
    const steps = trailOf(rolled('1d10', [10, 3], 'd6', { penaltyPerDie: 2 }));
    expect(steps.at(-1)).toEqual({ kind: 'penalty', rule: 'BW-HERO-03', each: 2, amount: -4 });
  });

  it('BW-DICE-05 many bonus dice are shown one by one only at first, and none is lost', () => {
    const faces = [...Array(20).fill(6), ...Array(20).fill(2)];
    const roll = rolled('20d6', faces, 'd6');
    const steps = trailOf(roll);
    expect(steps.filter((step) => step.kind === 'bonus')).toHaveLength(11);
    expect(steps.at(-1)).toEqual({ kind: 'more-bonus', rule: 'BW-DICE-05', count: 9, sum: 18 });
  });

  it('BW-DICE-04 all ones are a failure under the rules of BrikWars only', () => {
    expect(isCriticalFailure(rolled('2d6', [1, 1], 'none'))).toBe(true);
    expect(isCriticalFailure(rolled('2d6', [1, 1], 'none', { floor: false }))).toBe(false);
    expect(trailOf(rolled('2d6', [1, 1], 'none', { floor: false }))).toHaveLength(1);
  });
});

describe('what counts of a group', () => {
  test.each<[id: string, text: string, faces: readonly number[], steps: readonly TrailStep[]]>([
    [
      'dice/trail-model',
      '4d6kh3',
      [2, 5, 1, 4],
      [{ ...d6(4, [2, 5, 1, 4]) }, { kind: 'kept', mode: 'kh', count: 3, faces: [2, 5, 4], sum: 11 }],
    ],
    [
      'dice/trail-model',
      '3d6r1+1',
      [1, 5, 3, 4],
      [
        { ...d6(3, [1, 5, 3]), sum: 9 },
        { kind: 'rerolled', count: 1, faces: [4], sum: 12 },
        { kind: 'modifier', rule: 'BW-DICE-01', amount: 1, once: false },
      ],
    ],
    [
      'USB-TEST-03',
      '3d6r1>=7',
      [6, 1, 6, 6, 6, 2, 3],
      [
        { kind: 'pool', rule: 'USB-TEST-01', count: 3, sides: 6, target: 7, faces: [6, 1, 6], successes: 1 },
        { kind: 'rerolled', rule: 'USB-TEST-05', count: 1, faces: [6] },
        { kind: 'confirmed', rule: 'USB-TEST-03', tried: 3, faces: [6, 2, 3] },
      ],
    ],
    [
      'BW-HERO-03',
      '3d6kh2c1',
      [2, 5, 4],
      [
        { ...d6(3, [2, 5, 4]) },
        { kind: 'kept', mode: 'kh', count: 2, faces: [5, 4], sum: 9 },
        { kind: 'penalty', rule: 'BW-HERO-03', each: 1, amount: -2 },
      ],
    ],
  ])('%s %s showing %j', (_id, text, faces, steps) => {
    expect(trailOf(rolled(text, faces, 'none'))).toEqual(steps);
  });
});

describe('dice by face', () => {
  it('USB-TEST-01 counts each face and this or more', () => {
    const [counts] = faceCounts(rolled('5d6', [1, 4, 4, 6, 2], 'none', { floor: false }));
    expect(counts).toMatchObject({ sides: 6, dice: 5 });
    expect(counts?.faces.map(({ face, count, orMore }) => [face, count, orMore])).toEqual([
      [1, 1, 5],
      [2, 1, 4],
      [3, 0, 3],
      [4, 2, 3],
      [5, 0, 1],
      [6, 1, 1],
    ]);
  });

  it('USB-TEST-05 a die that was rolled again counts as it lies, one that confirms a six not at all', () => {
    const [counts] = faceCounts(rolled('4d6r1>=7', [1, 6, 2, 3, 5, 4], 'none', { floor: false }));
    expect(counts?.faces.map(({ count }) => count)).toEqual([0, 1, 1, 0, 1, 1]);
  });

  it('dice/trail-model each kind of die is counted by itself, bonus dice with their kind', () => {
    const faces = [1, 2, 3, 4, 10, 1, 2, 3, 6, 5];
    const counts = faceCounts(rolled('4d6+4d10', faces, 'd6'));
    expect(counts.map(({ sides, dice }) => [sides, dice])).toEqual([
      [6, 6],
      [10, 4],
    ]);
  });

  test.each<[text: string, faces: readonly number[]]>([
    ['3d6', [1, 2, 3]],
    ['3d6+1d10', [1, 2, 3, 5]],
    ['4d100', [1, 2, 3, 4]],
    ['4d10~', [1, 2, 1, 2, 1, 2, 1, 2]],
  ])('dice/trail-model says nothing by face for %s', (text, faces) => {
    expect(faceCounts(rolled(text, faces, 'd6'))).toEqual([]);
  });
});
