import { describe, expect, it } from 'vitest';
import {
  explainPoints,
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

  it('BW-LG-12 points come with what made them, a goal in a draw with its ruling', () => {
    const { light, dark } = explainPoints({ winner: 'light', secondary: { light: false, dark: true } });
    expect(light.reasons).toEqual([
      { rule: 'BW-LG-12', effect: 'played', amount: 5 },
      { rule: 'BW-LG-12', effect: 'main-goal-won', amount: 2 },
    ]);
    expect(dark.reasons.map(({ effect, amount }) => [effect, amount])).toEqual([
      ['played', 5],
      ['main-goal-lost', -2],
      ['secondary-goal', 1],
    ]);
    const drawn = explainPoints({ winner: 'draw', secondary: { light: true, dark: false } });
    expect(drawn.light.reasons.map(({ rule }) => rule)).toEqual(['BW-LG-12', 'BWC-160']);
    expect(drawn.dark.reasons).toHaveLength(1);
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
