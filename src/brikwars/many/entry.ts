import type { ModeFacts } from '../../fight/facts.ts';
import { duelWords } from '../situation-words.ts';
import { detailsOf } from './details.ts';
import { verdictOf } from './outcomes.ts';
import { titleOf } from './text.ts';

export { createManyModel as createModel } from './model.ts';
export { ManyFight as Screen } from './screen.tsx';

export const facts: ModeFacts = {
  titleOf: ({ texts }, query) => titleOf(texts('many'), query),
  detailsOf: (language, query) =>
    detailsOf(language.texts('many'), duelWords(language), language.format.peek(), query),
  verdictOf,
};
