import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useBelowAnswer } from './below-header.ts';

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
