import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Where an act takes away the very button it was done with, the focus goes to what is to be done next, so that keyboards
 * and screen readers stay in the card.
 */
export function useKeptFocus(changed: unknown): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const within = useRef(false);
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    const enter = () => {
      within.current = true;
    };
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !element.contains(event.relatedTarget))
        within.current = false;
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, []);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!within.current || !lost) return;
    const next = card.current?.querySelector<HTMLElement>(
      '.fight-step, .table-pad-title, .fight-outcome-word, .button',
    );
    next?.focus({ preventScroll: true });
  }, [changed]);
  return card;
}
