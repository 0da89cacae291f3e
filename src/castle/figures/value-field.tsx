import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Field } from '../../kit/controls/field.tsx';

interface ValueFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly lowest: number;
  readonly highest: number;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly onChange: (value: number | undefined) => void;
  readonly onEnter?: () => void;
}

/** A whole number that need not be there. A tap marks what stands in it: the next digit takes its place. */
export function ValueField({
  label,
  value,
  lowest,
  highest,
  inputRef,
  onChange,
  onEnter = () => undefined,
}: ValueFieldProps) {
  const t = useTexts('castlefigures');
  const format = useFormat();
  const typed = useSignal(value === undefined ? '' : String(value));
  const wrong = useSignal(false);
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;

  function type(text: string): void {
    typed.value = text;
    const number = Number(text);
    const empty = text.trim() === '';
    wrong.value = !empty && !(Number.isInteger(number) && number >= lowest && number <= highest);
    if (!wrong.value) onChange(empty ? undefined : number);
  }

  return (
    <Field
      label={label}
      inputMode="numeric"
      value={typed.value}
      maxLength={6}
      error={wrong.value ? t.whole(format.number(lowest), format.number(highest)) : undefined}
      inputRef={input}
      onPress={() => input.current?.select()}
      onInput={type}
      onEnter={onEnter}
    />
  );
}
