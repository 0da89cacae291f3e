import type { ModeFacts } from '../../fight/facts.ts';
import type { LanguageModel } from '../../platform/language.ts';
import { detailsOf } from './details.ts';
import { titleOf } from './names.ts';
import { verdictOf } from './outcomes.ts';

export { createChargeModel as createModel } from './model.ts';
export { ChargeFight as Screen } from './screen.tsx';

function words({ texts }: LanguageModel) {
  return { ...texts('charge'), ...texts('chargemore') };
}

export const facts: ModeFacts = {
  titleOf: (language, query) => titleOf(words(language), query),
  detailsOf: (language, query) => detailsOf(words(language), language.format.peek(), query),
  verdictOf,
};
