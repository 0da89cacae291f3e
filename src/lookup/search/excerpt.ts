import { wordsOf } from './terms.ts';

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
