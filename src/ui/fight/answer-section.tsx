import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface AnswerSectionProps {
  /** Its heading, for those who cannot see that it is the answer. */
  readonly title: string;
  /** Why there is no answer. */
  readonly faults?: readonly string[];
  readonly children?: ComponentChildren;
}

/** The answer to a fight, or what keeps it from being one. */
export function AnswerSection({ title, faults = [], children }: AnswerSectionProps) {
  const head = useId();
  return (
    <section class="fight-answer" aria-labelledby={head}>
      <h2 id={head} class="visually-hidden">
        {title}
      </h2>
      {faults.map((fault) => (
        <p class="error" key={fault}>
          {fault}
        </p>
      ))}
      {children}
    </section>
  );
}
