import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface RowFocus {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly list: RefObject<HTMLUListElement | null>;
  /** Where the keyboard goes on once the rows stand anew: at the row with this number, or at the heading. */
  readonly focusRow: (place: number) => void;
}

/** Keeps the keyboard in a list whose rows come and go. */
export function useRowFocus(): RowFocus {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (next.current === undefined) return;
    const row = list.current?.children[next.current] ?? list.current?.lastElementChild;
    next.current = undefined;
    (row?.querySelector<HTMLElement>('button') ?? heading.current)?.focus();
  });
  return {
    heading,
    list,
    focusRow(place) {
      next.current = place;
    },
  };
}
