import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Chips, Toggle } from '../kit/controls/choice.tsx';
import { Icon } from '../kit/controls/icon.tsx';
import { SheetRow } from '../kit/controls/sheet-row.tsx';
import type { InputsModel } from '../kit/question/inputs.ts';
import { LinkedNote } from '../kit/question/linked-note.tsx';
import { isWide } from '../kit/stage/wide.ts';
import { offerUndo } from '../kit/undo.ts';
import {
  type AbilityId,
  type SiegeAbility,
  type SiegeAbilityId,
  siegeAbilities,
} from '../rules/mage-knight/attack/abilities.ts';
import { abilityName, hungarianName } from './eligibility-text.ts';
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
  readonly answer: ComponentChildren;
  /** What the reasons come to, such as what would help. */
  readonly whyShort: ComponentChildren;
  /** Every reason; in a sheet where there is no room for them. */
  readonly why: ComponentChildren;
  /** What the form is called, for those who do not see it. */
  readonly formTitle: string;
  readonly form: ComponentChildren;
}

/** A question of the castle place: the answer, its reasons a tap away, and what it hangs on. */
export function CastleQuestion({ inputs, question, formTitle, ...parts }: CastleQuestionProps) {
  const title = useId();
  const t = useTexts('castle');
  return (
    <div class={`castle-question ${parts.class}`}>
      {parts.above}
      <LinkedNote inPage inputs={inputs} />
      <div class="castle-answer">
        {parts.choice}
        <div class="castle-says">
          <p class="label">{question}</p>
          {parts.answer}
          {!isWide() && (
            <SheetRow title={t.why} stands={parts.whyShort}>
              {() => (
                <div class="stack">
                  {parts.why}
                  <Edition />
                </div>
              )}
            </SheetRow>
          )}
        </div>
        {isWide() && (
          <div class="stack">
            {parts.why}
            <Edition />
          </div>
        )}
      </div>
      <section class="castle-form" aria-labelledby={title}>
        <h2 id={title} class="visually-hidden">
          {formTitle}
        </h2>
        {parts.form}
      </section>
    </div>
  );
}

/** Which castle rules these are, and whose the names of abilities. */
export function Edition() {
  const t = useTexts('castle');
  return (
    <p class="hint">
      {t.edition} {t.abilityNames}
    </p>
  );
}

/** What was tapped is gone: who stood on it goes on at the answer that has become of it, with the head above it in sight. */
export function focusVerdict(): void {
  setTimeout(() => {
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('.verdict-word')?.focus();
  });
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
  const services = useServices();
  if (model.untouched.value) return null;
  function startOver(): void {
    goOn();
    const before = model.inputs.value.peek();
    model.startOver();
    // It says no longer how things stand, nor leads back, once something is set again.
    offerUndo(services, words.startedOver, () => model.restore(before), {
      over: () => !model.untouched.value,
    });
  }
  return (
    <Button kind="quiet" icon="undo" onClick={startOver}>
      {words.startOver}
    </Button>
  );
}

interface VerdictProps {
  /** `open` where more must be known. */
  readonly answer: 'yes' | 'no' | 'open';
  readonly word: string;
  /** The number that the answer is, where it is one; the word says the rest of it. */
  readonly number?: string | undefined;
  /** What decided. */
  readonly reason?: string | undefined;
  /** The sum that was made. */
  readonly children?: ComponentChildren;
}

export const answerSigns = { yes: 'check', no: 'close', open: 'scales' } as const;

/** An answer: a word, a colour and a sign, and the reason that decided. */
export function Verdict({ answer, word, number, reason, children }: VerdictProps) {
  const { announcer } = useServices();
  const id = useId();
  const whole = number === undefined ? word : `${number} · ${word}`;
  const spoken = reason ? `${whole}. ${reason}` : whole;
  const before = useRef(spoken);
  useEffect(() => {
    if (before.current !== spoken) announcer.announce(spoken);
    before.current = spoken;
  }, [spoken, announcer]);

  return (
    <section class="verdict" data-answer={answer} aria-labelledby={id}>
      <span class="verdict-sign">
        <Icon name={answerSigns[answer]} size={28} />
      </span>
      <h2 id={id} class="verdict-word" tabIndex={-1}>
        {number !== undefined && (
          <>
            <b class="verdict-number">{number}</b> <span class="visually-hidden">·</span>{' '}
          </>
        )}
        <span>{word}</span>
      </h2>
      {children && <div class="verdict-more">{children}</div>}
      {reason && <p class="verdict-reason">{reason}</p>}
    </section>
  );
}

/** A short answer beside a choice: its sign, and what it says. */
export function ShortAnswer({
  answer,
  says,
}: {
  readonly answer: VerdictProps['answer'];
  readonly says: string;
}) {
  return (
    <>
      <Icon name={answerSigns[answer]} size={18} />
      {says}
    </>
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
  readonly hideLegend?: boolean;
  readonly mode: SiegeAbility['mode'];
  readonly held: readonly SiegeAbilityId[];
  readonly onToggle: (ability: SiegeAbilityId) => void;
}

/** The abilities with which a castle may be attacked in a mode. */
export function AbilityToggles({ legend, hideLegend = false, mode, held, onToggle }: AbilityTogglesProps) {
  return (
    <div class="castle-abilities">
      <Chips legend={legend} hideLegend={hideLegend}>
        {siegeAbilities
          .filter((ability) => ability.mode === mode)
          .map(({ id }) => (
            <Toggle key={id} pressed={held.includes(id)} onChange={() => onToggle(id)}>
              <AbilityName id={id} />
            </Toggle>
          ))}
      </Chips>
    </div>
  );
}

/** An ability in the player's language, with the Hungarian word of the text small beside it where that is another. */
function AbilityName({ id }: { readonly id: AbilityId }) {
  const terms = useTexts('castleterms');
  const hungarian = hungarianName(id);
  const name = abilityName(terms, id);
  return (
    <span class="ability">
      <span>{name}</span> {name !== hungarian && <small lang="hu">{hungarian}</small>}
    </span>
  );
}
