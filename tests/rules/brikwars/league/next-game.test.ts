import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextGame, playoffPlayers } from '../../../../src/rules/brikwars/league/next-game.ts';
import type { LeagueEvent } from '../../../../src/rules/brikwars/league/results.ts';
import { leagueTable } from '../../../../src/rules/brikwars/league/table.ts';

const played = (of: Pick<LeagueEvent & { kind: 'game' }, 'scenario' | 'players'>): LeagueEvent => ({
  kind: 'game',
  winner: 'draw',
  secondary: { light: false, dark: false },
  ...of,
});
const never = () => 0;

describe('rules/brikwars/league/next-game', () => {
  it('BW-LG-01 games suggested one after the other fill every slot, and none is wasted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 7 }), (count) => {
        const players = Array.from({ length: count }, (_, at) => `p${at}`);
        const events: LeagueEvent[] = [];
        for (;;) {
          const game = nextGame(leagueTable({ players, events }), never);
          if (!game) break;
          events.push(played(game));
          const lines = leagueTable({ players, events }).flatMap((row) => row.lines);
          expect(lines.filter(({ slot }) => slot)).toHaveLength(2 * events.length);
        }
        expect(events).toHaveLength(3 * count);
      }),
      { numRuns: 12 },
    );
  });

  it('BW-LG-01 those with most still to play come first, then those who have met least', () => {
    const players = ['anna', 'bolek', 'celina', 'darek'];
    const first = played({ scenario: 'battle', players: { light: 'anna', dark: 'bolek' } });
    expect(nextGame(leagueTable({ players, events: [first] }), never)?.players).toEqual({
      light: 'celina',
      dark: 'darek',
    });
    const met = (one: string, other: string) => Number([one, other].sort().join() === 'anna,bolek');
    const of = nextGame(leagueTable({ players, events: [] }), met, 'bolek');
    expect(of && Object.values(of.players)).toContain('bolek');
    expect(of && Object.values(of.players)).not.toContain('anna');
  });

  it('BW-LG-13 all who share the first place play off, and nobody else', () => {
    const players = ['anna', 'bolek', 'celina'];
    const drawn = played({ scenario: 'flag', players: { light: 'anna', dark: 'celina' } });
    expect(playoffPlayers(leagueTable({ players, events: [drawn] }))).toEqual(['anna', 'celina']);
    const won: LeagueEvent = { ...played(drawn as never), kind: 'playoff', winner: 'dark' } as LeagueEvent;
    expect(playoffPlayers(leagueTable({ players, events: [drawn, won] }))).toEqual([]);
  });
});
