import { describe, expect, it } from 'vitest';
import {
  gamePoints,
  type Outcome,
  sides,
  type Winner,
  walkoverPoints,
} from '../../../../src/rules/brikwars/league/results.ts';

const winners: readonly Winner[] = [...sides, 'draw'];
const outcomes: readonly Outcome[] = winners.flatMap((winner) =>
  [false, true].flatMap((light) => [false, true].map((dark) => ({ winner, secondary: { light, dark } }))),
);

describe('what results score', () => {
  it('EX-LG-01 EX-LG-02 both reach the secondary goal: 8 for who won, 4 for who lost', () => {
    expect(gamePoints({ winner: 'light', secondary: { light: true, dark: true } })).toEqual({
      light: 8,
      dark: 4,
    });
  });

  it('EX-LG-03 a draw is 5 each', () => {
    expect(gamePoints({ winner: 'draw', secondary: { light: false, dark: false } })).toEqual({
      light: 5,
      dark: 5,
    });
  });

  it('BWC-160 a secondary goal counts in a draw', () => {
    expect(gamePoints({ winner: 'draw', secondary: { light: true, dark: false } })).toEqual({
      light: 6,
      dark: 5,
    });
  });

  it('EX-LG-04 EX-LG-05 a walkover is 7 and nothing, or 3 off for who had played the scenario', () => {
    expect(walkoverPoints(false)).toEqual({ present: 7, absent: 0 });
    expect(walkoverPoints(true)).toEqual({ present: 7, absent: -3 });
  });

  it('DV-41 one game brings 3 to 8 points', () => {
    const all = outcomes.map(gamePoints).flatMap(({ light, dark }) => [light, dark]);
    expect([Math.min(...all), Math.max(...all)]).toEqual([3, 8]);
  });

  it('BW-LG-12 both together always get 10, and 1 for each secondary goal', () => {
    for (const outcome of outcomes) {
      const { light, dark } = gamePoints(outcome);
      const goals = sides.filter((side) => outcome.secondary[side]).length;
      expect(light + dark).toBe(10 + goals);
    }
  });
});
