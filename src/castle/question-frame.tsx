import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, Ref } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { Chips, Toggle } from '../kit/choice.tsx';
import { useServices, useTexts } from '../kit/context.ts';
import { Icon } from '../kit/icon.tsx';
import type { InputsModel } from '../kit/inputs.ts';
import { LinkedNote } from '../kit/linked-note.tsx';
import { useUndo } from '../kit/undo.ts';
import { type SiegeAbility, type SiegeAbilityId, siegeAbilities } from '../rules/mage-knight/abilities.ts';
import './castle.css';

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
      <LinkedNote inPage inputs={inputs} />
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

/** What was tapped is gone: who stood on it goes on at the answer that has become of it. */
export function focusVerdict(): void {
  setTimeout(() => document.querySelector<HTMLElement>('.verdict-word')?.focus());
}

interface StartOverProps<Inputs> {
  readonly model: {
    readonly inputs: { readonly value: ReadonlySignal<Inputs> };
    readonly untouched: ReadonlySignal<boolean>;
    startOver(): void;
    restore(inputs: Inputs): void;
  };
  readonly words: { readonly startOver: string; readonly startedOver: string };
  /** Who stood on the button that is gone goes on there; at the answer when absent. */
  readonly goOn?: () => void;
}

/** Empties a question of the castle place; it can be undone. */
export function StartOver<Inputs>({ model, words, goOn = focusVerdict }: StartOverProps<Inputs>) {
  const offerUndo = useUndo();
  if (model.untouched.value) return null;
  function startOver(): void {
    goOn();
    const before = model.inputs.value.peek();
    model.startOver();
    offerUndo(words.startedOver, () => model.restore(before));
  }
  return (
    <div class="row">
      <Button kind="quiet" icon="undo" onClick={startOver}>
        {words.startOver}
      </Button>
    </div>
  );
}

interface VerdictProps {
  /** `open` where more must be known. */
  readonly answer: 'yes' | 'no' | 'open';
  readonly word: string;
  /** What decided; a tap opens its rule. */
  readonly reason?: { readonly text: string; readonly rule: string } | undefined;
  /** The sum that was made. */
  readonly children?: ComponentChildren;
}

const signs = { yes: 'check', no: 'close', open: 'scales' } as const;

/** An answer: a word, a colour and a sign, the reason that decided, and its rule a tap away. */
export function Verdict({ answer, word, reason, children }: VerdictProps) {
  const { navigation, announcer } = useServices();
  const id = useId();
  const spoken = reason ? `${word}. ${reason.text}` : word;
  const before = useRef(spoken);
  useEffect(() => {
    if (before.current !== spoken) announcer.announce(spoken);
    before.current = spoken;
  }, [spoken, announcer]);

  return (
    <section class="verdict" data-answer={answer} aria-labelledby={id}>
      <span class="verdict-sign">
        <Icon name={signs[answer]} size={36} />
      </span>
      <h2 id={id} class="verdict-word" tabIndex={-1}>
        {word}
      </h2>
      {reason && (
        <button type="button" class="verdict-reason" onClick={() => navigation.openRule(reason.rule)}>
          <span>{reason.text}</span> <code>{reason.rule}</code>
        </button>
      )}
      {children && <div class="verdict-more">{children}</div>}
    </section>
  );
}

interface WouldHelpProps {
  readonly helps: readonly string[];
  readonly words: { readonly wouldHelp: string; readonly noChangeHelps: string };
}

/** What would turn a "no" into a "yes". */
export function WouldHelp({ helps, words }: WouldHelpProps) {
  return (
    <section class="card">
      <h2 class="card-title">{helps.length > 0 ? words.wouldHelp : words.noChangeHelps}</h2>
      {helps.length > 0 && (
        <ul class="would-help">
          {helps.map((help) => (
            <li key={help}>{help}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface AbilityTogglesProps {
  readonly legend: string;
  readonly mode: SiegeAbility['mode'];
  readonly held: readonly SiegeAbilityId[];
  readonly onToggle: (ability: SiegeAbilityId) => void;
}

/** The abilities with which a castle may be attacked in a mode. */
export function AbilityToggles({ legend, mode, held, onToggle }: AbilityTogglesProps) {
  const { glosses } = useTexts('castleterms');
  return (
    <Chips legend={legend}>
      {siegeAbilities
        .filter((ability) => ability.mode === mode)
        .map(({ id, hungarian }) => (
          <Toggle key={id} pressed={held.includes(id)} onChange={() => onToggle(id)}>
            <span class="ability">
              <span lang="hu">{hungarian}</span> {glosses[id] && <small>{glosses[id]}</small>}
            </span>
          </Toggle>
        ))}
    </Chips>
  );
}
