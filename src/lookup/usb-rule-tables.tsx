import { useTexts } from '../kit/context.ts';
import type { UsbTableId } from '../rules/usb/table-ids.ts';
import { RuleTables } from './rule-tables.tsx';
import { usbTables } from './usb-tables.ts';

/** Tables of USB, with the figures of the house rules that differ. */
export function UsbTables({ tables }: { readonly tables: readonly UsbTableId[] }) {
  return <RuleTables tables={usbTables(tables)} texts={useTexts('usbtables')} />;
}
