import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

/** A short notice above the tabs, with at most one action (undo, look). */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Stays until tapped away. */
  readonly sticky: boolean;
  /** How many milliseconds it may still be in sight. */
  readonly left: number;
}

export interface NoticeOptions {
  readonly action?: Notice['action'];
  readonly sticky?: boolean;
  /** A notice that this one says anew. */
  readonly instead?: number | undefined;
  /** Whether there is nothing left to say: what was deleted is back. The notice then goes by itself. */
  readonly over?: () => boolean;
}

/** Notices in a row: the newest is shown, and those it pushed aside come back after it for the time they have left. */
export interface NoticesModel {
  readonly current: ReadonlySignal<Notice | undefined>;
  show(text: string, options?: NoticeOptions): number;
  /** Whether it is shown or waits. */
  holds(id: number | undefined): boolean;
  /** It was in sight for so many milliseconds and another took its place. */
  gaveWay(id: number, milliseconds: number): void;
  dismiss(id: number): void;
  /** The place is left in which all up to this one were shown: only what offers something or waits goes along. */
  leave(upTo: number): void;
}

const shownFor = 10_000;
/** Words that ask nothing are read after so long, and need not come back. */
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
    show(text, { action, sticky = false, instead, over } = {}) {
      last += 1;
      const id = last;
      const same = (notice: Notice) => notice.text === text && !notice.action && !action;
      const said = row.peek().filter((notice) => notice.id === instead || same(notice));
      for (const notice of said) dismiss(notice.id);
      row.value = [{ id, text, sticky, left: shownFor, ...(action ? { action } : {}) }, ...row.peek()];
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
    gaveWay(id, milliseconds) {
      row.value = row.peek().flatMap((notice) => {
        if (notice.id !== id) return [notice];
        const left = notice.left - milliseconds;
        return notice.sticky || left > (notice.action ? 0 : shownFor - readIn) ? [{ ...notice, left }] : [];
      });
    },
    dismiss,
    leave(upTo) {
      for (const { id, action, sticky } of row.peek()) if (id <= upTo && !action && !sticky) dismiss(id);
    },
  };
}
