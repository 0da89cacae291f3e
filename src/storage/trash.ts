import * as v from 'valibot';
import { timeSchema } from './army.ts';
import { recordKind } from './record.ts';

/** A deleted army: the record as it was stored (readable or not) and when it was deleted. */
export interface TrashedArmy {
  readonly version: 1;
  readonly deleted: number;
  readonly army: unknown;
}

const schema = v.looseObject({ version: v.literal(1), deleted: timeSchema, army: v.unknown() });

export const trashKind = recordKind<TrashedArmy>({ name: 'trash', version: 1, schema, migrations: {} });

export const trashDays = 30;
const trashMilliseconds = trashDays * 24 * 60 * 60 * 1000;

export const trashPrefix = 'trash:';

export function trashKey(id: string): string {
  return `${trashPrefix}${id}`;
}

/** Whole days until a trashed army goes for good, 0 when it may go now. */
export function daysLeft(deleted: number, now: number): number {
  return Math.max(0, Math.ceil((deleted + trashMilliseconds - now) / (24 * 60 * 60 * 1000)));
}
