import { type Signal, signal } from '@preact/signals';
import type { Language } from '../platform/languages.ts';
import type { Chapter, EntryFacts, EntryText } from '../reference/types.ts';
import type { RuleId } from '../rules/ids.ts';

type Texts = ReadonlyMap<RuleId, EntryText>;
type Facts = ReadonlyMap<RuleId, EntryFacts>;
type Ids<Value> = Readonly<Partial<Record<RuleId, Value>>>;

/** The chapters fetched so far. Reading follows later arrivals; nothing is fetched twice. */
export interface Shelf {
  text(id: RuleId, language: Language): EntryText | undefined;
  facts(id: RuleId): EntryFacts | undefined;
  /** The rules whose facts name this ruling, among the chapters fetched. */
  settledBy(ruling: RuleId): readonly RuleId[];
  fetchTexts(chapters: readonly Chapter[], language: Language): Promise<Texts>;
  fetchFacts(chapters: readonly Chapter[]): Promise<void>;
}

function pairs<Value>(records: readonly Ids<Value>[]): [RuleId, Value][] {
  return records.flatMap((record) => Object.entries(record) as [RuleId, Value][]);
}

export function createShelf(): Shelf {
  const texts: Readonly<Record<Language, Signal<Texts>>> = {
    en: signal(new Map()),
    pl: signal(new Map()),
    hu: signal(new Map()),
  };
  const facts = signal<Facts>(new Map());
  const lacks = (held: ReadonlyMap<RuleId, unknown>) => (chapter: Chapter) =>
    chapter.ids.some((id) => !held.has(id));

  return {
    text: (id, language) => texts[language].value.get(id),
    facts: (id) => facts.value.get(id),
    settledBy: (ruling) =>
      Array.from(facts.value).flatMap(([id, { rulings }]) => (rulings?.includes(ruling) ? [id] : [])),
    async fetchTexts(chapters, language) {
      const held = texts[language];
      const missing = chapters.filter(lacks(held.peek()));
      if (missing.length > 0) {
        const fetched = await Promise.all(missing.map((chapter) => chapter.texts[language]()));
        held.value = new Map([...held.peek(), ...pairs(fetched)]);
      }
      return held.peek();
    },
    async fetchFacts(chapters) {
      const missing = chapters.filter(lacks(facts.peek()));
      if (missing.length === 0) return;
      const fetched = await Promise.all(missing.map((chapter) => chapter.facts()));
      facts.value = new Map([...facts.peek(), ...pairs(fetched)]);
    },
  };
}
