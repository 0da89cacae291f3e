import type { FightMode } from '../../fight/facts.ts';
import { duelWords } from '../situation.ts';
import { keptEnds } from './description.ts';
import { createManyModel, type ManyModel } from './model.ts';
import { detailsOf } from './names.ts';
import { ManyFight } from './screen.tsx';
import { titleOf } from './text.ts';

export const mode: FightMode<ManyModel> = {
  createModel: createManyModel,
  Screen: ManyFight,
  titleOf: ({ texts }, query) => titleOf(texts('many'), query),
  detailsOf: (language, query) =>
    detailsOf(language.texts('many'), duelWords(language), language.format.peek(), query),
  endsOf: ({ texts, format }, query) => keptEnds(texts('many'), format.peek(), query),
};
