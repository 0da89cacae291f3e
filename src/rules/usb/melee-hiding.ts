import { type Fighter, savingTough } from './fighter.ts';
import type { UsbRules } from './house-rules.ts';
import type { UsbTest } from './test.ts';

/** The one die that an attacker must pass to attack a hidden unit: on its own Obrona, without modifiers (USB-FORM-05, USB-C-06). */
export function hidingTest(attacker: Fighter, rules: UsbRules): UsbTest {
  return {
    dice: 1,
    stat: savingTough(attacker, rules),
    modifier: 0,
    reroll: 'none',
    onlySix: false,
    confirmingOnes: false,
  };
}
