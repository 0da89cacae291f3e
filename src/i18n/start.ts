import type { Language } from './language.ts';
import type { Slice, SliceWords, TextLoader } from './messages.ts';

const files = import.meta.glob<SliceWords[Slice]>(['./??/*.ts', '!./??/show-dice.ts']);

function loaderOf(language: Language): TextLoader {
  return async <S extends Slice>(slice: S) => {
    const load = files[`./${language}/${slice}.ts`];
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
