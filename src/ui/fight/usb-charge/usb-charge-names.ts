import type { Messages } from '../../../i18n/messages.ts';
import type { MeleeIssue } from '../../../rules/usb/check-melee.ts';
import type { MeleeRole } from '../../../rules/usb/melee-setup.ts';
import type { UsbChargeInputs } from '../../../state/usb-charge-inputs.ts';
import { fighterText, type UnitTexts } from '../usb/unit-names.ts';

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

/** Who charges whom, in one line. */
export function usbChargeTitle(t: Texts, units: UnitTexts, { setup }: UsbChargeInputs): string {
  const { charger, target, locked } = setup;
  const title = locked ? t.lockedTitle : t.title;
  return title(fighterText(units, charger.fighter), fighterText(units, target.fighter));
}

/** What is wrong, each thing once. */
export function meleeFaults(t: Texts, issues: readonly MeleeIssue[]): readonly string[] {
  const told = issues.map(({ code, lowest = 0, highest = 0, inches }) =>
    inches === undefined ? t.issues[code](`${lowest}`, `${highest}`) : t.issues[code](`${inches}`, ''),
  );
  return [...new Set(told)];
}

/** For the middle of a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
