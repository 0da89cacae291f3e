import type { FightMode } from '../../fight/facts.ts';
import { verdictOf } from './answer.ts';
import { createSquadsModel, type SquadsModel } from './model.ts';
import { SquadsFight } from './screen.tsx';
import { detailsOf, titleOf } from './text.ts';

export const mode: FightMode<SquadsModel> = {
  createModel: createSquadsModel,
  Screen: SquadsFight,
  titleOf: ({ texts }, query) => titleOf(texts('squads'), query),
  detailsOf: ({ texts }, query) => detailsOf(texts('squads'), query),
  verdictOf,
};
