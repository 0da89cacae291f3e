import { createFormat, type Format } from '../platform/format.ts';
import type { Language } from '../rules/languages.ts';

/** A sentence of each reason of a rule, in one language. */
export type Describe<Reason> = (reason: Reason) => string;

/** Words of a language, fetched when they are asked for. */
type Loaded<Words> = Readonly<Record<Language, () => Promise<Words>>>;

/** What describes the reasons of a game in a language: its words are fetched once they are asked for. */
export async function describerOf<Words, Reason>(
  language: Language,
  words: Loaded<Words>,
  sentence: (words: Words, format: Format, reason: Reason) => string,
): Promise<Describe<Reason>> {
  const [loaded, format] = [await words[language](), createFormat(language)];
  return (reason) => sentence(loaded, format, reason);
}
