import { describe, expect, it } from 'vitest';
import { battleGoals, flagGoals, transportGoals } from '../../../../src/rules/brikwars/league/goals.ts';

const army = { start: 8, now: 3, enemiesThen: null };
const flagArmy = { captures: 0, onTable: 3, wipedOut: false };

describe('goals of the scenarios', () => {
  it('BW-LG-15 nobody wins the battle while both stand, nor when both are gone', () => {
    expect(battleGoals({ light: army, dark: army }).winner).toBe('draw');
    const gone = { ...army, now: 0 };
    expect(battleGoals({ light: gone, dark: gone }).winner).toBe('draw');
    expect(battleGoals({ light: army, dark: gone })).toMatchObject({
      winner: 'light',
      points: { light: 7, dark: 3 },
    });
  });

  it('BWC-102 half of the enemy must still stand when one breaks through', () => {
    const through = (enemiesThen: number, start: number) =>
      battleGoals({ light: { ...army, enemiesThen }, dark: { ...army, start } }).secondary.light;
    expect([through(4, 8), through(3, 8), through(4, 7), through(3, 7)]).toEqual([true, false, true, false]);
  });

  it('BW-LG-16 two captures win nothing yet, three do', () => {
    const captures = (n: number) => flagGoals({ light: { ...flagArmy, captures: n }, dark: flagArmy }).winner;
    expect([captures(2), captures(3)]).toEqual(['draw', 'light']);
  });

  it('BWC-103 the survivor wins the main goal', () => {
    const gone = { captures: 2, onTable: 0, wipedOut: true };
    expect(flagGoals({ light: gone, dark: flagArmy })).toMatchObject({
      winner: 'dark',
      secondary: { light: false, dark: true },
    });
  });

  it('EX-LG-13 the loser has the secondary goal when the last unit of the winner secured the artefact', () => {
    const winner = { captures: 3, onTable: 0, wipedOut: false };
    expect(flagGoals({ light: winner, dark: flagArmy }).points).toEqual({ light: 7, dark: 4 });
  });

  it('BW-LG-17 the item decides, and the light side also wins when no enemy is left', () => {
    const state = { itemOff: 'nobody', darkOnTable: 4, lightCleared: false } as const;
    expect(transportGoals(state).over).toBe(false);
    expect(transportGoals({ ...state, lightCleared: true })).toMatchObject({
      over: false,
      secondary: { light: false, dark: true },
    });
    expect(transportGoals({ ...state, itemOff: 'dark' })).toMatchObject({ over: true, winner: 'dark' });
    expect(transportGoals({ ...state, darkOnTable: 0 })).toMatchObject({
      over: true,
      winner: 'light',
      points: { light: 8, dark: 3 },
    });
  });
});
