import type { AskedWord } from '../../kit/ask/read.ts';
import { allAsked, askedGrammars } from '../../platform/grammar/asked/grammars.ts';
import type { Language } from '../../rules/languages.ts';

/** Who acts in a fight, and who is acted upon. */
export type AskedSide = 'acts' | 'other';

/** "Against" stands before who is meant, or behind him. */
const between = ['against', 'against-before', 'with'] as const;
export type Between = (typeof between)[number];

export const isBetween = (concept: string | undefined): boolean => between.some((one) => one === concept);

/** A word of a question about a fight, with whose it is. */
export interface SidedWord<Concept extends string> extends AskedWord<Concept | Between> {
  readonly side: AskedSide;
  /** It, or what it counts, is one of a side's own. */
  readonly sided: boolean;
}

/** What the words of a game are to each other. */
export interface SideConcepts<Concept extends string> {
  /** Who somebody is, and what he holds. */
  readonly who: readonly Concept[];
  readonly gear: readonly Concept[];
  /** Where and how somebody stands. */
  readonly places?: readonly Concept[];
  /** What holds nothing. */
  readonly lifeless?: readonly Concept[];
  /** What one side does to the other. */
  readonly deeds: readonly Concept[];
  /** Behind it stands who acts, not who is struck. */
  readonly ofActing?: readonly Concept[];
  /** What is only ever said of the other side. */
  readonly others?: readonly Concept[];
}

/** In any language: a question may be typed in any. */
const inAny =
  (name: 'ofNext' | 'aimed' | 'joined' | 'besideNext') =>
  (text: string): boolean =>
    allAsked.some((each) => each[name]?.test(text.toLowerCase()));

const isOfNext = inAny('ofNext');
const isBesideNext = inAny('besideNext');
const isAimed = inAny('aimed');
const isJoined = inAny('joined');

/** Whose each word of a text is. */
export function sidesOf<Concept extends string>(
  words: readonly AskedWord<Concept | Between>[],
  text: string,
  concepts: SideConcepts<Concept>,
  language: Language,
): readonly SidedWord<Concept>[] {
  type Word = AskedWord<Concept | Between>;
  const { gear, places = [], lifeless = [], deeds, ofActing = [], others = [] } = concepts;
  const who = [...concepts.who, ...places];
  const is = (known: readonly Concept[], { concept }: Word) => known.some((one) => one === concept);
  const isThing = (word: Word) => is(who, word) || is(gear, word);
  // What stands behind who is meant shows the language, whichever is set.
  const shown = words.find(({ concept }) => concept === 'against-before')?.language;
  const grammar = askedGrammars[shown ?? language];
  const gap = (at: number) => text.slice(words[at - 1]?.end ?? 0, words[at]?.start);

  /** Who stands before such a word: one thing with what is said of it, and what is joined to it. */
  function before(end: number): readonly Word[] {
    const found: Word[] = [];
    for (let at = end - 1; at >= 0; at -= 1) {
      const word = words[at];
      if (!word || (!isThing(word) && word.number === undefined)) break;
      if (found.length > 0 && isThing(word)) {
        const ofThis = isOfNext(word.text) && word.concept !== 'hero';
        const isFirst = !words.slice(0, at).some(isThing);
        if (isFirst || !(ofThis || isJoined(gap(at + 1)))) break;
      }
      found.push(word);
      if (word.number !== undefined) break;
    }
    return found;
  }

  const postponed = new Set(
    words.flatMap((word, at) => (word.concept === 'against-before' ? before(at) : [])),
  );
  let side: AskedSide = 'acts';
  let acting = false;
  let did = false;
  let holding = false;
  let againstLifeless = false;
  let met = false;
  let subject = words.some((word) => is(ofActing, word));

  /** The thing that a word is about: a number counts what follows, and what is said of somebody stands before him. */
  function thingAt(at: number): Word | undefined {
    const word = words[at];
    const next = words[at + 1];
    if (!word) return undefined;
    const leads =
      word.number !== undefined ||
      (grammar.ofNext !== undefined &&
        (is(places, word) || (is(gear, word) && grammar.ofNext.test(word.text.toLowerCase()))));
    if (
      leads &&
      next &&
      (gap(at + 1).trim() === '' || isBesideNext(gap(at + 1))) &&
      (isThing(next) || next.concept === 'with')
    )
      return thingAt(at + 1) ?? word;
    return isThing(word) ? word : undefined;
  }

  function sideAt(word: Word, at: number): AskedSide {
    if (word.concept === 'against') {
      side = 'other';
      holding = false;
      return side;
    }
    if (word.concept === 'with') {
      holding = true;
      return side;
    }
    if (is(deeds, word)) {
      did = true;
      holding = false;
      if (acting && !grammar.freeOrder && !subject) side = 'other';
      return 'acts';
    }
    if (postponed.has(word) || is(others, word)) return 'other';
    const thing = thingAt(at);
    if (!thing) return side;
    const marked = thing.text.toLowerCase();
    if (is(gear, thing) && thing === word) {
      // "Attacks the hero with a sword", "hits the wall with a sword".
      const byHim = grammar.by?.test(marked) === true && (grammar.freeOrder || !holding);
      const borrowed = holding && did && (!acting || !met);
      if (byHim || borrowed || againstLifeless) {
        acting = true;
        return 'acts';
      }
    }
    // "W lesie" is where somebody stands, "w ruiny" what is shot at.
    const aimed = (did || !is(places, thing)) && (thing.at === true || word.at === true || isAimed(gap(at)));
    const struck =
      is(who, thing) &&
      (grammar.freeOrder ? did || acting : did && !acting && !subject) &&
      grammar.done.test(marked);
    if (aimed || struck || grammar.onto?.test(marked)) side = 'other';
    if (is(who, word)) {
      holding = false;
      againstLifeless = side === 'other' && is(lifeless, word);
      met ||= side === 'other';
    }
    if (side === 'acts') {
      acting = true;
      subject = false;
    }
    return side;
  }

  return words.map((word, at) => ({
    ...word,
    side: sideAt(word, at),
    sided: thingAt(at) !== undefined,
  }));
}
