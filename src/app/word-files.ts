import { once } from '../platform/lazily.ts';
import type { Slice, SliceWords, TextLoader } from '../platform/words.ts';
import { type Language, languages } from '../rules/languages.ts';

/** The words of the start are those of the app itself. */
const first = import.meta.glob<SliceWords['start']>('./words/??.ts');

const others = once(() => import('./words/slices.ts'));

function loaderOf(language: Language): TextLoader {
  return async <S extends Slice>(slice: S) => {
    const words = await (slice === 'start'
      ? first[`./words/${language}.ts`]?.()
      : (await others()).loadSlice(language, slice));
    // The file of a slice has the words of that slice: the compiler checks each of them.
    return words as SliceWords[S];
  };
}

export const textLoaders = Object.fromEntries(
  languages.map((language) => [language, loaderOf(language)]),
) as Readonly<Record<Language, TextLoader>>;
