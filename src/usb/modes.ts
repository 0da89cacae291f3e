import type { GameFacts } from '../fight/facts.ts';
import { mode as charge } from './charge/mode.ts';
import { usbHouse } from './house-rules.ts';
import { mode as morale } from './morale/mode.ts';
import { mode as shoot } from './shoot/mode.ts';
import { mode as test } from './test/mode.ts';

/** The modes of the game, all in its one file: what they share is most of each. */
export const usbModes = {
  'usb-shoot': shoot,
  'usb-charge': charge,
  'usb-morale': morale,
  'usb-test': test,
};

export const usbFacts: GameFacts = {
  modes: usbModes,
  pools: ['usb-test'],
  /** How many house rules; a test has none. */
  rulesPhrase({ texts }, query) {
    const table = usbHouse.read(new URLSearchParams(query).get('e') ?? '');
    if (!table) return undefined;
    const changes = Object.keys(table.house).length;
    return changes === 0 ? texts('usbfights').asRead : texts('fightplace').changes(changes);
  },
};
