/**
 * The Universal Battle System for others: units with their price, shooting, charges and morale with exact odds, armies
 * against every rule of composition. `describe` says a reason as a sentence.
 */
import type { Language } from '../rules/languages.ts';
import type { Modifier } from '../rules/usb/modifiers.ts';
import type { MoraleReason } from '../rules/usb/morale/morale-odds.ts';
import { type Describe, describerOf } from './describe.ts';

export { type UsbRules, usbHouseRules, usbOwnRules, usbRulesOf } from '../rules/usb/house-rules.ts';
export { checkMelee } from '../rules/usb/melee/check-melee.ts';
export { reactionAdvice, shieldAdvice } from '../rules/usb/melee/melee-advice.ts';
export { meleeOdds } from '../rules/usb/melee/melee-odds.ts';
export { type MeleeSetup, meleeBetween } from '../rules/usb/melee/melee-setup.ts';
export type { Modifier } from '../rules/usb/modifiers.ts';
export { type MoraleReason, moraleTarget } from '../rules/usb/morale/morale-odds.ts';
export { checkShooting } from '../rules/usb/shooting/check-shooting.ts';
export { type ShootingSetup, shootingAt } from '../rules/usb/shooting/shooting.ts';
export { shootingOdds } from '../rules/usb/shooting/shooting-odds.ts';
export { checkUnit, unitIssues } from '../rules/usb/units/check-unit.ts';
export { compositionOf, issuesOf } from '../rules/usb/units/composition.ts';
export { type Fighter, fresh } from '../rules/usb/units/fighter.ts';
export { priceOf } from '../rules/usb/units/price.ts';
export type { HeroUnit, UsbUnit } from '../rules/usb/units/unit.ts';

const words = import.meta.glob<typeof import('../usb/words/en.ts')>('../usb/words/??.ts');
const more = import.meta.glob<typeof import('../usb/morale/words/en.ts')>('../usb/morale/words/??.ts');

/** Says why a roll or a test needs what it needs: `(await describe('pl'))(reason)`. */
export function describe(language: Language): Promise<Describe<Modifier | MoraleReason>> {
  return describerOf(
    language,
    [words, more],
    ({ usb, usbmorale }, format, reason: Modifier | MoraleReason) =>
      reason.effect in usb.modifiers
        ? usb.modifiers[(reason as Modifier).effect](format.signed((reason as Modifier).amount))
        : usbmorale.reasons[(reason as MoraleReason).effect](
            reason.amount === undefined ? '' : format.number(reason.amount),
          ),
  );
}
