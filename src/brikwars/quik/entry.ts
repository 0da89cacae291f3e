import type { FightMode } from '../../fight/facts.ts';
import { verdictOf } from './answer.ts';
import { createQuikModel, type QuikModel } from './model.ts';
import { QuikFight } from './screen.tsx';
import { titleOf } from './text.ts';

export const mode: FightMode<QuikModel> = {
  createModel: createQuikModel,
  Screen: QuikFight,
  titleOf: ({ texts }, query) => titleOf(texts('quik'), query),
  verdictOf,
};
