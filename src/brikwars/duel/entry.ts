import type { FightMode } from '../../fight/facts.ts';
import { duelWords } from '../situation.ts';
import { createDuelModel, type DuelModel } from './model.ts';
import { BrikwarsFight } from './screen.tsx';
import { keptEnds } from './sentences.ts';
import { detailsOf, titleOf } from './text.ts';

export const mode: FightMode<DuelModel> = {
  createModel: createDuelModel,
  Screen: BrikwarsFight,
  titleOf: ({ texts }, query) => titleOf(texts('brikwars'), texts('creation'), query),
  detailsOf: (language, query) =>
    detailsOf(duelWords(language), language.texts('creation'), language.format.peek(), query),
  endsOf: ({ texts, format }, query) => keptEnds(texts('brikwars'), format.peek(), query),
};
