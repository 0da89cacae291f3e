import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

/** A short notice above the tabs, with at most one action (undo, look). */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Stays until tapped away. */
  readonly sticky: boolean;
  /** How many milliseconds it is in sight. */
  readonly left: number;
}

export interface NoticeOptions {
  readonly action?: Notice['action'];
  readonly sticky?: boolean;
  /** A notice that this one says again. */
  readonly instead?: number | undefined;
  /** Whether there is nothing left to say: what was deleted is back. The notice then goes by itself. */
  readonly over?: () => boolean;
}

/** Notices in a row: the first is shown till its time is over, and what waits for an answer comes last. */
export interface NoticesModel {
  readonly current: ReadonlySignal<Notice | undefined>;
  /** The number of the newest, shown or waiting. */
  readonly newest: ReadonlySignal<number>;
  show(text: string, options?: NoticeOptions): number;
  /** Whether it is shown or waits. */
  holds(id: number | undefined): boolean;
  dismiss(id: number): void;
  /** The place is left to which all up to this one belong: only what waits for an answer goes along. */
  leave(upTo: number): void;
}

const shownFor = 10_000;
/** After so long it is read, and makes way for one that waits. */
const readIn = 3000;

export function createNoticesModel(): NoticesModel {
  const row = signal<readonly Notice[]>([]);
  const watching = new Map<number, () => void>();
  let last = 0;

  function dismiss(id: number): void {
    watching.get(id)?.();
    watching.delete(id);
    if (row.peek().some((notice) => notice.id === id))
      row.value = row.peek().filter((notice) => notice.id !== id);
  }

  return {
    current: computed(() => row.value[0]),
    newest: computed(() => Math.max(0, ...row.value.map(({ id }) => id))),
    show(text, { action, sticky = false, instead, over } = {}) {
      last += 1;
      const id = last;
      const same = (notice: Notice) => notice.text === text && !notice.action && !action;
      const said = row.peek().filter((notice) => notice.id === instead || same(notice));
      for (const notice of said) dismiss(notice.id);
      const others = row.peek().map((one) => (one.left < shownFor ? one : { ...one, left: readIn }));
      row.value = [...others, { id, text, sticky, left: shownFor, ...(action ? { action } : {}) }].toSorted(
        (one, other) => Number(one.sticky) - Number(other.sticky),
      );
      if (over) {
        let known = false;
        const stop = effect(() => {
          known = over();
          if (known && watching.has(id)) dismiss(id);
        });
        if (known) {
          stop();
          dismiss(id);
        } else watching.set(id, stop);
      }
      return id;
    },
    holds: (id) => row.peek().some((notice) => notice.id === id),
    dismiss,
    leave(upTo) {
      for (const { id, sticky } of row.peek()) if (id <= upTo && !sticky) dismiss(id);
    },
  };
}
