import type { Messages } from '../../platform/words.ts';
import type { MeleeRole } from '../../rules/usb/melee-setup.ts';

type Texts = Messages['usbcharge'];

/** What the two sides are called: in a locked fight nobody charges. */
export function sidesOf(t: Texts, { locked }: { readonly locked: boolean }): Texts['sides'] {
  return locked ? t.lockedSides : t.sides;
}

/** The same as headings of the two units. */
export function roleOf(role: MeleeRole, { locked }: { readonly locked: boolean }) {
  if (locked) return role === 'charger' ? 'first' : 'second';
  return role === 'charger' ? 'charger' : 'defender';
}

/** For the middle of a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
