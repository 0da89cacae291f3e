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
  /** The page is about to be left, or reloaded. */
  readonly onLeave: (listener: () => void) => void;
  readonly later: (run: () => void, milliseconds: number) => () => void;
}

interface Entry {
  readonly own?: true;
  readonly rule?: string;
  readonly scroll?: number;
}

/** What lies over a place and has entries of its own in the history; its code comes with the first of it. */
export interface Layer {
  readonly history: BrowserHistory;
  /** Writes the address of the place now. */
  readonly flush: () => void;
  /** Takes the address as it has become. */
  readonly reread: () => void;
  over?: {
    /** The address waits: another entry lies on that of the place. */
    readonly holds: () => boolean;
    /** Takes everything away first and goes on then; false where there is nothing. */
    readonly clear: (then: () => void) => boolean;
    /** The browser has come to another entry: what follows when the place is known; undefined if nothing lay there. */
    readonly arrived: () => (() => void) | undefined;
  };
}

export interface NavigationModel {
  readonly location: ReadonlySignal<Location>;
  /** The rule shown in the sheet over the current place. */
  readonly rule: ReadonlySignal<string | undefined>;
  /** Scroll offset to restore after Back; undefined on a new entry. */
  readonly restoreScroll: ReadonlySignal<number | undefined>;
  go(path: string): void;
  /** As `go`, in the place of what is shown: Back leaves both, as it does from one mode to another. */
  swap(path: string): void;
  /** Puts a screen's inputs into the address, a moment later, without a history entry. */
  describe(query: string): void;
  /** Over the current place: one rule, or a list of several with blanks between their ids. */
  openRule(id: string): void;
  closeRule(): void;
  back(): void;
  readonly layer: Layer;
}

/** Safari throws after about 100 replaceState calls in 30 seconds. */
const debounce = 400;
/** So long a page that is left may stand until the next one comes. */
const leaving = 10_000;
const longestQuery = 2000;

/** Signs in place of their numbers; nothing where that is no text. */
function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

export function parseHash(hash: string): Omit<Location, 'linked'> {
  // Some ways of sending write all of it by numbers.
  const text = hash[1] === '%' ? plain(hash) : hash;
  const [, place = '', rest = '', query = ''] = /^#?\/?([^/?]*)\/?([^?]*)\??(.*)/s.exec(text) ?? [];
  return { place, rest: plain(rest), query: query.length > longestQuery ? '' : query };
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

  const reread = (): void => {
    location.value = read();
  };
  const layer: Layer = { history, flush, reread };

  function schedule(after = debounce): void {
    cancel?.();
    cancel = layer.over?.holds() ? undefined : history.later(flush, after);
  }

  // An address that changes while its page is being reloaded loses its state, and would pass for a link.
  history.onLeave(() => {
    if (pending) schedule(leaving);
  });

  history.onChange(() => {
    const follow = layer.over?.arrived();
    cancel?.();
    const entry = readEntry(history.state());
    const next = read();
    const before = location.peek();
    // What waits until nothing lies over its place is announced at that place alone.
    if (!follow || next.place !== before.place || next.rest !== before.rest) pending = undefined;
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
    follow?.();
    if (pending) schedule();
  });

  function arrive(): void {
    rule.value = undefined;
    restoreScroll.value = undefined;
    reread();
  }

  const model: NavigationModel = {
    layer,
    location,
    rule,
    restoreScroll: computed(() => restoreScroll.value),
    go(path) {
      if (layer.over?.clear(() => model.go(path))) return;
      flush();
      rememberScroll();
      history.push({ own: true }, `#/${path}`);
      arrive();
    },
    swap(path) {
      if (layer.over?.clear(() => model.swap(path))) return;
      flush();
      history.replace({ own: true }, `#/${path}`);
      arrive();
    },
    describe(query) {
      cancel?.();
      const { place, rest } = location.peek();
      pending = () => {
        const path = rest ? `${place}/${rest.split('/').map(encodeURIComponent).join('/')}` : place;
        const hash = query ? `#/${path}?${query}` : `#/${path}`;
        if (query.length > longestQuery || hash === history.hash()) return;
        history.replace({ ...readEntry(history.state()), own: true }, hash);
        reread();
      };
      schedule();
    },
    openRule(id) {
      if (!layer.over?.holds()) flush();
      rememberScroll();
      // What lies over the place stays below it.
      history.push({ ...readEntry(history.state()), own: true, rule: id }, history.hash());
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
  return model;
}
