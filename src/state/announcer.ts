import { type ReadonlySignal, signal } from '@preact/signals';

export interface Announcement {
  readonly text: string;
  readonly count: number;
}

/** Results read out by screen readers: each one once. */
export interface AnnouncerModel {
  readonly current: ReadonlySignal<Announcement>;
  announce(text: string): void;
}

export function createAnnouncerModel(): AnnouncerModel {
  const current = signal<Announcement>({ text: '', count: 0 });
  return {
    current,
    announce(text) {
      current.value = { text, count: current.peek().count + 1 };
    },
  };
}
