import * as v from 'valibot';
import {
  type BattleEvent,
  type BattleMark,
  type BattleUnit,
  battleLimits,
  battleMarks,
  battleSides,
} from '../rules/battle.ts';
import { type Game, games } from '../rules/ids.ts';
import { ok } from '../rules/result.ts';
import { recordIdSchema, timeSchema } from './army.ts';
import { type MergedKind, mergeRecords, type RecordImport, type RecordWins } from './merge-records.ts';
import { recordKind } from './record.ts';
import type { Entry, RecordStore, Stored } from './store.ts';

/** One side of a battle: what it is called, and the army that it was taken from. */
export interface PlayedSide {
  readonly name: string;
  readonly army?: string;
}

/** A battle that is being played or was: who fought, and every tap since. */
export interface StoredPlay {
  readonly version: 1;
  readonly id: string;
  readonly game: Game;
  readonly name: string;
  readonly created: number;
  readonly changed: number;
  /** One more with every change. */
  readonly revision: number;
  /** When the players called it over. */
  readonly ended?: number;
  readonly mine: PlayedSide;
  readonly theirs: PlayedSide;
  readonly units: readonly BattleUnit[];
  readonly events: readonly BattleEvent[];
  /** What was taken back and may be done again, the last first. */
  readonly undone: readonly BattleEvent[];
}

export const playPrefix = 'play:';
const playKey = (id: string): string => playPrefix + id;

const whole = (lowest: number, highest: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(lowest), v.maxValue(highest));
const nameSchema = v.pipe(v.string(), v.maxLength(battleLimits.name));
const sideSchema = v.picklist(battleSides);
const marks = Object.values(battleMarks).flatMap((each) => Object.keys(each) as BattleMark[]);

const unitSchema = v.looseObject({
  id: recordIdSchema,
  side: sideSchema,
  name: nameSchema,
  models: whole(1, battleLimits.models),
  weight: v.exactOptional(whole(1, 9)),
  line: v.exactOptional(recordIdSchema),
});

const eventSchema = v.variant('do', [
  v.object({
    do: v.literal('lose'),
    unit: recordIdSchema,
    by: whole(-battleLimits.models, battleLimits.models),
  }),
  v.object({ do: v.literal('act'), unit: recordIdSchema, done: v.boolean() }),
  v.object({ do: v.literal('mark'), unit: recordIdSchema, mark: v.picklist(marks), to: whole(0, 99) }),
  v.object({ do: v.literal('hand'), to: sideSchema }),
  v.object({ do: v.literal('score'), side: sideSchema, by: whole(-battleLimits.score, battleLimits.score) }),
  v.object({ do: v.literal('power'), side: sideSchema, to: whole(0, battleLimits.power) }),
  v.object({ do: v.literal('round') }),
  v.object({ do: v.literal('note'), text: v.pipe(v.string(), v.maxLength(battleLimits.note)) }),
]);
const eventsSchema = v.pipe(v.array(eventSchema), v.maxLength(battleLimits.events));
const playedSide = v.looseObject({ name: nameSchema, army: v.exactOptional(recordIdSchema) });

// Loose on purpose: what a later version adds survives a tap in an older tab.
const schema: v.GenericSchema<unknown, StoredPlay> = v.looseObject({
  version: v.literal(1),
  id: recordIdSchema,
  game: v.picklist(games),
  name: nameSchema,
  created: timeSchema,
  changed: timeSchema,
  revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  ended: v.exactOptional(timeSchema),
  mine: playedSide,
  theirs: playedSide,
  units: v.pipe(v.array(unitSchema), v.maxLength(battleLimits.units)),
  events: eventsSchema,
  undone: eventsSchema,
});

export const playKind = recordKind<StoredPlay>({ name: 'play', version: 1, schema, migrations: {} });

export interface LoadedPlays {
  readonly plays: readonly StoredPlay[];
  /** How many are damaged or of a newer version: they stay as they are. */
  readonly unreadable: number;
}

export async function loadPlays(store: RecordStore): Stored<LoadedPlays> {
  const read = await store.readAll(playPrefix);
  if (!read.ok) return read;
  const decoded = read.value.map(([, raw]) => playKind.decode(raw));
  const plays = decoded.flatMap((each) => (each.state === 'ok' ? [each.value] : []));
  return ok({ plays, unreadable: decoded.length - plays.length });
}

/** Puts a new battle on the device, or one that was taken away; what stands there under its id stays. */
export function addPlay(store: RecordStore, play: StoredPlay): Stored<void> {
  const key = playKey(play.id);
  return store.change({ keys: () => [key] }, ([raw]) => ({
    put: raw === undefined ? [[key, play]] : [],
    answer: undefined,
  }));
}

/** Changes the battle as it is stored, whatever another tab made of it meanwhile; undefined where it is gone or cannot be read here. */
export function changePlay(
  store: RecordStore,
  id: string,
  apply: (play: StoredPlay) => StoredPlay,
): Stored<StoredPlay | undefined> {
  const key = playKey(id);
  return store.change({ keys: () => [key] }, ([raw]) => {
    const here = playKind.decode(raw);
    if (here.state !== 'ok') return { answer: undefined };
    const play = apply(here.value);
    return { put: play === here.value ? [] : [[key, play]], answer: play };
  });
}

export function removePlays(store: RecordStore, ids: readonly string[]): Stored<void> {
  return store.change({ keys: () => ids.map(playKey) }, () => ({
    remove: ids.map(playKey),
    answer: undefined,
  }));
}

const merging: MergedKind<StoredPlay> = {
  prefix: playPrefix,
  decode: (raw) => playKind.decode(raw),
  aside: (play) => play,
};

/** Battles of a backup beside those here; what makes way stays beside it. */
export function mergePlays(
  theirs: readonly StoredPlay[],
  here: ReadonlyMap<string, unknown>,
  wins: RecordWins,
  now: number,
): { readonly put: readonly Entry[]; readonly rows: readonly RecordImport[] } {
  return mergeRecords(merging, theirs, here, wins, now);
}
