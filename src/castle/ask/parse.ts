import { type AskedWord, createReader } from '../../kit/ask/read.ts';
import type { Language } from '../../rules/languages.ts';
import { sectionKinds } from '../../rules/mage-knight/kinds.ts';
import { type Concept, fillers, unlike, vocabulary } from './vocabulary.ts';

/** A word of a question about castles. */
export type Word = AskedWord<Concept>;

/** Whose it is decides much of a castle and nothing of who comes to it: "my titan" is a titan, "my wall" is not any wall. */
export const comers: readonly Concept[] = [
  'figure',
  'warrior',
  'titan',
  'multi-dial',
  'mounted',
  'peanut-base',
  'flies',
];

/** Beside a defence an attack with a number is the printed value. */
function withValues(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ concept }) => concept === 'defence')) return words;
  return words.map((word, at) =>
    word.concept === 'attack' && words[at + 1]?.number !== undefined
      ? { ...word, concept: 'attack-value' }
      : word,
  );
}

const read = createReader<Concept>({
  vocabulary,
  fillers,
  unlike,
  valued: ['damage', 'ranged-damage', 'distance', 'range', 'attack-value', 'defence', 'bonus'],
  things: [...comers, ...sectionKinds, 'token'],
  inches: 'distance',
  owned: [...sectionKinds, 'castle', 'section', 'gate', 'door'],
  refine: withValues,
});

/** What somebody types who asks about a castle; `own` is the language of the player. */
export function parseAsked(text: string, own?: Language): readonly Word[] {
  const words = read(text, own);
  return words
    .filter(({ concept }, at) => {
      const next = words[at + 1]?.concept;
      return !(concept === 'own' && next !== undefined && comers.includes(next));
    })
    .flatMap((word): Word[] => (word.own ? [word, { ...word, concept: 'own' }] : [word]));
}
