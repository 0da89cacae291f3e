import { readSided } from '../../kit/question/sided-text.ts';
import type { Gain, Outcome } from '../../kit/stage/outcome-bar.tsx';
import type { LanguageModel } from '../../platform/language.ts';
import { languageOf } from '../../platform/whose.ts';
import type { Whose } from '../../storage/settings-mirror.ts';
import type { Variant } from '../compare.ts';
import { type GameFacts, modeOf } from '../facts.ts';

/** What a list says of a kept fight. */
export interface FightFacts {
  readonly title: string | undefined;
  readonly details: readonly string[];
  /** How it may end, each end by whose gain it is whoever acts; undefined where it makes no fight. */
  readonly ends: readonly Outcome[] | undefined;
  /** What it is played by; undefined where it does not say. */
  readonly rules: string | undefined;
}

/** Whose gain an end is, by who acts. */
const gains: Readonly<Record<Whose, Readonly<Record<Gain, Gain>>>> = {
  mine: { mine: 'mine', nobody: 'nobody', theirs: 'theirs' },
  theirs: { mine: 'theirs', nobody: 'nobody', theirs: 'mine' },
};

export async function factsOfFight(
  game: GameFacts,
  fight: Variant,
  language: LanguageModel,
): Promise<FightFacts> {
  const mode = await modeOf(game, fight, language);
  const { text, whose } = readSided(fight.query);
  const shown = languageOf(language, whose);
  return {
    title: mode?.titleOf(shown, text),
    details: mode?.detailsOf?.(shown, text) ?? [],
    ends: mode?.endsOf(shown, text)?.map((end) => ({ ...end, gain: gains[whose][end.gain] })),
    rules: mode && game.rulesPhrase(shown, { ...fight, query: text }),
  };
}

/**
 * What sets each of the fights apart from the others of its mode, beside the title: the phrases that not all of them
 * share. A fight that is alone of its mode has none.
 */
export function differencesOf(
  fights: readonly { readonly mode: string; readonly details: readonly string[] }[],
): readonly (readonly string[])[] {
  return fights.map(({ mode, details }) => {
    const alike = fights.filter((other) => other.mode === mode);
    if (alike.length < 2) return [];
    return details.filter((phrase) => alike.some((other) => !other.details.includes(phrase)));
  });
}

/** Phrases in one line; of whom several in a row speak is said once: `Mine: Shield, Skill 2d6 · Enemy: Hero`. */
export function inOneLine(phrases: readonly string[]): string {
  const split = (phrase = '') => /^(?:([^:]+): )?(.*)$/s.exec(phrase) ?? [];
  return phrases
    .map((phrase, at) => {
      const [, whose, what] = split(phrase);
      const same = whose !== undefined && whose === split(phrases[at - 1])[1];
      return same ? `, ${what}` : `${at > 0 ? ' · ' : ''}${phrase}`;
    })
    .join('');
}
