import type { EntryFacts } from '../reference/types.ts';
import type { TableId } from '../rules/brikwars/table-ids.ts';
import type { UsbTableId } from '../rules/usb/table-ids.ts';

/** The tables that an entry names, in its order, apart by game: each game's are fetched with the figures of that game alone. */
export function tablesByGame({ tables = [] }: Pick<EntryFacts, 'tables'>): {
  readonly brikwars: readonly TableId[];
  readonly usb: readonly UsbTableId[];
} {
  const isUsb = (id: TableId | UsbTableId): id is UsbTableId => id.startsWith('usb-');
  return {
    brikwars: tables.filter((id): id is TableId => !isUsb(id)),
    usb: tables.filter(isUsb),
  };
}
