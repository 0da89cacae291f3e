import type { FightMode } from '../../fight/facts.ts';
import { titleOf } from './answer-text.ts';
import { createQuikModel, type QuikModel } from './model.ts';
import { verdictOf } from './outcomes.ts';
import { QuikFight } from './screen.tsx';

export const mode: FightMode<QuikModel> = {
  createModel: createQuikModel,
  Screen: QuikFight,
  titleOf: ({ texts }, query) => titleOf(texts('quik'), query),
  verdictOf,
};
