/**
 * The castles of Mage Knight for others: who may attack a section and by which rules, where a castle may stand, and a
 * siege event by event. `describe` says a reason as a sentence.
 */

import { reasonText } from '../castle/eligibility-text.ts';
import type { Language } from '../rules/languages.ts';
import type { EligibilityReason } from '../rules/mage-knight/attack/eligibility.ts';
import { type Describe, describerOf } from './describe.ts';

export { abilities } from '../rules/mage-knight/attack/abilities.ts';
export { type CastleAttack, checkAttack } from '../rules/mage-knight/attack/attack.ts';
export { type EligibilityReason, judge, type Verdict } from '../rules/mage-knight/attack/eligibility.ts';
export { checkPlan, entrancesOf } from '../rules/mage-knight/plan/placement.ts';
export { applyEvent, logOf, siegeOf } from '../rules/mage-knight/siege/siege.ts';
export { checkSetup } from '../rules/mage-knight/siege/siege-setup.ts';
export { startOf } from '../rules/mage-knight/siege/siege-state.ts';

const words = import.meta.glob<typeof import('../castle/words/en.ts')>('../castle/words/??.ts');
const more = import.meta.glob<typeof import('../kit/words/en.ts')>('../kit/words/??.ts');

/** Says why one may or may not attack a section: `(await describe('pl'))(reason)`. */
export function describe(language: Language): Promise<Describe<EligibilityReason>> {
  return describerOf(language, [words, more], ({ castle, castleterms }, _, reason: EligibilityReason) =>
    reasonText(castle, castleterms, reason),
  );
}
