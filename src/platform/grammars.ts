import { type Language, languages } from '../rules/languages.ts';
import type { Grammar } from './spoken.ts';

const files = import.meta.glob<Grammar>('./grammar/??.ts', { eager: true, import: 'grammar' });

/** The grammar of each language, which has its file. */
export const grammars = Object.fromEntries(
  languages.map((language) => [language, files[`./grammar/${language}.ts`]]),
) as Readonly<Record<Language, Grammar>>;
