import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Game,
  gamePoints,
  type LeagueEvent,
  scenarios,
  sides,
  type Walkover,
} from '../../../../src/rules/brikwars/league/results.ts';
import {
  firstFinish,
  hasPlayed,
  leagueTable,
  needsPlayoff,
  type Row,
  type Season,
  slots,
} from '../../../../src/rules/brikwars/league/table.ts';

const players = ['anna', 'bolek', 'celina', 'darek'];
const game = (light: string, dark: string, winner: Game['winner'], scenario: Game['scenario'] = 'battle') =>
  ({
    kind: 'game',
    scenario,
    players: { light, dark },
    winner,
    secondary: { light: false, dark: false },
  }) satisfies LeagueEvent;
const playoff = (...of: Parameters<typeof game>): LeagueEvent => ({ ...game(...of), kind: 'playoff' });
const walkover = (of: Partial<Walkover>): LeagueEvent => ({
  kind: 'walkover',
  scenario: 'battle',
  side: 'light',
  present: 'bolek',
  absent: 'anna',
  absentPlayed: false,
  ...of,
});
const season = (...events: readonly LeagueEvent[]): Season => ({ players, events });
const rowOf = (of: Season, player: string) => leagueTable(of).find((row) => row.player === player);

const anyPair = fc.shuffledSubarray(players, { minLength: 2, maxLength: 2 });
const anyGame: fc.Arbitrary<LeagueEvent> = fc
  .record({
    kind: fc.constantFrom('game' as const, 'game' as const, 'playoff' as const),
    scenario: fc.constantFrom(...scenarios),
    pair: anyPair,
    winner: fc.constantFrom(...sides, 'draw' as const),
    secondary: fc.record({ light: fc.boolean(), dark: fc.boolean() }),
  })
  .map(({ pair: [light = '', dark = ''], ...rest }) => ({ ...rest, players: { light, dark } }));
const anyWalkover: fc.Arbitrary<LeagueEvent> = fc
  .record({
    scenario: fc.constantFrom(...scenarios),
    side: fc.constantFrom(...sides),
    pair: anyPair,
    absentPlayed: fc.boolean(),
  })
  .map(({ pair: [present = '', absent = ''], ...rest }) => ({
    kind: 'walkover',
    ...rest,
    present,
    absent,
  }));
const anySeason = fc.record({
  players: fc.constant(players),
  events: fc.array(fc.oneof({ weight: 5, arbitrary: anyGame }, anyWalkover), { maxLength: 24 }),
});

/** A ledger filled in line by line: one cell for each player, scenario and side, written only while it is empty. */
function pointsOneByOne({ events }: Season, player: string): number {
  const cells = new Map<string, number>();
  const write = (scenario: string, side: string, points: number) => {
    if (!cells.has(`${scenario} ${side}`)) cells.set(`${scenario} ${side}`, points);
  };
  let off = 0;
  for (const one of events) {
    if (one.kind === 'walkover') {
      if (one.present === player) write(one.scenario, one.side, 7);
      if (one.absent === player && one.absentPlayed) off += 3;
    } else if (one.kind === 'game') {
      const { light, dark } = gamePoints(one);
      if (one.players.light === player) write(one.scenario, 'light', light);
      if (one.players.dark === player) write(one.scenario, 'dark', dark);
    }
  }
  return [...cells.values()].reduce((all, points) => all + points, 0) - off;
}

const stands = (row: Row, where: 'above' | 'below') => (other: Row) =>
  where === 'above' ? other.place < row.place : other.place > row.place;
const leads = ({ reasons }: Row) =>
  ['behind', 'ahead'].map((way) => reasons.some(({ effect }) => effect.startsWith(way)));

describe('the table of a season', () => {
  it('EX-LG-06 a whole season is three scenarios from both sides', () => {
    expect(slots).toHaveLength(6);
    expect(new Set(slots.map(({ scenario, side }) => `${scenario} ${side}`)).size).toBe(6);
    expect(rowOf(season(), 'anna')?.open).toEqual(slots);
  });

  it('BWC-161 a scenario counts once from each side, and then its first game', () => {
    const table = season(game('anna', 'bolek', 'dark'), game('anna', 'celina', 'light'));
    expect(rowOf(table, 'anna')).toMatchObject({
      points: 3,
      scored: [{ scenario: 'battle', side: 'light' }],
    });
    expect(rowOf(table, 'celina')?.points).toBe(3);
    expect(rowOf(table, 'anna')?.open).toHaveLength(5);
  });

  it('BWC-162 a walkover fills the slot of who came and none of who did not', () => {
    const table = season(game('anna', 'bolek', 'draw'), walkover({ absentPlayed: true }));
    expect(rowOf(table, 'anna')).toMatchObject({
      points: 2,
      scored: [{ scenario: 'battle', side: 'light' }],
    });
    expect(rowOf(table, 'bolek')?.points).toBe(12);
    expect(rowOf(table, 'bolek')?.scored).toHaveLength(2);
  });

  it('BWC-161 what was first fills the slot, be it a game or a walkover', () => {
    const lost = game('bolek', 'celina', 'dark');
    expect(rowOf(season(walkover({}), lost), 'bolek')?.points).toBe(7);
    expect(rowOf(season(lost, walkover({})), 'bolek')?.points).toBe(3);
    expect(rowOf(season(lost, walkover({})), 'bolek')?.lines.at(-1)).toMatchObject({
      points: 0,
      reasons: [{ rule: 'BWC-161', effect: 'slot-filled' }],
    });
  });

  it('BW-LG-10 a scenario played from either side counts as played, in a game and not in a play-off', () => {
    const events = [game('anna', 'bolek', 'draw', 'flag'), playoff('celina', 'darek', 'draw', 'flag')];
    expect(players.map((player) => hasPlayed(events, player, 'flag'))).toEqual([true, true, false, false]);
    expect(hasPlayed(events, 'anna', 'battle')).toBe(false);
  });

  it('BW-LG-13 play-offs part who is level and move nobody else', () => {
    const games = [game('anna', 'bolek', 'draw'), game('celina', 'darek', 'light')];
    expect(leagueTable(season(...games)).map(({ player, place, tied }) => [player, place, tied])).toEqual([
      ['celina', 1, 0],
      ['anna', 2, 1],
      ['bolek', 2, 1],
      ['darek', 4, 0],
    ]);
    const parted = leagueTable(season(...games, playoff('anna', 'bolek', 'dark', 'flag')));
    expect(parted.map(({ player, points }) => [player, points])).toEqual([
      ['celina', 7],
      ['bolek', 5],
      ['anna', 5],
      ['darek', 3],
    ]);
    expect(needsPlayoff(leagueTable(season()))).toBe(true);
    expect(needsPlayoff(parted)).toBe(false);
  });

  it('BW-LG-13 a place says what sets it apart: points, a play-off, or nothing', () => {
    const why = (of: Season) =>
      leagueTable(of).map(({ player, reasons }) => [
        player,
        ...reasons.map(({ rule, effect, amount }) => `${rule} ${effect} ${amount}`),
      ]);
    const games = [game('anna', 'bolek', 'draw'), game('celina', 'darek', 'light')];
    expect(why(season(...games))).toEqual([
      ['celina', 'BW-LG-12 ahead-on-points 2'],
      ['anna', 'BW-LG-12 behind-on-points 2', 'BW-LG-13 level 1', 'BW-LG-12 ahead-on-points 2'],
      ['bolek', 'BW-LG-12 behind-on-points 2', 'BW-LG-13 level 1', 'BW-LG-12 ahead-on-points 2'],
      ['darek', 'BW-LG-12 behind-on-points 2'],
    ]);
    expect(why(season(...games, playoff('anna', 'bolek', 'dark'))).slice(1, 3)).toEqual([
      ['bolek', 'BW-LG-12 behind-on-points 2', 'BW-LG-13 ahead-in-playoff 4'],
      ['anna', 'BW-LG-13 behind-in-playoff 4', 'BW-LG-12 ahead-on-points 2'],
    ]);
  });

  it('BW-LG-11 the first who has filled all six slots ends the season, with the game that filled the last', () => {
    const all = scenarios.flatMap((scenario) => [
      game('anna', 'bolek', 'light', scenario),
      game('bolek', 'anna', 'light', scenario),
    ]);
    expect(firstFinish(leagueTable(season(...all.slice(0, 5))))).toBeNull();
    const done = leagueTable(season(...all, game('anna', 'celina', 'draw')));
    expect(firstFinish(done)).toBe(5);
    expect(done.map(({ player, finished }) => [player, finished])).toEqual([
      ['anna', 5],
      ['bolek', 5],
      ['celina', null],
      ['darek', null],
    ]);
  });

  it('BW-LG-01 every point of the table stands in its lines', () => {
    fc.assert(
      fc.property(anySeason, (any) => {
        for (const { points, playoff: off, lines } of leagueTable(any)) {
          expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
          const said = lines.flatMap(({ reasons }) => reasons.map(({ amount = 0 }) => amount));
          expect(said.reduce((sum, amount) => sum + amount, 0)).toBe(points + off);
        }
      }),
    );
  });

  it('BW-LG-01 points come to the same as a ledger filled in line by line', () => {
    fc.assert(
      fc.property(anySeason, (any) => {
        for (const { player, points } of leagueTable(any)) expect(points).toBe(pointsOneByOne(any, player));
      }),
    );
  });

  it('BW-LG-13 the higher place has more points, or as many and more from play-offs', () => {
    fc.assert(
      fc.property(anySeason, (any) => {
        const rows = leagueTable(any);
        expect(rows.map(({ player }) => player).sort()).toEqual(players);
        for (const [at, row] of rows.entries()) {
          const next = rows[at + 1];
          expect(row.scored.length + row.open.length).toBe(6);
          expect(rows.filter(({ place }) => place === row.place)).toHaveLength(row.tied + 1);
          expect(leads(row)).toEqual([rows.some(stands(row, 'above')), rows.some(stands(row, 'below'))]);
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
