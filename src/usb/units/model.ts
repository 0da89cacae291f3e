import { type ReadonlySignal, signal } from '@preact/signals';
import { createOwnUnits, type OwnUnits, type OwnUnitsServices, openedOnce } from '../../kit/units/model.ts';
import { type UsbRules, usbOwnRules, usbRulesOf } from '../../rules/usb/house-rules.ts';
import {
  longestUsbName as longestUnitName,
  type NamedUsbUnit,
  usbUnitLines,
  usbUnitsList,
} from '../../storage/units/usb-units.ts';
import { usbHouse, usbHousePlace } from '../house-rules.ts';
import { createUnitBuilder, type UnitBuilder } from './builder-model.ts';

export { longestUnitName };

export const mostUsbUnits = 200;

/** The player's own units of USB, those of his armies, and their builder. */
export interface UsbUnitsModel extends Omit<OwnUnits<NamedUsbUnit>, 'read'> {
  readonly arrived: Promise<void>;
  /** The house rules of the device, as they were last read. */
  readonly rules: ReadonlySignal<UsbRules>;
  /** A new unit being built. */
  readonly fresh: UnitBuilder;
  /** One of the player's own, or of an army's line, being changed. */
  readonly edited: UnitBuilder;
  /** Reads the armies and the house rules again. */
  refresh(): Promise<void>;
}

export const openUsbUnits = openedOnce(createUsbUnitsModel);

export function createUsbUnitsModel(services: OwnUnitsServices): UsbUnitsModel {
  const { drafts } = services;
  const rules = signal(usbOwnRules);
  const units = createOwnUnits<NamedUsbUnit>(services, {
    kind: 'usb-units',
    most: mostUsbUnits,
    longestName: longestUnitName,
    stored: { list: usbUnitsList, keeper: usbUnitLines },
    bare: ({ name, unit }) => ({ name, unit }),
    renewed: (before, { name, unit }) => ({ ...before, name, unit }),
  });
  const keeper = { save: units.save, change: units.change, changeLine: units.lines.change };
  const fresh = createUnitBuilder(drafts, keeper, 'usb-unit');
  const edited = createUnitBuilder(drafts, keeper, 'usb-unit-edited');

  async function readRules(): Promise<void> {
    const table = usbHouse.read((await drafts.load(usbHousePlace)) ?? '');
    rules.value = table ? usbRulesOf(table) : usbOwnRules;
    fresh.useRules(rules.value);
    edited.useRules(rules.value);
  }

  return {
    ...units,
    rules,
    fresh,
    edited,
    arrived: Promise.all([units.read(), fresh.arrived, edited.arrived, readRules()]).then(() => undefined),
    async refresh() {
      await Promise.all([units.refresh(), readRules()]);
    },
  };
}
