import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Language, languages } from '../platform/languages.ts';
import { chapters } from '../reference/chapters.ts';
import type { Shelf } from './chapter-cache.ts';
import { type Found, findRules, indexTexts, type LookupIndex, type Row, rowOf } from './finder.ts';

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

/** `failed` hears of a part that could not be loaded. */
export function createLookupSearch(
  shelf: Shelf,
  own: ReadonlySignal<Language>,
  idle: (run: () => void) => void,
  failed: () => void,
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
    const index = await indexTexts(await shelf.fetchTexts(chapters, language), language);
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
    rows: (found, query) => found.map((one) => rowOf(one, query, own.value, shelf.text)),
  };
}
