import type { UsbRulesTable, UsbTableId } from '../rules/usb/table-ids.ts';
import { usbTableOf } from '../rules/usb/tables.ts';

export function usbTables(ids: readonly UsbTableId[]): readonly UsbRulesTable[] {
  return ids.map(usbTableOf);
}
