import type { MageKnightRuleId } from '../../rules/mage-knight/ids.ts';
import { sectionKinds } from '../../rules/mage-knight/kinds.ts';
import { comers, type Word } from './parse.ts';
import type { Concept } from './vocabulary.ts';

const sections: readonly Concept[] = ['castle', 'section', ...sectionKinds];
const people: readonly Concept[] = ['figure', 'warrior', 'standing'];

/** What no question asks and a rule says: of each list one word must be there. The rules that say most come first. */
const topics: readonly (readonly [rules: string, ...all: readonly (readonly Concept[])[]])[] = [
  ['DST-03 DST-01', ['fall']],
  ['DST-03 DST-01 DST-02', ['collapse'], people],
  ['DST-01 DST-02 DST-03', ['collapse']],
  ['IMM-01', ['captured']],
  ['CC-02 IMM-02', ['poison'], ['ladder', 'door', 'touch']],
  ['IMM-02 IMM-08', ['poison']],
  ['IMM-10 IMM-02', ['heal']],
  ['ELG-02 IMM-06', ['rear-arc', 'front-arc'], comers],
  ['IMM-06 ELG-02', ['rear-arc', 'front-arc']],
  ['ACT-06 ACT-01', ['extra']],
  ['ACT-01 ACT-02 ACT-05', ['action', 'token']],
  ['SET-04 SET-11 SET-03', ['start-area'], ['enemy']],
  ['SET-03 SET-04 SET-11', ['start-area']],
  ['SET-06 SET-03', ['table-edge']],
  ['VP-02 VP-01', ['points'], ['breached']],
  ['VP-01 VP-02 PTS-02', ['points']],
  ['LAD-06 LAD-05', ['ladder'], ['take-away']],
  ['LAD-05 LAD-03', ['ladder'], ['raise']],
  ['LAD-02 LAD-03', ['ladder'], ['how-many']],
  ['PLK-04 PLK-06', ['planking'], ['right-angle', 'raise', 'how-many']],
  ['ACT-04', ['move'], sections],
  ['ENT-04', ['who', 'when', 'lord', 'turn'], ['open', 'shut', 'door', 'gate']],
  ['BRE-02 WALL-04', ['yellow']],
  ['BRE-01 A-25', ['demoralised']],
  ['BRE-03 BRE-01 BRE-02', ['breached']],
  ['ELG-13 IMM-05', ['gang-up', 'formation']],
];

/** The rules that speak of what is typed, the nearest first. */
export function rulesFor(words: readonly Word[]): readonly MageKnightRuleId[] {
  const has = (wanted: readonly Concept[]) =>
    words.some(({ concept }) => concept !== undefined && wanted.includes(concept));
  const found = topics
    .filter(([, ...all]) => all.every(has))
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([rules]) => rules.split(' ').map((id) => `MK-${id}` as MageKnightRuleId));
  return [...new Set(found)];
}
