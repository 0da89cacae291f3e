import type { UsbRules } from './house-rules.ts';
import { plainTest, type UsbTest } from './test/test.ts';
import { type Fighter, savingTough } from './units/fighter.ts';

/** The one die that an attacker must pass to attack a hidden unit: on its own Obrona, without modifiers (USB-FORM-05, USB-C-06). */
export function hidingTest(attacker: Fighter, rules: UsbRules): UsbTest {
  return plainTest(savingTough(attacker, rules));
}
