import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { endsOf, readingSent } from '../kit/question/as-sent.ts';
import { createInputsModel, type InputCodec } from '../kit/question/inputs.ts';
import type { Services } from '../platform/services.ts';
import type { Chapter } from '../reference/types.ts';
import { type Game, games, type RuleId } from '../rules/ids.ts';
import { isLanguage, type Language } from '../rules/languages.ts';
import {
  chapterKey,
  chapterOf,
  chaptersOf,
  chaptersOfRules,
  entryIdOf,
  type Found,
  findChapter,
  type Row,
} from './finder.ts';
import { createKeptRules, type KeptRulesModel } from './kept-rules.ts';
import { type Meant, meantBy } from './meant.ts';
import { createEntries, createLookupSearch, type Entries } from './search.ts';

/** What a reader chose in the look-up. */
interface LookupInputs {
  readonly query: string;
  /** Search and browse also the games that are not played. */
  readonly everyGame: boolean;
  /** Only what was found of this game. */
  readonly game: Game | undefined;
  /** Key of the chapter that stands open for browsing. */
  readonly open: string | undefined;
  /** A second language shown beneath each entry. */
  readonly beside: Language | undefined;
}

export const longestQuery = 100;

const names = ['v', 'q', 'all', 'g', 'in', 'beside'];

export const lookupCodec: InputCodec<LookupInputs> = {
  initial: { query: '', everyGame: false, game: undefined, open: undefined, beside: undefined },
  encode({ query, everyGame, game, open, beside }) {
    const parameters = new URLSearchParams({ v: '1', q: query, all: everyGame ? '1' : '0' });
    if (game !== undefined) parameters.set('g', game);
    if (open !== undefined) parameters.set('in', open);
    if (beside !== undefined) parameters.set('beside', beside);
    return parameters.toString();
  },
  decode(text) {
    const parameters = new URLSearchParams(text);
    const known = [...parameters.keys()].every(
      (name, at, all) => names.includes(name) && all.indexOf(name) === at,
    );
    const query = parameters.get('q') ?? '';
    const every = parameters.get('all') ?? '0';
    const named = parameters.get('g') ?? undefined;
    const game = games.find((known) => known === named);
    const open = parameters.get('in') ?? undefined;
    const beside = parameters.get('beside') ?? undefined;
    if (!known || parameters.get('v') !== '1' || query.length > longestQuery) return undefined;
    if (every !== '0' && every !== '1') return undefined;
    if (game !== named) return undefined;
    if (open !== undefined && !findChapter(open)) return undefined;
    if (beside !== undefined && !isLanguage(beside)) return undefined;
    return { query, everyGame: every === '1', game, open, beside };
  },
};

const settling = /\/settle$/;

/** Opens the card of a rule that is disputed, from a page of the app at this address. */
export function settleLink(href: string, id: RuleId, beside: Language): string {
  const [page] = href.split('#');
  return `${page}#/rules/${id}/settle?${lookupCodec.encode({ ...lookupCodec.initial, beside })}`;
}

export interface Results {
  readonly found: readonly Found[];
  /** How many more there are in games that are not played. */
  readonly elsewhere: number;
  /** How many of each game that is shown, whatever game was chosen. */
  readonly counts: Readonly<Partial<Record<Game, number>>>;
}

export interface LookupModel {
  readonly inputs: ReadonlySignal<LookupInputs>;
  /** True when an opened link could not be read. */
  readonly unreadable: ReadonlySignal<boolean>;
  /** The entry of the address, as written there: it may not exist. */
  readonly entryId: ReadonlySignal<string | undefined>;
  /** The address asks for the card that settles it. */
  readonly settling: ReadonlySignal<boolean>;
  /** True while there is something to look for. */
  readonly searching: ReadonlySignal<boolean>;
  /** Undefined without a query, and while the look-up is being prepared. */
  readonly results: ReadonlySignal<Results | undefined>;
  /** What was meant by a word that no rule has. */
  readonly meant: ReadonlySignal<Meant | undefined>;
  /** What the reader pinned, and read last. */
  readonly kept: KeptRulesModel;
  /** The first rows of the results: what fits the screen at once, a page soon after; `more` lengthens the list. */
  readonly rows: ReadonlySignal<readonly Row[]>;
  /** How many `more` would still show. */
  readonly rest: ReadonlySignal<number>;
  /** The game played last comes first. */
  readonly gamesShown: ReadonlySignal<readonly Game[]>;
  /** True when some games are not played, so that there is something to hide. */
  readonly playsSome: ReadonlySignal<boolean>;
  /** Entries, as far as fetched; ask for them with `open` and `openAll`. */
  readonly entries: Pick<Entries, 'text' | 'facts' | 'settledBy'>;
  /** Called when the place opens: prepares the own language when the page is idle, all at once where a query waits. */
  start(): void;
  /** Prepares search at once: the own language, then the others when the page is idle. */
  begin(): void;
  search(query: string): void;
  showEveryGame(every: boolean): void;
  /** Only what was found of a game; undefined for all. */
  showGame(game: Game | undefined): void;
  toggleChapter(chapter: Chapter): void;
  showBeside(language: Language | undefined): void;
  more(): void;
  /** Fetches the one chapter of an entry, in the languages asked for. */
  open(id: RuleId, wanted: readonly Language[]): Promise<void>;
  /** Fetches what links to a ruling: the facts of its game. */
  openLinks(id: RuleId): Promise<void>;
  /** Fetches the chapters that these rules stand in, for their titles; in the reader's language where none is named. */
  openTitles(ids: readonly RuleId[], language?: Language): Promise<void>;
}

/** What the model needs of the app. */
export type LookupServices = Pick<Services, 'language' | 'navigation' | 'announcer' | 'drafts'> & {
  readonly settings: Pick<Services['settings'], 'games' | 'currentGame'>;
  readonly offline: Pick<Services['offline'], 'markOutdated'>;
};

/** What the model needs of the browser's clock. */
export interface LookupClock {
  readonly idle: (run: () => void) => void;
  readonly later: (run: () => void, milliseconds: number) => () => void;
}

const shortestQuery = 2;

const pageLength = 25;

/** What fits the screen comes with the key, the rest of the page right after. */
const atOnce = 8;

const soon = 150;

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

/** Splits what was found into the games shown and the rest; only what is of one game where one is chosen. */
export function sortByGame(found: readonly Found[], shown: readonly Game[], only?: Game): Results {
  const here = found.filter(({ id }) => shown.includes(chapterOf(id).game));
  const of = (game: Game) => here.filter(({ id }) => chapterOf(id).game === game);
  return {
    found: only && shown.includes(only) ? of(only) : here,
    elsewhere: found.length - here.length,
    counts: Object.fromEntries(shown.map((game) => [game, of(game).length])),
  };
}

export async function createLookupModel(
  services: LookupServices,
  clock = browserClock,
): Promise<LookupModel> {
  const { navigation, language: speech, settings, announcer, offline } = services;
  const kept = createKeptRules(services.drafts);
  const [inputs] = await Promise.all([
    createInputsModel('rules', readingSent(lookupCodec), navigation, services.drafts),
    kept.arrived,
  ]);
  const entries = createEntries();
  const finder = createLookupSearch(entries, speech.language, clock.idle, offline.markOutdated);
  const shown = signal(pageLength);
  const toAnnounce = signal<string | undefined>(undefined);

  const query = computed(() => inputs.value.value.query.trim());
  const searching = computed(() => query.value.length >= shortestQuery);
  const gamesShown = computed((): readonly Game[] => {
    const shownGames = inputs.value.value.everyGame ? games : settings.games.value;
    const last = settings.currentGame.value;
    return [...shownGames].sort((a, b) => Number(b === last) - Number(a === last));
  });
  const results = computed(() => {
    const found = searching.value ? finder.find(query.value) : undefined;
    return found && sortByGame(found, gamesShown.value, inputs.value.value.game);
  });
  const meant = computed(() => {
    const found = results.value?.found;
    return found && meantBy(query.value, found, entries.text);
  });
  const rows = computed(() => finder.rows(results.value?.found.slice(0, shown.value) ?? [], query.value));

  let started = false;
  let cancel: (() => void) | undefined;
  let cancelRest: (() => void) | undefined;

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
      for (const sent of endsOf(rest)) {
        const id = entryIdOf(sent.replace(settling, ''));
        if (id) return id;
      }
      return rest;
    }),
    settling: computed(() => {
      const { linked, rest } = navigation.location.value;
      return linked && endsOf(rest).some((sent) => settling.test(sent));
    }),
    searching,
    results,
    meant,
    kept,
    rows,
    rest: computed(() => Math.max(0, (results.value?.found.length ?? 0) - Math.max(shown.value, pageLength))),
    gamesShown,
    playsSome: computed(() => settings.games.value.length < games.length),
    entries,
    start() {
      if (started) return;
      started = true;
      effect(() => {
        const open = findChapter(inputs.value.value.open ?? '');
        if (open) entries.fetchTexts([open], speech.language.value).catch(offline.markOutdated);
      });
      if (searching.peek()) finder.beginAll();
      else clock.idle(finder.begin);
    },
    begin: finder.beginAll,
    search(text) {
      finder.beginAll();
      cancel?.();
      cancelRest?.();
      shown.value = atOnce;
      change({ query: text.slice(0, longestQuery) });
      if (!searching.peek()) return;
      cancelRest = clock.later(() => {
        shown.value = pageLength;
      }, soon);
      cancel = clock.later(() => {
        toAnnounce.value = query.peek();
      }, pause);
    },
    showEveryGame: (every) => change({ everyGame: every }),
    showGame: (game) => change({ game }),
    toggleChapter(chapter) {
      const key = chapterKey(chapter);
      change({ open: inputs.value.peek().open === key ? undefined : key });
    },
    showBeside: (beside) => change({ beside }),
    more() {
      cancelRest?.();
      shown.value += pageLength;
    },
    async open(id, wanted) {
      const own = [chapterOf(id)];
      await Promise.all([
        entries.fetchFacts(own),
        ...wanted.map((language) => entries.fetchTexts(own, language)),
      ]);
    },
    async openTitles(ids, language = speech.language.value) {
      await entries.fetchTexts(chaptersOfRules(ids), language);
    },
    async openLinks(id) {
      const { game } = chapterOf(id);
      await entries.fetchFacts(chaptersOf(game));
    },
  };
}
