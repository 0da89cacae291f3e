import type { EntryFacts } from '../reference/types.ts';
import type { TableId } from '../rules/brikwars/table-ids.ts';
import type { CastleTableId } from '../rules/mage-knight/table-ids.ts';
import type { UsbTableId } from '../rules/usb/table-ids.ts';

type AnyTableId = TableId | UsbTableId | CastleTableId;

const isUsb = (id: AnyTableId): id is UsbTableId => id.startsWith('usb-');
const isCastle = (id: AnyTableId): id is CastleTableId => id.startsWith('mk-');

/** The tables that an entry names, in its order, apart by game: each game's are fetched with the figures of that game alone. */
export function tablesByGame({ tables = [] }: Pick<EntryFacts, 'tables'>): {
  readonly brikwars: readonly TableId[];
  readonly usb: readonly UsbTableId[];
  readonly castle: readonly CastleTableId[];
} {
  return {
    brikwars: tables.filter((id): id is TableId => !isUsb(id) && !isCastle(id)),
    usb: tables.filter(isUsb),
    castle: tables.filter(isCastle),
  };
}
