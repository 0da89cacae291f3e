import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** Where the app is: `#/rules/BW-CC-16?v=1&q=parry` has the place `rules`, the rest `BW-CC-16` and the parameters. */
export interface Location {
  readonly place: string;
  readonly rest: string;
  readonly query: string;
  /** True when the address came from outside (a link, typed), not from a tap in the app. */
  readonly linked: boolean;
}

/** What the model needs of the browser. */
export interface BrowserHistory {
  readonly hash: () => string;
  readonly state: () => unknown;
  readonly push: (state: object, hash: string) => void;
  readonly replace: (state: object, hash: string) => void;
  readonly back: () => void;
  readonly scroll: () => number;
  readonly onChange: (listener: () => void) => void;
  readonly later: (run: () => void, milliseconds: number) => () => void;
}

interface Entry {
  readonly own?: true;
  readonly rule?: string;
  readonly scroll?: number;
}

export interface NavigationModel {
  readonly location: ReadonlySignal<Location>;
  /** The rule shown in the sheet over the current place. */
  readonly rule: ReadonlySignal<string | undefined>;
  /** Scroll offset to restore after Back; undefined on a new entry. */
  readonly restoreScroll: ReadonlySignal<number | undefined>;
  go(path: string): void;
  /** Puts a screen's inputs into the address, a moment later, without a history entry. */
  describe(query: string): void;
  openRule(id: string): void;
  closeRule(): void;
  back(): void;
}

/** Safari throws after about 100 replaceState calls in 30 seconds. */
const debounce = 400;
const longestQuery = 2000;

export function parseHash(hash: string): Omit<Location, 'linked'> {
  const text = hash.replace(/^#\/?/, '');
  const mark = text.indexOf('?');
  const path = mark < 0 ? text : text.slice(0, mark);
  const query = mark < 0 ? '' : text.slice(mark + 1);
  const slash = path.indexOf('/');
  let rest = slash < 0 ? '' : path.slice(slash + 1);
  try {
    rest = decodeURIComponent(rest);
  } catch {
    rest = '';
  }
  return {
    place: slash < 0 ? path : path.slice(0, slash),
    rest,
    query: query.length > longestQuery ? '' : query,
  };
}

function readEntry(state: unknown): Entry {
  return typeof state === 'object' && state !== null ? (state as Entry) : {};
}

export function createNavigationModel(history: BrowserHistory): NavigationModel {
  const read = (): Location => ({
    ...parseHash(history.hash()),
    linked: !readEntry(history.state()).own,
  });
  const location = signal<Location>(read());
  const rule = signal(readEntry(history.state()).rule);
  const restoreScroll = signal<number | undefined>(readEntry(history.state()).scroll);
  let cancel: (() => void) | undefined;
  let pending: (() => void) | undefined;

  function flush(): void {
    cancel?.();
    pending?.();
    cancel = undefined;
    pending = undefined;
  }

  function rememberScroll(): void {
    history.replace({ ...readEntry(history.state()), scroll: history.scroll() }, history.hash());
  }

  history.onChange(() => {
    cancel?.();
    cancel = undefined;
    pending = undefined;
    const entry = readEntry(history.state());
    const next = read();
    const before = location.peek();
    rule.value = entry.rule;
    if (
      next.place !== before.place ||
      next.rest !== before.rest ||
      next.query !== before.query ||
      next.linked !== before.linked
    ) {
      restoreScroll.value = entry.scroll;
      location.value = next;
    }
  });

  return {
    location,
    rule,
    restoreScroll: computed(() => restoreScroll.value),
    go(path) {
      flush();
      rememberScroll();
      history.push({ own: true }, `#/${path}`);
      rule.value = undefined;
      restoreScroll.value = undefined;
      location.value = read();
    },
    describe(query) {
      cancel?.();
      const { place, rest } = location.peek();
      pending = () => {
        const path = rest ? `${place}/${encodeURIComponent(rest)}` : place;
        const hash = query ? `#/${path}?${query}` : `#/${path}`;
        if (query.length > longestQuery || hash === history.hash()) return;
        history.replace({ ...readEntry(history.state()), own: true }, hash);
        location.value = { ...location.peek(), query };
      };
      cancel = history.later(flush, debounce);
    },
    openRule(id) {
      flush();
      rememberScroll();
      history.push({ own: true, rule: id }, history.hash());
      rule.value = id;
    },
    closeRule() {
      if (rule.peek() !== undefined) history.back();
    },
    back() {
      flush();
      history.back();
    },
  };
}
