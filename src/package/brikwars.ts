/**
 * BrikWars for others: six editions as data, fights, shots, charges and prices, each with exact odds and the ids of the
 * rules that made them. `describe` and
 * `describeCharge` say a reason as a sentence.
 */
import { chargeReasons } from '../brikwars/charge/reasons.ts';
import { reasonText } from '../brikwars/reason-sentences.ts';
import type { BrikwarsReason } from '../rules/brikwars/attack/effects.ts';
import type { ChargeReason } from '../rules/brikwars/charge/charge-effects.ts';
import type { Language } from '../rules/languages.ts';
import { type Describe, describerOf } from './describe.ts';

export { checkFight } from '../rules/brikwars/attack/check-fight.ts';
export { circumstanceIds, noSituation } from '../rules/brikwars/attack/circumstances.ts';
export type { BrikwarsExplained, BrikwarsReason } from '../rules/brikwars/attack/effects.ts';
export { explainAttack, explainOutcome } from '../rules/brikwars/attack/explain.ts';
export type { DefencePlan, Fight, FightSide } from '../rules/brikwars/attack/fight.ts';
export type { FightIssue, FightSetup, SideSetup, WeaponSetup } from '../rules/brikwars/attack/setup.ts';
export { checkCharge } from '../rules/brikwars/charge/charge-check.ts';
export type { ChargeReason } from '../rules/brikwars/charge/charge-effects.ts';
export { chargeOdds } from '../rules/brikwars/charge/charge-odds.ts';
export { adviseDefence } from '../rules/brikwars/duel/advice.ts';
export { adviseAttack } from '../rules/brikwars/duel/attack-advice.ts';
export { turnChances } from '../rules/brikwars/duel/turn-chances.ts';
export { editions } from '../rules/brikwars/edition.ts';
export { houseRules, withHouseRule } from '../rules/brikwars/house-rules.ts';
export { checkVolley } from '../rules/brikwars/many/check-volley.ts';
export { volleyOdds } from '../rules/brikwars/many/volley.ts';
export { ruleSets } from '../rules/brikwars/rule-sets.ts';
export { profilePrice } from '../rules/brikwars/units/profile-price.ts';
export { unitIds, units } from '../rules/brikwars/units.ts';

/** Says why a number of a fight or a shot is what it is: `(await describe('pl'))(reason)`. */
export function describe(language: Language): Promise<Describe<BrikwarsReason>> {
  const words = import.meta.glob<typeof import('../brikwars/words/en.ts')>('../brikwars/words/??.ts');
  return describerOf(language, [words], ({ brikwars }, format, reason: BrikwarsReason) =>
    reasonText(brikwars, format, reason),
  );
}

/** The same of a Charge, which has sentences of its own for some reasons of a fight. */
export function describeCharge(language: Language): Promise<Describe<ChargeReason>> {
  const words = import.meta.glob<typeof import('../brikwars/charge/words/en.ts')>(
    '../brikwars/charge/words/??.ts',
  );
  return describerOf(language, [words], ({ charge }, format, reason: ChargeReason) =>
    chargeReasons(charge, format, [reason])
      .map(({ text }) => text)
      .join(' '),
  );
}
