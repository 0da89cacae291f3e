import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useFormat, useTexts } from './context.ts';
import './controls.css';
import { NumberPad } from './number-pad.tsx';

export interface StepperProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Decimals that may be typed. */
  readonly decimals?: number;
  readonly signed?: boolean;
  /** Stands before the number, where it says what is counted. */
  readonly picture?: ComponentChildren;
  /** What its lowest value stands for, where that is no number: a sign, and its words for who hears it. */
  readonly none?: { readonly sign: string; readonly said: string };
  /** The element that says why it ends where it ends. */
  readonly describedBy?: string | undefined;
  readonly onChange: (value: number) => void;
}

/** A number with minus and plus; a tap on the number opens the pad. */
export function Stepper({
  label,
  hideLabel,
  value,
  min,
  max,
  step = 1,
  decimals = 0,
  signed,
  picture,
  none,
  describedBy,
  onChange,
}: StepperProps) {
  const [typing, setTyping] = useState(false);
  const format = useFormat();
  const t = useTexts('shell');
  const written = signed ? format.signed(value) : format.number(value);
  const [shown, said] = none && value === min ? [none.sign, none.said] : [written, written];
  const move = (by: number) => onChange(Math.min(max, Math.max(min, Number((value + by).toFixed(decimals)))));
  return (
    <div class="stepper-row">
      <span class={hideLabel ? 'visually-hidden' : 'label'}>{label}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend inside the frame */}
      <div class="stepper" role="group" aria-label={label} aria-describedby={describedBy}>
        <button type="button" aria-label={t.less(label)} disabled={value <= min} onClick={() => move(-step)}>
          −
        </button>
        <button
          type="button"
          class="stepper-value"
          aria-label={t.typeNumber(label, said)}
          onClick={() => setTyping(true)}
        >
          {picture}
          {shown}
        </button>
        <button type="button" aria-label={t.more(label)} disabled={value >= max} onClick={() => move(step)}>
          +
        </button>
      </div>
      {typing && (
        <NumberPad
          label={label}
          min={min}
          max={max}
          decimals={decimals}
          onDone={(typed) => {
            setTyping(false);
            if (typed !== undefined) onChange(typed);
          }}
        />
      )}
    </div>
  );
}
