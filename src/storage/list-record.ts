import * as v from 'valibot';
import { fail, ok, type Result } from '../rules/result.ts';
import { contentText } from './content.ts';
import type { RecordOf } from './held.ts';
import { type Decoded, type DecodeIssue, recordKind } from './record.ts';
import { freeId } from './record-id.ts';
import { type Entry, type RecordStore, readOne, type StorageIssue } from './store.ts';

export type ListIssue =
  | StorageIssue
  | { readonly code: 'list-damaged'; readonly issues: readonly DecodeIssue[] }
  | { readonly code: 'list-newer'; readonly version: number };

interface ListParts<Schema extends v.GenericSchema> {
  readonly key: string;
  /** Under which name the items stand in the record. */
  readonly field: string;
  /** Loose on purpose: what a later version adds survives an edit in an older tab. */
  readonly item: Schema;
  /** Far more than a player can add, because two devices joined by a backup may hold more than one of them takes. */
  readonly mostStored: number;
  /** An item as it is where several ways to write it say the same; two that differ in nothing but their ids are one. */
  readonly alike?: (item: RecordOf<Schema>) => object;
}

/** A list that a player keeps in one record, in his order. */
export interface ListRecord<Item> {
  readonly key: string;
  /** The items of a stored record. */
  readonly decode: (raw: unknown) => Decoded<readonly Item[]>;
  /** A record of these items and nothing else; they need not be checked. */
  readonly recordOf: (items: readonly unknown[]) => object;
  /** The items; none before the first is saved. Damaged and newer records are issues and stay as they are. */
  readonly load: (store: RecordStore) => Promise<Result<readonly Item[], ListIssue>>;
  /**
   * Changes the stored list, whatever another tab made of it meanwhile, and answers with the new one. A damaged record is
   * first put aside under `damaged:<key>`; the record of a newer version is left alone (`list-newer`).
   */
  readonly change: (
    store: RecordStore,
    apply: (items: readonly Item[]) => readonly Item[],
  ) => Promise<Result<readonly Item[], ListIssue>>;
  /**
   * Joins items with those stored (`raw`): what stands here already, under whatever id, is not doubled; two different
   * items with one id both stay, the one from outside under a new id.
   */
  readonly merge: (
    theirs: readonly Item[],
    raw: unknown,
  ) => { readonly put: readonly Entry[]; readonly added: number };
}

export function listRecord<Schema extends v.GenericSchema<unknown, { readonly id: string }>>(
  parts: ListParts<Schema>,
): ListRecord<RecordOf<Schema>> {
  type Item = RecordOf<Schema>;
  const { key, field, mostStored, alike = (item) => item as object } = parts;
  const contentOf = (item: Item) => contentText({ ...alike(item), id: undefined });
  const items = v.pipe(v.array(parts.item), v.maxLength(mostStored));
  const kind = recordKind({
    name: key,
    version: 1,
    schema: v.looseObject({ version: v.literal(1), [field]: items }),
    migrations: {},
  });

  function decode(raw: unknown): Decoded<readonly Item[]> {
    const decoded = kind.decode(raw);
    // The schema has just read them.
    return decoded.state === 'ok'
      ? { state: 'ok', value: Reflect.get(decoded.value, field) as readonly Item[] }
      : decoded;
  }

  const recordOf = (list: readonly unknown[]) => ({ version: 1, [field]: list });

  /** The record with other items: what else stands in it stays, a damaged one is put aside. */
  function put(raw: unknown, list: readonly Item[]): readonly Entry[] {
    const known = kind.decode(raw);
    const aside: readonly Entry[] =
      raw !== undefined && known.state === 'damaged' ? [[`damaged:${key}`, raw]] : [];
    return [[key, { ...(known.state === 'ok' ? known.value : {}), ...recordOf(list) }], ...aside];
  }

  return {
    key,
    decode,
    recordOf,
    async load(store) {
      const read = await readOne(store, key);
      if (!read.ok) return read;
      if (read.value === undefined) return ok([]);
      const decoded = decode(read.value);
      if (decoded.state === 'ok') return ok(decoded.value);
      if (decoded.state === 'newer') return fail({ code: 'list-newer', version: decoded.version });
      return fail({ code: 'list-damaged', issues: decoded.issues });
    },
    async change(store, apply) {
      const changed = await store.change<Result<readonly Item[], ListIssue>>(
        { keys: () => [key] },
        ([raw]) => {
          const here = decode(raw);
          if (here.state === 'newer') return { answer: fail({ code: 'list-newer', version: here.version }) };
          const list = apply(here.state === 'ok' ? here.value : []).slice(0, mostStored);
          return { put: put(raw, list), answer: ok(list) };
        },
      );
      return changed.ok ? changed.value : changed;
    },
    merge(theirs, raw) {
      const here = decode(raw);
      if (here.state === 'newer') return { put: [], added: 0 };
      const known = here.state === 'ok' ? here.value : [];
      const merged = [...known];
      const seen = new Set(merged.map(contentOf));
      for (const item of theirs) {
        if (merged.length >= mostStored || seen.has(contentOf(item))) continue;
        seen.add(contentOf(item));
        merged.push({ ...item, id: freeId(item.id, merged) });
      }
      const added = merged.length - known.length;
      return { put: added === 0 ? [] : put(raw, merged), added };
    },
  };
}
