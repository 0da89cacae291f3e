import type { UsbTableId } from '../../rules/usb/table-ids.ts';
import { usbTables } from '../../state/lookup-usb-tables.ts';
import { useTexts } from '../context.ts';
import { RuleTables } from './rule-tables.tsx';

/** Tables of USB, with the figures of the house rules that differ. */
export function UsbTables({ tables }: { readonly tables: readonly UsbTableId[] }) {
  return <RuleTables tables={usbTables(tables)} texts={useTexts('usbtables')} />;
}
