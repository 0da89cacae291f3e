import { type HeldStore, holdInMemory, type MemoryState } from './memory.ts';
import { openRecordStore } from './store.ts';

/** The first try comes after so many milliseconds, each later one after twice as many, up to the most. */
const patience = { first: 1000, most: 10_000 } as const;

/**
 * The records on the device, held in memory where they cannot be stored; `notify` hears each change of that. What waits is
 * tried again by itself.
 */
export function openDevice(notify: (state: MemoryState) => void): HeldStore {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause: number = patience.first;

  function tryLater(): void {
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      pause = Math.min(2 * pause, patience.most);
      void store.retry().then((done) => {
        timer = undefined;
        if (done) pause = patience.first;
        else tryLater();
      });
    }, pause);
  }

  const store = holdInMemory(openRecordStore({ onAnswer: () => void store.retry() }), (state) => {
    notify(state);
    if (state.waiting > 0) tryLater();
  });
  return store;
}
