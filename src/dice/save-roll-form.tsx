import { useEffect, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { NameForm } from '../kit/name-form.tsx';
import { longestName } from './inputs.ts';
import type { SavedRolls, UnsavedRoll } from './saved-rolls-model.ts';

interface SaveRollFormProps {
  readonly saved: SavedRolls;
  readonly current: UnsavedRoll;
  /** Opened by hand just now, not found open after a reload. */
  readonly asked: boolean;
}

/** Gives the dice that are set up a name. */
export function SaveRollForm({ saved, current, asked }: SaveRollFormProps) {
  const { notices } = useServices();
  const t = useTexts('rolls');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!asked) return;
    field.current?.focus();
    field.current?.select();
  }, [asked]);
  return (
    <div class="stack">
      <NameForm
        naming={saved}
        field={field}
        label={t.saveName}
        longest={longestName}
        needed={t.nameNeeded}
        add={(name) => saved.add(name, current)}
        onSaved={(name) => notices.show(t.wasSaved(name))}
      />
    </div>
  );
}
