import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Field } from './field.tsx';

interface RenameFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly longest: number;
  /** Said where the name is none. */
  readonly needed: string;
  readonly name: string;
  readonly onRename: (name: string) => void;
}

/** Every letter is stored; the text in the field may be no name for a moment, and the stored name then stays. */
export function RenameField({ longest, needed, name, onRename, ...words }: RenameFieldProps) {
  const text = useSignal(name);
  const stored = useRef(name);
  // Renamed in another tab: the field follows, unless it says the same but for blanks.
  useEffect(() => {
    if (stored.current !== name && text.peek().trim() !== name) text.value = name;
    stored.current = name;
  }, [name, text]);
  return (
    <Field
      {...words}
      maxLength={longest}
      value={text.value}
      error={text.value.trim() === '' ? needed : undefined}
      onInput={(typed) => {
        text.value = typed;
        onRename(typed);
      }}
    />
  );
}
