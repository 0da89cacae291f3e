import { profileLimits } from '../rules/brikwars/profile.ts';
import { fail, ok, type Result } from '../rules/result.ts';
import type { Profile } from '../storage/profiles.ts';
import { createRecordId } from '../storage/record-id.ts';
import { addLine, canAddLine, changeLine, newArmy, unitLine } from './armies-edit.ts';
import type { Services } from './services.ts';
import type { UnitOfArmy } from './unit-address.ts';

/** Why a unit did not get into an army: it is gone or cannot be read, it has no room, or it could not be stored. */
export type UnitLineIssue = 'army-missing' | 'army-full' | 'not-stored';

export interface UnitLines {
  /** Adds a line of so many of a unit to an army, or to a new one where none is named; answers with the army's id. */
  add(
    profile: Profile,
    line: { readonly army: string | undefined; readonly count: number; readonly points: number },
  ): Promise<Result<string, UnitLineIssue>>;
  /** Gives a line's unit new values, name and cost included; what a later version added to them stays. */
  change(of: UnitOfArmy, profile: Profile): Promise<void>;
  /** A unit of an army, if it is there and can be read. */
  find(army: string, line: string): Promise<Profile | undefined>;
}

type Needs = Pick<Services, 'store' | 'storage' | 'sync' | 'fill' | 'now' | 'settings'>;

const storedArmies = () => import('../storage/armies.ts');
const storedProfiles = () => import('../storage/profiles.ts');

/** The name of a line as far as a profile has room for it. */
export function nameFor(line: string): string {
  return line.slice(0, profileLimits.name).trim();
}

export function createUnitLines(services: Needs, refresh: () => Promise<void>): UnitLines {
  const { store, storage, sync, fill, now, settings } = services;

  async function read(id: string) {
    const { loadArmy } = await storedArmies();
    const loaded = await loadArmy(store, id);
    if (!loaded.ok) loaded.issues.forEach(storage.report);
    return loaded.ok && loaded.value?.state === 'ok' ? loaded.value.value : undefined;
  }

  return {
    async add(profile, { army: id, count, points }) {
      const [{ saveArmy }, { unitOf }] = await Promise.all([storedArmies(), storedProfiles()]);
      const army =
        id === undefined
          ? newArmy(createRecordId(fill), 'brikwars', settings.value.peek().edition, now())
          : await read(id);
      if (!army) return fail('army-missing');
      if (!canAddLine(army)) return fail('army-full');
      const line = unitLine(createRecordId(fill), profile, unitOf(profile), { count, points });
      const saved = await saveArmy(store, addLine(army, line), now());
      if (!saved.ok) {
        saved.issues.forEach(storage.report);
        return fail('not-stored');
      }
      if (!saved.value.ok) return fail('army-missing');
      // This tab's list and editor of armies read it anew as well.
      sync.tellAll({ kind: 'army', id: army.id });
      await refresh();
      return ok(army.id);
    },
    async change({ army: id, line }, profile) {
      const [{ saveArmy }, { unitOf }] = await Promise.all([storedArmies(), storedProfiles()]);
      const army = await read(id);
      const before = army?.lines.find((each) => each.id === line);
      if (!army || !before) return;
      const { cost: _, ...kept } =
        typeof before.unit?.data === 'object' ? { cost: 0, ...before.unit.data } : { cost: 0 };
      const changed = changeLine(army, line, {
        // A line has room for a longer name than a profile.
        name: nameFor(before.name) === profile.name ? before.name : profile.name,
        points: profile.cost ?? before.points,
        unit: { ...before.unit, ...unitOf({ ...kept, ...profile }) },
      });
      const saved = await saveArmy(store, changed, now());
      if (!saved.ok) return saved.issues.forEach(storage.report);
      sync.tellAll({ kind: 'army', id });
      await refresh();
    },
    async find(army, line) {
      const { profileOfUnit } = await storedProfiles();
      const found = (await read(army))?.lines.find((each) => each.id === line);
      const profile = profileOfUnit(found?.unit);
      return profile && found ? { ...profile, name: found.name || profile.name } : undefined;
    },
  };
}
