import { describe, expect, it } from 'vitest';
import { timeOf } from '../../../src/armies/league/days.ts';
import { gamesCsv, seasonText, tableCsv } from '../../../src/armies/league/send-text.ts';
import { viewOf } from '../../../src/armies/league/view.ts';
import { league as en } from '../../../src/armies/words/league-en.ts';
import { league as pl } from '../../../src/armies/words/league-pl.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { scenarios } from '../../../src/rules/brikwars/league/results.ts';
import type { StoredSeason } from '../../../src/storage/season.ts';
import { ended, game, names, seasonOf } from './season.ts';

const early = timeOf({ year: 2026, month: 10, day: 1 });
const two = (season: StoredSeason): StoredSeason => ({ ...season, players: season.players.slice(0, 2) });
/** All that Anna and Bolek can play, each game a draw. */
const allDrawn = scenarios.flatMap((scenario) => [
  game({ scenario, day: '2026-10-10', result: ended('draw') }),
  game({ scenario, light: 'bolek', dark: 'anna', day: '2026-10-20', result: ended('draw') }),
]);

describe('armies/league/view', () => {
  it('BW-LG-11 the season ends after six months, or a month after the first who has played everything', () => {
    expect(viewOf(seasonOf(), early)).toMatchObject({
      end: { year: 2027, month: 3, day: 30 },
      running: false,
      over: false,
    });
    const done = seasonOf(...allDrawn);
    expect(viewOf(done, early)).toMatchObject({ end: { year: 2026, month: 11, day: 20 }, running: true });
    const last = timeOf({ year: 2026, month: 11, day: 20 });
    expect([last, last + 86_400_000 * 1.5].map((now) => viewOf(done, now).over)).toEqual([false, true]);
  });

  it('BW-LG-13 the first place is played off only when no game is left that could part them', () => {
    const season = two(seasonOf(...allDrawn));
    expect(viewOf(two(seasonOf(...allDrawn.slice(1))), early).level).toEqual([]);
    expect(viewOf(season, early).level).toEqual(['anna', 'bolek']);
    const parted = two(seasonOf(...allDrawn, game({ kind: 'playoff', result: ended('dark') })));
    expect(viewOf(parted, early)).toMatchObject({ level: [], winner: 'bolek' });
  });

  it('BW-LG-13 in a season that is over the leader has won, and nobody where nothing was played', () => {
    const late = timeOf({ year: 2027, month: 4, day: 1 });
    const played = seasonOf(game({ result: ended('light') }), game({ dark: 'darek' }));
    expect(viewOf(played, early)).not.toHaveProperty('winner');
    expect(viewOf(played, late)).toMatchObject({ winner: 'anna', over: true });
    const nothing = viewOf(seasonOf(), late);
    expect([nothing.level, nothing.winner]).toEqual([[], undefined]);
  });
});

const evil = ['=1+1', '+48 600', '-Anna-', '@Bolek'];
const sheet = seasonOf(
  game({ day: '2026-10-10', result: ended('light', true, false) }),
  game({ result: ended('dark') }),
  game({
    scenario: 'flag',
    light: 'celina',
    dark: 'bolek',
    result: { by: 'walkover', present: 'light', absentPlayed: false },
  }),
  game({ kind: 'playoff', scenario: 'transport', light: 'celina', dark: 'darek' }),
);

/** A table as a spreadsheet reads it. */
function cells(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n)`, 'y');
  const body = text.slice(1);
  while (cell.lastIndex < body.length) {
    const match = cell.exec(body);
    if (!match) throw new Error(`no cell at ${cell.lastIndex}`);
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] !== separator) rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('armies/league/send-text', () => {
  it('armies/league/send-text names that a spreadsheet would run are made safe, quotes and separators kept', () => {
    const named = (list: readonly string[]): StoredSeason => ({
      ...sheet,
      players: sheet.players.map((player, at) => ({ ...player, name: list[at] ?? '' })),
    });
    for (const [words, language, separator] of [
      [en, 'en', ','],
      [pl, 'pl', ';'],
    ] as const) {
      const format = createFormat(language);
      for (const season of [named(evil), named(['a,b;c', '"quoted"', 'two\nlines', "'tick"])]) {
        const view = viewOf(season, early);
        for (const text of [tableCsv(season, view, words, format), gamesCsv(season, view, words, format)]) {
          expect(text.startsWith('\ufeff')).toBe(true);
          const rows = cells(text, separator);
          expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
          for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@]/);
        }
        const people = cells(tableCsv(season, view, words, format), separator).map((row) => row[1]);
        for (const { name } of season.players) {
          expect(people).toContain(evil.includes(name) ? `'${name}` : name);
        }
      }
    }
  });

  it('armies/league/send-text the games have their points, and what counts for the table', () => {
    const view = viewOf(sheet, early);
    const rows = cells(gamesCsv(sheet, view, pl, createFormat('pl')), ';');
    expect(rows.slice(1)).toEqual([
      ['2026-10-10', 'gra ligowa', 'Bitwa', 'Anna', 'Bolek', 'Wygrywa Anna', '8', '3', '8', '3'],
      ['', 'gra ligowa', 'Bitwa', 'Anna', 'Bolek', 'Wygrywa Bolek', '3', '7', '0', '0'],
      ['', 'gra ligowa', 'Zdobądź flagę', 'Celina', 'Bolek', 'walkower', '7', '0', '7', '0'],
      ['', 'dogrywka', 'Transport', 'Celina', 'Darek', '', '', '', '', ''],
    ]);
    const [head, first] = cells(tableCsv(sheet, view, pl, createFormat('pl')), ';');
    expect(head).toEqual(['Miejsce', 'Gracz', 'Punkty', 'Gry', 'Do rozegrania', 'Dogrywka']);
    expect(first).toEqual(['1', 'Anna', '8', '1', '5', '0']);
  });

  it('armies/league/send-text the message has the table, the games and the end', () => {
    const text = seasonText(sheet, viewOf(sheet, early), en, createFormat('en', 'en-GB'));
    expect(text).toMatch(/^Jesień\n\n1\. Anna: 8 points, 1 of 6 games\n2\. Celina: 7 points/);
    expect(text).toContain('Anna – Bolek, Battle · 8 : 3 · 10 Oct 2026');
    expect(text).toContain('Celina – Bolek, Capture the Flag · 7 : 0 · walkover');
    expect(text).toContain('Planned games\nCelina – Darek, Transport · Play-off');
    expect(text).toMatch(/The season ends on 30 Mar 2027 at the latest\.$/);
    for (const name of names) expect(text).toContain(name);
  });
});
