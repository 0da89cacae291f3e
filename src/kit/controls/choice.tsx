import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

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
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
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
  readonly children: ComponentChildren;
}

/** A condition that is on or off, as a chip. */
export function Toggle({ pressed, onChange, children }: ToggleProps) {
  return (
    <button type="button" class="chip" aria-pressed={pressed} onClick={() => onChange(!pressed)}>
      <span>{children}</span>
    </button>
  );
}
