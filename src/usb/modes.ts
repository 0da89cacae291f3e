import { rider } from '../fight/drawings.ts';
import { type GameFacts, rulesOfFight } from '../fight/facts.ts';
import type { ModeDrawing } from '../kit/question/place-head.tsx';
import type { Slice } from '../platform/words.ts';
import type { UsbScope } from '../rules/usb/house-rules.ts';
import { usbHouse } from './house-rules.ts';

interface UsbModeOf {
  /** Which house rules matter to it, if any do. */
  readonly scope?: UsbScope;
  /** How it is drawn in the bar. */
  readonly drawing: ModeDrawing;
}

/** The modes of the game: each is one file, fetched when it is first wanted. */
export const usbModes = {
  'usb-shoot': {
    open: () => import('./shoot/entry.ts'),
    words: 'usb/shoot',
    scope: 'shoot',
    drawing: { line: 'M12 4v4M12 16v4M4 12h4M16 12h4M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z' },
  },
  'usb-charge': {
    open: () => import('./charge/entry.ts'),
    words: 'usb/charge',
    scope: 'charge',
    drawing: rider,
  },
  'usb-morale': {
    open: () => import('./morale/entry.ts'),
    words: 'usb/morale',
    scope: 'morale',
    drawing: 'armies',
  },
  'usb-test': {
    open: () => import('./test/entry.ts'),
    words: 'usb/test',
    drawing: { line: 'M4 4h16v16H4zM9 9v.01M15 15v.01M9 15v.01M15 9v.01M12 12v.01' },
  },
} as const satisfies Readonly<Record<string, UsbModeOf & { readonly open: unknown; readonly words: Slice }>>;

/** How a mode stands in the place. */
export const usbModeOf = (mode: keyof typeof usbModes): UsbModeOf => usbModes[mode];

export const usbFacts: GameFacts = {
  modes: usbModes,
  kindOf({ texts }, { mode }) {
    const { modes } = texts('usb');
    return Object.hasOwn(modes, mode) ? modes[mode as keyof typeof modes] : undefined;
  },
  /** How many house rules; a test has none. */
  rulesPhrase({ texts }, fight) {
    const table = usbHouse.read(rulesOfFight(fight) ?? '');
    if (!table) return undefined;
    const changes = Object.keys(table.house).length;
    return changes === 0 ? texts('usb').asRead : texts('fight').changes(changes);
  },
};
