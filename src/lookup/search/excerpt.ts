import { fold } from '../../platform/fold.ts';

/** A word of a text: the term that the index holds and where it stands in the NFC form of the text. */
interface Word {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

const dice = /^(\d*)k(\d+)$|^(\d+)k$/;

/** What is written in two ways is one word, from its beginning on: `armour` and `armor`, `re-roll` and `reroll`. */
function spelled(token: string): string {
  return token
    .replace('-', '')
    .replace(/^(arm|col|hon|fav|neighb)ou(?=r|$)/, '$1o')
    .replace(/^(def|off)enc/, '$1ens')
    .replace(/^cent(?:re|er?)/, 'centr');
}

/** Dice are one thing in all notations: `1k6` is found as `1d6`, `k10` as `d10`. */
export function termOf(token: string): string {
  return dice.test(token) ? token.replace('k', 'd') : spelled(token);
}

const words = /(?:(?<![\p{L}\p{N}])(?:re|mini)-)?[\p{L}\p{N}]+/gu;

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

/** The words of a text as they are written, in small letters. */
export function wordsIn(text: string): readonly string[] {
  return text.normalize('NFC').toLowerCase().match(words)?.map(spelled) ?? [];
}

/** A piece of a text, marked where it is what the query found. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** What to mark: whole terms, and what was typed, wherever it stands in a word. */
export interface Marks {
  readonly terms: readonly string[];
  readonly typed: readonly string[];
}

/** Marking three letters inside of longer words would only dazzle. */
const shortestInside = 4;

function marker({ terms, typed }: Marks): (term: string) => boolean {
  const wanted = new Set(terms);
  const inside = typed.filter((word) => word.length >= shortestInside);
  return (term) => wanted.has(term) || inside.some((word) => term.includes(word));
}

function pieces(text: string, marks: Marks, from: number, to: number): readonly Piece[] {
  const isMarked = marker(marks);
  const found: Piece[] = [];
  let at = from;
  for (const { term, start, end } of wordsOf(text)) {
    if (start < from || end > to || !isMarked(term)) continue;
    if (start > at) found.push({ text: text.slice(at, start), marked: false });
    found.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < to) found.push({ text: text.slice(at, to), marked: false });
  return found;
}

/** The whole text in pieces, the found words marked. */
export function markWords(text: string, marks: Marks): readonly Piece[] {
  const whole = text.normalize('NFC');
  return pieces(whole, marks, 0, whole.length);
}

/**
 * A part of the text, at most about `length` signs and cut between words, that shows the first found word;
 * the beginning of the text where none is found.
 */
export function excerpt(text: string, marks: Marks, length = 90): readonly Piece[] {
  const whole = text.normalize('NFC').replace(/\s+/g, ' ');
  if (whole.length <= length) return pieces(whole, marks, 0, whole.length);
  const words = wordsOf(whole);
  const isMarked = marker(marks);
  const first = words.find(({ term }) => isMarked(term))?.start ?? 0;
  const from =
    first < length * 0.75 ? 0 : (words.find(({ start }) => start >= first - length / 3)?.start ?? first);
  const rest = whole.slice(from);
  if (rest.length <= length)
    return [{ text: '\u2026', marked: false }, ...pieces(whole, marks, from, whole.length)];
  const blank = whole.lastIndexOf(' ', from + length);
  let to = blank > first ? blank : from + length;
  while (to > first && /[\s.,;:!?\u2013-]/.test(whole.charAt(to - 1))) to -= 1;
  const cut = pieces(whole, marks, from, to);
  const dots: Piece = { text: '\u2026', marked: false };
  return from > 0 ? [dots, ...cut, dots] : [...cut, dots];
}
