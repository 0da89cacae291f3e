import type { SidedWord } from './sides.ts';

/** A question that is meant, as the text of its mode. */
export interface Meant {
  readonly mode: string;
  readonly query: string;
  /** What of the typed it has no place for, as it is typed: its answer may hang on that. */
  readonly left: readonly string[];
}

/** What was asked of a game in words. */
export interface GameAsked<Concept extends string> {
  readonly words: readonly SidedWord<Concept>[];
  readonly questions: readonly Meant[];
  /** Words that are not understood, as they are typed: every answer may hang on them. */
  readonly unknown: readonly string[];
}
