import { type ReadonlySignal, signal } from '@preact/signals';

/** A short notice at the foot, with at most one action (undo, reload). It stays until dismissed or replaced when it carries an action that matters. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Stays until tapped away. */
  readonly sticky: boolean;
}

export interface NoticesModel {
  readonly current: ReadonlySignal<Notice | undefined>;
  show(text: string, options?: { readonly action?: Notice['action']; readonly sticky?: boolean }): number;
  dismiss(id: number): void;
}

export function createNoticesModel(): NoticesModel {
  const current = signal<Notice | undefined>(undefined);
  let last = 0;
  return {
    current,
    show(text, options = {}) {
      last += 1;
      current.value = {
        id: last,
        text,
        sticky: options.sticky ?? false,
        ...(options.action ? { action: options.action } : {}),
      };
      return last;
    },
    dismiss(id) {
      if (current.peek()?.id === id) current.value = undefined;
    },
  };
}
