import { ok, type Result } from '../../rules/result.ts';
import type { RecordStore, Stored } from '../store.ts';
import { replacing } from './armies.ts';
import { type Army, armyKey, armyKind } from './army.ts';
import { type VersionReason, versionKind, versionNumbers, versionPrefix } from './version.ts';

/** An older state of an army that can be brought back. */
export interface KeptVersion {
  readonly number: number;
  readonly kept: number;
  readonly why: VersionReason;
  readonly army: Army;
}

/** The older states of an army that can be read, newest first. */
export async function listVersions(store: RecordStore, id: string): Stored<readonly KeptVersion[]> {
  const read = await store.readAll(versionPrefix(id));
  if (!read.ok) return read;
  const byName = new Map(read.value);
  const versions = versionNumbers(id, [...byName.keys()]).flatMap((number) => {
    const version = versionKind.decode(byName.get(versionPrefix(id) + number));
    if (version.state !== 'ok') return [];
    const army = armyKind.decode(version.value.army);
    return army.state === 'ok'
      ? [{ number, kept: version.value.kept, why: version.value.why, army: army.value }]
      : [];
  });
  return ok(versions.reverse());
}

export type RestoreRefusal = { readonly code: 'version-gone' } | { readonly code: 'army-newer' };

/** Brings an older state back as the newest revision; what it replaces is kept as a version first, also a damaged record. */
export function restoreVersion(
  store: RecordStore,
  id: string,
  number: number,
  now: number,
): Stored<Result<Army, RestoreRefusal>> {
  const prefix = versionPrefix(id);
  const reads = { prefix, keys: () => [prefix + number, armyKey(id)] };
  return store.change<Result<Army, RestoreRefusal>>(reads, ([raw, current], names) => {
    const version = versionKind.decode(raw);
    const older = version.state === 'ok' ? armyKind.decode(version.value.army) : version;
    if (older.state !== 'ok') return { answer: { ok: false, issues: [{ code: 'version-gone' }] } };
    const present = current === undefined ? undefined : armyKind.decode(current);
    if (present?.state === 'newer') return { answer: { ok: false, issues: [{ code: 'army-newer' }] } };
    const revision = Math.max(present?.state === 'ok' ? present.value.revision : 0, older.value.revision) + 1;
    const army: Army = { ...older.value, changed: now, revision };
    return { ...replacing(id, army, current, names, 'restored', now), answer: ok(army) };
  });
}
