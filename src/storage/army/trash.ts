import * as v from 'valibot';
import type { RecordOf } from '../held.ts';
import { isPlainRecord, recordKind } from '../record.ts';
import { timeSchema } from './army.ts';

const schema = v.looseObject({ version: v.literal(1), deleted: timeSchema, army: v.unknown() });

/** A deleted army: the record as it was stored (readable or not) and when it was deleted. */
export type TrashedArmy = RecordOf<typeof schema>;

export const trashKind = recordKind({ name: 'trash', version: 1, schema, migrations: {} });

/** The army of a stored record of the trash, also where only its time is damaged; undefined where there is none to read here. */
export function trashedArmy(raw: unknown): unknown {
  const trashed = trashKind.decode(raw);
  if (trashed.state === 'ok') return trashed.value.army;
  return trashed.state === 'damaged' && isPlainRecord(raw) ? raw.army : undefined;
}

export const trashPrefix = 'trash:';

export function trashKey(id: string): string {
  return `${trashPrefix}${id}`;
}
