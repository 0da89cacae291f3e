import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { longestName } from '../../state/dice-inputs.ts';
import type { SavedRolls, UnsavedRoll } from '../../state/saved-rolls.ts';
import { useServices, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';

interface SaveRollFormProps {
  readonly saved: SavedRolls;
  readonly current: UnsavedRoll;
  /** Opened by hand just now, not found open after a reload. */
  readonly asked: boolean;
}

/** Gives the dice that are set up a name. */
export function SaveRollForm({ saved, current, asked }: SaveRollFormProps) {
  const { announcer } = useServices();
  const t = useTexts('rolls');
  const shell = useTexts('shell');
  const field = useRef<HTMLInputElement>(null);
  const nameless = useSignal(false);
  useEffect(() => {
    if (!asked) return;
    field.current?.focus();
    field.current?.select();
  }, [asked]);
  function save(): void {
    const roll = saved.add(saved.naming.peek() ?? '', current);
    nameless.value = roll === undefined;
    if (!roll) {
      field.current?.focus();
      return;
    }
    saved.stopNaming();
    announcer.announce(t.wasSaved(roll.name));
  }
  return (
    <div class="stack">
      <Field
        label={t.saveName}
        maxLength={longestName}
        value={saved.naming.value ?? ''}
        inputRef={field}
        error={nameless.value ? t.nameNeeded : undefined}
        onInput={saved.startNaming}
        onEnter={save}
      />
      <div class="row">
        <Button kind="primary" icon="check" onClick={save}>
          {shell.save}
        </Button>
        <Button kind="quiet" onClick={saved.stopNaming}>
          {shell.cancel}
        </Button>
      </div>
    </div>
  );
}
