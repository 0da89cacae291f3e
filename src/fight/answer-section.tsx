import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

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
function useBelowAnswer(): RefObject<HTMLElement | null> {
  const answer = useRef<HTMLElement>(null);
  useEffect(() => (answer.current ? tellHeight(answer.current, '--answer') : undefined), []);
  return answer;
}

interface AnswerSectionProps {
  /** Its heading, for those who cannot see that it is the answer. */
  readonly title: string;
  /** Why there is no answer. */
  readonly faults?: readonly string[];
  /** What the figures are the odds of, where not of the whole fight. */
  readonly given?: string | undefined;
  readonly children?: ComponentChildren;
}

/** The answer to a fight, or what keeps it from being one. */
export function AnswerSection({ title, faults = [], given, children }: AnswerSectionProps) {
  const head = useId();
  const answer = useBelowAnswer();
  return (
    <section class="fight-answer" ref={answer} aria-labelledby={head}>
      <h2 id={head} class="visually-hidden">
        {title}
      </h2>
      {faults.map((fault) => (
        <p class="error" key={fault}>
          {fault}
        </p>
      ))}
      {children}
      {given && <p class="fight-given">{given}</p>}
    </section>
  );
}
