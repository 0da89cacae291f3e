import type { FightMode } from '../../fight/facts.ts';
import { duelWords } from '../situation.ts';
import { detailsOf, titleOf } from './details.ts';
import { createDuelModel, type DuelModel } from './model.ts';
import { verdictOf } from './outcomes.ts';
import { BrikwarsFight } from './screen.tsx';

export const mode: FightMode<DuelModel> = {
  createModel: createDuelModel,
  Screen: BrikwarsFight,
  titleOf: ({ texts }, query) => titleOf(texts('fight'), query),
  detailsOf: (language, query) => detailsOf(duelWords(language), language.format.peek(), query),
  verdictOf,
};
