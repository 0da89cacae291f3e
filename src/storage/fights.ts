import * as v from 'valibot';
import { fail, ok, type Result } from '../rules/result.ts';
import { type DecodeIssue, recordKind } from './record.ts';
import { freeId, idPattern } from './record-id.ts';
import { type Entry, type RecordStore, readOne, type StorageIssue } from './store.ts';

/** A fight that a player gave a name: which mode shows it, its inputs as text, and what was rolled of it. */
export interface SavedFight {
  readonly id: string;
  readonly name: string;
  /** A mode of a later version may stand here: such a fight is kept, and opens there. */
  readonly mode: string;
  readonly query: string;
  readonly play?: string;
}

/** All of them in one record, the oldest first. */
export interface SavedFightsRecord {
  readonly version: 1;
  readonly fights: readonly SavedFight[];
}

/** Longer names, inputs and records of rolls are not kept. */
export const savedFightBounds = { name: 80, query: 2_000, play: 20_000 } as const;

/** Far more than a player can add, because two devices joined by a backup may hold more than one of them takes. */
const mostStored = 500;

export const savedFightsKey = 'fights';

export type SavedFightsIssue =
  | StorageIssue
  | { readonly code: 'fights-damaged'; readonly issues: readonly DecodeIssue[] }
  | { readonly code: 'fights-newer'; readonly version: number };

const fightSchema = v.looseObject({
  id: v.pipe(v.string(), v.regex(idPattern)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(savedFightBounds.name)),
  mode: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/)),
  query: v.pipe(v.string(), v.maxLength(savedFightBounds.query)),
  play: v.exactOptional(v.pipe(v.string(), v.maxLength(savedFightBounds.play))),
});

const schema = v.looseObject({
  version: v.literal(1),
  fights: v.pipe(v.array(fightSchema), v.maxLength(mostStored)),
});

export const savedFightsKind = recordKind<SavedFightsRecord>({
  name: 'fights',
  version: 1,
  schema,
  migrations: {},
});

/** The saved fights; none before the first is saved. Damaged and newer records are issues and stay as they are. */
export async function loadSavedFights(
  store: RecordStore,
): Promise<Result<readonly SavedFight[], SavedFightsIssue>> {
  const read = await readOne(store, savedFightsKey);
  if (!read.ok) return read;
  if (read.value === undefined) return ok([]);
  const decoded = savedFightsKind.decode(read.value);
  if (decoded.state === 'ok') return ok(decoded.value.fights);
  if (decoded.state === 'newer') return fail({ code: 'fights-newer', version: decoded.version });
  return fail({ code: 'fights-damaged', issues: decoded.issues });
}

/**
 * Changes the stored list, whatever another tab made of it meanwhile, and answers with the new one. A damaged record is
 * first put aside under `damaged:fights`; the record of a newer version is left alone (`fights-newer`).
 */
export async function changeSavedFights(
  store: RecordStore,
  change: (fights: readonly SavedFight[]) => readonly SavedFight[],
): Promise<Result<readonly SavedFight[], SavedFightsIssue>> {
  const changed = await store.change<Result<readonly SavedFight[], SavedFightsIssue>>(
    { keys: () => [savedFightsKey] },
    ([current]) => {
      const decoded = savedFightsKind.decode(current);
      if (decoded.state === 'newer')
        return { answer: fail({ code: 'fights-newer', version: decoded.version }) };
      const known = decoded.state === 'ok' ? decoded.value : { version: 1 as const, fights: [] };
      const fights = change(known.fights).slice(0, mostStored);
      return { put: [[savedFightsKey, { ...known, fights }], ...asideOf(current)], answer: ok(fights) };
    },
  );
  return changed.ok ? changed.value : changed;
}

function asideOf(current: unknown): readonly Entry[] {
  const damaged = current !== undefined && savedFightsKind.decode(current).state === 'damaged';
  return damaged ? [[`damaged:${savedFightsKey}`, current]] : [];
}

/**
 * Joins saved fights with those stored (`raw`): what stands here already, under whatever id, is not doubled; two
 * different fights with one id both stay, the one from outside under a new id.
 */
export function mergeSavedFights(
  theirs: readonly SavedFight[],
  raw: unknown,
): { readonly put: readonly Entry[]; readonly added: number } {
  const decoded = savedFightsKind.decode(raw);
  if (decoded.state === 'newer') return { put: [], added: 0 };
  const known = decoded.state === 'ok' ? decoded.value : { version: 1 as const, fights: [] };
  const merged = [...known.fights];
  for (const fight of theirs) {
    if (merged.length >= mostStored || merged.some((mine) => contentOf(mine) === contentOf(fight))) continue;
    merged.push({ ...fight, id: freeId(fight.id, merged) });
  }
  const added = merged.length - known.fights.length;
  if (added === 0) return { put: [], added };
  return { put: [[savedFightsKey, { ...known, fights: merged }], ...asideOf(raw)], added };
}

function contentOf({ name, mode, query, play }: SavedFight): string {
  return JSON.stringify([name, mode, query, play]);
}
