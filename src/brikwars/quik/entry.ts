import type { FightMode } from '../../fight/facts.ts';
import { createQuikModel, type QuikModel } from './model.ts';
import { QuikFight } from './screen.tsx';
import { detailsOf, keptEnds, titleOf } from './text.ts';

export const mode: FightMode<QuikModel> = {
  createModel: createQuikModel,
  Screen: QuikFight,
  titleOf: ({ texts }, query) => titleOf(texts('quik'), query),
  detailsOf: ({ texts, format }, query) => detailsOf(texts('quik'), format.peek(), query),
  endsOf: ({ texts, format }, query) => keptEnds(texts('quik'), format.peek(), query),
};
