import { type Language, languages } from '../../rules/languages.ts';

/** Numbers in words of English, Polish and Hungarian in that order, without marks, with their endings. */
const rows: readonly (readonly [value: number, ...words: readonly string[]])[] = [
  [1, 'ones?|single', 'jed(?:en|n[aoy]|nego|nej|nym)', 'egyet|egyetlen|egyes\\w*'],
  [2, 'twos?', 'dw(?:a|aj|ie|och|oma|iema)|dwojk\\w*', 'ket(?:to|tot|ten|tes\\w*)?'],
  [3, 'threes?', 'trz(?:y|ej|ech|ema)|trojk\\w*', 'harom|harm(?:at|an|as\\w*)'],
  [4, 'fours?', 'czter(?:y|ej|ech|ema)|czwork\\w*', 'negy(?:et|en|es\\w*|re)?'],
  [5, 'fives?', 'piec(?:iu|ioma)?|piatk\\w*', 'ot(?:ot|en|os\\w*|re)?'],
  [6, 'six(?:es)?', 'szesc(?:iu|ioma)?|szostk\\w*', 'hat(?:ot|an|os\\w*|ra)?'],
  [7, 'sevens?', 'siede?m(?:iu|ioma)?', 'het(?:et|en|es\\w*|re)?'],
  [8, 'eights?', 'os(?:iem|miu|mioma)', 'nyolc(?:at|an|as\\w*|ra)?'],
  [9, 'nines?', 'dziewiec(?:iu|ioma)?', 'kilenc(?:et|en|es\\w*|re)?'],
  [10, 'tens?', 'dziesiec(?:iu|ioma)?', 'tiz(?:et|en|es\\w*|re)?'],
  [11, 'eleven', 'jedenas\\w+', 'tizenegy\\w*'],
  [12, 'twelve|dozen', 'dw[au]nas\\w+|tuzin\\w*', 'tizenket\\w*|tucat\\w*'],
  [13, 'thirteen', 'trzynas\\w+', 'tizenh[ao]r\\w+'],
  [14, 'fourteen', 'czternas\\w+', 'tizennegy\\w*'],
  [15, 'fifteen', 'pietnas\\w+', 'tizenot\\w*'],
  [16, 'sixteen', 'szesnas\\w+', 'tizenhat\\w*'],
  [17, 'seventeen', 'siedemnas\\w+', 'tizenhet\\w*'],
  [18, 'eighteen', 'osiemnas\\w+', 'tizennyolc\\w*'],
  [19, 'nineteen', 'dziewietnas\\w+', 'tizenkilenc\\w*'],
  [20, 'twenty', 'dwadziescia|dwudziest\\w*', 'husz\\w*'],
  [30, 'thirty', 'trzydziest\\w*|trzydziesci', 'harminc\\w*'],
  [40, 'forty', 'czterdziest\\w*|czterdziesci', 'negyven\\w*'],
  [50, 'fifty', 'piecdziesiat|piecdziesieciu', 'otven\\w*'],
  [100, 'hundred', 'sto|stu', 'szaz\\w*'],
];

const patterns: ReadonlyMap<Language, readonly (readonly [number, RegExp])[]> = new Map(
  languages.map((language, place) => [
    language,
    rows.map(([value, ...words]) => [value, new RegExp(`^(?:${words[place]})$`)] as const),
  ]),
);

/** The number that a folded word says in a language. */
export function numberWord(word: string, language: Language): number | undefined {
  return patterns.get(language)?.find(([, pattern]) => pattern.test(word))?.[0];
}
