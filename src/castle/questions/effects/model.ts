import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { createInputsModel, type InputsModel } from '../../../kit/inputs.ts';
import { ownAddress } from '../../../kit/own-address.ts';
import type { LanguageModel } from '../../../platform/language.ts';
import { languages } from '../../../platform/languages.ts';
import type { OfflineModel } from '../../../platform/offline.ts';
import type { Services } from '../../../platform/services.ts';
import {
  type CastleEffect,
  castleEffects,
  type EffectGroup,
  effectGroups,
} from '../../../rules/mage-knight/effects.ts';
import { type CastleEffectsInputs, castleEffectsCodec, longestEffectQuery } from './link.ts';
import { findEffects, type SearchedEffect, searchedEffect } from './search.ts';

export interface EffectsOfGroup {
  readonly group: EffectGroup;
  readonly effects: readonly CastleEffect[];
}

/** Whether effects and abilities touch a castle, found by words of three languages. */
export interface CastleEffectsModel {
  readonly inputs: InputsModel<CastleEffectsInputs>;
  /** What was found, the nearest first; undefined where nothing is asked. */
  readonly found: ReadonlySignal<readonly CastleEffect[] | undefined>;
  /** All of them by heading. */
  readonly groups: readonly EffectsOfGroup[];
  search(query: string): void;
  /** Goes to the look-up with what is asked. */
  askRules(): void;
}

export type CastleEffectsServices = Pick<Services, 'navigation' | 'drafts'> & {
  readonly language: Pick<LanguageModel, 'language' | 'wordsOf'>;
  readonly offline: Pick<OfflineModel, 'markOutdated'>;
};

const groups = effectGroups
  .map((group) => ({ group, effects: castleEffects.filter((effect) => effect.group === group) }))
  .filter(({ effects }) => effects.length > 0);

export async function createCastleEffectsModel(services: CastleEffectsServices): Promise<CastleEffectsModel> {
  const { navigation, drafts, language, offline } = services;
  const inputs = await createInputsModel(
    'castle-effects',
    castleEffectsCodec,
    ownAddress(navigation, 'castle/effects', 'castle-effects'),
    drafts,
  );
  const searched = signal<readonly SearchedEffect[]>([]);

  async function prepare(): Promise<void> {
    const texts = await Promise.all(
      languages.map(async (each) => {
        const [castle, kit] = await Promise.all([
          language.wordsOf(each, 'castle'),
          language.wordsOf(each, 'kit'),
        ]);
        return [castle.castleeffects, kit.castleterms] as const;
      }),
    );
    searched.value = castleEffects.map((effect) => searchedEffect(effect, texts));
  }
  const ready = prepare().catch(offline.markOutdated);
  // A link or a draft asks at once; without one the list stands before the words of the others have come.
  if (inputs.value.peek().query.trim() !== '') await ready;

  return {
    inputs,
    found: computed(() => {
      const query = inputs.value.value.query.trim();
      const own = languages.indexOf(language.language.value);
      return query === '' || searched.value.length === 0
        ? undefined
        : findEffects(searched.value, query, own);
    }),
    groups,
    search: (query) => inputs.set({ query: query.slice(0, longestEffectQuery) }),
    askRules() {
      const query = inputs.value.peek().query.trim();
      const text = new URLSearchParams({ v: '1', q: query, all: '0' }).toString();
      // The look-up takes the newer of its draft and its address.
      drafts.save('rules', text);
      navigation.go(`rules?${text}`);
    },
  };
}
