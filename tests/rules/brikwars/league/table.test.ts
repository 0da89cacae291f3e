import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Game,
  gamePoints,
  scenarios,
  sides,
  type Walkover,
} from '../../../../src/rules/brikwars/league/results.ts';
import {
  hasPlayed,
  leagueTable,
  needsPlayoff,
  type Season,
  slots,
} from '../../../../src/rules/brikwars/league/table.ts';

const players = ['anna', 'bolek', 'celina', 'darek'];
const game = (light: string, dark: string, winner: Game['winner'], scenario: Game['scenario'] = 'battle') =>
  ({ scenario, players: { light, dark }, winner, secondary: { light: false, dark: false } }) satisfies Game;
const season = (of: Partial<Season>): Season => ({
  players,
  games: [],
  walkovers: [],
  playoffs: [],
  ...of,
});
const rowOf = (of: Season, player: string) => leagueTable(of).find((row) => row.player === player);

const anyPair = fc.shuffledSubarray(players, { minLength: 2, maxLength: 2 });
const anyGame: fc.Arbitrary<Game> = fc
  .record({
    scenario: fc.constantFrom(...scenarios),
    pair: anyPair,
    winner: fc.constantFrom(...sides, 'draw' as const),
    secondary: fc.record({ light: fc.boolean(), dark: fc.boolean() }),
  })
  .map(({ pair: [light = '', dark = ''], ...rest }) => ({ ...rest, players: { light, dark } }));
const anyWalkover: fc.Arbitrary<Walkover> = fc
  .record({
    scenario: fc.constantFrom(...scenarios),
    side: fc.constantFrom(...sides),
    pair: anyPair,
    absentPlayed: fc.boolean(),
  })
  .map(({ pair: [present = '', absent = ''], ...rest }) => ({ ...rest, present, absent }));
const anySeason = fc.record({
  players: fc.constant(players),
  games: fc.array(anyGame, { maxLength: 20 }),
  walkovers: fc.array(anyWalkover, { maxLength: 4 }),
  playoffs: fc.array(anyGame, { maxLength: 3 }),
});

/** A ledger filled in line by line: one cell for each player, scenario and side, written only while it is empty. */
function pointsOneByOne({ games, walkovers }: Season, player: string): number {
  const cells = new Map<string, number>();
  const write = (scenario: string, side: string, points: number) => {
    if (!cells.has(`${scenario} ${side}`)) cells.set(`${scenario} ${side}`, points);
  };
  for (const one of games) {
    const { light, dark } = gamePoints(one);
    if (one.players.light === player) write(one.scenario, 'light', light);
    if (one.players.dark === player) write(one.scenario, 'dark', dark);
  }
  let off = 0;
  for (const one of walkovers) {
    if (one.present === player) write(one.scenario, one.side, 7);
    if (one.absent === player && one.absentPlayed) off += 3;
  }
  return [...cells.values()].reduce((all, points) => all + points, 0) - off;
}

describe('the table of a season', () => {
  it('EX-LG-06 a whole season is three scenarios from both sides', () => {
    expect(slots).toHaveLength(6);
    expect(new Set(slots.map(({ scenario, side }) => `${scenario} ${side}`)).size).toBe(6);
    expect(rowOf(season({}), 'anna')?.open).toEqual(slots);
  });

  it('BWC-161 a scenario counts once from each side, and then its first game', () => {
    const games = [game('anna', 'bolek', 'dark'), game('anna', 'celina', 'light')];
    const table = season({ games });
    expect(rowOf(table, 'anna')).toMatchObject({
      points: 3,
      scored: [{ scenario: 'battle', side: 'light' }],
    });
    expect(rowOf(table, 'celina')?.points).toBe(3);
    expect(rowOf(table, 'anna')?.open).toHaveLength(5);
  });

  it('BWC-162 a walkover fills the slot of who came and none of who did not', () => {
    const walkover: Walkover = {
      scenario: 'battle',
      side: 'light',
      present: 'bolek',
      absent: 'anna',
      absentPlayed: true,
    };
    const table = season({ games: [game('anna', 'bolek', 'draw')], walkovers: [walkover] });
    expect(rowOf(table, 'anna')).toMatchObject({
      points: 2,
      scored: [{ scenario: 'battle', side: 'light' }],
    });
    expect(rowOf(table, 'bolek')?.points).toBe(12);
    expect(rowOf(table, 'bolek')?.scored).toHaveLength(2);
  });

  it('BW-LG-10 a scenario played from either side counts as played', () => {
    const games = [game('anna', 'bolek', 'draw', 'flag')];
    expect(['anna', 'bolek', 'celina'].map((player) => hasPlayed(games, player, 'flag'))).toEqual([
      true,
      true,
      false,
    ]);
    expect(hasPlayed(games, 'anna', 'battle')).toBe(false);
  });

  it('BW-LG-13 play-offs part who is level and move nobody else', () => {
    const games = [game('anna', 'bolek', 'draw'), game('celina', 'darek', 'light')];
    const level = season({ games });
    expect(leagueTable(level).map(({ player, place, tied }) => [player, place, tied])).toEqual([
      ['celina', 1, 0],
      ['anna', 2, 1],
      ['bolek', 2, 1],
      ['darek', 4, 0],
    ]);
    const parted = leagueTable({ ...level, playoffs: [game('anna', 'bolek', 'dark', 'flag')] });
    expect(parted.map(({ player, points }) => [player, points])).toEqual([
      ['celina', 7],
      ['bolek', 5],
      ['anna', 5],
      ['darek', 3],
    ]);
    expect(needsPlayoff(leagueTable(season({})))).toBe(true);
    expect(needsPlayoff(parted)).toBe(false);
  });

  it('BW-LG-01 points come to the same as a ledger filled in line by line', () => {
    fc.assert(
      fc.property(anySeason, (any) => {
        for (const { player, points } of leagueTable(any)) expect(points).toBe(pointsOneByOne(any, player));
      }),
    );
  });

  it('BW-LG-13 whoever stands higher has more points, or as many and more from play-offs', () => {
    fc.assert(
      fc.property(anySeason, (any) => {
        const rows = leagueTable(any);
        expect(rows.map(({ player }) => player).sort()).toEqual(players);
        for (const [at, row] of rows.entries()) {
          const next = rows[at + 1];
          expect(row.scored.length + row.open.length).toBe(6);
          expect(rows.filter(({ place }) => place === row.place)).toHaveLength(row.tied + 1);
          if (!next) continue;
          const ahead =
            row.points > next.points || (row.points === next.points && row.playoff > next.playoff);
          expect(next.place > row.place).toBe(ahead);
          expect(row.points).toBeGreaterThanOrEqual(next.points);
        }
      }),
    );
  });
});
