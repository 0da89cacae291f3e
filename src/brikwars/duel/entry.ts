import type { ModeFacts } from '../../fight/facts.ts';
import { duelWords } from '../situation-words.ts';
import { detailsOf, titleOf } from './details.ts';
import { verdictOf } from './outcomes.ts';

export { createDuelModel as createModel } from './model.ts';
export { BrikwarsFight as Screen } from './screen.tsx';

export const facts: ModeFacts = {
  titleOf: ({ texts }, query) => titleOf(texts('fight'), query),
  detailsOf: (language, query) => detailsOf(duelWords(language), language.format.peek(), query),
  verdictOf,
};
