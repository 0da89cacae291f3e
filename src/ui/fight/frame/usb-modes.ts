import { decodeUsbTable } from '../../../state/usb-table-rules.ts';
import * as charge from '../usb-charge/usb-charge-entry.ts';
import * as morale from '../usb-morale/usb-morale-entry.ts';
import * as shoot from '../usb-shoot/usb-shoot-entry.ts';
import * as test from '../usb-test/usb-test-entry.ts';
import type { GameFacts } from './fight-facts.ts';

/** The modes of the game, all in its one file: what they share is most of each. */
export const usbModes = {
  'usb-shoot': async () => shoot,
  'usb-charge': async () => charge,
  'usb-morale': async () => morale,
  'usb-test': async () => test,
};

export const usbFacts: GameFacts = {
  modes: usbModes,
  /** How many house rules; a test has none. */
  rulesPhrase({ texts }, query) {
    const table = decodeUsbTable(new URLSearchParams(query).get('e') ?? '');
    if (!table) return undefined;
    const changes = Object.keys(table.house).length;
    return changes === 0 ? texts('usbfights').asRead : texts('fightplace').changes(changes);
  },
};
