import type { Language } from '../platform/languages.ts';
import type { Slice, SliceWords, TextLoader } from '../platform/words.ts';

const files = import.meta.glob<SliceWords[Slice]>(['../*/words/??.ts', './*/words/??.ts']);

function loaderOf(language: Language): TextLoader {
  return async <S extends Slice>(slice: S) => {
    const file = `words/${language}.ts`;
    // Those of the app itself are the words of the start; the places in its folder have their own.
    const load =
      slice === 'start' ? files[`./${file}`] : (files[`../${slice}/${file}`] ?? files[`./${slice}/${file}`]);
    if (!load) throw new Error(`no words of ${slice}`);
    // The file of a slice has the words of that slice: the compiler checks each of them.
    return (await load()) as SliceWords[S];
  };
}

export const textLoaders: Readonly<Record<Language, TextLoader>> = {
  en: loaderOf('en'),
  pl: loaderOf('pl'),
  hu: loaderOf('hu'),
};
