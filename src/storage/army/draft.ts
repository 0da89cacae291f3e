import * as v from 'valibot';
import { fail, ok, type Result } from '../../rules/result.ts';
import type { RecordOf } from '../held.ts';
import { recordKind } from '../record.ts';
import { type RecordStore, readOne, type StorageIssue, type Stored, write } from '../store.ts';
import { timeSchema } from './army.ts';

export type DraftIssue = StorageIssue | { readonly code: 'draft-unreadable' };

const schema = v.looseObject({ version: v.literal(1), saved: timeSchema, data: v.unknown() });

/** What a person was entering in a place. `data` is plain JSON whose shape only that place knows. */
export type Draft = RecordOf<typeof schema>;

export const draftKind = recordKind({ name: 'draft', version: 1, schema, migrations: {} });

export const draftPrefix = 'draft:';

/**
 * The draft of a place through the place's own decoder (undefined = not mine), or undefined where there is none.
 * `draft-unreadable`: there is one, but neither door could read it; it stays until the place saves again.
 */
export async function loadDraft<Value>(
  store: RecordStore,
  place: string,
  decode: (data: unknown) => Value | undefined,
): Promise<Result<Value | undefined, DraftIssue>> {
  const read = await readOne(store, draftPrefix + place);
  if (!read.ok) return read;
  if (read.value === undefined) return ok(undefined);
  const draft = draftKind.decode(read.value);
  const value = draft.state === 'ok' ? decode(draft.value.data) : undefined;
  return value === undefined ? fail({ code: 'draft-unreadable' }) : ok(value);
}

export function saveDraft(store: RecordStore, place: string, data: unknown, now: number): Stored<void> {
  const draft: Draft = { version: 1, saved: now, data };
  return write(store, [[draftPrefix + place, draft]]);
}

/** Stores a draft and answers with what it took the place of. */
export function exchangeDraft(
  store: RecordStore,
  place: string,
  data: unknown,
  now: number,
): Stored<unknown> {
  const key = draftPrefix + place;
  const draft: Draft = { version: 1, saved: now, data };
  return store.change({ keys: () => [key] }, ([raw]) => {
    const before = draftKind.decode(raw);
    return { put: [[key, draft]], answer: before.state === 'ok' ? before.value.data : undefined };
  });
}

export function clearDraft(store: RecordStore, place: string): Stored<void> {
  return write(store, [], [draftPrefix + place]);
}

/** What can stand in such a record. */
export { schema as draftSchema };
