import type { Messages } from '../../../i18n/messages.ts';
import { decodeUsbTable } from '../../../state/usb-table-rules.ts';

/** How many house rules a kept fight is played by; undefined for a test, which has none. */
export function rulesPhrase(
  t: Messages['usbfights'],
  place: Messages['fightplace'],
  query: string,
): string | undefined {
  const table = decodeUsbTable(new URLSearchParams(query).get('e') ?? '');
  if (!table) return undefined;
  const changes = Object.keys(table.house).length;
  return changes === 0 ? t.asRead : place.changes(changes);
}
