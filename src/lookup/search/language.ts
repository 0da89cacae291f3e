/** What of a language its index must know; words and parts of words are written without diacritics, but in concepts. */
export interface LanguageOfIndex {
  /** Words that ask or join and name nothing: passed over beside others. */
  readonly passedOver?: ReadonlySet<string>;
  /** It joins words into one, so that a word may stand at the end of another. */
  readonly compounds?: boolean;
  /** Endings that do not change what a word means, parted by `|`. */
  readonly endings?: string;
  /** Syllables before a verb that change it little, parted by blanks. */
  readonly beginnings?: string;
  /** How many endings may stand one behind another. */
  readonly endingsInRow?: number;
  /**
   * Lines of words for one thing, those of players beside those of the rules: each the beginning of words, or a
   * whole word where a dot ends it; `_` joins words that mean it only together. A word with diacritics is only what is
   * so written, in a question that has any: `lő.` is no `ló`.
   */
  readonly concepts?: string;
  /** A line a chapter: its name, then what players call its things, though its entries do not. */
  readonly chapters?: string;
  /** Of a title in a text: what is cut off the end of its words, and what stands there in no other word. */
  readonly forms?: readonly [cut: RegExp, endings: RegExp];
}
