import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Language, languages } from '../i18n/language.ts';
import { chapters } from '../reference/chapters.ts';
import { type Found, findRules, indexTexts, type LookupIndex, type Row, rowOf } from './lookup-finder.ts';
import type { Shelf } from './lookup-shelf.ts';

/** The indexes of the look-up: the reader's own language first, the others when the page is idle. */
export interface LookupSearch {
  /** Prepares at once, and again after a change of language. */
  begin(): void;
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
  let begun = false;

  async function prepare(language: Language): Promise<void> {
    const texts = await shelf.fetchTexts(chapters, language);
    if (prepared.peek().has(language)) return;
    const index = await indexTexts(texts, language);
    prepared.value = new Map([...prepared.peek(), [language, index]]);
  }

  function prepareOthers(): void {
    const next = languages.find((language) => !prepared.peek().has(language));
    if (next) idle(() => void prepare(next).then(prepareOthers, failed));
  }

  return {
    begin() {
      if (begun) return;
      begun = true;
      effect(() => void prepare(own.value).then(prepareOthers, failed));
    },
    find(query) {
      const ready = ordered.value[0]?.language === own.value;
      return ready ? findRules(query, ordered.value) : undefined;
    },
    rows: (found, query) => found.map((one) => rowOf(one, query, own.value, shelf.text)),
  };
}
