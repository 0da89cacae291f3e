import { ok } from '../rules/result.ts';
import { decodeAll, oneByOne } from './decode-all.ts';
import {
  type PlaySummary,
  playSummaryKey,
  playSummaryKind,
  playSummaryPrefix,
  summaryOfPlay,
} from './play-summary.ts';
import { playKey, playKind, playPrefix } from './plays.ts';
import { type Entry, type RecordStore, type Stored, write } from './store.ts';

/** All that the device gives at once comes in one piece, however long that takes. */
const playsAtOnce = 16;

/** Nobody waits for these: few enough that a screen in use does not stutter. */
const checkedAtOnce = 2;

export interface PlayList {
  readonly summaries: readonly PlaySummary[];
  /** How many are damaged or of a newer version, of those without a summary. */
  readonly unreadable: number;
}

/** Writes summaries down where none is yet: another tab may have changed its battle meanwhile, and knows better. */
function addSummaries(store: RecordStore, summaries: readonly PlaySummary[]): Stored<void> {
  const keys = summaries.map(({ id }) => playSummaryKey(id));
  return store.change({ keys: () => keys }, (values) => ({
    put: summaries.flatMap((summary, at): readonly Entry[] =>
      playSummaryKind.decode(values[at]).state === 'ok' ? [] : [[playSummaryKey(summary.id), summary]],
    ),
    answer: undefined,
  }));
}

/** Reads battles whole, a few at a time. */
async function eachPlay(
  store: RecordStore,
  keys: readonly string[],
  atOnce: number,
  each: (entries: readonly Entry[]) => Promise<void>,
): Stored<void> {
  for (let at = 0; at < keys.length; at += atOnce) {
    const some = keys.slice(at, at + atOnce);
    const read = await store.readMany(some);
    if (!read.ok) return read;
    const entries = some.map((name, place): Entry => [name, read.value[place]]);
    // Another tab may have deleted one since its name was read.
    await each(entries.filter(([, raw]) => raw !== undefined));
  }
  return ok(undefined);
}

/** The battles as lists show them. Only those without a summary are read whole, and have one from then on. */
export async function listPlays(store: RecordStore): Stored<PlayList> {
  const [entries, names] = await Promise.all([store.readAll(playSummaryPrefix), store.names(playPrefix)]);
  if (!entries.ok) return entries;
  if (!names.ok) return names;
  const known = new Map<string, PlaySummary>();
  await oneByOne(entries.value, ([, raw]) => {
    const decoded = playSummaryKind.decode(raw);
    if (decoded.state === 'ok') known.set(playKey(decoded.value.id), decoded.value);
  });
  const summaries = names.value.flatMap((name) => known.get(name) ?? []);
  const added: PlaySummary[] = [];
  let unreadable = 0;
  const read = await eachPlay(
    store,
    names.value.filter((name) => !known.has(name)),
    playsAtOnce,
    async (some) => {
      const found = await decodeAll(playKind, some);
      added.push(...found.values.map(summaryOfPlay));
      unreadable += found.unreadable;
    },
  );
  if (!read.ok) return read;
  if (added.length > 0) await addSummaries(store, added);
  return ok({ summaries: [...summaries, ...added], unreadable });
}

/** Whether a record says to be another state than its summary is of. */
const isOther = (raw: unknown, summary: PlaySummary | undefined): boolean =>
  typeof raw === 'object' && raw !== null && Reflect.get(raw, 'revision') !== summary?.revision;

/** Takes away summaries of battles that an older version of the app changed without them; how many those are. */
export async function forgetOldSummaries(
  store: RecordStore,
  summaries: readonly PlaySummary[],
): Stored<number> {
  const known = new Map(summaries.map((summary) => [playKey(summary.id), summary]));
  const old: string[] = [];
  const read = await eachPlay(store, [...known.keys()], checkedAtOnce, async (some) => {
    for (const [key, raw] of some)
      if (isOther(raw, known.get(key))) old.push(playSummaryKey(key.slice(playPrefix.length)));
  });
  if (!read.ok) return read;
  if (old.length > 0) await write(store, [], old);
  return ok(old.length);
}
