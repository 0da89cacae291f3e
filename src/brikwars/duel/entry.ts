import type { ModeFacts } from '../../fight/facts.ts';
import { duelWords } from '../duel-words.ts';
import { detailsOf } from './details.ts';
import { verdictOf } from './outcomes.ts';
import { titleOf } from './title.ts';

export { createFightModel as createModel } from './model.ts';
export { BrikwarsFight as Screen } from './screen.tsx';

export const facts: ModeFacts = {
  titleOf: ({ texts }, query) => titleOf(texts('fight'), query),
  detailsOf: (language, query) => detailsOf(duelWords(language), language.format.peek(), query),
  verdictOf,
};
