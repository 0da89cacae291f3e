import type { Services } from '../../platform/services.ts';
import { profileLimits } from '../../rules/brikwars/profile.ts';
import { fail, ok, type Result } from '../../rules/result.ts';
import { loadArmy, saveArmy } from '../../storage/armies.ts';
import type { UnitKeeper } from '../../storage/army-units.ts';
import { createRecordId } from '../../storage/record-id.ts';
import { addLine, canAddLine, changeLine, newArmy, unitLine, withLimit } from './army-edit.ts';

/** A line of an army. */
export interface UnitOfArmy {
  readonly army: string;
  readonly line: string;
}

const named = /^unit=([\w-]{1,64})\.([\w-]{1,64})$/;

/** Modes that take a unit of an army. */
type UnitPlace = 'fight/brikwars' | 'fight/usb/shoot' | 'fight/usb/charge' | 'castle/attack';

/** The address that sends an army's line to a fight. */
export function addressOfUnit(army: string, line: string, place: UnitPlace = 'fight/brikwars'): string {
  return `${place}?unit=${army}.${line}`;
}

/** The line of an army that an address names. */
export function unitInAddress(query: string): UnitOfArmy | undefined {
  const [, army, line] = named.exec(query) ?? [];
  return army === undefined || line === undefined ? undefined : { army, line };
}

/** Why a unit did not get into an army: it is gone or cannot be read, it has no room, or it could not be stored. */
export type UnitLineIssue = 'army-missing' | 'army-full' | 'not-stored';

/** Where a unit goes: an army, or a new one where none is named, and how many of it at how many points each. */
export interface NewUnitLine {
  readonly army: string | undefined;
  readonly count: number;
  readonly points: number;
  /** Of a new army. */
  readonly limit?: number;
}

export interface UnitLines<Unit> {
  /** Adds a line of a unit to an army; answers with the army's id. */
  add(unit: Unit, line: NewUnitLine): Promise<Result<string, UnitLineIssue>>;
  /** Gives a line's unit new values, name and points included; what a later version added to them stays. */
  change(of: UnitOfArmy, unit: Unit, points: number | undefined): Promise<void>;
  /** A unit of an army, if it is there and can be read. */
  find(army: string, line: string): Promise<Unit | undefined>;
}

type Needs = Pick<Services, 'store' | 'storage' | 'sync' | 'fill' | 'now' | 'settings'>;

/** The name of a line as far as a profile has room for it. */
export function nameFor(line: string, longest: number = profileLimits.name): string {
  return line.slice(0, longest).trim();
}

/** Puts units of a game into its armies. */
export function createUnitLines<Unit extends { readonly name: string }>(
  services: Needs,
  keeper: UnitKeeper<Unit>,
  refresh: () => Promise<void>,
): UnitLines<Unit> {
  const { store, storage, sync, fill, now, settings } = services;

  async function read(id: string) {
    const loaded = await loadArmy(store, id);
    if (!loaded.ok) loaded.issues.forEach(storage.report);
    return loaded.ok && loaded.value?.state === 'ok' ? loaded.value.value : undefined;
  }

  return {
    async add(unit, { army: id, count, points, limit }) {
      const { game, keep, models } = keeper;
      const army =
        id === undefined
          ? withLimit(newArmy(createRecordId(fill), game, settings.value.peek().edition, now()), limit)
          : await read(id);
      if (!army) return fail('army-missing');
      if (!canAddLine(army)) return fail('army-full');
      const line = unitLine(createRecordId(fill), unit.name, keep(unit), {
        ...{ count, points },
        ...(models && { models: models(unit) }),
      });
      const saved = await saveArmy(store, addLine(army, line), now(), { base: army });
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
    async change({ army: id, line }, unit, points) {
      const { keep, longestName, models } = keeper;
      const army = await read(id);
      const before = army?.lines.find((each) => each.id === line);
      if (!army || !before) return;
      const changed = changeLine(army, line, {
        // A line has room for a longer name than a unit.
        name: nameFor(before.name, longestName) === unit.name ? before.name : unit.name,
        points: points ?? before.points,
        ...(models && { models: models(unit) }),
        unit: keep(unit, before.unit),
      });
      const saved = await saveArmy(store, changed, now(), { base: army });
      if (!saved.ok) return saved.issues.forEach(storage.report);
      sync.tellAll({ kind: 'army', id });
      await refresh();
    },
    async find(army, line) {
      const found = await read(army);
      const at = found?.lines.find((each) => each.id === line);
      return at && keeper.read(at);
    },
  };
}
