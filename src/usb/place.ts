import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { createFightCompare } from '../fight/compare.ts';
import { keepReplaced } from '../fight/facts.ts';
import {
  createKeptModels,
  type FrameServices,
  type KeepingFrame,
  type KeptModel,
  keptOn,
  modeOn,
  type PageBeside,
  pagesBeside,
} from '../fight/kept-models.ts';
import { addressOfMode, createSavedFights } from '../fight/saved-fights.ts';
import { buildersOf, createModeChoice, type ModelsOf } from '../kit/mode.ts';
import type { Drafts } from '../platform/drafts.ts';
import { once } from '../platform/lazily.ts';
import { type UsbRules, type UsbTable, usbRulesOf } from '../rules/usb/house-rules.ts';
import type { UsbUnit } from '../rules/usb/units/unit.ts';
import { loadUsbTable, usbHouse, usbHousePlace } from './house-rules.ts';
import type { usbModes } from './modes.ts';

/** A mode whose inputs carry the house rules. */
interface TabledModel extends KeptModel {
  readonly table: ReadonlySignal<UsbTable>;
  /** The units it asks about. */
  readonly units: ReadonlySignal<readonly UsbUnit[]>;
  useTable(table: UsbTable): void;
}

/** The house rules of USB: one table for all its modes, and one of its own for each link. */
interface UsbHouse {
  /** What the mode shown is played by. */
  readonly table: ReadonlySignal<UsbTable>;
  useTable(table: UsbTable): void;
  /** Gives the table of the device to a mode that has just arrived, unless it shows a link. */
  equip(model: TabledModel): void;
  /** Takes the table of a mode as that of the device. */
  adopt(model: TabledModel): void;
}

function isSame(one: UsbTable, other: UsbTable): boolean {
  return usbHouse.write(one) === usbHouse.write(other);
}

/** `shown` is the mode on the screen, if it has a table. */
async function createUsbHouse(
  drafts: Drafts,
  shown: ReadonlySignal<TabledModel | undefined>,
): Promise<UsbHouse> {
  const own = signal(await loadUsbTable(drafts));

  function keep(table: UsbTable): void {
    if (isSame(table, own.peek())) return;
    own.value = table;
    drafts.save(usbHousePlace, usbHouse.write(table));
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
      // A player who takes over a link plays by its rules from then on.
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

/** The modes of USB by the name under which their fights are kept: `usb-shoot` has the address `#/fight/usb/shoot`. */
type UsbModes = typeof usbModes;
export type UsbMode = keyof UsbModes;
type UsbModels = ModelsOf<UsbModes>;

export interface UsbPlaceModel extends KeepingFrame {
  readonly modes: readonly UsbMode[];
  /** What the address names. */
  readonly page: ReadonlySignal<UsbMode | PageBeside>;
  /** The mode shown; undefined on the page of the saved fights. */
  readonly mode: ReadonlySignal<UsbMode | undefined>;
  /** The house rules that the mode shown is played by: those of the device, or of a link. */
  readonly table: ReadonlySignal<UsbTable>;
  readonly rules: ReadonlySignal<UsbRules>;
  /** The units that the mode shown asks about. */
  readonly units: ReadonlySignal<readonly UsbUnit[]>;
  /** How many rules the table has changed, those of other modes too. */
  readonly changes: ReadonlySignal<number>;
  load<Part extends UsbMode>(part: Part): Promise<UsbModels[Part]>;
  choose(mode: UsbMode): void;
  useTable(table: UsbTable): void;
}

const home = 'fight/usb';

/** What all modes of USB share: which of them is shown, by which house rules, and the fights that are kept. */
export async function createUsbPlace(
  services: FrameServices,
  shown: ReadonlySignal<boolean>,
  records: UsbModes,
): Promise<UsbPlaceModel> {
  const { navigation, drafts } = services;
  // A table has no names but those of its type.
  const modes = Object.keys(records) as UsbMode[];
  const { page, choose } = await createModeChoice(services, {
    modes,
    addressOf: addressOfMode,
    home,
    pages: pagesBeside,
    draft: 'usb-mode',
    first: 'usb-shoot',
    // Links of old are tests.
    old: 'usb-test',
    shown,
  });

  const saved = once(async () => createSavedFights(services, 'usb'));
  const kept = createKeptModels<UsbModels>(
    buildersOf(records, services),
    (model) => {
      if ('table' in model) house.equip(model);
    },
    (fight) => {
      void keepReplaced(fight, { saved, modes: records, language: services.language });
    },
  );
  const tabled = computed(() => {
    const mode = shown.value ? modeOn(page.value) : undefined;
    const model = mode && kept.built.value[mode];
    return model && 'table' in model ? model : undefined;
  });
  const house = await createUsbHouse(drafts, tabled);

  return {
    modes,
    home,
    page,
    mode: computed(() => modeOn(page.value)),
    table: house.table,
    rules: computed(() => usbRulesOf(house.table.value)),
    units: computed(() => tabled.value?.units.value ?? []),
    changes: computed(() => Object.keys(house.table.value.house).length),
    ...keptOn(page, kept),
    load: kept.load,
    saved,
    compare: once(async () => createFightCompare(drafts, 'usb-compare')),
    choose,
    useTable: house.useTable,
    async open(fight) {
      const part = modes.find((known) => known === fight.mode);
      if (part === undefined) return undefined;
      return kept.replace(part, fight, (model) => {
        if ('table' in model) house.adopt(model);
        navigation.go(`${addressOfMode(part)}?${fight.query}`);
      });
    },
  };
}
