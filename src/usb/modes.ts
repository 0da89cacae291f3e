import { type GameFacts, rulesOfFight } from '../fight/facts.ts';
import type { UsbScope } from '../rules/usb/house-rules.ts';
import { usbHouse } from './house-rules.ts';

/** The modes of the game: each is one file, fetched when it is first wanted. */
export const usbModes = {
  'usb-shoot': { open: () => import('./shoot/entry.ts'), words: 'usb/shoot' },
  'usb-charge': { open: () => import('./charge/entry.ts'), words: 'usb/charge' },
  'usb-morale': { open: () => import('./morale/entry.ts'), words: 'usb/morale' },
  'usb-test': { open: () => import('./test/entry.ts'), words: 'usb/test' },
} as const;

/** Which house rules matter to a mode; a test has none. */
export const usbScopes: Readonly<Record<keyof typeof usbModes, UsbScope | undefined>> = {
  'usb-shoot': 'shoot',
  'usb-charge': 'charge',
  'usb-morale': 'morale',
  'usb-test': undefined,
};

export const usbFacts: GameFacts = {
  modes: usbModes,
  /** How many house rules; a test has none. */
  rulesPhrase({ texts }, fight) {
    const table = usbHouse.read(rulesOfFight(fight) ?? '');
    if (!table) return undefined;
    const changes = Object.keys(table.house).length;
    return changes === 0 ? texts('usb').asRead : texts('fight').changes(changes);
  },
};
