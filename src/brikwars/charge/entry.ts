import type { FightMode } from '../../fight/facts.ts';
import type { LanguageModel } from '../../platform/language.ts';
import { duelWords } from '../situation.ts';
import { keptEnds } from './answer-card.tsx';
import { type ChargeModel, createChargeModel } from './model.ts';
import { ChargeFight } from './screen.tsx';
import { detailsOf, titleOf } from './text.ts';

function words({ texts }: LanguageModel) {
  return { ...texts('charge'), built: texts('creation') };
}

export const mode: FightMode<ChargeModel> = {
  createModel: createChargeModel,
  Screen: ChargeFight,
  titleOf: (language, query) => titleOf(words(language), query),
  detailsOf: (language, query) =>
    detailsOf(words(language), duelWords(language), language.format.peek(), query),
  endsOf: ({ texts, format }, query) => keptEnds(texts('charge'), format.peek(), query),
};
