import { computed, type ReadonlySignal } from '@preact/signals';
import { once } from '../../platform/lazily.ts';
import type { Services } from '../../platform/services.ts';
import { type CastleWaysModel, createCastleWaysModel } from './access/model.ts';
import { type CastleEffectsModel, createCastleEffectsModel } from './effects.ts';

/** The questions of the castle place that need no figures: what affects a castle, and who gets where. */
export const castleQuestions = ['effects', 'ways'] as const;
export type CastleQuestion = (typeof castleQuestions)[number];

export interface CastleQuestionModels {
  readonly effects: CastleEffectsModel;
  readonly ways: CastleWaysModel;
}

export type CastleQuestionLoaders = {
  readonly [Question in CastleQuestion]: () => Promise<CastleQuestionModels[Question]>;
};

export interface CastleQuestionsModel {
  readonly question: ReadonlySignal<CastleQuestion>;
  load<Question extends CastleQuestion>(question: Question): Promise<CastleQuestionModels[Question]>;
}

/** Where it is asked who gets where. */
export const waysAddress = 'castle/effects/ways';

function loadersOf(services: Services): CastleQuestionLoaders {
  return {
    effects: async () => createCastleEffectsModel(services),
    ways: async () => createCastleWaysModel(services),
  };
}

/** Which of them is asked, as the address says, and their models, each built when it is first wanted. */
export function createCastleQuestionsModel(
  services: Services,
  loaders: CastleQuestionLoaders = loadersOf(services),
): CastleQuestionsModel {
  const { navigation } = services;
  const models: CastleQuestionLoaders = { effects: once(loaders.effects), ways: once(loaders.ways) };
  const question = computed((): CastleQuestion => {
    const { place, rest } = navigation.location.value;
    return `${place}/${rest}` === waysAddress ? 'ways' : 'effects';
  });
  return {
    question,
    load: (wanted) => models[wanted](),
  };
}
