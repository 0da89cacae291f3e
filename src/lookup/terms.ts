import type { RuleId } from '../rules/ids.ts';
import type { Language } from '../rules/languages.ts';
import { indexedAs } from './finder.ts';

/** A piece of a text, and the rule that it names. */
export interface TermPiece {
  readonly text: string;
  readonly id?: RuleId;
}

/** An entry whose title may stand in a text as a term. */
export interface Titled {
  readonly id: RuleId;
  readonly title: string;
}

const words = /[\p{L}\p{N}]+/gu;

const article = /^(?:the|az?) /i;

/** More words than that are a sentence, not the name of a thing. */
const longest = 3;

/** What begins as a term and is another thing: plates of a creation are no suit. */
const others = /^zbroj\p{L}* płytow/iu;

interface Term {
  readonly id: RuleId;
  readonly fits: readonly ((word: string) => boolean)[];
}

function termOf({ id, title }: Titled, language: Language): readonly Term[] {
  const name = title.replace(/ \(\p{Lu}[^)]*\)$/u, '').replace(article, '');
  const said = name.toLowerCase().match(words) ?? [];
  if (said.length > longest || /[^\p{L}\p{N} -]/u.test(name)) return [];
  const [cut, endings] = indexedAs(language)?.forms ?? [/$/, /^$/];
  const fits = said.map((word) => {
    const stem = word.replace(cut, '');
    // Short English nouns are verbs as well; as terms they are written with a capital.
    const plain = language === 'en' && said.length === 1 && word.length <= 4;
    return (other: string) =>
      (!plain || /^\p{Lu}/u.test(other)) &&
      other.toLowerCase().startsWith(stem) &&
      endings.test(other.toLowerCase().slice(stem.length));
  });
  return [{ id, fits }];
}

/**
 * The paragraphs of a text in pieces: what names another rule by its title, in any of its forms, leads there the first
 * time. Of titles that begin alike the longest counts, and of those the first.
 */
export function linkTerms(
  text: string,
  language: Language,
  own: RuleId,
  among: readonly Titled[],
): readonly (readonly TermPiece[])[] {
  const terms = among
    .flatMap((entry) => termOf(entry, language))
    .sort((a, b) => b.fits.length - a.fits.length);
  const linked = new Set<RuleId>([own]);
  return text
    .normalize('NFC')
    .split('\n')
    .map((whole) => {
      const said = [...whole.matchAll(words)];
      const pieces: TermPiece[] = [];
      let at = 0;
      for (let number = 0; number < said.length; number += 1) {
        const follow = (fits: Term['fits']) => said.slice(number, number + fits.length);
        const term = terms.find(({ fits }) => {
          const named = follow(fits);
          return (
            named.length === fits.length &&
            named.every(
              ({ 0: word, index }, after) =>
                fits[after]?.(word) && (after === 0 || /[\p{L}\p{N}][ -]$/u.test(whole.slice(0, index))),
            )
          );
        });
        const named = term && follow(term.fits);
        const [first, last] = [named?.at(0), named?.at(-1)];
        if (!term || !first || !last) continue;
        number += term.fits.length - 1;
        if (linked.has(term.id) || others.test(whole.slice(first.index))) continue;
        linked.add(term.id);
        const end = last.index + last[0].length;
        if (first.index > at) pieces.push({ text: whole.slice(at, first.index) });
        pieces.push({ text: whole.slice(first.index, end), id: term.id });
        at = end;
      }
      return at < whole.length ? [...pieces, { text: whole.slice(at) }] : pieces;
    });
}
