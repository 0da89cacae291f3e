// A device as an app finds it: its database, its small storages, its address with the way back.
import { IDBFactory } from 'fake-indexeddb';
import type { BrowserHistory } from '../../../src/platform/navigation.ts';

type Kept = Readonly<Record<string, string>>;

/** One profile of a browser. Only one is in use at a time; what the others keep waits. */
export interface Device {
  readonly database: IDBFactory;
  local: Kept;
  session: Kept;
}

export const newDevice = (): Device => ({ database: new IDBFactory(), local: {}, session: {} });

const keptIn = (storage: Storage): Kept => Object.fromEntries(Object.entries({ ...storage }));

function fill(storage: Storage, kept: Kept): void {
  storage.clear();
  for (const [key, value] of Object.entries(kept)) storage.setItem(key, value);
}

let used: Device | undefined;

export function useDevice(device: Device): void {
  if (used === device) return;
  if (used) {
    used.local = keptIn(localStorage);
    used.session = keptIn(sessionStorage);
  }
  used = device;
  fill(localStorage, device.local);
  fill(sessionStorage, device.session);
  Object.defineProperty(globalThis, 'indexedDB', {
    value: device.database,
    configurable: true,
    writable: true,
  });
}

/** The address line of one page. Waits for an address to be written are short: nobody types here. */
export interface PageHistory extends BrowserHistory {
  readonly leave: () => void;
  readonly close: () => void;
}

export function pageHistory(): PageHistory {
  const listeners: (() => void)[] = [];
  const leavers: (() => void)[] = [];
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  addEventListener('popstate', changed);
  // What takes its leave when a page is gone does not move the one that comes after it.
  let closed = false;
  return {
    hash: () => location.hash,
    state: () => history.state,
    push: (state, hash) => {
      if (!closed) history.pushState(state, '', hash);
    },
    replace: (state, hash) => {
      if (!closed) history.replaceState(state, '', hash || location.pathname);
    },
    back: () => {
      if (!closed) history.back();
    },
    scroll: () => 0,
    onChange: (listener) => listeners.push(listener),
    onLeave: (listener) => leavers.push(listener),
    later: (run, milliseconds) => {
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          run();
        },
        Math.min(milliseconds, milliseconds / 10),
      );
      timers.add(timer);
      return () => {
        timers.delete(timer);
        clearTimeout(timer);
      };
    },
    leave: () => {
      for (const leaver of leavers) leaver();
    },
    close: () => {
      closed = true;
      removeEventListener('popstate', changed);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

const resized: (() => void)[] = [];

/** Reports each new size of the page, whatever app is in it. */
export function onResized(pageText: () => void): void {
  resized.push(pageText);
}

/** How large the page is: what the code asks of it, for nothing is laid out. */
export function setViewport(size: { readonly width: number; readonly height: number }): void {
  const { happyDOM } = window as unknown as {
    readonly happyDOM: { readonly setViewport: (to: typeof size) => void };
  };
  happyDOM.setViewport(size);
  for (const pageText of resized) pageText();
}
