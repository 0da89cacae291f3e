import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** The inside of a sheet: it takes the focus when another view is shown, for what had it is gone with the one before. */
export function useViewFocus(shown: string): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) {
      inside.current?.focus({ preventScroll: true });
      inside.current?.closest('dialog')?.scrollTo(0, 0);
    }
    before.current = shown;
  }, [shown]);
  return inside;
}
