import type { FightMode } from '../../fight/facts.ts';
import { createMagicModel, type MagicModel } from './model.ts';
import { MagicFight } from './screen.tsx';
import { keptEnds, titleOf } from './text.ts';

export const mode: FightMode<MagicModel> = {
  createModel: createMagicModel,
  Screen: MagicFight,
  titleOf: ({ texts }, query) => titleOf({ magic: texts('magic'), fight: texts('brikwars') }, query),
  endsOf: ({ texts, format }, query) =>
    keptEnds({ magic: texts('magic'), fight: texts('brikwars') }, format.peek(), query),
};
