import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { Button } from './button.tsx';
import { useTexts } from './context.ts';
import { Field } from './field.tsx';
import type { Naming } from './named-list.ts';

interface NameFormProps {
  readonly naming: Naming;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly longest: number;
  readonly hint?: string;
  /** Said where the name is none. */
  readonly needed: string;
  /** Saves it under the name; undefined where that is not possible. */
  readonly add: (name: string) => { readonly name: string } | undefined;
  readonly onSaved: (name: string) => void;
  /** Saved, or given up. */
  readonly onDone?: () => void;
}

/** Gives what is in hand a name and saves it under that. */
export function NameForm(props: NameFormProps) {
  const { naming, field, longest, needed, add, onSaved, onDone, ...words } = props;
  const shell = useTexts('shell');
  const nameless = useSignal(false);
  function close(): void {
    naming.stopNaming();
    onDone?.();
  }
  function save(): void {
    const kept = add(naming.naming.peek() ?? '');
    nameless.value = kept === undefined;
    if (!kept) {
      field.current?.focus();
      return;
    }
    onSaved(kept.name);
    close();
  }
  return (
    <>
      <Field
        {...words}
        maxLength={longest}
        value={naming.naming.value ?? ''}
        inputRef={field}
        error={nameless.value ? needed : undefined}
        onInput={naming.startNaming}
        onEnter={save}
      />
      <div class="row">
        <Button kind="primary" icon="check" onClick={save}>
          {shell.save}
        </Button>
        <Button kind="quiet" onClick={close}>
          {shell.cancel}
        </Button>
      </div>
    </>
  );
}
