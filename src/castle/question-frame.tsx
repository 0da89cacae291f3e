import type { ComponentChildren, Ref } from 'preact';
import { useId } from 'preact/hooks';
import type { InputsModel } from '../kit/inputs.ts';
import { LinkedNote } from '../kit/linked-note.tsx';

interface CastleQuestionProps {
  /** Its styles hang on it. */
  readonly class: string;
  readonly inputs: Omit<InputsModel<unknown>, 'value' | 'set'>;
  /** What stands above all. */
  readonly above?: ComponentChildren;
  /** What stands above the question: which of several is asked. */
  readonly choice?: ComponentChildren;
  readonly question: string;
  /** The question where it may take the focus. */
  readonly questionRef?: Ref<HTMLParagraphElement>;
  readonly answer: ComponentChildren;
  /** What the form is called, for those who do not see it. */
  readonly formTitle: string;
  readonly form: ComponentChildren;
  readonly why: ComponentChildren;
}

/** A question of the castle place: the answer on top, what it hangs on below, and the reasons beside that. */
export function CastleQuestion({ inputs, question, questionRef, formTitle, ...parts }: CastleQuestionProps) {
  const title = useId();
  return (
    <div class={`castle-question ${parts.class}`}>
      {parts.above}
      <LinkedNote inputs={inputs} />
      {parts.choice}
      <p class="label" ref={questionRef ?? null} tabIndex={questionRef ? -1 : undefined}>
        {question}
      </p>
      {parts.answer}
      <div class="columns">
        <div class="stack">
          <section class="card" aria-labelledby={title}>
            <h2 id={title} class="visually-hidden">
              {formTitle}
            </h2>
            {parts.form}
          </section>
        </div>
        <div class="stack">{parts.why}</div>
      </div>
    </div>
  );
}
