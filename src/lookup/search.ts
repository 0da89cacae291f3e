import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { chapters } from '../reference/chapters.ts';
import type { Chapter, EntryFacts, EntryText } from '../reference/types.ts';
import type { RuleId } from '../rules/ids.ts';
import { type Language, languages } from '../rules/languages.ts';
import { type Found, findRules, indexTexts, type LookupIndex, type Row, rowOf } from './finder.ts';

type Texts = ReadonlyMap<RuleId, EntryText>;

type Facts = ReadonlyMap<RuleId, EntryFacts>;

type Ids<Value> = Readonly<Partial<Record<RuleId, Value>>>;

/** The chapters fetched so far. Reading follows later arrivals; nothing is fetched twice. */
export interface Entries {
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

export function createEntries(): Entries {
  const texts = Object.fromEntries(
    languages.map((language) => [language, signal<Texts>(new Map())]),
  ) as Readonly<Record<Language, Signal<Texts>>>;
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

/** The indexes of the look-up: the reader's own language first, the others when somebody searches. */
export interface LookupSearch {
  /** Prepares the own language, and again after a change of it. */
  begin(): void;
  /** Prepares the others as well, when the page is idle. */
  beginAll(): void;
  /** Undefined until the own language is ready; reading follows later arrivals. */
  find(query: string): readonly Found[] | undefined;
  rows(found: readonly Found[], query: string): readonly Row[];
}

/** `failed` hears of a part that could not be loaded; `among` are the chapters that are searched. */
export function createLookupSearch(
  entries: Entries,
  own: ReadonlySignal<Language>,
  idle: (run: () => void) => void,
  failed: () => void,
  among: readonly Chapter[] = chapters,
): LookupSearch {
  const prepared = signal<ReadonlyMap<Language, LookupIndex>>(new Map());
  const ordered = computed(() =>
    [own.value, ...languages.filter((language) => language !== own.value)].flatMap((language) => {
      const index = prepared.value.get(language);
      return index ? [{ language, index }] : [];
    }),
  );
  const underway = new Map<Language, Promise<void>>();
  const widely = signal(false);
  let begun = false;

  async function build(language: Language): Promise<void> {
    const index = await indexTexts(await entries.fetchTexts(among, language), language);
    prepared.value = new Map([...prepared.peek(), [language, index]]);
  }

  function prepare(language: Language): Promise<void> {
    const known = underway.get(language);
    if (known) return known;
    const built = build(language);
    underway.set(language, built);
    // What could not be fetched is asked for again.
    built.catch(() => underway.delete(language));
    return built;
  }

  function prepareOthers(): void {
    const next = languages.find((language) => !prepared.peek().has(language));
    if (next) idle(() => void prepare(next).then(prepareOthers, failed));
  }

  const go = () => void prepare(own.value).then(widely.value ? prepareOthers : undefined, failed);

  function begin(): void {
    if (begun && !underway.has(own.peek())) go();
    if (begun) return;
    begun = true;
    effect(go);
  }

  return {
    begin,
    beginAll() {
      widely.value = true;
      begin();
    },
    find(query) {
      const ready = ordered.value[0]?.language === own.value;
      return ready ? findRules(query, ordered.value) : undefined;
    },
    rows: (found, query) => found.map((one) => rowOf(one, query, own.value, entries.text)),
  };
}
