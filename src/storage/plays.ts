import * as v from 'valibot';
import {
  type BattleEvent,
  type BattleMark,
  type BattleSide,
  battleLimits,
  battlePacks,
  battleSides,
  battleWays,
  cameWith,
  otherBattleSide,
} from '../rules/battle.ts';
import { eventAcross } from '../rules/battle-across.ts';
import { battleAfter } from '../rules/battle-after.ts';
import { clockAcross, turnedTo } from '../rules/battle-clock.ts';
import { battleMarks } from '../rules/battle-marks.ts';
import { testCauses } from '../rules/battle-steps.ts';
import { type BattleUnit, battleUnitFields } from '../rules/battle-unit.ts';
import { battleWinners } from '../rules/battle-winner.ts';
import { stampsOf, takenOutOf } from '../rules/battle-writing.ts';
import { editionIds } from '../rules/brikwars/edition.ts';
import { profileLimits } from '../rules/brikwars/units/profile.ts';
import { games } from '../rules/ids.ts';
import { ok } from '../rules/result.ts';
import { alike } from './alike.ts';
import { recordIdSchema, timeSchema } from './army/army.ts';
import { wreckSchema } from './battle-wreck.ts';
import { held, heldEntries, type RecordOf } from './held.ts';
import { playMigrations, playVersion } from './play-migrations.ts';
import { clockSchema, leagueSchema } from './play-parts.ts';
import { playSummaryKey, summaryOfPlay } from './play-summary.ts';
import { recordKind } from './record.ts';
import type { Entry, RecordStore, Stored } from './store.ts';
import { whole } from './whole.ts';

export const playPrefix = 'play:';
export const playKey = (id: string): string => playPrefix + id;

const nameSchema = v.pipe(v.string(), v.maxLength(battleLimits.name));
const sideSchema = v.picklist(battleSides);
const marks = Object.values(battleMarks).flatMap((each) => Object.keys(each) as BattleMark[]);

type BroughtEntries = {
  readonly [Name in keyof typeof battleUnitFields]: v.ExactOptionalSchema<
    (typeof battleUnitFields)[Name] extends 'yes'
      ? v.LiteralSchema<true, undefined>
      : ReturnType<typeof whole>,
    undefined
  >;
};

const broughtEntries = Object.fromEntries(
  Object.entries(battleUnitFields).map(([name, kind]) => [
    name,
    v.exactOptional(kind === 'yes' ? v.literal(true) : whole(kind.least, kind.most)),
  ]),
) as unknown as BroughtEntries;

const unitEntries = heldEntries<BattleUnit>()({
  id: recordIdSchema,
  side: sideSchema,
  name: nameSchema,
  models: whole(1, battleLimits.models),
  ...broughtEntries,
  line: v.exactOptional(recordIdSchema),
  mage: v.exactOptional(
    v.looseObject({
      area: v.exactOptional(
        v.pipe(
          v.array(v.looseObject({ level: whole(1, profileLimits.magic), casts: whole(0, 99) })),
          v.maxLength(profileLimits.magic),
        ),
      ),
      shield: v.exactOptional(whole(0, profileLimits.magic)),
      raises: v.exactOptional(v.literal(true)),
    }),
  ),
});

const unitSchema = v.looseObject({
  ...unitEntries,
  /** Nobody gave it a name: it is called by what it is; its name is what that was when it began. */
  unnamed: v.exactOptional(v.literal(true)),
  /** What the army said of it when the battle began: the army may go, or stand on another phone. */
  unit: v.exactOptional(
    v.looseObject({ game: v.string(), version: v.pipe(v.number(), v.safeInteger()), data: v.unknown() }),
  ),
});

const markSchema = v.picklist(marks);
const changeSchema = v.object({
  unit: recordIdSchema,
  lost: whole(-battleLimits.models, battleLimits.models),
  marks: v.exactOptional(v.record(markSchema, whole(0, battleLimits.units))),
  turned: v.exactOptional(whole(-99, 99)),
  more: v.exactOptional(v.record(markSchema, whole(-99, 99))),
  wreck: v.exactOptional(wreckSchema),
  acted: v.exactOptional(v.literal(true)),
});
const diceSchema = v.pipe(
  v.array(
    v.object({
      sides: whole(2, 100),
      count: whole(1, battleLimits.dice),
      sum: whole(1, battleLimits.dice * 100),
    }),
  ),
  v.maxLength(9),
);
const stampSchema = v.pipe(v.string(), v.maxLength(64));
const diceOfSides = v.object({ mine: v.exactOptional(diceSchema), theirs: v.exactOptional(diceSchema) });
const expectedMost = 100 * battleLimits.models * battleUnitFields.points.most;
const expectedSchema = v.object({
  mine: v.exactOptional(whole(-expectedMost, expectedMost)),
  theirs: v.exactOptional(whole(-expectedMost, expectedMost)),
});
const testSchema = v.object({
  do: v.literal('test'),
  why: v.picklist(testCauses),
  tests: v.pipe(
    v.array(
      v.object({
        unit: recordIdSchema,
        passed: v.boolean(),
        need: whole(2, 7),
        face: v.exactOptional(whole(1, 6)),
      }),
    ),
    v.maxLength(battleLimits.units),
  ),
  changes: v.pipe(v.array(changeSchema), v.maxLength(battleLimits.units)),
  dice: v.exactOptional(diceOfSides),
  expected: v.exactOptional(expectedSchema),
  hand: v.exactOptional(sideSchema),
});
const rolledSchema = v.object({ mine: whole(1, 100), theirs: whole(1, 100) });
const fightSchema = v.object({
  do: v.literal('fight'),
  stamp: stampSchema,
  way: v.picklist(battleWays),
  by: recordIdSchema,
  at: v.exactOptional(recordIdSchema),
  changes: v.pipe(v.array(changeSchema), v.maxLength(battleLimits.changes)),
  came: v.exactOptional(v.pipe(v.array(recordIdSchema), v.maxLength(battleLimits.changes))),
  dice: v.exactOptional(diceOfSides),
  likely: v.exactOptional(whole(0, 10_000)),
  expected: v.exactOptional(expectedSchema),
  look: v.exactOptional(
    v.object({
      unit: v.exactOptional(recordIdSchema),
      choice: v.pipe(v.string(), v.maxLength(battleLimits.note)),
      other: v.pipe(v.string(), v.maxLength(battleLimits.note)),
      by: whole(-10_000, 10_000),
    }),
  ),
  hand: v.exactOptional(sideSchema),
});

const eventSchema = held<BattleEvent>()(
  v.variant('do', [
    v.object({
      do: v.literal('lose'),
      unit: recordIdSchema,
      by: whole(-battleLimits.models, battleLimits.models),
    }),
    v.object({
      do: v.literal('act'),
      unit: recordIdSchema,
      done: v.boolean(),
      hand: v.exactOptional(sideSchema),
    }),
    v.object({
      do: v.literal('mark'),
      unit: recordIdSchema,
      mark: markSchema,
      to: whole(0, battleLimits.units),
      note: v.exactOptional(v.pipe(v.string(), v.maxLength(battleLimits.note))),
    }),
    v.object({ do: v.literal('join'), unit: recordIdSchema }),
    v.object({ do: v.literal('hand'), to: sideSchema, rolled: v.exactOptional(rolledSchema) }),
    v.object({
      do: v.literal('score'),
      side: sideSchema,
      by: whole(-battleLimits.score, battleLimits.score),
    }),
    v.object({ do: v.literal('power'), side: sideSchema, to: whole(0, battleLimits.power) }),
    v.object({
      do: v.literal('round'),
      to: v.exactOptional(sideSchema),
      rolled: v.exactOptional(rolledSchema),
    }),
    v.object({ do: v.literal('note'), text: v.pipe(v.string(), v.maxLength(battleLimits.note)) }),
    v.object({ do: v.literal('set'), round: whole(1, battleLimits.round) }),
    v.object({ do: v.literal('pack'), pack: v.picklist(battlePacks) }),
    v.object({ do: v.literal('card'), to: sideSchema }),
    testSchema,
    fightSchema,
  ]),
);
const eventsSchema = v.pipe(v.array(eventSchema), v.maxLength(battleLimits.events));
/** What a side is called, empty where nobody gave it a name, and the army that it was taken from. */
const playedSide = v.looseObject({ name: nameSchema, army: v.exactOptional(recordIdSchema) });
const choiceSchema = v.looseObject({
  unit: v.exactOptional(recordIdSchema),
  mine: v.exactOptional(recordIdSchema),
  theirs: v.exactOptional(recordIdSchema),
});

/** So many pictures a battle has at most. */
export const battlePhotos = 6;

// Loose on purpose: what a later version adds survives a tap in an older tab.
const schema = v.looseObject({
  version: v.literal(playVersion),
  id: recordIdSchema,
  game: v.picklist(games),
  /** By which BrikWars is fought in it, whatever becomes of its armies; battles of old have that of the player's army. */
  edition: v.exactOptional(v.picklist(editionIds)),
  /** The score counts itself; in battles of old it is what was entered. */
  counted: v.exactOptional(v.literal(true)),
  /** Who has won where the players say so, whatever was counted. */
  won: v.exactOptional(v.picklist(battleWinners)),
  /** Pictures of it. */
  photos: v.exactOptional(v.pipe(v.array(recordIdSchema), v.maxLength(battlePhotos))),
  /** Empty where it is that of its sides. */
  name: nameSchema,
  created: timeSchema,
  changed: timeSchema,
  /** One more with every change. */
  revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** It came from another phone, and nobody has said yet whose side this one is. */
  handed: v.exactOptional(v.literal(true)),
  /** This phone is neither side's: its player only looks on. */
  looks: v.exactOptional(v.literal(true)),
  clock: v.exactOptional(clockSchema),
  league: v.exactOptional(leagueSchema),
  begins: v.exactOptional(v.literal('theirs')),
  /** When the players called it over. */
  ended: v.exactOptional(timeSchema),
  mine: playedSide,
  theirs: playedSide,
  units: v.pipe(v.array(unitSchema), v.maxLength(battleLimits.units)),
  chosen: v.exactOptional(choiceSchema),
  events: eventsSchema,
  /** What was taken back and may be done again, the last first. */
  undone: eventsSchema,
  /** Fights that were taken out of it, by their stamps. */
  takenOut: v.exactOptional(v.pipe(v.array(stampSchema), v.maxLength(battleLimits.takenOut))),
});

/** A unit on the table. */
export type PlayedUnit = RecordOf<typeof unitSchema>;
/** Who was looked at last, and the last target of each side. */
export type PlayedChoice = RecordOf<typeof choiceSchema>;
/** A battle that is being played or was: who fought, and every tap since. */
export type StoredPlay = RecordOf<typeof schema>;

export const playKind = recordKind({
  name: 'play',
  version: playVersion,
  schema,
  migrations: playMigrations,
});

/** One battle as it is stored; undefined where it is gone or cannot be read here. */
export async function loadPlay(store: RecordStore, id: string): Stored<StoredPlay | undefined> {
  const read = await store.readMany([playKey(id)]);
  if (!read.ok) return read;
  const decoded = playKind.decode(read.value[0]);
  return ok(decoded.state === 'ok' ? decoded.value : undefined);
}

/** The battle with its clock at the side whose turn it is. */
export function followed(play: StoredPlay, now: number): StoredPlay {
  if (play.clock?.runs === undefined) return play;
  return { ...play, clock: turnedTo(play.clock, battleAfter(play, play.events).turn, now) };
}

/** Whether the battle takes no more events. */
export const isFull = ({ events }: StoredPlay): boolean => events.length >= battleLimits.events;

/** The battle, which remembers the fights that were taken out of it. */
export function remembered({ takenOut = [], ...play }: StoredPlay, stamps: readonly string[]): StoredPlay {
  const out = takenOutOf(play.events, takenOut, stamps);
  return { ...play, ...(out.length > 0 && { takenOut: [...out] }) };
}

/** The battle with something that happened in it; full battles take no more. */
export function withEvent(play: StoredPlay, event: BattleEvent, now: number): StoredPlay {
  if (isFull(play)) return play;
  const next = { ...play, events: [...play.events, event], undone: [], changed: now };
  return followed(remembered({ ...next, revision: play.revision + 1 }, stampsOf(play.undone)), now);
}

/** Who comes to the table while a battle goes on. */
export type PlayedComer = Omit<PlayedUnit, 'id' | 'side' | 'late'>;

/** The battle with more units of a side that are to come, as far as there is room for them, and by which ids they are known. */
export function withLate(
  play: StoredPlay,
  side: BattleSide,
  comers: readonly PlayedComer[],
): readonly [StoredPlay, readonly string[]] {
  // Who came and was taken back has never been.
  const came = new Set(play.events.flatMap(cameWith));
  const units = play.units.filter(({ id, late }) => !late || came.has(id));
  const ids: string[] = [];
  for (const comer of comers.slice(0, Math.max(0, battleLimits.units - units.length))) {
    let number = units.length + 1;
    while (units.some(({ id }) => id === `${side[0]}${number}`)) number += 1;
    const id = `${side[0]}${number}`;
    units.push({ ...comer, id, side, late: true });
    ids.push(id);
  }
  return [{ ...play, units }, ids];
}

/** The battle with one more unit on the table; one that is full takes no more. */
export function withJoined(play: StoredPlay, side: BattleSide, comer: PlayedComer, now: number): StoredPlay {
  const [next, [id]] = withLate(play, side, [comer]);
  return id === undefined || isFull(play) ? play : withEvent(next, { do: 'join', unit: id }, now);
}

/** The battle as the player of the other side keeps it: his units are his own. */
export function playAcross(play: StoredPlay): StoredPlay {
  const { begins, won, clock, league, chosen, mine, theirs, units, events, undone, ...rest } = play;
  const { unit, mine: aimed, theirs: aimedAt } = chosen ?? {};
  return {
    ...rest,
    ...(begins === undefined && { begins: 'theirs' as const }),
    ...(won !== undefined && { won: won === 'draw' ? won : otherBattleSide(won) }),
    ...(clock && { clock: clockAcross(clock) }),
    ...(league && { league: { ...league, mine: league.theirs, theirs: league.mine } }),
    ...(chosen && {
      chosen: {
        ...(unit !== undefined && { unit }),
        ...(aimedAt !== undefined && { mine: aimedAt }),
        ...(aimed !== undefined && { theirs: aimed }),
      },
    }),
    mine: theirs,
    theirs: mine,
    units: units.map((one) => ({ ...one, side: otherBattleSide(one.side) })),
    events: events.map(eventAcross),
    undone: undone.map(eventAcross),
  };
}

/** A battle as it is written down, with what lists say of it. */
export function stored(play: StoredPlay): readonly Entry[] {
  return [
    [playKey(play.id), play],
    [playSummaryKey(play.id), summaryOfPlay(play)],
  ];
}

/** Puts a new battle on the device, or one that was taken away; what stands there under its id stays. */
export function addPlay(store: RecordStore, play: StoredPlay): Stored<void> {
  const key = playKey(play.id);
  return store.change({ keys: () => [key] }, ([raw]) => ({
    put: raw === undefined ? stored(play) : [],
    answer: undefined,
  }));
}

/** As this tab wrote it last. */
let written: StoredPlay | undefined;

/** The battle that this is; what this tab wrote itself is not looked through once more, for that takes longer than a tap may. */
function playOf(raw: unknown): StoredPlay | undefined {
  if (written && alike(raw, written)) return written;
  const here = playKind.decode(raw);
  return here.state === 'ok' ? here.value : undefined;
}

/** Changes the battle as it is stored, whatever another tab made of it meanwhile; undefined where it is gone or cannot be read here. */
export function changePlay(
  store: RecordStore,
  id: string,
  apply: (play: StoredPlay) => StoredPlay,
): Stored<StoredPlay | undefined> {
  const key = playKey(id);
  return store.change({ keys: () => [key] }, ([raw]) => {
    const here = playOf(raw);
    if (!here) return { answer: undefined };
    const play = apply(here);
    written = play;
    return { put: play === here ? [] : stored(play), answer: play };
  });
}

export function removePlays(store: RecordStore, ids: readonly string[]): Stored<void> {
  return store.change({ keys: () => ids.map(playKey) }, () => ({
    remove: ids.flatMap((id) => [playKey(id), playSummaryKey(id)]),
    answer: undefined,
  }));
}

/** What can stand in such a record. */
export { schema as playSchema };
