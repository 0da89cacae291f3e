import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  armyBounds,
  armyTotals,
  isPoints,
  linePoints,
  parsePoints,
  standardLimits,
} from '../../src/rules/army.ts';
import type { Game } from '../../src/rules/ids.ts';

describe('rules/army totals', () => {
  it.each<
    [string, Game, [number, number][], number | undefined, number, number | undefined, string | undefined]
  >([
    [
      'BW-GEN-06 no limit agreed',
      'brikwars',
      [
        [10, 4],
        [1, 11],
      ],
      undefined,
      51,
      undefined,
      undefined,
    ],
    [
      'BW-GEN-06 under the budget',
      'brikwars',
      [
        [10, 4],
        [1, 11],
      ],
      60,
      51,
      9,
      'army-within-limit',
    ],
    [
      'BW-GEN-06 exactly the budget',
      'brikwars',
      [
        [10, 4],
        [1, 11],
      ],
      51,
      51,
      0,
      'army-within-limit',
    ],
    [
      'BW-GEN-06 over by half a point',
      'brikwars',
      [
        [1, 6.5],
        [11, 4],
      ],
      50,
      50.5,
      -0.5,
      'army-over-limit',
    ],
    [
      'BWC-74 halves are added unrounded',
      'brikwars',
      [
        [1, 6.5],
        [1, 2.5],
        [3, 0.5],
      ],
      10,
      10.5,
      -0.5,
      'army-over-limit',
    ],
    [
      'USB-ARMY-01 price may reach the limit',
      'usb',
      [
        [5, 20],
        [2, 75],
      ],
      250,
      250,
      0,
      'army-within-limit',
    ],
    [
      'USB-ARMY-01 one point too many',
      'usb',
      [
        [5, 20],
        [1, 151],
      ],
      250,
      251,
      -1,
      'army-over-limit',
    ],
    [
      'MK-PTS-02 figures and sections together',
      'mage-knight',
      [
        [3, 21],
        [4, 20],
      ],
      150,
      143,
      7,
      'army-within-limit',
    ],
    ['MK-PTS-02 an empty army', 'mage-knight', [], 200, 0, 200, 'army-within-limit'],
    ['BW-GEN-06 a line set aside counts nothing', 'brikwars', [[0, 500]], 10, 0, 10, 'army-within-limit'],
  ])('%s', (_title, game, rows, limit, points, left, effect) => {
    const totals = armyTotals(
      game,
      rows.map(([count, each]) => ({ count, points: each })),
      limit,
    );
    expect(totals.points).toBe(points);
    expect(totals.left).toBe(left);
    expect(totals.reasons.map((reason) => reason.effect)).toEqual(effect ? [effect] : []);
    if (left !== undefined) expect(totals.reasons[0]?.amount).toBe(Math.abs(left));
    expect(totals.models).toBe(rows.reduce((sum, [count]) => sum + count, 0));
  });

  it.each<[Game, string]>([
    ['brikwars', 'BW-GEN-06'],
    ['usb', 'USB-ARMY-01'],
    ['mage-knight', 'MK-PTS-02'],
  ])('BW-GEN-06 USB-ARMY-01 MK-PTS-02 the limit of %s is the rule %s', (game, rule) => {
    expect(armyTotals(game, [], 10).reasons.map((reason) => reason.rule)).toEqual([rule]);
  });

  it('USB-COMP-02 a line of units counts all their models', () => {
    const lines = [
      { count: 2, points: 70, models: 5 },
      { count: 1, points: 65, models: 1 },
      { count: 3, points: 4 },
    ];
    expect(armyTotals('usb', lines)).toMatchObject({ points: 217, models: 14, lines: 3 });
  });

  it('USB-ARMY-03 the usual limits', () => {
    expect(standardLimits.usb).toEqual([250, 500, 1000]);
  });

  it('BWC-74 totals equal whole-number arithmetic in hundredths, in any order', () => {
    const cents = fc.integer({ min: 0, max: armyBounds.points * 100 });
    const rows = fc.array(fc.tuple(fc.integer({ min: 0, max: armyBounds.count }), cents), {
      maxLength: armyBounds.lines,
    });
    fc.assert(
      fc.property(rows, (pairs) => {
        const exact = pairs.reduce((sum, [count, each]) => sum + BigInt(count) * BigInt(each), 0n);
        const lines = pairs.map(([count, each]) => ({ count, points: each / 100 }));
        expect(BigInt(Math.round(armyTotals('brikwars', lines).points * 100))).toBe(exact);
        expect(armyTotals('brikwars', lines.toReversed()).points).toBe(armyTotals('brikwars', lines).points);
      }),
    );
  });

  it('BWC-74 a line of tenths keeps its cents', () => {
    expect(linePoints({ count: 3, points: 0.1 })).toBe(0.3);
    expect(linePoints({ count: 9_999, points: 1.15 })).toBe(11_498.85);
  });
});

describe('rules/army parsePoints', () => {
  it.each<[string, number]>([
    ['4', 4],
    ['6.5', 6.5],
    ['6,5', 6.5],
    [' 1 250 ', 1250],
    ['1\u00a0250,75', 1250.75],
    ['.5', 0.5],
    ['12.', 12],
    ['007', 7],
    ['2.500', 2.5],
    ['1,200', 1200],
    ['31,149.96', 31_149.96],
    ['1,20', 1.2],
    ['0', 0],
    ['999999.99', 999_999.99],
  ])('rules/army reads %j', (text, value) => {
    expect(parsePoints(text)).toEqual({ ok: true, value });
  });

  it.each<[string, string[]]>([
    ['', ['points-empty']],
    ['   ', ['points-empty']],
    ['.', ['points-not-a-number']],
    ['abc', ['points-not-a-number']],
    ['-4', ['points-not-a-number']],
    ['1e3', ['points-not-a-number']],
    ['1.2.3', ['points-not-a-number']],
    ['1,2,3', ['points-not-a-number']],
    ['1.005', ['points-decimals']],
    ['1000000', ['points-too-large']],
    ['9'.repeat(400), ['points-too-large']],
    [`${'1'.repeat(200_000)}x`, ['points-not-a-number']],
    ['1000000.001', ['points-decimals', 'points-too-large']],
  ])('rules/army refuses %j', (text, codes) => {
    const result = parsePoints(text);
    expect(result.ok ? [] : result.issues.map((issue) => issue.code)).toEqual(codes);
  });

  it('rules/army reads back every value it can hold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: armyBounds.points * 100 }), (cents) => {
        const value = cents / 100;
        expect(parsePoints(String(value))).toEqual({ ok: true, value });
        expect(isPoints(value)).toBe(true);
      }),
    );
  });

  it.each([-1, 0.005, 1.001, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000, 0.1 + 0.2])(
    'rules/army does not hold %d',
    (value) => {
      expect(isPoints(value)).toBe(false);
    },
  );
});
