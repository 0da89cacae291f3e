import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { type Weighing, Worth } from './worth.tsx';

interface Option<T extends string> {
  readonly value: T;
  readonly label: ComponentChildren;
  readonly disabled?: boolean;
}

export interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly options: readonly Option<T>[];
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
  /** What each option would make of the odds. */
  readonly weighing?: Weighing<T> | undefined;
  /** More chips behind the options. */
  readonly children?: ComponentChildren;
}

/** One of a few, as chips: a radio group for the keyboard and screen readers. */
export function Choice<T extends string>({
  legend,
  hideLegend,
  options,
  value,
  onChange,
  weighing,
  children,
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend class={hideLegend ? 'visually-hidden' : undefined}>{legend}</legend>
      <div class="chips">
        {options.map((option) => (
          <label class="chip" key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-describedby={weighing && `${name}-${option.value}`}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {weighing && (
                <Worth
                  id={`${name}-${option.value}`}
                  weigh={() => weighing.worth(option.value)}
                  of={weighing.of}
                />
              )}
            </span>
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}

interface ChipsProps {
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly children: ComponentChildren;
}

/** Chips that belong together, each on or off. */
export function Chips({ legend, hideLegend, children }: ChipsProps) {
  return (
    <fieldset class="choice">
      <legend class={hideLegend ? 'visually-hidden' : undefined}>{legend}</legend>
      <div class="chips">{children}</div>
    </fieldset>
  );
}

interface ToggleProps {
  readonly pressed: boolean;
  readonly onChange: (pressed: boolean) => void;
  /** What it would make of the odds to be the other way. */
  readonly weighing?: Weighing<boolean> | undefined;
  readonly children: ComponentChildren;
}

/** A condition that is on or off, as a chip. */
export function Toggle({ pressed, onChange, weighing, children }: ToggleProps) {
  const id = useId();
  return (
    <button
      type="button"
      class="chip"
      aria-pressed={pressed}
      aria-describedby={weighing && id}
      onClick={() => onChange(!pressed)}
    >
      <span>
        {children}
        {weighing && <Worth id={id} weigh={() => weighing.worth(!pressed)} of={weighing.of} />}
      </span>
    </button>
  );
}
