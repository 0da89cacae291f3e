import { createFormat, type Format } from '../platform/format.ts';
import type { Language } from '../rules/languages.ts';

/** A sentence of each reason of a rule, in one language. */
export type Describe<Reason> = (reason: Reason) => string;

/** Files of words by their paths, each fetched when its language is asked for. */
type Files<Words> = Readonly<Record<string, () => Promise<Words>>>;

async function inLanguage<Words>(language: Language, files: Files<Words>): Promise<Words> {
  const load = Object.entries(files).find(([file]) => file.endsWith(`/${language}.ts`))?.[1];
  if (!load) throw new Error(`no words in ${language}`);
  return load();
}

/** What describes the reasons of a game in a language: its words are fetched once they are asked for. */
export async function describerOf<Words, Reason, More = unknown>(
  language: Language,
  [words, more]: readonly [Files<Words>, Files<More>?],
  sentence: (words: Words & More, format: Format, reason: Reason) => string,
): Promise<Describe<Reason>> {
  const loaded = { ...(await inLanguage(language, words)), ...(more && (await inLanguage(language, more))) };
  const format = createFormat(language);
  return (reason) => sentence(loaded as Words & More, format, reason);
}
