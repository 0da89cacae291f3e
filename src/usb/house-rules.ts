import { createHouseRules } from '../fight/house-rules.ts';
import type { Drafts } from '../platform/drafts.ts';
import {
  type UsbHouseRuleId,
  type UsbRules,
  type UsbTable,
  usbHouseRuleIds,
  usbHouseRules,
  usbOwnRules,
  usbValuesOf,
  withUsbHouseRule,
} from '../rules/usb/house-rules.ts';

/** Where the device keeps the house rules of USB. */
export const usbHousePlace = 'usb-house';

/** No house rule at all. */
export const plainUsbTable: UsbTable = { house: {} };

/** The table that the device keeps, or none with a house rule. */
export async function loadUsbTable({ load }: Pick<Drafts, 'load'>): Promise<UsbTable> {
  return usbHouse.read((await load(usbHousePlace)) ?? '') ?? plainUsbTable;
}

/** `usb`, or with its changes `usb~ruinsStack.1~growthModel.F1`: the field `e` of every link of USB. */
export const usbHouse = createHouseRules<UsbHouseRuleId, UsbRules, UsbTable>({
  rules: usbHouseRules,
  valuesOf: usbValuesOf,
  idsOf: () => usbHouseRuleIds,
  ownOf: () => usbOwnRules,
  playedOf: () => 'usb',
  begin: (played) => (played === 'usb' ? plainUsbTable : undefined),
  withRule: withUsbHouseRule,
});
