import { describe, expect, it } from 'vitest';
import { dayAt, isDay, readDay, timeOf, writtenDay } from '../../../src/armies/league/days.ts';
import {
  addMeetings,
  addPlayer,
  hadPlayed,
  hasResult,
  nextSeason,
  playerName,
  removePlayer,
  withoutResult,
  withResult,
} from '../../../src/armies/league/edit.ts';
import { absentSide, beginGame, meetingOf, resultOf } from '../../../src/armies/league/entered-game.ts';
import { readRoute } from '../../../src/armies/league/paths.ts';
import { viewOf } from '../../../src/armies/league/view.ts';
import { type StoredSeason, seasonBounds } from '../../../src/storage/season.ts';
import { ended, game, seasonOf } from './season.ts';

const ids = ({ meetings }: StoredSeason) => meetings.map(({ id }) => id);
const now = timeOf({ year: 2026, month: 10, day: 1 });

describe('armies/league/edit', () => {
  it('BWC-161 games count in the order in which their results came, not in that of the plan', () => {
    const [one, two] = [game({}), game({ dark: 'celina' })];
    const planned = seasonOf(one, two);
    const played = withResult(
      withResult(planned, two, ended('light'), '2026-10-01'),
      one,
      ended('dark'),
      '2026-10-02',
    );
    expect(ids(played)).toEqual([two.id, one.id]);
    expect(viewOf(played, now).table[0]).toMatchObject({ player: 'anna', points: 7 });
  });

  it('armies/league/edit a corrected result keeps its place, one taken back is the next to be played', () => {
    const [one, two, three] = [game({ result: ended('light') }), game({ result: ended('draw') }), game({})];
    const season = seasonOf(one, two, three);
    const fixed = withResult(season, one, ended('dark'), '2026-10-03');
    expect(ids(fixed)).toEqual(ids(season));
    expect(fixed.meetings[0]?.result).toEqual(ended('dark'));
    const back = withoutResult(season, one.id);
    expect(ids(back)).toEqual([two.id, one.id, three.id]);
    expect(back.meetings[1]).not.toHaveProperty('result');
    expect(withoutResult(back, one.id)).toBe(back);
  });

  it('BW-LG-10 the absentee pays for a scenario that he had played before, and not for one that he played later', () => {
    const walkover = game({ result: { by: 'walkover', present: 'dark', absentPlayed: false } });
    const before = seasonOf(game({ dark: 'celina', result: ended('draw') }), walkover);
    const after = seasonOf(walkover, game({ dark: 'celina', result: ended('draw') }));
    expect([before, after].map((season) => hadPlayed(season, 'anna', walkover))).toEqual([true, false]);
    expect(hadPlayed(after, 'anna', game({}))).toBe(true);
  });

  it('armies/league/edit who has a result stays, everybody else goes with what was planned', () => {
    const season = seasonOf(game({ result: ended('light') }), game({ light: 'celina', dark: 'darek' }));
    expect(removePlayer(season, 'anna')).toBe(season);
    expect(hasResult(season, 'celina')).toBe(false);
    const gone = removePlayer(season, 'celina');
    expect(gone.players.map(({ id }) => id)).toEqual(['anna', 'bolek', 'darek']);
    expect(gone.meetings).toHaveLength(1);
  });

  it('armies/league/edit a season takes no more players and games than it can store', () => {
    const player = (id: string) => ({ id, name: id, armies: [] });
    const many = Array.from({ length: 60 }, (_, at) => player(`p${at}`));
    const full = many.reduce(addPlayer, seasonOf());
    expect(full.players).toHaveLength(seasonBounds.players);
    const games = Array.from({ length: seasonBounds.meetings }, () => game({}));
    const crowded = addMeetings(seasonOf(), ...games);
    expect(addMeetings(crowded, game({}))).toBe(crowded);
    expect(withResult(crowded, game({}), ended('draw'), '2026-10-01')).toBe(crowded);
    expect(playerName(`  ${'ż'.repeat(50)}`)).toBe('ż'.repeat(seasonBounds.player));
  });

  it('armies/league/edit a new season has the same players with their armies, and nothing played', () => {
    const season = seasonOf(game({ result: ended('light') }));
    const next = nextSeason(season, 'n', 'Zima', '2027-01-01', 5);
    expect(next).toMatchObject({ id: 'n', start: '2027-01-01', meetings: [], revision: 1 });
    expect(next.players).toEqual(season.players);
  });
});

describe('armies/league/entered-game', () => {
  const today = '2026-10-04';
  it('armies/league/entered-game a planned game is entered as it was planned, another one is a new game', () => {
    const meeting = game({ scenario: 'flag', light: 'celina' });
    const season = seasonOf(meeting);
    const begun = beginGame({ purpose: 'result', meeting }, season, today);
    expect(begun).toMatchObject({ scenario: 'flag', light: 'celina', dark: 'bolek', day: today });
    expect(meetingOf(begun, meeting, () => 'new').id).toBe(meeting.id);
    expect(meetingOf({ ...begun, dark: 'darek' }, meeting, () => 'new').id).toBe('new');
    const played = { ...meeting, result: ended('draw') };
    expect(meetingOf({ ...begun, dark: 'darek' }, played, () => 'new')).toMatchObject({
      id: meeting.id,
      dark: 'darek',
    });
  });

  it('BW-LG-10 a walkover goes to who is there; whether it costs points the season knows, until somebody says it', () => {
    const begun = beginGame({ purpose: 'result' }, seasonOf(), today);
    expect(resultOf(begun, true)).toBeUndefined();
    const absent = { ...begun, end: 'light-absent' as const };
    expect(absentSide(absent.end)).toBe('light');
    expect(resultOf(absent, true)).toEqual({ by: 'walkover', present: 'dark', absentPlayed: true });
    expect(resultOf({ ...absent, absentPlayed: false }, true)).toMatchObject({ absentPlayed: false });
  });

  it('armies/league/entered-game what is stored of a result comes back as it was entered', () => {
    for (const result of [
      ended('dark', true, false),
      { by: 'walkover', present: 'dark', absentPlayed: true } as const,
      { by: 'walkover', present: 'light', absentPlayed: false } as const,
    ]) {
      const meeting = game({ day: '2026-10-01', result });
      const begun = beginGame({ purpose: 'result', meeting }, seasonOf(meeting), today);
      expect(resultOf(begun, false)).toEqual(result);
      expect(meetingOf(begun, meeting, () => 'new')).toEqual(meeting);
    }
  });
});

describe('armies/league/days', () => {
  it('armies/league/days a day is written and read where the player is', () => {
    expect(writtenDay(dayAt(timeOf({ year: 2026, month: 3, day: 9 })))).toBe('2026-03-09');
    expect(readDay('2026-03-09')).toEqual({ year: 2026, month: 3, day: 9 });
    expect(['2026-02-29', '2028-02-29', '', '2026-13-01', '9.3.2026'].map(isDay)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('armies/league/paths', () => {
  it('armies/league/paths an address says season, player or game', () => {
    expect(readRoute('~league')).toEqual({});
    expect(readRoute('~league/s1')).toEqual({ season: 's1' });
    expect(readRoute('~league/s1/player/p')).toEqual({ season: 's1', part: 'player', id: 'p' });
    expect(readRoute('~league/s1/game')).toEqual({ season: 's1' });
    expect(readRoute('~league/s1/dance/p')).toEqual({ season: 's1' });
  });
});
