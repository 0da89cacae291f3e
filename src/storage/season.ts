import * as v from 'valibot';
import { scenarios, sides } from '../rules/brikwars/league/results.ts';
import { recordIdSchema, timeSchema } from './army/army.ts';
import { joinFields, joinItems } from './backup/join.ts';
import type { RecordOf } from './held.ts';
import { recordKind } from './record.ts';
import { whole } from './whole.ts';

/** Bounds of what a season keeps. */
export const seasonBounds = {
  name: 80,
  player: 40,
  players: 40,
  armies: 4,
  meetings: 1_000,
  units: 999,
  captures: 3,
  dice: 60,
  centimetres: 999,
  days: 365,
  rounds: 99,
} as const;

const units = whole(0, seasonBounds.units);
/** A day of the calendar where the player is, `2026-11-23`. */
const daySchema = v.pipe(v.string(), v.isoDate());
const roundSchema = whole(1, seasonBounds.rounds);
const sideSchema = v.picklist(sides);
const perSide = <Value>(value: v.GenericSchema<unknown, Value>) =>
  v.looseObject({ light: value, dark: value });

// Loose on purpose: what a later version adds survives an edit in an older tab.
const cardSide = v.looseObject({
  start: units,
  now: units,
  /** Enemies on the table when the first of his own broke through (battle). */
  enemiesThen: v.nullable(units),
  captures: whole(0, seasonBounds.captures),
  /** Nobody is left, though some were secured (flag). */
  wipedOut: v.boolean(),
});

const cardSchema = v.looseObject({
  light: cardSide,
  dark: cardSide,
  /** Transport. */
  itemOff: v.picklist([...sides, 'nobody']),
  lightCleared: v.boolean(),
  reserve: units,
  /** Of reinforcements, in the order of the turns. */
  dice: v.pipe(v.array(whole(1, 6)), v.maxLength(seasonBounds.dice)),
});

const askSchema = v.looseObject({
  width: whole(0, seasonBounds.centimetres),
  depth: whole(0, seasonBounds.centimetres),
  daysAhead: whole(0, seasonBounds.days),
  referee: v.picklist(['present', 'plays', 'absent']),
  documented: v.boolean(),
});

const resultSchema = v.variant('by', [
  v.looseObject({
    by: v.literal('game'),
    winner: v.picklist([...sides, 'draw']),
    secondary: perSide(v.boolean()),
  }),
  v.looseObject({ by: v.literal('walkover'), present: sideSchema, absentPlayed: v.boolean() }),
]);

const meetingSchema = v.looseObject({
  id: recordIdSchema,
  kind: v.picklist(['game', 'playoff']),
  scenario: v.picklist(scenarios),
  /** Who plays the side. */
  light: recordIdSchema,
  dark: recordIdSchema,
  day: v.exactOptional(daySchema),
  /** Where it was drawn with others, all to be played together. */
  round: v.exactOptional(roundSchema),
  ask: v.exactOptional(askSchema),
  card: v.exactOptional(cardSchema),
  result: v.exactOptional(resultSchema),
});

const playerSchema = v.looseObject({
  id: recordIdSchema,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(seasonBounds.player)),
  /** As they were called when they were chosen: an army may be gone. */
  armies: v.pipe(
    v.array(v.looseObject({ id: recordIdSchema, name: v.pipe(v.string(), v.maxLength(120)) })),
    v.maxLength(seasonBounds.armies),
  ),
  /** Takes part no more since then: what was played stays. */
  left: v.exactOptional(daySchema),
  /** The rounds in which there was no opponent. */
  byes: v.exactOptional(v.pipe(v.array(roundSchema), v.maxLength(seasonBounds.rounds))),
});

const schema = v.looseObject({
  id: recordIdSchema,
  version: v.literal(1),
  name: v.pipe(v.string(), v.maxLength(seasonBounds.name)),
  juniors: v.boolean(),
  start: daySchema,
  players: v.pipe(v.array(playerSchema), v.maxLength(seasonBounds.players)),
  /** In the order of play; those still to be played stand behind them. */
  meetings: v.pipe(
    v.array(
      v.pipe(
        meetingSchema,
        v.check(({ light, dark }) => light !== dark, 'players'),
      ),
    ),
    v.maxLength(seasonBounds.meetings),
  ),
  created: timeSchema,
  changed: timeSchema,
  revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** It lies in the trash since then. */
  deleted: v.exactOptional(timeSchema),
});

/** A season of the league on the device. Times are milliseconds since 1970; `revision` grows by one with every change. */
export type StoredSeason = RecordOf<typeof schema>;
export type SeasonPlayer = StoredSeason['players'][number];
export type SeasonMeeting = StoredSeason['meetings'][number];
export type ScenarioCard = NonNullable<SeasonMeeting['card']>;
export type MeetingAsk = NonNullable<SeasonMeeting['ask']>;
export type MeetingResult = NonNullable<SeasonMeeting['result']>;

export const seasonKind = recordKind({ name: 'season', version: 1, schema, migrations: {} });

export const seasonPrefix = 'season:';
export const seasonKey = (id: string): string => seasonPrefix + id;

/**
 * What became of a season in two places since it was `base`: edits of different players, meetings and fields are joined,
 * and where both changed the same it is mine that stands. Its revision and time are theirs.
 */
export function joinSeasons(base: StoredSeason, mine: StoredSeason, theirs: StoredSeason): StoredSeason {
  const { revision, changed } = theirs;
  const at = { players: [], meetings: [], revision, changed };
  const fields = joinFields({ ...base, ...at }, { ...mine, ...at }, { ...theirs, ...at });
  return {
    // Each field is one that a season of the same id had.
    ...(fields.value as unknown as StoredSeason),
    players: joinItems(base.players, mine.players, theirs.players).value,
    meetings: joinItems(base.meetings, mine.meetings, theirs.meetings).value,
  };
}

/** What can stand in such a record. */
export { schema as seasonSchema };
