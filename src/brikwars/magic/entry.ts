import type { FightMode } from '../../fight/facts.ts';
import { duelWords } from '../situation.ts';
import { createMagicModel, type MagicModel } from './model.ts';
import { MagicFight } from './screen.tsx';
import { detailsOf, keptEnds, titleOf } from './text.ts';

export const mode: FightMode<MagicModel> = {
  createModel: createMagicModel,
  Screen: MagicFight,
  titleOf: ({ texts }, query) => titleOf({ magic: texts('magic'), fight: texts('brikwars') }, query),
  detailsOf: (language, query) =>
    detailsOf(language.texts('magic'), duelWords(language), language.format.peek(), query),
  endsOf: ({ texts, format }, query) =>
    keptEnds({ magic: texts('magic'), fight: texts('brikwars') }, format.peek(), query),
};
