import { inOrder } from '../../platform/serial-queue.ts';
import type { Services } from '../../platform/services.ts';
import { profileLimits } from '../../rules/brikwars/units/profile.ts';
import { fail, ok, type Result } from '../../rules/result.ts';
import { loadArmy, saveArmy } from '../../storage/army/armies.ts';
import type { Army, ArmyLine } from '../../storage/army/army.ts';
import type { UnitKeeper } from '../../storage/army/army-units.ts';
import { createRecordId } from '../../storage/record-id.ts';
import type { UnitOfArmy } from '../figures/unit-address.ts';
import { addLine, canAddLine, changeLine, newArmy, removeLine, unitLine, withLimit } from './army-edit.ts';

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
  /**
   * Gives one model of a line another state: where the line has several, that one moves to a line of its own behind it.
   * Undefined where the line is gone or has no room beside it, or where nothing could be stored.
   */
  changeOne(of: UnitOfArmy, change: (unit: Unit) => Unit): Promise<ChangedOne | undefined>;
  /** A unit of an army, if it is there and can be read. */
  find(army: string, line: string): Promise<Unit | undefined>;
  /** The same with the name of its army, and what that is built by. */
  findIn(
    of: UnitOfArmy,
  ): Promise<
    { readonly army: string; readonly edition: string | undefined; readonly unit: Unit } | undefined
  >;
}

/** The line that the changed model has now, and the way back. */
export interface ChangedOne {
  readonly of: UnitOfArmy;
  undo(): Promise<void>;
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

  const queued = inOrder();

  /** One change after the other: each begins with what the one before it has stored. */
  const put = (id: string, change: (army: Army) => Army | undefined) => queued(() => putNow(id, change));

  async function putNow(id: string, change: (army: Army) => Army | undefined): Promise<boolean> {
    const army = await read(id);
    const changed = army && change(army);
    if (!army || !changed) return false;
    const saved = await saveArmy(store, changed, now(), { base: army });
    if (!saved.ok) {
      saved.issues.forEach(storage.report);
      return false;
    }
    sync.notifyAll({ kind: 'army', id });
    await refresh();
    return saved.value.ok;
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
      // This tab's list and editor of armies read it again as well.
      sync.notifyAll({ kind: 'army', id: army.id });
      await refresh();
      return ok(army.id);
    },
    async change({ army: id, line }, unit, points) {
      const { keep, longestName, models } = keeper;
      await put(id, (army) => {
        const before = army.lines.find((each) => each.id === line);
        if (!before) return undefined;
        return changeLine(army, line, {
          // A line has room for a longer name than a unit.
          name: nameFor(before.name, longestName) === unit.name ? before.name : unit.name,
          points: points ?? before.points,
          ...(models && { models: models(unit) }),
          unit: keep(unit, before.unit),
        });
      });
    },
    async changeOne({ army: id, line }, change) {
      const alone = createRecordId(fill);
      let split = false;
      let before: ArmyLine | undefined;
      const done = await put(id, (army) => {
        const at = army.lines.findIndex((each) => each.id === line);
        before = army.lines[at];
        const unit = before && keeper.read(before);
        if (!before || !unit) return undefined;
        const changed = keeper.keep(change(unit), before.unit);
        split = before.count > 1;
        if (!split) return changeLine(army, line, { unit: changed });
        if (!canAddLine(army)) return undefined;
        const fewer = changeLine(army, line, { count: before.count - 1 });
        return addLine(fewer, { ...before, id: alone, count: 1, unit: changed }, at + 1);
      });
      if (!done) return undefined;
      const undo = (army: Army): Army | undefined => {
        if (!split) return before?.unit && changeLine(army, line, { unit: before.unit });
        const { count } = army.lines.find((each) => each.id === line) ?? {};
        if (count === undefined || !army.lines.some((each) => each.id === alone)) return undefined;
        return changeLine(removeLine(army, alone), line, { count: count + 1 });
      };
      return {
        of: { army: id, line: split ? alone : line },
        async undo() {
          await put(id, undo);
        },
      };
    },
    async find(army, line) {
      const found = await read(army);
      const at = found?.lines.find((each) => each.id === line);
      return at && keeper.read(at);
    },
    async findIn({ army, line }) {
      const found = await read(army);
      const at = found?.lines.find((each) => each.id === line);
      const unit = at && keeper.read(at);
      return found && unit && { army: found.name, edition: found.edition, unit };
    },
  };
}
