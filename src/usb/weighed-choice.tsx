import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useWeighed } from '../fight/answer-section.tsx';
import '../fight/steps.css';

interface Way<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly picture?: ComponentChildren;
  /** What it would make of the odds, as it is written; worked out a moment later. */
  readonly worth: () => string | undefined;
}

interface WeighedChoiceProps<Value extends string> {
  readonly legend: string;
  /** What the figures of the ways are. */
  readonly head: string;
  readonly ways: readonly Way<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** All that the figures follow from. */
  readonly of: unknown;
}

/** One of several, each with the odds that it would make. */
export function WeighedChoice<Value extends string>(props: WeighedChoiceProps<Value>) {
  const { legend, head, ways, value, onChange, of } = props;
  const name = useId();
  const worths = useWeighed(0, () => ways.map(({ worth }) => worth()), [of]);
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <p class="way-head" aria-hidden="true">
        {head}
      </p>
      <div class="option-rows">
        {ways.map((way, place) => (
          <label class={way.picture ? 'option-row way-row' : 'option-row usb-way'} key={way.value}>
            <input
              type="radio"
              name={name}
              checked={way.value === value}
              aria-label={way.label}
              onChange={() => onChange(way.value)}
            />
            {way.picture}
            <span class="option-body">
              <span class="option-name">{way.label}</span>
              {way.hint && <span class="option-figures">{way.hint}</span>}
            </span>
            <span class="way-worth">
              <b>{worths?.[place] ?? '–'}</b>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
