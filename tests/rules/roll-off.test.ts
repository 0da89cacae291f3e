import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certain, type Distribution } from '../../src/rules/dice/distribution.ts';
import { parseDice } from '../../src/rules/dice/notation.ts';
import { totalDistribution } from '../../src/rules/dice/odds.ts';
import { mostRollOffPlayers, nextThrowers, rollOffOdds } from '../../src/rules/roll-off.ts';
import { deepOr } from '../support/deep.ts';
import { countedRollOff, falls } from './brikwars/contests/contest-twins.ts';

function totalsOf(text: string): { readonly odds: Distribution; readonly ways: ReturnType<typeof falls> } {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(text);
  const odds = totalDistribution(parsed.value, { bonus: 'none', floor: true });
  if (!odds.ok) throw new Error(text);
  return { odds: odds.value, ways: falls(parsed.value) };
}

describe('roll-off', () => {
  it.each([
    [['1d6', '1d6']],
    [['1d4', '1d6', '1d4+1']],
    [['1d3', '1d3', '1d3', '1d3']],
    [['1d6', '2d3', '1d4+2', '1d2']],
    [['1d6-3', '1d6', '1d2']],
    [['1d2', '1d2', '1d3', '1d2', '1d3']],
  ])('roll-off %s agrees with every throw counted out, tie after tie', (texts) => {
    const given = texts.map(totalsOf);
    const odds = rollOffOdds(given.map(({ odds: totals }) => totals));
    const counted = countedRollOff(
      given.map(({ ways }) => ways),
      40,
    );
    expect(odds.firstTied).toBeCloseTo(counted.firstTied, 12);
    odds.wins.forEach((win, player) => {
      expect(win).toBeCloseTo(counted.wins[player] ?? Number.NaN, 7);
    });
  });

  it('roll-off: wins add up to 1, equals have equal chances, a point more never hurts', () => {
    const die = fc.constantFrom('1d6', '1d6+1', '1d10', '2d6', '1d20', '1d6-2');
    fc.assert(
      fc.property(fc.array(die, { minLength: 2, maxLength: 7 }), (texts) => {
        const { wins } = rollOffOdds(texts.map((text) => totalsOf(text).odds));
        expect(wins.reduce((sum, win) => sum + win, 0)).toBeCloseTo(1, 10);
        texts.forEach((text, player) => {
          expect(wins[player]).toBeCloseTo(wins[texts.indexOf(text)] ?? Number.NaN, 12);
        });
        const better = rollOffOdds(texts.map((text, player) => totalsOf(player ? text : `${text}+1`).odds));
        expect(better.wins[0]).toBeGreaterThanOrEqual((wins[0] ?? 0) - 1e-12);
      }),
      { numRuns: deepOr(60, 15), seed: 3 },
    );
  });

  it('roll-off: those who must tie for ever win nothing; alone one wins', () => {
    expect(rollOffOdds([certain(3), certain(3)])).toEqual({ wins: [0, 0], firstTied: 1 });
    expect(rollOffOdds([certain(2), certain(3)])).toEqual({ wins: [0, 1], firstTied: 0 });
    expect(rollOffOdds([certain(2)])).toEqual({ wins: [1], firstTied: 0 });
    const half = { min: 3, weights: Float64Array.of(0.5, 0.5), cutOff: 0 };
    expect(rollOffOdds([certain(3), certain(3), half]).wins).toEqual([0, 0, 1]);
  });

  it('roll-off: eight with many-sided dice are soon reckoned, and there is a bound', () => {
    const d100 = totalsOf('1d100').odds;
    const { wins } = rollOffOdds(Array.from({ length: 8 }, () => d100));
    expect(wins[7]).toBeCloseTo(1 / 8, 12);
    expect(() => rollOffOdds([])).toThrow(RangeError);
    expect(() => rollOffOdds(Array.from({ length: mostRollOffPlayers + 1 }, () => d100))).toThrow(RangeError);
  });

  it('roll-off: only those tied at the top throw again, until one is left', () => {
    expect(nextThrowers(3, [])).toEqual({ throwers: [0, 1, 2] });
    expect(nextThrowers(3, [[4, 2, 4]])).toEqual({ throwers: [0, 2] });
    expect(
      nextThrowers(3, [
        [4, 2, 4],
        [5, 5],
      ]),
    ).toEqual({ throwers: [0, 2] });
    expect(
      nextThrowers(3, [
        [4, 2, 4],
        [5, 5],
        [1, 6],
      ]),
    ).toEqual({ throwers: [], winner: 2 });
    const everyone = [
      [4, 2, 4],
      [1, 6, 2],
    ];
    expect(nextThrowers(3, everyone.slice(0, 1), 'all')).toEqual({ throwers: [0, 1, 2] });
    expect(nextThrowers(3, everyone, 'all')).toEqual({ throwers: [], winner: 1 });
    expect(() => nextThrowers(3, everyone)).toThrow(RangeError);
    expect(() => nextThrowers(2, [[1, 2], [3]])).toThrow(RangeError);
    expect(() => nextThrowers(2, [[1, 2, 3]])).toThrow(RangeError);
  });
});
