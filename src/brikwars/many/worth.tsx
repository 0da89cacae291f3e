import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useWeighed } from '../../fight/answer-section.tsx';
import { useFormat } from '../../kit/context.ts';
import { manyAnswerOf } from './answer.ts';
import type { ManyInputs } from './inputs.ts';
import { mainChance } from './told.ts';
import '../../fight/steps.css';

interface Way<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly picture?: ComponentChildren;
  /** What is asked if this is chosen. */
  readonly inputs: ManyInputs;
}

interface WaysProps<Id extends string> {
  readonly legend: string;
  /** What the odds are the chance of. */
  readonly of: string;
  readonly ways: readonly Way<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

/** One of a few, each with the odds that it would make. */
export function WorthRows<Id extends string>({ legend, of, ways, chosen, onChoose }: WaysProps<Id>) {
  const format = useFormat();
  const name = useId();
  const odds = useWeighed(
    0,
    (): readonly (string | undefined)[] =>
      ways.map(({ inputs }) => {
        const answer = manyAnswerOf(inputs);
        return answer.ok ? format.hundredths(mainChance(answer.value)) : undefined;
      }),
    ways.map(({ inputs }) => JSON.stringify(inputs)),
  );
  return (
    <fieldset class="choice">
      <legend class="visually-hidden">{legend}</legend>
      <p class="way-head" aria-hidden="true">
        {of}
      </p>
      <div class="option-rows">
        {ways.map(({ id, label, hint, picture }, place) => {
          const worth = odds?.[place];
          return (
            <label class="option-row way-row" key={id}>
              <input
                type="radio"
                name={name}
                value={id}
                checked={id === chosen}
                aria-label={label}
                onChange={() => onChoose(id)}
              />
              {picture ?? <span />}
              <span class="option-body">
                <span class="option-name">{label}</span>
                {hint && <span class="option-figures">{hint}</span>}
              </span>
              <span class="way-worth">
                <b>{worth === undefined ? '–' : `${worth}\u00a0%`}</b>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
