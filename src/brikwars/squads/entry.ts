import type { FightMode } from '../../fight/facts.ts';
import { duelWords } from '../situation.ts';
import { createSquadsModel, type SquadsModel } from './model.ts';
import { SquadsFight } from './screen.tsx';
import { detailsOf, keptEnds, titleOf } from './text.ts';

export const mode: FightMode<SquadsModel> = {
  createModel: createSquadsModel,
  Screen: SquadsFight,
  titleOf: ({ texts }, query) => titleOf(texts('squads'), query),
  detailsOf: (language, query) =>
    detailsOf(language.texts('squads'), duelWords(language), language.format.peek(), query),
  endsOf: ({ texts, format }, query) => keptEnds(texts('squads'), format.peek(), query),
};
