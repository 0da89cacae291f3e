import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { planBounds } from '../../../state/castle-plans.ts';
import { useTexts } from '../../context.ts';
import { Field } from '../../parts/field.tsx';

interface RenamePlanProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
}

/** Every letter is stored; the text in the field may be no name for a moment, and the stored name then stays. */
export function RenamePlan({ name, onRename }: RenamePlanProps) {
  const t = useTexts('castleplans');
  const text = useSignal(name);
  const stored = useRef(name);
  // Renamed in another tab: the field follows, unless it says the same but for blanks.
  useEffect(() => {
    if (stored.current !== name && text.peek().trim() !== name) text.value = name;
    stored.current = name;
  }, [name, text]);
  return (
    <Field
      label={t.rename}
      maxLength={planBounds.name}
      value={text.value}
      error={text.value.trim() === '' ? t.nameNeeded : undefined}
      onInput={(typed) => {
        text.value = typed;
        onRename(typed);
      }}
    />
  );
}
