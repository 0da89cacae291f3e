import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { InputsModel } from '../../kit/question/inputs.ts';
import { createQuestion, type QuestionServices } from '../../kit/question/question.ts';
import { fold } from '../../platform/fold.ts';
import type { LanguageModel } from '../../platform/language.ts';
import type { OfflineModel } from '../../platform/offline.ts';
import type { Messages } from '../../platform/words.ts';
import { languages } from '../../rules/languages.ts';
import type { AbilityId } from '../../rules/mage-knight/attack/abilities.ts';
import {
  type CastleEffect,
  castleEffects,
  type EffectGroup,
  type EffectId,
  effectGroups,
} from '../../rules/mage-knight/attack/effects.ts';
import { abilityName, hungarianName } from '../eligibility-text.ts';
import { type CastleEffectsInputs, castleEffectsCodec, longestEffectQuery } from './inputs.ts';

type Texts = Messages['castlequestions'];

type Terms = Messages['castleterms'];

type Named = Exclude<EffectId, AbilityId>;

/** What an effect is called in the player's language. */
export function effectName(texts: Texts, terms: Terms, { id, ability }: CastleEffect): string {
  if (ability === undefined) return texts.names[id as Named];
  return abilityName(terms, ability);
}

/** What the castle text says of it, in a sentence. */
export function effectSays({ says, abilities }: Texts, { id, ability, rule }: CastleEffect): string {
  return ability === undefined ? says[id as Named] : abilities[rule as keyof typeof abilities];
}

/** An effect with all its words as the search compares them. */
export interface SearchedEffect {
  readonly effect: CastleEffect;
  /** Its names by language, with what it is called besides. */
  readonly names: readonly string[];
  readonly all: string;
}

type EffectTexts = readonly [Messages['castlequestions'], Messages['castleterms']];

/** `texts` of all languages, in their order. */
function searchedEffect(effect: CastleEffect, texts: readonly EffectTexts[]): SearchedEffect {
  // The word of the text is known to players of every language.
  const printed = effect.ability ? ` ${hungarianName(effect.ability)}` : '';
  const names = texts.map(([words, terms]) =>
    fold(`${effectName(words, terms, effect)}${printed} ${words.words[effect.id] ?? ''}`),
  );
  const says = texts.map(([words]) => fold(effectSays(words, effect)));
  const rules = [effect.rule, ...effect.also].join(' ').toLowerCase();
  return { effect, names, all: [...names, ...says, rules].join(' ') };
}

/** Endings of three languages are no longer, and a beginning no shorter. */
const longestEnding = 4;

const shortestBeginning = 5;

const beginning = (word: string) => word.slice(0, Math.max(shortestBeginning, word.length - longestEnding));

/** A word of the query as it stands in a text. */
type Has = (text: string, word: string) => boolean;

const inside: Has = (text, word) => text.includes(word);

/** "arc" is not what "harcos" is about, nor "support" what is presupposed. */
const startsWord: Has = (text, start) => text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(start));

/**
 * The effects that have every word of the query, those first whose name in the reader's own language (`own` is its place)
 * has them, then by a name in another. Words are found by their beginning; where there is none so, inside longer ones,
 * and where there is none at all, without their endings.
 */
export function findEffects(
  effects: readonly SearchedEffect[],
  query: string,
  own: number,
): readonly CastleEffect[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const ways = [
    [words, startsWord],
    [words, inside],
    [words.map(beginning), startsWord],
  ] as const;
  for (const [wanted, has] of ways) {
    const found = having(effects, wanted, own, has);
    if (found.length > 0) return found;
  }
  return [];
}

function having(
  effects: readonly SearchedEffect[],
  words: readonly string[],
  own: number,
  has: Has,
): readonly CastleEffect[] {
  const holds = (text: string) => words.every((word) => has(text, word));
  const distance = ({ names }: SearchedEffect) => {
    const mine = names[own] ?? '';
    if (mine.startsWith(words.join(' '))) return 0;
    if (holds(mine)) return 1;
    return names.some(holds) ? 2 : 3;
  };
  return effects
    .filter(({ all }) => holds(all))
    .toSorted((one, other) => distance(one) - distance(other))
    .map(({ effect }) => effect);
}

/** All effects with their words of all languages, in whose order their names stand. */
export async function searchedEffects({
  wordsOf,
}: Pick<LanguageModel, 'wordsOf'>): Promise<readonly SearchedEffect[]> {
  const texts = await Promise.all(
    languages.map(async (each) => {
      const [castle, kit] = await Promise.all([wordsOf(each, 'castle'), wordsOf(each, 'kit')]);
      return [castle.castlequestions, kit.castleterms] as const;
    }),
  );
  return castleEffects.map((effect) => searchedEffect(effect, texts));
}

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

/** Goes to the look-up with what is asked. */
export function askRules(
  { drafts, navigation }: Pick<QuestionServices, 'drafts' | 'navigation'>,
  query: string,
): void {
  const text = new URLSearchParams({ v: '1', q: query.trim(), all: '0' }).toString();
  // The look-up takes the newer of its draft and its address.
  drafts.save('rules', text);
  navigation.go(`rules?${text}`);
}

export type CastleEffectsServices = QuestionServices & {
  readonly language: Pick<LanguageModel, 'language' | 'wordsOf'>;
  readonly offline: Pick<OfflineModel, 'markOutdated'>;
};

const groups = effectGroups
  .map((group) => ({ group, effects: castleEffects.filter((effect) => effect.group === group) }))
  .filter(({ effects }) => effects.length > 0);

export async function createCastleEffectsModel(services: CastleEffectsServices): Promise<CastleEffectsModel> {
  const { language, offline } = services;
  const { inputs, now, set } = await createQuestion(services, {
    game: 'mage-knight',
    name: 'castle-effects',
    address: 'castle/effects',
    link: castleEffectsCodec,
  });
  const searched = signal<readonly SearchedEffect[]>([]);

  async function prepare(): Promise<void> {
    searched.value = await searchedEffects(language);
  }
  const ready = prepare().catch(offline.markOutdated);
  // A link or a draft asks at once; without one the list stands before the words of the others have come.
  if (now().query.trim() !== '') await ready;

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
    // Half a sign at the end is none.
    search: (query) => set({ query: query.slice(0, longestEffectQuery).replace(/\p{Surrogate}/gu, '') }),
    askRules: () => askRules(services, now().query),
  };
}
