import { fold } from '../../platform/fold.ts';

/** A word of a text: the term that the index holds and where it stands in the NFC form of the text. */
export interface Word {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

const dice = /^(\d*)k(\d+)$|^(\d+)k$/;

/** Dice are one thing in all notations: `1k6` is found as `1d6`, `k10` as `d10`. */
function termOf(token: string): string {
  return dice.test(token) ? token.replace('k', 'd') : token;
}

const words = /[\p{L}\p{N}]+/gu;

/** The words of a text, folded, in order. */
export function wordsOf(text: string): readonly Word[] {
  return Array.from(fold(text).matchAll(words), ({ 0: token, index }) => ({
    term: termOf(token),
    start: index,
    end: index + token.length,
  }));
}

export function termsOf(text: string): string[] {
  return fold(text).match(words)?.map(termOf) ?? [];
}
