import type { GameAsked } from '../../fight/ask/asked.ts';
import { lookAtFight } from '../../fight/ask/look.ts';
import { type MergedPair, mergedWords } from '../../fight/ask/merged.ts';
import { sidesOf } from '../../fight/ask/sides.ts';
import { waysOf } from '../../fight/ask/ways.ts';
import type { TableRules } from '../../rules/brikwars/house-rules.ts';
import type { QuikTable } from '../../rules/brikwars/quik/quik-house-rules.ts';
import type { Language } from '../../rules/languages.ts';
import type { Asking, Choice } from './asked-parts.ts';
import { quikOf } from './in-quik.ts';
import { builders, choicesOf } from './meant.ts';
import { type FightConcept, fightSides, readFight } from './vocabulary.ts';

/** Two words beside each other that are one thing. */
const pairs: readonly MergedPair<FightConcept>[] = [
  ...(['hand', 'heavy'] as const).flatMap((one): readonly MergedPair<FightConcept>[] => [
    ['two-handed', one, 'two-handed', /^(?:two|dwur|k[eé]tk)/i],
    [one, 'two-handed', 'two-handed', /^dwur/i],
  ]),
  ['armored-minifig', 'minifig', 'armored-minifig', /./],
  ['minifig', 'armored-minifig', 'armored-minifig', /./],
  ['long-ranged', 'long-ranged', 'long-ranged', /^(?:sniper|snajper|mesterl)/i],
  ['heal', 'heal', 'heal', /./],
];

/** What is asked of a fight, as far as the words say it: every question that they may mean, those first that leave least out. */
export function questionsIn(text: string, language: Language, table: TableRules, short?: QuikTable) {
  const read = mergedWords(readFight(text, language), text, pairs);
  const normal = text.normalize('NFC');
  // "Egy", "one": nothing is counted by it.
  const words = sidesOf(read, normal, fightSides, language).filter(
    ({ number, text: spoken }) => number !== 1 || /\d/.test(spoken),
  );
  const look = () => lookAtFight<FightConcept>(words, normal, 'distance');
  const ways = (short ? [quikOf(short)] : builders).map((build) => (asked: Asking, choice: Choice) => {
    const question = build(asked, table, choice);
    asked.allow('target', 'distance');
    return question;
  });
  return {
    words,
    questions: waysOf(look, choicesOf(look(), table), ways),
    unknown: words.flatMap((word) => (word.unknown ? word.text : [])),
  };
}

/** The same as text, for the page that asks. */
export function understand(
  text: string,
  language: Language,
  table: TableRules,
  short?: QuikTable,
): GameAsked<FightConcept> {
  const { words, questions, unknown } = questionsIn(text, language, table, short);
  return {
    words,
    unknown,
    questions: questions.map(({ asked, left }) => ({ ...asked, left })),
  };
}
