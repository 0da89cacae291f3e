import type { GameFacts } from '../fight/facts.ts';
import * as charge from './charge/mode.ts';
import { decodeUsbTable } from './house-rules-link.ts';
import * as morale from './morale/mode.ts';
import * as shoot from './shoot/mode.ts';
import * as test from './test/mode.ts';

/** The modes of the game, all in its one file: what they share is most of each. */
export const usbModes = {
  'usb-shoot': () => Promise.resolve(shoot),
  'usb-charge': () => Promise.resolve(charge),
  'usb-morale': () => Promise.resolve(morale),
  'usb-test': () => Promise.resolve(test),
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
