import { verdictOf } from '../../../state/duel-verdict.ts';
import { duelWords } from '../frame/duel-words.ts';
import type { ModeFacts } from '../frame/fight-facts.ts';
import { detailsOf } from './duel-details.ts';
import { titleOf } from './duel-title.ts';

export { createFightModel as createModel } from '../../../state/fight.ts';
export { BrikwarsFight as Screen } from '../brikwars-fight.tsx';

export const facts: ModeFacts = {
  titleOf: ({ texts }, query) => titleOf(texts('fight'), query),
  detailsOf: (language, query) => detailsOf(duelWords(language), language.format.peek(), query),
  verdictOf,
};
