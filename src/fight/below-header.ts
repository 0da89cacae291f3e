import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Says in a property of the document how tall an element is, for as long as it is there. */
function tellHeight(element: HTMLElement, property: string): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}

/** What sticks below the header must not hide behind a notice, which makes the header taller: `--top` says how tall it is. */
export function useBelowHeader(): void {
  useEffect(() => {
    const header = document.querySelector<HTMLElement>('.top');
    return header ? tellHeight(header, '--top') : undefined;
  }, []);
}

/** What is brought into sight must not hide behind the answer, which sticks: `--answer` says how tall that is. */
export function useBelowAnswer(): RefObject<HTMLElement | null> {
  const answer = useRef<HTMLElement>(null);
  useEffect(() => (answer.current ? tellHeight(answer.current, '--answer') : undefined), []);
  return answer;
}
