import { type Language, languages } from '../../../rules/languages.ts';

/** What a language does with its words where a question is typed. What no language needs to say is left out. */
export interface AskedGrammar {
  /** Words that say from where something comes, and what it is aimed at, without marks. */
  readonly before?: { readonly from: readonly string[]; readonly at: readonly string[] };
  /** The same by endings, without marks; `at` and `own` as they stand behind the beginning that is known. */
  readonly endings?: { readonly from: RegExp; readonly at: RegExp; readonly own: RegExp };
  /** "On my wall", as an ending says it. */
  readonly on?: RegExp;
  /** A word that says nothing behind others. */
  readonly auxiliary?: { readonly word: string; readonly after: readonly string[] };
  /** A number that is another word where one of these follows. */
  readonly noNumber?: { readonly word: string; readonly before: RegExp };
  /** A number that is mostly an article: it counts only what there may be several of. */
  readonly article?: string;
  /** Endings say who does what to whom, wherever the words stand. */
  readonly freeOrder?: boolean;
  /** What something is done with. */
  readonly by?: RegExp;
  /** Who something is done to. */
  readonly done: RegExp;
  /** Who or what something is thrown or shot at. */
  readonly onto?: RegExp;
  /** What is said of who follows. */
  readonly ofNext?: RegExp;
  /** Between what is said of somebody and him. */
  readonly besideNext?: RegExp;
  /** Before what is aimed at. */
  readonly aimed?: RegExp;
  /** Between two that are one side. */
  readonly joined: RegExp;
}

const files = import.meta.glob<AskedGrammar>('./??.ts', { eager: true, import: 'grammar' });

/** The grammar of each language as it is typed, which has its file. */
export const askedGrammars = Object.fromEntries(
  languages.map((language) => [language, files[`./${language}.ts`]]),
) as Readonly<Record<Language, AskedGrammar>>;

/** All of them: a question may be typed in any. */
export const allAsked: readonly AskedGrammar[] = Object.values(askedGrammars);
