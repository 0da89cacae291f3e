import { csvTable } from '../../platform/csv.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { gamePoints, walkoverScore } from '../../rules/brikwars/league/results.ts';
import type { Row } from '../../rules/brikwars/league/table.ts';
import type { SeasonMeeting, StoredSeason } from '../../storage/season.ts';
import { readDay, timeOf } from './days.ts';
import { nameIn, rowIn, type SeasonView } from './view.ts';

type Words = Messages['league'];

const scoreOf = ({ result }: SeasonMeeting) =>
  result && (result.by === 'game' ? gamePoints(result) : walkoverScore(result));

/** The places with names and points, as lines to read: what the picture shows too. */
export function tableLines(
  season: StoredSeason,
  { table, gone }: SeasonView,
  t: Words,
  format: Format,
): readonly string[] {
  const here = table.map(({ place, player, points, playoff, scored, open }) =>
    t.tableLine(
      format.number(place),
      nameIn(season, player),
      format.number(points),
      t.playedOf(format.number(scored.length), format.number(scored.length + open.length)),
      playoff > 0 ? format.number(playoff) : '',
    ),
  );
  const left = gone.map(({ player, points, scored }) =>
    t.leftLine(nameIn(season, player), format.number(points), format.number(scored.length)),
  );
  return [...here, ...left];
}

/** A season as a message: the table, what was played, what is planned. */
export function seasonText(season: StoredSeason, view: SeasonView, t: Words, format: Format): string {
  const game = (meeting: SeasonMeeting) => {
    const { light, dark, scenario, kind, day, result } = meeting;
    const score = scoreOf(meeting);
    const title = t.gameTitle(nameIn(season, light), nameIn(season, dark), t.scenarios[scenario]);
    const facts = [
      ...(score ? [t.score(format.number(score.light), format.number(score.dark))] : []),
      ...(result?.by === 'walkover' ? [t.csv.walkover] : []),
      ...(kind === 'playoff' ? [t.playoff] : []),
      ...(meeting.round === undefined ? [] : [t.round(meeting.round)]),
      ...(day ? [format.date(timeOf(readDay(day)))] : []),
    ];
    return [title, ...facts].join(' · ');
  };
  const parts = [
    [season.name || t.unnamed],
    tableLines(season, view, t, format),
    view.played.length > 0 ? [t.donePlaying, ...view.played.map(game)] : [],
    view.planned.length > 0 ? [t.toPlay, ...view.planned.map(game)] : [],
    [view.winner === undefined ? t.end(format.date(timeOf(view.end))) : t.won(nameIn(season, view.winner))],
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** Spreadsheets that write 1,5 expect semicolons between the columns. */
const separatorOf = ({ language }: Format) => (language === 'en' ? ',' : ';');

export function tableCsv(
  season: StoredSeason,
  { table, gone }: SeasonView,
  t: Words,
  format: Format,
): string {
  const { csv } = t;
  const head = [csv.place, csv.player, csv.points, csv.played, csv.open, csv.playoff];
  const row = ({ player, points, scored, open, playoff }: Row) => [
    nameIn(season, player),
    points,
    scored.length,
    open.length,
    playoff,
  ];
  const here = table.map((of) => [of.place, ...row(of)]);
  // Who has left holds no place.
  const left = gone.map((of) => [t.leftShort, ...row({ ...of, open: [] })]);
  return csvTable([head, ...here, ...left], separatorOf(format));
}

/** A row for each game in the order of play; what is only planned has no points. */
export function gamesCsv(season: StoredSeason, view: SeasonView, t: Words, format: Format): string {
  const { csv } = t;
  const { light, dark, lightPoints, darkPoints, lightCounts, darkCounts } = csv;
  const head = [csv.day, csv.kind, csv.scenario, light, dark, csv.result, lightPoints, darkPoints];
  const counts = (player: string, event: number) =>
    rowIn(view, player)?.lines.find((line) => line.event === event)?.points ?? '';
  const resultOf = ({ result, ...of }: SeasonMeeting) => {
    if (!result) return '';
    if (result.by === 'walkover') return csv.walkover;
    return result.winner === 'draw' ? t.draw : t.wins(nameIn(season, of[result.winner]));
  };
  const rows = [...view.played, ...view.planned].map((meeting, at) => {
    const score = scoreOf(meeting);
    return [
      meeting.day ?? '',
      t.kinds[meeting.kind],
      t.scenarios[meeting.scenario],
      nameIn(season, meeting.light),
      nameIn(season, meeting.dark),
      resultOf(meeting),
      score?.light ?? '',
      score?.dark ?? '',
      meeting.result ? counts(meeting.light, at) : '',
      meeting.result ? counts(meeting.dark, at) : '',
    ];
  });
  return csvTable([[...head, lightCounts, darkCounts], ...rows], separatorOf(format));
}
