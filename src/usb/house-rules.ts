import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { KeptModel } from '../fight/kept-models.ts';
import type { Drafts } from '../platform/drafts.ts';
import type { UsbTable } from '../rules/usb/house-rules.ts';
import type { UsbUnit } from '../rules/usb/unit.ts';
import { decodeUsbTable, encodeUsbTable, plainUsbTable, usbHousePlace } from './house-rules-link.ts';

/** A mode whose inputs carry the house rules. */
export interface TabledModel extends KeptModel {
  readonly table: ReadonlySignal<UsbTable>;
  /** The units it asks about. */
  readonly units: ReadonlySignal<readonly UsbUnit[]>;
  useTable(table: UsbTable): void;
}

/** The house rules of USB: one table for all its modes, and one of its own for each link. */
export interface UsbHouse {
  /** What the mode shown is played by. */
  readonly table: ReadonlySignal<UsbTable>;
  useTable(table: UsbTable): void;
  /** Gives the table of the device to a mode that has just arrived, unless it shows a link. */
  equip(model: TabledModel): void;
  /** Takes the table of a mode as that of the device. */
  adopt(model: TabledModel): void;
}

function isSame(one: UsbTable, other: UsbTable): boolean {
  return encodeUsbTable(one) === encodeUsbTable(other);
}

/** `shown` is the mode on the screen, if it has a table. */
export async function createUsbHouse(
  drafts: Drafts,
  shown: ReadonlySignal<TabledModel | undefined>,
): Promise<UsbHouse> {
  const own = signal(decodeUsbTable((await drafts.load(usbHousePlace)) ?? '') ?? plainUsbTable);

  function keep(table: UsbTable): void {
    if (isSame(table, own.peek())) return;
    own.value = table;
    drafts.save(usbHousePlace, encodeUsbTable(table));
  }

  function equip(model: TabledModel): void {
    if (!model.inputs.linked.peek() && !isSame(model.table.peek(), own.peek())) model.useTable(own.peek());
  }

  let link: string | undefined;
  effect(() => {
    const model = shown.value;
    const text = model?.inputs.text.value;
    const linked = model?.inputs.linked.value;
    // A change made on the sheet goes to the mode shown.
    own.value;
    untracked(() => {
      const taken = !linked && link !== undefined && link === text;
      link = linked ? text : undefined;
      if (!model) return;
      // Whoever takes a link as his own plays by its rules from then on.
      if (taken) keep(model.table.peek());
      else equip(model);
    });
    // Back may bring the old table at the same moment: what is seen last is what a change is held against.
    model?.table.value;
  });

  return {
    table: computed(() => {
      const model = shown.value;
      return model?.inputs.linked.value ? model.table.value : own.value;
    }),
    useTable(table) {
      const model = shown.peek();
      if (model?.inputs.linked.peek()) model.useTable(table);
      else keep(table);
    },
    equip,
    adopt: (model) => keep(model.table.peek()),
  };
}
