import type { Language } from './language.ts';
import type { Catalog, Messages, Part } from './messages.ts';

/** Fetches the texts of a part. */
export type TextLoader = <P extends Part>(part: P) => Promise<Messages[P]>;

/** The words of the first screens; the list of all others comes with the first of them that is wanted. */
const first: Readonly<Record<Language, Partial<Catalog>>> = {
  en: {
    shell: () => import('./en/shell.ts').then((module) => module.shell),
    dice: () => import('./en/dice.ts').then((module) => module.dice),
  },
  pl: {
    shell: () => import('./pl/shell.ts').then((module) => module.shell),
    dice: () => import('./pl/dice.ts').then((module) => module.dice),
  },
  hu: {
    shell: () => import('./hu/shell.ts').then((module) => module.shell),
    dice: () => import('./hu/dice.ts').then((module) => module.dice),
  },
};

const whole: Readonly<Record<Language, () => Promise<Catalog>>> = {
  en: () => import('./en.ts').then((module) => module.en),
  pl: () => import('./pl.ts').then((module) => module.pl),
  hu: () => import('./hu.ts').then((module) => module.hu),
};

function loaderOf(language: Language): TextLoader {
  return async (part) => (first[language][part] ?? (await whole[language]())[part])();
}

export const textLoaders: Readonly<Record<Language, TextLoader>> = {
  en: loaderOf('en'),
  pl: loaderOf('pl'),
  hu: loaderOf('hu'),
};
