import type { BrowserHistory } from '../../src/platform/navigation.ts';

/** A browser's history without a browser: entries, Back, and timers that run on demand. */
export interface FakeHistory extends BrowserHistory {
  readonly entries: readonly { readonly state: unknown; readonly hash: string }[];
  /** Somebody opens an address from outside. */
  readonly visit: (hash: string) => void;
  /** Somebody reloads the page, and the next one lets one wait. */
  readonly leave: () => void;
  /** Lets the waiting timers run that are due after a moment. */
  readonly pass: () => void;
  readonly replaced: () => number;
}

export function createFakeHistory(first = ''): FakeHistory {
  const entries: { state: unknown; hash: string }[] = [{ state: null, hash: first }];
  let at = 0;
  let replacements = 0;
  let timers: (() => void)[] = [];
  const listeners: (() => void)[] = [];
  const leavers: (() => void)[] = [];
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const current = () => {
    const entry = entries[at];
    if (!entry) throw new Error('no entry');
    return entry;
  };
  return {
    entries,
    hash: () => current().hash,
    state: () => current().state,
    push: (state, hash) => {
      entries.splice(at + 1);
      entries.push({ state, hash });
      at += 1;
    },
    replace: (state, hash) => {
      replacements += 1;
      entries[at] = { state, hash };
    },
    back: () => {
      if (at === 0) return;
      at -= 1;
      notify();
    },
    scroll: () => 0,
    onChange: (listener) => listeners.push(listener),
    onLeave: (listener) => leavers.push(listener),
    later: (run, milliseconds) => {
      if (milliseconds > 1000) return () => undefined;
      timers.push(run);
      return () => {
        timers = timers.filter((timer) => timer !== run);
      };
    },
    visit: (hash) => {
      entries.splice(at + 1);
      entries.push({ state: null, hash });
      at += 1;
      notify();
    },
    leave: () => {
      for (const leaver of leavers) leaver();
    },
    pass: () => {
      const due = timers;
      timers = [];
      for (const run of due) run();
    },
    replaced: () => replacements,
  };
}
