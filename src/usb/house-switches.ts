import { type HouseSwitch, houseSwitch } from '../fight/house-switch.ts';
import {
  type UsbScope,
  type UsbTable,
  usbHouseRuleIds,
  usbHouseRules,
  usbOwnRules,
  usbValuesOf,
} from '../rules/usb/house-rules.ts';
import type { UsbPart } from './place.ts';

/** The house rules as the sheet groups them, none twice. */
export interface UsbSwitches {
  /** Those that matter to the mode shown. */
  readonly mode: readonly HouseSwitch[];
  /** Those that matter to units and armies alone. */
  readonly army: readonly HouseSwitch[];
  /** How many of the changed ones are in neither group. */
  readonly elsewhere: number;
}

const scopes: Readonly<Record<UsbPart, UsbScope | undefined>> = {
  'usb-shoot': 'shoot',
  'usb-charge': 'charge',
  'usb-morale': 'morale',
  'usb-test': undefined,
};

export function usbSwitchesOf({ house }: UsbTable, part: UsbPart): UsbSwitches {
  const isIn = (scope: UsbScope | undefined) => (id: string) =>
    usbHouseRuleIds.some((known) => known === id && usbHouseRules[known].scopes.some((own) => own === scope));
  const ofMode = usbHouseRuleIds.filter(isIn(scopes[part]));
  const ofArmy = usbHouseRuleIds.filter((id) => isIn('army')(id) && !ofMode.includes(id));
  const switches = (ids: typeof usbHouseRuleIds) =>
    ids.map((id) => houseSwitch(id, usbHouseRules[id].ruling, usbValuesOf(id), usbOwnRules[id], house));
  const elsewhere = usbHouseRuleIds.filter(
    (id) => id in house && !ofMode.includes(id) && !ofArmy.includes(id),
  ).length;
  return { mode: switches(ofMode), army: switches(ofArmy), elsewhere };
}
