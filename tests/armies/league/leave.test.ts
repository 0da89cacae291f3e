import { describe, expect, it } from 'vitest';
import { timeOf } from '../../../src/armies/league/days.ts';
import {
  addRound,
  comeBack,
  lastRound,
  leave,
  nextSeason,
  removePlayer,
} from '../../../src/armies/league/edit.ts';
import { anyOpen, beginGame } from '../../../src/armies/league/entered-game.ts';
import { seasonText, tableCsv } from '../../../src/armies/league/send-text.ts';
import { nameIn, viewOf, waitingIn } from '../../../src/armies/league/view.ts';
import { league as en } from '../../../src/armies/words/league-en.ts';
import { createFormat } from '../../../src/platform/format.ts';
import type { StoredSeason } from '../../../src/storage/season.ts';
import { ended, game, seasonOf } from './season.ts';

const now = timeOf({ year: 2026, month: 10, day: 5 });
const late = timeOf({ year: 2027, month: 4, day: 1 });
const today = '2026-10-05';
const byesOf = ({ players }: StoredSeason) =>
  Object.fromEntries(players.flatMap(({ id, byes }) => (byes ? [[id, byes]] : [])));

describe('armies/league/leave', () => {
  it('armies/league/edit who leaves keeps what is played, and planned games fall away', () => {
    const season = seasonOf(
      game({ result: ended('light') }),
      game({ light: 'anna', dark: 'celina' }),
      game({ light: 'celina', dark: 'darek' }),
    );
    const left = leave(season, 'anna', today);
    expect(left.meetings.map(({ light, dark }) => `${light} ${dark}`)).toEqual([
      'anna bolek',
      'celina darek',
    ]);
    expect(byesOf(left)).toEqual({});
    const view = viewOf(left, now);
    expect(view.table.map(({ player, points, place }) => [player, points, place])).toEqual([
      ['bolek', 3, 1],
      ['celina', 0, 2],
      ['darek', 0, 2],
    ]);
    expect(view.gone.map(({ player, points }) => [player, points])).toEqual([['anna', 7]]);
    expect(Object.values(view.next?.players ?? {})).not.toContain('anna');
    expect(waitingIn(left, view).map(({ player }) => player)).not.toContain('anna');
    expect(beginGame({ purpose: 'plan' }, left, today)).toMatchObject({ light: 'bolek', dark: 'celina' });
    expect(comeBack(left, 'anna').players[0]).not.toHaveProperty('left');
    expect(viewOf(comeBack(left, 'anna'), now).table[0]).toMatchObject({ player: 'anna', place: 1 });
  });

  it('armies/league/edit in a round that was drawn the opponent of who leaves sits out, once', () => {
    const games = [game({}), game({ light: 'celina', dark: 'darek' })];
    const drawn = addRound(seasonOf(), games, []);
    expect(drawn.meetings.map(({ round }) => round)).toEqual([1, 1]);
    expect(byesOf(leave(drawn, 'anna', today))).toEqual({ bolek: [1] });
    expect(byesOf(removePlayer(drawn, 'darek'))).toEqual({ celina: [1] });
    const both = leave(leave(drawn, 'anna', today), 'bolek', today);
    expect(both.meetings).toHaveLength(1);
    expect(lastRound(addRound(both, [], ['celina']))).toBe(2);
    expect(waitingIn(both, viewOf(both, now)).map(({ player, byes }) => [player, byes])).toEqual([
      ['celina', 0],
      ['darek', 0],
    ]);
  });

  it('armies/league/send-text the table says who has left, without a place', () => {
    const season = leave(seasonOf(game({ result: ended('light') })), 'anna', today);
    const [view, format] = [viewOf(season, now), createFormat('en')];
    expect(seasonText(season, view, en, format)).toContain('– Anna: 7 points, 1 game, left');
    expect(tableCsv(season, view, en, format)).toContain('left,Anna,7,1,0,0');
  });

  it('armies/league/edit the next season has those who take part, without what they sat out', () => {
    const season = leave(addRound(seasonOf(), [game({})], ['celina']), 'darek', today);
    const next = nextSeason(season, 'n', 'Next', today, 1);
    expect(next.players.map(({ id }) => id)).toEqual(['anna', 'bolek', 'celina']);
    expect(byesOf(next)).toEqual({});
  });

  it('armies/league/view two of one name are told apart, however it is written', () => {
    const [anna, bolek, ...rest] = seasonOf().players;
    if (!anna || !bolek) throw new Error('a season of four');
    const season = { ...seasonOf(), players: [anna, { ...bolek, name: 'ANNA' }, ...rest] };
    expect(season.players.map(({ id }) => nameIn(season, id))).toEqual([
      'Anna (1)',
      'ANNA (2)',
      'Celina',
      'Darek',
    ]);
    expect(nameIn(season, 'nobody')).toBe('?');
  });

  it('BW-LG-11 a season that is over offers nothing more, though a forgotten result can be entered', () => {
    const season = seasonOf(game({ result: ended('light') }));
    const running = viewOf(season, now);
    expect([running.complete, running.next !== undefined]).toEqual([false, true]);
    const over = viewOf(season, late);
    expect([over.complete, over.next]).toEqual([true, undefined]);
    expect(anyOpen(over)).toBeDefined();
  });

  it('BW-LG-01 where no game fills a slot of two, what begins fills one of somebody', () => {
    const both = (scenario: 'battle' | 'flag' | 'transport') => [
      game({ scenario, result: ended('draw') }),
      game({ scenario, light: 'bolek', dark: 'anna', result: ended('draw') }),
    ];
    const all = [...both('battle'), ...both('flag'), ...both('transport')];
    const three = { ...seasonOf(...all), players: seasonOf().players.slice(0, 3) };
    const view = viewOf(three, now);
    expect([view.next, view.complete]).toEqual([undefined, false]);
    expect(anyOpen(view)).toMatchObject({ scenario: 'battle', players: { light: 'celina' } });
    const two = { ...three, players: three.players.slice(0, 2) };
    expect(viewOf(two, now).complete).toBe(true);
    expect(anyOpen(viewOf(two, now))).toBeUndefined();
  });
});
