import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';

/** The title of a card, to which the focus goes when a row of it disappears with its button. */
export function useTitle(): {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly leave: (remove: () => void) => () => void;
} {
  const title = useRef<HTMLHeadingElement>(null);
  return {
    title,
    leave: (remove) => () => {
      remove();
      title.current?.focus();
    },
  };
}
