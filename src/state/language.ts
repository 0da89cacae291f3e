import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { createFormat, type Format } from '../i18n/format.ts';
import type { Language } from '../i18n/language.ts';
import type { Messages, Part } from '../i18n/messages.ts';
import type { TextLoader } from '../i18n/start.ts';

/** What a part's texts are read as; the same texts give the same answer. */
export type Reading = <P extends Part>(part: P, texts: Messages[P]) => Messages[P];

export interface LanguageModel {
  readonly language: ReadonlySignal<Language>;
  readonly format: ReadonlySignal<Format>;
  /** The texts of a part in the current language; the part must have been loaded by its route. */
  texts<P extends Part>(part: P): Messages[P];
  /** Lets every text be read in another way from now on, and as it stands without one. */
  reread(reading: Reading | undefined): void;
  load(parts: readonly Part[]): Promise<void>;
  /** Loads the same parts in the new language first, so that no screen is half translated. */
  change(language: Language): Promise<void>;
}

export function createLanguageModel(
  loaders: Readonly<Record<Language, TextLoader>>,
  initial: Language,
  browser?: string,
): LanguageModel {
  const loaded = signal<{ readonly language: Language; readonly texts: Partial<Messages> }>({
    language: initial,
    texts: {},
  });

  const reading = signal<Reading | undefined>(undefined);
  let wanted = initial;

  async function fetchParts(language: Language, parts: readonly Part[]): Promise<Partial<Messages>> {
    const pairs = await Promise.all(
      parts.map(async (part) => [part, await loaders[language](part)] as const),
    );
    return Object.fromEntries(pairs) as Partial<Messages>;
  }

  return {
    language: computed(() => loaded.value.language),
    format: computed(() => createFormat(loaded.value.language, browser)),
    texts(part) {
      const texts = loaded.value.texts[part];
      if (!texts) throw new Error(`texts of ${part} used before they were loaded`);
      // The map holds under each part the texts of that part: fetchParts is the only writer.
      const own = texts as Messages[typeof part];
      return reading.value ? reading.value(part, own) : own;
    },
    reread: (next) => {
      reading.value = next;
    },
    async load(parts) {
      const { language, texts } = loaded.peek();
      const missing = parts.filter((part) => !texts[part]);
      if (missing.length === 0) return;
      const fresh = await fetchParts(language, missing);
      if (loaded.peek().language !== language) return this.load(parts);
      loaded.value = { language, texts: { ...loaded.peek().texts, ...fresh } };
    },
    async change(language) {
      wanted = language;
      for (;;) {
        const texts = await fetchParts(language, Object.keys(loaded.peek().texts) as Part[]);
        if (wanted !== language) return;
        // A part may have arrived in the old language meanwhile: it comes along too.
        if (Object.keys(loaded.peek().texts).every((part) => part in texts)) {
          loaded.value = { language, texts };
          return;
        }
      }
    },
  };
}
