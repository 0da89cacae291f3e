import * as v from 'valibot';
import { type BonusDice, bonusDice } from '../rules/dice/expression.ts';
import { fail, ok, type Result } from '../rules/result.ts';
import { type DecodeIssue, recordKind } from './record.ts';
import { freeId, idPattern } from './record-id.ts';
import { type Entry, type RecordStore, readOne, type StorageIssue } from './store.ts';

/** A roll that a player gave a name. */
export interface SavedRoll {
  readonly id: string;
  readonly name: string;
  readonly notation: string;
  readonly rules: { readonly bonus: BonusDice; readonly floor: boolean };
  /** The total that is asked for. */
  readonly need?: number;
  /** The total counts inches. */
  readonly inches?: true;
}

/** All of them in one record, in the player's order. */
export interface SavedRollsRecord {
  readonly version: 1;
  readonly rolls: readonly SavedRoll[];
}

/** Far more than a player can add, because two devices joined by a backup may hold more than one of them takes. */
const mostStored = 500;

export const savedRollsKey = 'saved-rolls';

export type SavedRollsIssue =
  | StorageIssue
  | { readonly code: 'saved-rolls-damaged'; readonly issues: readonly DecodeIssue[] }
  | { readonly code: 'saved-rolls-newer'; readonly version: number };

export const savedRollSchema = v.looseObject({
  id: v.pipe(v.string(), v.regex(idPattern)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  notation: v.pipe(v.string(), v.maxLength(200)),
  rules: v.looseObject({ bonus: v.picklist(bonusDice), floor: v.boolean() }),
  need: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
  inches: v.exactOptional(v.literal(true)),
});

const schema = v.looseObject({
  version: v.literal(1),
  rolls: v.pipe(v.array(savedRollSchema), v.maxLength(mostStored)),
});

export const savedRollsKind = recordKind<SavedRollsRecord>({
  name: 'saved-rolls',
  version: 1,
  schema,
  migrations: {},
});

/** The saved rolls; none before the first is saved. Damaged and newer records are issues and stay as they are. */
export async function loadSavedRolls(
  store: RecordStore,
): Promise<Result<readonly SavedRoll[], SavedRollsIssue>> {
  const read = await readOne(store, savedRollsKey);
  if (!read.ok) return read;
  if (read.value === undefined) return ok([]);
  const decoded = savedRollsKind.decode(read.value);
  if (decoded.state === 'ok') return ok(decoded.value.rolls);
  if (decoded.state === 'newer') return fail({ code: 'saved-rolls-newer', version: decoded.version });
  return fail({ code: 'saved-rolls-damaged', issues: decoded.issues });
}

/**
 * Changes the stored list, whatever another tab made of it meanwhile, and answers with the new one. A damaged record is
 * first put aside under `damaged:saved-rolls`; the record of a newer version is left alone (`saved-rolls-newer`).
 */
export async function changeSavedRolls(
  store: RecordStore,
  change: (rolls: readonly SavedRoll[]) => readonly SavedRoll[],
): Promise<Result<readonly SavedRoll[], SavedRollsIssue>> {
  const changed = await store.change<Result<readonly SavedRoll[], SavedRollsIssue>>(
    { keys: () => [savedRollsKey] },
    ([current]) => {
      const decoded = savedRollsKind.decode(current);
      if (decoded.state === 'newer')
        return { answer: fail({ code: 'saved-rolls-newer', version: decoded.version }) };
      const known = decoded.state === 'ok' ? decoded.value : { version: 1 as const, rolls: [] };
      const rolls = change(known.rolls).slice(0, mostStored);
      return { put: [[savedRollsKey, { ...known, rolls }], ...asideOf(current)], answer: ok(rolls) };
    },
  );
  return changed.ok ? changed.value : changed;
}

function asideOf(current: unknown): readonly Entry[] {
  const damaged = current !== undefined && savedRollsKind.decode(current).state === 'damaged';
  return damaged ? [[`damaged:${savedRollsKey}`, current]] : [];
}

/**
 * Joins saved rolls with those stored (`raw`): what stands here already, under whatever id, is not doubled; two
 * different rolls with one id both stay, the one from outside under a new id.
 */
export function mergeSavedRolls(
  theirs: readonly SavedRoll[],
  raw: unknown,
): { readonly put: readonly Entry[]; readonly added: number } {
  const decoded = savedRollsKind.decode(raw);
  if (decoded.state === 'newer') return { put: [], added: 0 };
  const known = decoded.state === 'ok' ? decoded.value : { version: 1 as const, rolls: [] };
  const merged = [...known.rolls];
  for (const roll of theirs) {
    if (merged.length >= mostStored || merged.some((mine) => contentOf(mine) === contentOf(roll))) continue;
    merged.push({ ...roll, id: freeId(roll.id, merged) });
  }
  const added = merged.length - known.rolls.length;
  if (added === 0) return { put: [], added };
  return { put: [[savedRollsKey, { ...known, rolls: merged }], ...asideOf(raw)], added };
}

function contentOf({ name, notation, rules, need, inches }: SavedRoll): string {
  return JSON.stringify([name, notation, rules.bonus, rules.floor, need, inches]);
}
