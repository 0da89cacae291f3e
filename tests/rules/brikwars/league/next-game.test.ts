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
          const met = (one: string, other: string) =>
            events.filter(
              (event) =>
                'players' in event &&
                [event.players.light, event.players.dark].sort().join() === [one, other].sort().join(),
            ).length;
          const game = nextGame(leagueTable({ players, events }), met, { ring: players });
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

  it('BW-LG-01 games suggested one after the other are spread evenly: no two meet more than once oftener than others', () => {
    for (const count of [2, 3, 4, 5, 6, 7, 8, 9, 12]) {
      const players = Array.from({ length: count }, (_, at) => `p${at}`);
      const events: LeagueEvent[] = [];
      const pairs = new Map<string, number>(
        players.flatMap((one, at) => players.slice(at + 1).map((other) => [`${one} ${other}`, 0] as const)),
      );
      const name = (one: string, other: string) => [one, other].sort().join(' ');
      const met = (one: string, other: string) => pairs.get(name(one, other)) ?? 0;
      for (;;) {
        const game = nextGame(leagueTable({ players, events }), met, { ring: players });
        if (!game) break;
        // Who wins changes the order of the table, and nothing of who is to meet.
        events.push({ ...played(game), winner: events.length % 3 === 0 ? 'light' : 'dark' } as LeagueEvent);
        pairs.set(
          name(game.players.light, game.players.dark),
          1 + met(game.players.light, game.players.dark),
        );
        const open = leagueTable({ players, events }).map((row) => row.open.length);
        expect(Math.max(...open) - Math.min(...open)).toBeLessThanOrEqual(2);
      }
      const times = [...pairs.values()];
      expect(events).toHaveLength(3 * count);
      expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
    }
  });

  it('BW-LG-01 those who have met least come first, then those with most still to play', () => {
    const players = ['anna', 'bolek', 'celina', 'darek'];
    const first = played({ scenario: 'battle', players: { light: 'anna', dark: 'bolek' } });
    expect(nextGame(leagueTable({ players, events: [first] }), never)?.players).toEqual({
      light: 'celina',
      dark: 'darek',
    });
    const met = (one: string, other: string) => Number([one, other].sort().join() === 'anna,bolek');
    const of = nextGame(leagueTable({ players, events: [] }), met, { of: 'bolek' });
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
