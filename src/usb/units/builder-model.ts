import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { UnitOfArmy } from '../../kit/figures/unit-address.ts';
import { createKeptDraft } from '../../kit/question/kept-draft.ts';
import type { Drafts } from '../../platform/drafts.ts';
import { type UsbRules, usbOwnRules } from '../../rules/usb/house-rules.ts';
import { type UnitIssue, unitIssues } from '../../rules/usb/units/check-unit.ts';
import { priceOf, type UnitPrice } from '../../rules/usb/units/price.ts';
import { statsOf, type UsbStats } from '../../rules/usb/units/profile.ts';
import type { UsbUnit } from '../../rules/usb/units/unit.ts';
import { decodeUnitDraft, type StoredUnitDraft } from '../../storage/units/unit-draft.ts';
import type { NamedUsbUnit, SavedUsbUnit } from '../../storage/units/usb-units.ts';
import { fitted, isPlain, newUnits, pointsOf, proposedUnit, refusals, type UnitKind } from './choices.ts';

/** A unit being built: a new one, the one with this id, or that of an army's line. */
export type UnitDraft = StoredUnitDraft;

type Whose = Pick<UnitDraft, 'id' | 'of'>;

/** What is known of a unit being built, computed from it and the house rules. */
export interface BuiltUnit {
  readonly stats: UsbStats;
  readonly price: UnitPrice;
  /** What keeps it from being legal: only where house rules changed, or another version built it. */
  readonly issues: readonly UnitIssue[];
}

export interface UnitBuilder {
  /** Undefined while no unit is being built. Kept on the device as it is built. */
  readonly draft: ReadonlySignal<UnitDraft | undefined>;
  readonly built: ReadonlySignal<BuiltUnit | undefined>;
  readonly rules: ReadonlySignal<UsbRules>;
  readonly arrived: Promise<void>;
  useRules(rules: UsbRules): void;
  start(unit: NamedUsbUnit, whose?: Whose): void;
  /** Goes on with the new unit half built, else begins one that may join where it may cost no more than this. */
  propose(kind: UnitKind, costliest?: number): void;
  /** Goes on with what is half built where that is the same one, else starts. */
  resume(unit: NamedUsbUnit, whose: Whose): void;
  rename(name: string): void;
  /** Another kind of unit, as it was left; soldiers that nobody armed yet come in a number that may join. */
  chooseKind(kind: UnitKind): void;
  /** Makes it another unit, with numbers that fit; where that is not allowed nothing happens and the reasons come back. */
  change(unit: UsbUnit): readonly UnitIssue[];
  /** Why it may not become another; nothing where it may. */
  refusals(unit: UsbUnit): readonly UnitIssue[];
  /** By how many points the price changes if it becomes another. */
  priceChange(unit: UsbUnit): number;
  /** The unit as it stands, if it is legal. */
  take(): NamedUsbUnit | undefined;
  /** Keeps it: among the player's own, or in its army's line; undefined where it is not legal or there is no room. */
  save(): NamedUsbUnit | undefined;
  stop(): void;
}

interface Keeper {
  readonly save: (unit: NamedUsbUnit) => SavedUsbUnit | undefined;
  readonly change: (id: string, unit: NamedUsbUnit) => void;
  readonly changeLine: (of: UnitOfArmy, unit: NamedUsbUnit, points: number) => Promise<void>;
}

/** What a unit is by the rules of a table. */
function builtOf(unit: UsbUnit, rules: UsbRules): BuiltUnit {
  return { stats: statsOf(unit, rules), price: priceOf(unit, rules), issues: unitIssues(unit, rules) };
}

/** A new unit of which something was chosen; one just begun is none yet. */
export function begunOf(draft: UnitDraft | undefined): UnitDraft | undefined {
  if (!draft) return undefined;
  const asItCame = draft.proposed === true || sameUnit(draft.unit, newUnits[draft.unit.kind]);
  const untouched = draft.name.trim() === '' && asItCame;
  return untouched && draft.others.length === 0 ? undefined : draft;
}

const sameUnit = (one: UsbUnit, other: UsbUnit) => JSON.stringify(one) === JSON.stringify(other);

function isSame(one: Whose, other: Whose): boolean {
  return one.id === other.id && one.of?.army === other.of?.army && one.of?.line === other.of?.line;
}

/** `place` names the draft that keeps it. */
export function createUnitBuilder(drafts: Drafts, keeper: Keeper, place: string): UnitBuilder {
  const { draft, arrived, set } = createKeptDraft<UnitDraft>(drafts, place, decodeUnitDraft);
  const rules = signal<UsbRules>(usbOwnRules);
  const built = computed(() => draft.value && builtOf(draft.value.unit, rules.value));

  /** What one may cost where it is taken to. */
  let room: number | undefined;

  /** The unit of a kind as it was left, unless it is one as it was proposed that may join no longer. */
  function keptOf(left: readonly UsbUnit[], kind: UnitKind): UsbUnit | undefined {
    const kept = left.find((other) => other.kind === kind);
    const tooCostly = kept && room !== undefined && pointsOf(kept, rules.peek()) > room;
    return tooCostly && isPlain(kept) ? undefined : kept;
  }

  function refused(next: UsbUnit): readonly UnitIssue[] {
    const open = draft.peek();
    return open ? refusals(open.unit, next, rules.peek()) : [];
  }

  function take(): NamedUsbUnit | undefined {
    const open = draft.peek();
    return open && built.peek()?.issues.length === 0
      ? { name: open.name.trim(), unit: open.unit }
      : undefined;
  }

  return {
    draft,
    built,
    rules,
    arrived,
    useRules(next) {
      rules.value = next;
    },
    start: ({ name, unit }, whose = {}) => set({ ...whose, name, unit, others: [] }),
    propose(kind, costliest) {
      room = costliest;
      if (begunOf(draft.peek())) return;
      set({ name: '', unit: proposedUnit(kind, costliest, rules.peek()), others: [], proposed: true });
    },
    resume({ name, unit }, whose) {
      const begun = draft.peek();
      if (!begun || !isSame(begun, whose)) set({ ...whose, name, unit, others: [] });
    },
    rename(name) {
      const open = draft.peek();
      if (open) set({ ...open, name });
    },
    chooseKind(kind) {
      const open = draft.peek();
      if (!open || open.unit.kind === kind) return;
      const { proposed: _, ...entered } = open;
      const left = [...open.others.filter((other) => other.kind !== open.unit.kind), open.unit];
      set({ ...entered, unit: keptOf(left, kind) ?? proposedUnit(kind, room, rules.peek()), others: left });
    },
    change(next) {
      const open = draft.peek();
      const wrong = refused(next);
      if (open && wrong.length === 0) {
        const { proposed: _, ...entered } = open;
        set({ ...entered, unit: fitted(next, open.unit) });
      }
      return wrong;
    },
    refusals: refused,
    priceChange(next) {
      const open = draft.peek();
      const costs = (unit: UsbUnit) => pointsOf(unit, rules.peek());
      return open ? costs(fitted(next, open.unit)) - costs(open.unit) : 0;
    },
    take,
    save() {
      const open = draft.peek();
      const unit = take();
      if (!open || !unit) return undefined;
      if (open.of) void keeper.changeLine(open.of, unit, priceOf(unit.unit, rules.peek()).points);
      else if (open.id !== undefined) keeper.change(open.id, unit);
      else if (!keeper.save(unit)) return undefined;
      set(undefined);
      return unit;
    },
    stop: () => set(undefined),
  };
}
