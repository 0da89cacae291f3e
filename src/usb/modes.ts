import { type GameFacts, rulesOfFight } from '../fight/facts.ts';
import type { UsbScope } from '../rules/usb/house-rules.ts';
import { usbHouse } from './house-rules.ts';

/** The modes of the game: each is one file, fetched when it is first wanted. */
export const usbModes = {
  'usb-shoot': () => import('./shoot/entry.ts'),
  'usb-charge': () => import('./charge/entry.ts'),
  'usb-morale': () => import('./morale/entry.ts'),
  'usb-test': () => import('./test/entry.ts'),
};

/** Which house rules matter to a mode; a test has none. */
export const usbScopes: Readonly<Record<keyof typeof usbModes, UsbScope | undefined>> = {
  'usb-shoot': 'shoot',
  'usb-charge': 'charge',
  'usb-morale': 'morale',
  'usb-test': undefined,
};

export const usbFacts: GameFacts = {
  modes: usbModes,
  pools: ['usb-test'],
  /** How many house rules; a test has none. */
  rulesPhrase({ texts }, fight) {
    const table = usbHouse.read(rulesOfFight(fight) ?? '');
    if (!table) return undefined;
    const changes = Object.keys(table.house).length;
    return changes === 0 ? texts('usbfights').asRead : texts('fightplace').changes(changes);
  },
};
