import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '../rules/languages.ts';
import { createFormat, type Format } from './format.ts';
import type { Messages, Part, Slice, SliceWords, TextLoader } from './words.ts';

/** What a part's texts are read as; the same texts give the same answer. */
export type Reading = <P extends Part>(part: P, texts: Messages[P]) => Messages[P];

export interface LanguageModel {
  readonly language: ReadonlySignal<Language>;
  readonly format: ReadonlySignal<Format>;
  /** The texts of a part in the current language; its slice must have been loaded by the place. */
  texts<P extends Part>(part: P): Messages[P];
  /** Lets every text be read in another way from now on, and as it stands without one; the measure is read last. */
  reread(what: 'sides' | 'measure', reading: Reading | undefined): void;
  load(slices: readonly Slice[]): Promise<void>;
  /** The words of a slice in any language, not only the current one. */
  wordsOf<S extends Slice>(language: Language, slice: S): Promise<SliceWords[S]>;
  /** Loads the same slices in the new language first, so that no screen is half translated. */
  change(language: Language): Promise<void>;
}

export function createLanguageModel(
  loaders: Readonly<Record<Language, TextLoader>>,
  initial: Language,
  browser?: string,
): LanguageModel {
  interface Loaded {
    readonly language: Language;
    readonly slices: ReadonlySet<Slice>;
    readonly texts: Partial<Messages>;
  }
  const loaded = signal<Loaded>({ language: initial, slices: new Set(), texts: {} });

  const readings = signal<{ readonly sides?: Reading | undefined; readonly measure?: Reading | undefined }>(
    {},
  );
  let wanted = initial;

  async function fetchTexts(language: Language, slices: readonly Slice[]): Promise<Partial<Messages>> {
    return Object.assign({}, ...(await Promise.all(slices.map((slice) => loaders[language](slice)))));
  }

  return {
    language: computed(() => loaded.value.language),
    format: computed(() => createFormat(loaded.value.language, browser)),
    texts(part) {
      const texts = loaded.value.texts[part];
      if (!texts) throw new Error(`texts of ${part} are not loaded`);
      // The map holds under each part the texts of that part: fetchTexts is the only writer.
      const own = texts as Messages[typeof part];
      const { sides, measure } = readings.value;
      const text = sides ? sides(part, own) : own;
      return measure ? measure(part, text) : text;
    },
    wordsOf: (language, slice) => loaders[language](slice),
    reread: (what, next) => {
      readings.value = { ...readings.peek(), [what]: next };
    },
    async load(wantedSlices) {
      const { language, slices } = loaded.peek();
      const missing = wantedSlices.filter((slice) => !slices.has(slice));
      if (missing.length === 0) return;
      const fresh = await fetchTexts(language, missing);
      const now = loaded.peek();
      if (now.language !== language) return this.load(wantedSlices);
      loaded.value = {
        language,
        slices: new Set([...now.slices, ...missing]),
        texts: { ...now.texts, ...fresh },
      };
    },
    async change(language) {
      wanted = language;
      for (;;) {
        const { slices } = loaded.peek();
        const texts = await fetchTexts(language, [...slices]);
        if (wanted !== language) return;
        // A slice may have arrived in the old language meanwhile: it comes along too.
        if (loaded.peek().slices.size === slices.size) {
          loaded.value = { language, slices, texts };
          return;
        }
      }
    },
  };
}
