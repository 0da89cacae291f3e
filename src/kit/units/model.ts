import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { once } from '../../platform/lazily.ts';
import type { Services } from '../../platform/services.ts';
import { type ArmyUnits, listArmyUnits, type UnitKeeper } from '../../storage/army/army-units.ts';
import type { ListRecord } from '../../storage/list-record.ts';
import { createRecordId, freeId } from '../../storage/record-id.ts';
import { createKeptList, fitting, inserted } from '../named-list.ts';
import { createUnitLines, type UnitLines } from './army-lines.ts';

interface Named {
  readonly name: string;
}

export type Own<Unit> = Unit & { readonly id: string };

/** What the units of a game have of their own. */
interface UnitsOf<Unit> {
  readonly kind: 'profiles' | 'usb-units' | 'castle-figures';
  readonly most: number;
  readonly longestName: number;
  readonly stored: { readonly list: ListRecord<Own<Unit>>; readonly keeper: UnitKeeper<Unit> };
  /** The unit with nothing that came along with it by chance. */
  bare(unit: Unit): Unit;
  /** A kept unit with new values; what a later version added to it stays. */
  renewed(before: Own<Unit>, unit: Unit): Own<Unit>;
}

/** A player's own units of a game and those of his armies, on the device and in step with other tabs. */
export interface OwnUnits<Unit extends Named> {
  readonly list: ReadonlySignal<readonly Own<Unit>[]>;
  /** The armies of the game with the units that say how they fight. */
  readonly armyUnits: ReadonlySignal<readonly ArmyUnits<Unit>[]>;
  /** Why nothing can be saved: the record is of a newer version of the app. */
  readonly newer: ReadonlySignal<boolean>;
  readonly full: ReadonlySignal<boolean>;
  /** Puts units into armies. */
  readonly lines: UnitLines<Unit>;
  read(): Promise<void>;
  /** Keeps a unit at the end of the list; undefined where there is no room. */
  save(unit: Unit): Own<Unit> | undefined;
  change(id: string, unit: Unit): void;
  /** A second unit like one, right behind it. Needs the texts `units`. */
  copy(id: string): Own<Unit> | undefined;
  /** Takes a unit away; a notice offers it back. What has no name is called `called`. Needs the texts `units`. */
  remove(id: string, called?: string): void;
  /** Puts a unit back at its place, or as near as what happened since allows. */
  restore(unit: Own<Unit>, at: number): void;
  /** Reads the armies again. */
  refresh(): Promise<void>;
}

export type OwnUnitsServices = Pick<
  Services,
  'store' | 'storage' | 'sync' | 'fill' | 'drafts' | 'notices' | 'language' | 'now' | 'settings'
>;

export function createOwnUnits<Unit extends Named>(
  services: OwnUnitsServices,
  { kind, most, longestName, stored, bare, renewed }: UnitsOf<Unit>,
): OwnUnits<Unit> {
  const { store, storage, sync, fill, language } = services;
  const armyUnits = signal<readonly ArmyUnits<Unit>[]>([]);
  const kept = createKeptList<Own<Unit>>(services, {
    kind,
    stored: stored.list,
    removed: () => language.texts('units'),
  });
  const { items: list, newer, change: apply } = kept;
  const { keeper } = stored;

  async function refresh(): Promise<void> {
    const units = await listArmyUnits(store, keeper);
    if (units.ok) armyUnits.value = units.value;
    else units.issues.forEach(storage.report);
  }

  function add(unit: Unit, at: number): Own<Unit> | undefined {
    const known = list.peek();
    if (known.length >= most || newer.peek()) return undefined;
    // Two units never become one, whatever the source of bytes says.
    const saved: Own<Unit> = { id: freeId(createRecordId(fill), known), ...bare(unit) };
    apply((units) => inserted(units, saved, at));
    return saved;
  }

  sync.listen((heard) => {
    if (heard.kind === 'army' || heard.kind === 'armies') void refresh();
  });

  return {
    list,
    armyUnits,
    newer,
    full: computed(() => list.value.length >= most),
    lines: createUnitLines(services, keeper, refresh),
    read: kept.read,
    save: (unit) => add(unit, list.peek().length),
    change(id, unit) {
      if (!newer.peek()) apply((units) => units.map((each) => (each.id === id ? renewed(each, unit) : each)));
    },
    copy(id) {
      const at = list.peek().findIndex((each) => each.id === id);
      const unit = list.peek()[at];
      if (!unit) return undefined;
      // What is called by what it is stays so.
      const name = unit.name && fitting(language.texts('named').copyOf(unit.name), longestName);
      return add({ ...unit, name }, at + 1);
    },
    remove: kept.remove,
    restore(unit, at) {
      if (!newer.peek()) apply((units) => inserted(units, unit, at));
    },
    refresh,
  };
}

/** Opens the one model of the app for a device, built when the first part needs it. */
export function openedOnce<
  Needs extends Pick<Services, 'store'>,
  Model extends { readonly arrived: Promise<void> },
>(create: (services: Needs) => Model): (services: Needs) => Promise<Model> {
  const opened = new WeakMap<object, () => Promise<Model>>();
  return (services) => {
    const known = opened.get(services.store);
    if (known) return known();
    const open = once(async () => {
      const model = create(services);
      await model.arrived;
      return model;
    });
    opened.set(services.store, open);
    return open();
  };
}
