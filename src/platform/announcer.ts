import { type ReadonlySignal, signal } from '@preact/signals';

export interface Announcement {
  readonly text: string;
  readonly count: number;
}

/** Results read out by screen readers: each one once. */
export interface AnnouncerModel {
  readonly current: ReadonlySignal<Announcement>;
  announce(text: string): void;
  /** What was said so far is no longer there to be read again; what is said meanwhile stays. */
  forget(count: number): void;
}

export function createAnnouncerModel(): AnnouncerModel {
  const current = signal<Announcement>({ text: '', count: 0 });
  return {
    current,
    announce(text) {
      current.value = { text, count: current.peek().count + 1 };
    },
    forget(count) {
      if (current.peek().count === count) current.value = { text: '', count };
    },
  };
}
