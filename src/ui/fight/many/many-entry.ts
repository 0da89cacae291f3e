import { verdictOf } from '../../../state/many-verdict.ts';
import { duelWords } from '../frame/duel-words.ts';
import type { ModeFacts } from '../frame/fight-facts.ts';
import { detailsOf } from './many-details.ts';
import { titleOf } from './many-title.ts';

export { createManyModel as createModel } from '../../../state/many.ts';
export { ManyFight as Screen } from './many-fight.tsx';

export const facts: ModeFacts = {
  titleOf: ({ texts }, query) => titleOf(texts('many'), query),
  detailsOf: (language, query) =>
    detailsOf(language.texts('many'), duelWords(language), language.format.peek(), query),
  verdictOf,
};
