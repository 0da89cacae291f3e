import { type AskedWord, createReader } from '../../kit/ask/read.ts';
import { fold } from '../../platform/fold.ts';
import type { DiceExpression, DiceGroup, Keep } from '../../rules/dice/expression.ts';
import { parseDice, printDice } from '../../rules/dice/notation.ts';
import type { Language } from '../../rules/languages.ts';
import { type Concept, words as vocabulary } from './vocabulary.ts';

type Word = AskedWord<Concept>;

/** What is set up: a notation, and the total or the successes that are asked for. */
export interface Reading {
  readonly text: string;
  readonly atLeast?: number;
}

export interface MeantDice {
  readonly words: readonly Word[];
  /** More than one where the words may mean either. */
  readonly readings: readonly Reading[];
  /** What is understood and has no place in it, as it is typed. */
  readonly left: readonly string[];
  readonly unknown: readonly string[];
}

const read = createReader<Concept>(vocabulary);

/** "Hatosra": on a six. */
const onEnding = /r[ae]$/;

const sidesWords: Readonly<Partial<Record<Concept, number>>> = { d10: 10, d20: 20 };

/** How a number is asked for: of each die, of each die or of all, or of all. */
type Need = 'on' | 'more' | 'least';

/** What is understood so far, and the words that it was taken from. */
class Reader {
  readonly used = new Set<Word>();
  readonly groups: DiceGroup[] = [];
  constant = 0;
  need: { readonly kind: Need; readonly value: number } | undefined;
  successes: number | undefined;
  /** They have a place only where each die is asked for something. */
  ofSuccesses: readonly (Word | undefined)[] = [];
  keep: Keep | undefined;
  reroll: number | undefined;

  constructor(readonly words: readonly Word[]) {}

  take(...words: readonly (Word | undefined)[]): void {
    for (const word of words) if (word) this.used.add(word);
  }

  has(concept: Concept): Word | undefined {
    return this.words.find((word) => word.concept === concept);
  }

  at(place: number): Word | undefined {
    return this.words[place];
  }
}

const isSides = ({ concept }: Word): boolean =>
  concept === 'sides' || (concept !== undefined && concept in sidesWords);

function sidesOf({ concept, text }: Word): number {
  return (concept && sidesWords[concept]) ?? Number.parseInt(text, 10);
}

/** The dice at a place, with how many there are of them: "3d6", "ten dice", "two 8-sided dice". */
function takeDice(state: Reader, at: number): void {
  const word = state.at(at);
  if (!word || state.used.has(word)) return;
  const before = state.at(at - 1);
  const counted = before?.number !== undefined && before.counts === word.concept ? before : undefined;
  const [, own = '', sides = '6'] = /^(\d*)[dkw](\d+)/.exec(fold(word.text)) ?? [];
  if (word.concept === 'notation') {
    if (own !== '' && counted) return;
    state.groups.push({ count: counted?.number ?? Number(own || 1), sides: Number(sides) });
    state.take(word, counted);
    return;
  }
  const next = state.at(at + 1);
  const die = next?.concept === 'die' ? next : undefined;
  if (isSides(word)) {
    state.groups.push({ count: counted?.number ?? 1, sides: sidesOf(word) });
    state.take(word, counted, die);
    return;
  }
  // "10d6 dice" are ten.
  if (word.concept !== 'die' || (state.groups.length > 0 && !counted)) return;
  const sided = next && isSides(next) ? next : undefined;
  state.groups.push({ count: counted?.number ?? 1, sides: sided ? sidesOf(sided) : 6 });
  state.take(word, counted, sided);
}

const ends = ['best', 'worst'] as const;

const isEnd = (word: Word | undefined) => ends.some((end) => end === word?.concept);

/** What a number that counts no dice says, by the words beside it. */
function takeNumber(state: Reader, at: number): void {
  const word = state.at(at);
  const value = word?.number;
  if (!word || value === undefined || state.used.has(word) || !Number.isInteger(value)) return;
  const [before, after] = [state.at(at - 1), state.at(at + 1)];
  if (word.counts === 'success') {
    if (state.successes !== undefined) return;
    state.successes = value;
    const success = [before, after].find((each) => each?.concept === 'success');
    const least = [before, state.at(at - 2)].find((each) => each?.concept === 'at-least');
    state.ofSuccesses = [word, success, least];
    return;
  }
  const plusBehind = after?.concept === 'plus' && state.at(at + 2)?.number === undefined ? after : undefined;
  const more = word.plus ? word : after?.concept === 'or-more' ? after : plusBehind;
  const setNeed = (kind: Need, ...taken: readonly (Word | undefined)[]) => {
    if (state.need) return;
    state.need = { kind, value };
    state.take(word, ...taken);
  };
  if ((before?.concept === 'plus' || before?.concept === 'minus') && !more) {
    if (state.constant !== 0) return;
    state.constant = before.concept === 'plus' ? value : -value;
    state.take(word, before);
    return;
  }
  const reroll = [before, after].find((each) => each?.concept === 'reroll');
  if (reroll && !more) {
    if (state.reroll !== undefined) return;
    state.reroll = value;
    state.take(word, reroll);
    return;
  }
  const end = [before, after].find(isEnd);
  if (end && !more) {
    if (!state.keep) setKeep(state, end, value, word);
    return;
  }
  if (before?.concept === 'on') {
    setNeed('on', before, more);
    return;
  }
  if (before?.concept === 'at-least') {
    setNeed('least', before, more);
    return;
  }
  if (more) {
    setNeed(after?.concept === 'on' || onEnding.test(fold(word.text)) ? 'on' : 'more', more);
    return;
  }
  if (onEnding.test(fold(word.text)) || after?.concept === 'on')
    setNeed('on', after?.concept === 'on' ? after : undefined);
}

function setKeep(state: Reader, end: Word, count: number, ...taken: readonly Word[]): void {
  const drop = state.has('drop');
  const best = end.concept === 'best';
  state.keep = { mode: drop ? (best ? 'dh' : 'dl') : best ? 'kh' : 'kl', count };
  state.take(end, drop, ...taken);
}

/** What stands beside the numbers: the best or worst one, failures again, words that change nothing. */
function takeRest(state: Reader): void {
  const end = state.words.find((word) => isEnd(word) && !state.used.has(word));
  if (end && !state.keep) setKeep(state, end, 1);
  const fails = state.has('fails');
  if (fails) state.take(fails, state.has('reroll'));
  const { words } = state;
  for (const [at, word] of words.entries()) {
    // Between dice it joins them, and before dice it says what for.
    const joins = word.concept === 'plus' && state.groups.length > 1;
    const toDice = word.concept === 'on' && words.slice(at + 1, at + 3).some((each) => isDice(each));
    const besideNeed = word.concept === 'on' && state.need !== undefined;
    if (word.concept === 'odds' || joins || toDice || besideNeed) state.take(word);
    if (word.concept === 'success' && state.need) state.take(word);
  }
}

const isDice = (word: Word): boolean =>
  word.concept === 'die' || word.concept === 'notation' || isSides(word);

/** Of each die or of all together; both where the words say neither. */
function needsOf(state: Reader): readonly ('each' | 'all')[] {
  const { need, groups, constant } = state;
  const [group, second] = groups;
  if (!need || !group) return [];
  const total = state.has('total');
  const each = state.has('each');
  state.take(total, each);
  const pool =
    second === undefined && constant === 0 && !state.keep && need.value <= Math.max(group.sides, 7);
  if (total && !each) return ['all'];
  if (each || state.successes !== undefined || state.has('fails')) return pool ? ['each'] : [];
  if (!pool || need.value > group.sides || group.count === 1)
    return need.kind === 'on' && pool ? ['each'] : ['all'];
  return need.kind === 'least' ? ['each', 'all'] : ['each'];
}

function expressionOf(state: Reader, each: boolean): DiceExpression {
  const { need, keep, reroll, constant } = state;
  const [first, ...others] = state.groups;
  const special: Partial<DiceGroup> = {
    ...(keep ? { keep } : {}),
    ...(reroll === undefined ? {} : { reroll: [reroll] }),
    ...(each && need ? { target: need.value } : {}),
    ...(state.has('fails') ? { rerollFails: true } : {}),
  };
  return { groups: first ? [{ ...first, ...special }, ...others] : [], constant };
}

function readingsOf(state: Reader): readonly Reading[] {
  if (state.groups.length === 0) return [];
  const needs = needsOf(state);
  const ways = state.need ? needs : (['all'] as const);
  if (ways.every((way) => way === 'each')) state.take(...state.ofSuccesses);
  return ways.flatMap((way) => {
    const text = printDice(expressionOf(state, way === 'each'));
    if (!parseDice(text).ok) return [];
    const atLeast = way === 'each' ? state.successes : state.need?.value;
    return atLeast === undefined ? { text } : { text, atLeast };
  });
}

/** What somebody means who says in words what to roll; `own` is the language of the player. */
export function diceMeant(text: string, own?: Language): MeantDice {
  const words = read(text, own);
  const state = new Reader(words);
  for (const at of words.keys()) takeDice(state, at);
  for (const at of words.keys()) takeNumber(state, at);
  takeRest(state);
  const readings = readingsOf(state);
  const open = words.filter((word) => !word.unknown && !state.used.has(word));
  return {
    words,
    readings,
    left: open.map((word) => word.text),
    unknown: words.flatMap((word) => (word.unknown ? word.text : [])),
  };
}
