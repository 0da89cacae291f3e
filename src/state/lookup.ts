import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Language, languages } from '../i18n/language.ts';
import { chapters } from '../reference/chapters.ts';
import type { Chapter } from '../reference/types.ts';
import { type Game, games, type RuleId } from '../rules/ids.ts';
import { createInputsModel } from './inputs.ts';
import { chapterKey, chapterOf, hasEntry } from './lookup-chapters.ts';
import type { Found, LookupIndex, Row } from './lookup-finder.ts';
import { type LookupInputs, longestQuery, lookupCodec } from './lookup-inputs.ts';
import { createShelf, type Shelf } from './lookup-shelf.ts';
import type { Services } from './services.ts';

export interface Results {
  readonly found: readonly Found[];
  /** How many more there are in games that are not played. */
  readonly elsewhere: number;
}

export interface LookupModel {
  readonly inputs: ReadonlySignal<LookupInputs>;
  /** True when an opened link could not be read. */
  readonly unreadable: ReadonlySignal<boolean>;
  /** The entry of the address, as written there: it may not exist. */
  readonly entryId: ReadonlySignal<string | undefined>;
  /** Undefined without a query, and while the look-up is being prepared. */
  readonly results: ReadonlySignal<Results | undefined>;
  /** The first rows of the results; `more` lengthens the list. */
  readonly rows: ReadonlySignal<readonly Row[]>;
  readonly gamesShown: ReadonlySignal<readonly Game[]>;
  /** Entries, as far as fetched; ask for them with `open` and `openAll`. */
  readonly shelf: Pick<Shelf, 'text' | 'facts' | 'settledBy'>;
  /** Prepares search: the own language at once, the others when the page is idle. */
  start(): void;
  search(query: string): void;
  showEveryGame(every: boolean): void;
  toggleChapter(chapter: Chapter): void;
  showBeside(language: Language | undefined): void;
  more(): void;
  /** Fetches the one chapter of an entry, in the languages asked for. */
  open(id: RuleId, wanted: readonly Language[]): Promise<void>;
  /** Fetches what links to a ruling: the facts of its game. */
  openLinks(id: RuleId): Promise<void>;
}

/** What the model needs of the browser's clock. */
export interface LookupClock {
  readonly idle: (run: () => void) => void;
  readonly later: (run: () => void, milliseconds: number) => () => void;
}

const pageLength = 25;
/** A screen reader should say the count of a word, not of each letter. */
const pause = 600;

const browserClock: LookupClock = {
  idle: (run) => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => run(), { timeout: 3000 });
    else setTimeout(run, 300);
  },
  later: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Splits what was found into the games shown and the rest. */
export function sortByGame(found: readonly Found[], shown: readonly Game[]): Results {
  const here = found.filter(({ id }) => shown.includes(chapterOf(id).game));
  return { found: here, elsewhere: found.length - here.length };
}

export async function createLookupModel(services: Services, clock = browserClock): Promise<LookupModel> {
  const { navigation, language: speech, settings, announcer, offline } = services;
  const inputs = await createInputsModel('rules', lookupCodec, navigation, services.drafts);
  const shelf = createShelf();
  const finder = signal<typeof import('./lookup-finder.ts') | undefined>(undefined);
  const indexes = signal<ReadonlyMap<Language, LookupIndex>>(new Map());
  const shown = signal(pageLength);
  const toAnnounce = signal<string | undefined>(undefined);

  const query = computed(() => inputs.value.value.query.trim());
  const gamesShown = computed(() => (inputs.value.value.everyGame ? games : settings.games.value));
  const ordered = computed(() => {
    const own = speech.language.value;
    return [own, ...languages.filter((language) => language !== own)].flatMap((language) => {
      const index = indexes.value.get(language);
      return index ? [{ language, index }] : [];
    });
  });
  const found = computed(() => {
    const ready = ordered.value[0]?.language === speech.language.value;
    return query.value === '' || !ready ? undefined : finder.value?.findRules(query.value, ordered.value);
  });
  const results = computed(() => found.value && sortByGame(found.value, gamesShown.value));
  const rows = computed(() => {
    const own = speech.language.value;
    const present = finder.value?.rowOf;
    const page = results.value?.found.slice(0, shown.value) ?? [];
    return present ? page.map((one) => present(one, own, shelf.text)) : [];
  });

  async function prepare(language: Language): Promise<void> {
    const [code, texts] = await Promise.all([
      import('./lookup-finder.ts'),
      shelf.fetchTexts(chapters, language),
    ]);
    if (!indexes.peek().has(language)) {
      const index = await code.indexTexts(texts);
      batch(() => {
        finder.value = code;
        indexes.value = new Map([...indexes.peek(), [language, index]]);
      });
    }
  }

  function prepareOthers(): void {
    const next = languages.find((language) => !indexes.peek().has(language));
    if (next) clock.idle(() => void prepare(next).then(prepareOthers, offline.markOutdated));
  }

  let started = false;
  let cancel: (() => void) | undefined;

  function change(part: Partial<LookupInputs>): void {
    inputs.set({ ...inputs.value.peek(), ...part });
  }

  effect(() => {
    const asked = toAnnounce.value;
    const ready = results.value;
    if (asked === undefined || !ready || asked !== query.peek()) return;
    toAnnounce.value = undefined;
    const t = speech.texts('rules');
    announcer.announce(ready.found.length > 0 ? t.hits(ready.found.length) : t.nothing(asked));
  });

  return {
    inputs: inputs.value,
    unreadable: inputs.unreadable,
    entryId: computed(() => {
      const { place, rest } = navigation.location.value;
      if (place !== 'rules' || rest === '') return undefined;
      return hasEntry(rest.toUpperCase()) ? rest.toUpperCase() : rest;
    }),
    results,
    rows,
    gamesShown,
    shelf,
    start() {
      if (started) return;
      started = true;
      effect(() => void prepare(speech.language.value).then(prepareOthers, offline.markOutdated));
    },
    search(text) {
      cancel?.();
      shown.value = pageLength;
      change({ query: text.slice(0, longestQuery) });
      if (query.peek() !== '') cancel = clock.later(() => (toAnnounce.value = query.peek()), pause);
    },
    showEveryGame: (every) => change({ everyGame: every }),
    toggleChapter(chapter) {
      const key = chapterKey(chapter);
      change({ open: inputs.value.peek().open === key ? undefined : key });
    },
    showBeside: (beside) => change({ beside }),
    more() {
      shown.value += pageLength;
    },
    async open(id, wanted) {
      const own = [chapterOf(id)];
      await Promise.all([
        shelf.fetchFacts(own),
        ...wanted.map((language) => shelf.fetchTexts(own, language)),
      ]);
    },
    async openLinks(id) {
      const { game } = chapterOf(id);
      await shelf.fetchFacts(chapters.filter((chapter) => chapter.game === game));
    },
  };
}
