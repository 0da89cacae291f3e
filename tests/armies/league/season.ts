import type { SeasonMeeting, StoredSeason } from '../../../src/storage/season.ts';

export const names = ['Anna', 'Bolek', 'Celina', 'Darek'];

/** A season of four in which nothing is played yet. */
export function seasonOf(...meetings: readonly SeasonMeeting[]): StoredSeason {
  return {
    version: 1,
    id: 's',
    name: 'Jesień',
    juniors: false,
    start: '2026-09-30',
    players: names.map((name) => ({ id: name.toLowerCase(), name, armies: [] })),
    meetings,
    created: 1,
    changed: 1,
    revision: 1,
  };
}

let count = 0;

export function game(of: Partial<SeasonMeeting>): SeasonMeeting {
  count += 1;
  return { id: `g${count}`, kind: 'game', scenario: 'battle', light: 'anna', dark: 'bolek', ...of };
}

export const ended = (
  winner: 'light' | 'dark' | 'draw',
  light = false,
  dark = false,
): NonNullable<SeasonMeeting['result']> => ({ by: 'game', winner, secondary: { light, dark } });
