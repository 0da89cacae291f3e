import { decodeTable, encodeTable } from '../fight/house-switch.ts';
import type { Field } from '../kit/link.ts';
import {
  type UsbHouseRuleId,
  type UsbTable,
  usbHouseRuleIds,
  usbValuesOf,
  withUsbHouseRule,
} from '../rules/usb/house-rules.ts';

/** Where the device keeps the house rules of USB. */
export const usbHousePlace = 'usb-house';

/** No house rule at all. */
export const plainUsbTable: UsbTable = { house: {} };

/** `usb`, or with its changes `usb~ruinsStack.1~growthModel.F1`: the field `e` of every link of USB. */
export function encodeUsbTable({ house }: UsbTable): string {
  return encodeTable('usb', usbHouseRuleIds, house);
}

/** The table that a text names; undefined where a part of it is not known. */
export function decodeUsbTable(text: string): UsbTable | undefined {
  return decodeTable(text, (played) => (played === 'usb' ? plainUsbTable : undefined), withUsbWord);
}

export const usbRules: Field<UsbTable> = { write: encodeUsbTable, read: decodeUsbTable };

/** The table with a switch at the value that is written so; undefined for a switch or a value that does not exist. */
export function withUsbWord(table: UsbTable, id: string, word: string): UsbTable | undefined {
  const name = usbHouseRuleIds.find((known) => known === id);
  return name && withWord(table, name, word);
}

function withWord<Name extends UsbHouseRuleId>(
  table: UsbTable,
  name: Name,
  word: string,
): UsbTable | undefined {
  const value = usbValuesOf(name).find((known) => String(known) === word);
  return value === undefined ? undefined : withUsbHouseRule(table, name, value);
}
