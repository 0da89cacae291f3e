import { computed, type ReadonlySignal, signal } from '@preact/signals';

const longest = 200;

/** What was, for undoing, and what was undone, for doing it again. */
interface History<T> {
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Remembers what is being left behind. */
  note(before: T): void;
  /** What was before; what is now can be done again. */
  undo(now: T): T | undefined;
  redo(now: T): T | undefined;
  forget(): void;
}

export function createHistory<T>(): History<T> {
  const past = signal<readonly T[]>([]);
  const future = signal<readonly T[]>([]);
  return {
    canUndo: computed(() => past.value.length > 0),
    canRedo: computed(() => future.value.length > 0),
    note(before) {
      past.value = [...past.peek(), before].slice(-longest);
      future.value = [];
    },
    undo(now) {
      const before = past.peek().at(-1);
      if (before === undefined) return undefined;
      past.value = past.peek().slice(0, -1);
      future.value = [...future.peek(), now];
      return before;
    },
    redo(now) {
      const next = future.peek().at(-1);
      if (next === undefined) return undefined;
      future.value = future.peek().slice(0, -1);
      past.value = [...past.peek(), now];
      return next;
    },
    forget() {
      past.value = [];
      future.value = [];
    },
  };
}
