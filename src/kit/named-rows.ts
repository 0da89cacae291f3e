import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export interface NamedRow {
  readonly unfolded: boolean;
  readonly onUnfold: (open: boolean) => void;
  readonly onRemove: () => void;
}

interface NamedRows {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly rowOf: (id: string) => NamedRow;
  /** The row that the keyboard goes on with, once the rows stand anew, folded. */
  readonly goTo: (id: string) => void;
}

/** Rows with these ids, from the top down: one at a time unfolds, and the keyboard stays where rows come and go. */
export function useNamedRows(ids: readonly string[], remove: (id: string) => void): NamedRows {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<string | undefined>(undefined);
  const unfolded = useSignal<string | undefined>(undefined);
  useEffect(() => {
    if (next.current === undefined) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-id="${next.current}"] button`);
    next.current = undefined;
    (row ?? heading.current)?.focus();
  });
  function goTo(id: string): void {
    next.current = id;
    unfolded.value = undefined;
  }
  return {
    heading,
    list,
    goTo,
    rowOf: (id) => ({
      unfolded: unfolded.value === id,
      onUnfold(open) {
        unfolded.value = open ? id : undefined;
      },
      onRemove() {
        const at = ids.indexOf(id);
        goTo(ids[at + 1] ?? ids[at - 1] ?? '');
        remove(id);
      },
    }),
  };
}
