import { verdictOf } from '../../../state/charge-verdict.ts';
import type { LanguageModel } from '../../../state/language.ts';
import type { ModeFacts } from '../frame/fight-facts.ts';
import { detailsOf } from './charge-details.ts';
import { titleOf } from './charge-title.ts';

export { createChargeModel as createModel } from '../../../state/charge.ts';
export { ChargeFight as Screen } from './charge-fight.tsx';

function words({ texts }: LanguageModel) {
  return { ...texts('charge'), ...texts('chargemore') };
}

export const facts: ModeFacts = {
  titleOf: (language, query) => titleOf(words(language), query),
  detailsOf: (language, query) => detailsOf(words(language), language.format.peek(), query),
  verdictOf,
};
