import { fold } from '../../../platform/fold.ts';
import type { Messages } from '../../../platform/words.ts';
import type { CastleEffect } from '../../../rules/mage-knight/effects.ts';
import { effectName, effectSays } from './words.ts';

/** An effect with all its words as the search compares them. */
export interface SearchedEffect {
  readonly effect: CastleEffect;
  /** Its names by language, with what it is called besides. */
  readonly names: readonly string[];
  readonly all: string;
}

type EffectTexts = readonly [Messages['castleeffects'], Messages['castleterms']];

/** `texts` of all languages, in their order. */
export function searchedEffect(effect: CastleEffect, texts: readonly EffectTexts[]): SearchedEffect {
  const names = texts.map(([words, terms]) =>
    fold(`${effectName(words, terms, effect)} ${words.words[effect.id] ?? ''}`),
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
