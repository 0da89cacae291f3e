import type { FightMode } from '../../fight/facts.ts';
import { duelWords } from '../situation.ts';
import { createWreckModel, type WreckModel } from './model.ts';
import { WreckFight } from './screen.tsx';
import { detailsOf, keptEnds, titleOf, wreckWords } from './text.ts';

export const mode: FightMode<WreckModel> = {
  createModel: createWreckModel,
  Screen: WreckFight,
  titleOf: (language, query) => titleOf(wreckWords(language), query),
  detailsOf: (language, query) =>
    detailsOf(wreckWords(language), duelWords(language), language.format.peek(), query),
  endsOf: (language, query) => keptEnds(wreckWords(language), language.format.peek(), query),
};
