import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import {
  fightBounds,
  mostSavedFights,
  type SavedFights,
  type UnsavedFight,
} from '../../../state/saved-fights.ts';
import { useFormat, useServices, useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { titleOfFight } from './fight-titles.ts';

interface SaveFormProps {
  readonly saved: SavedFights;
  readonly current: UnsavedFight;
  readonly onDone: () => void;
}

/** Gives the fight shown a name; its own title stands there already. */
export function SaveForm({ saved, current, onDone }: SaveFormProps) {
  const { announcer, language } = useServices();
  const t = useTexts('fightsaved');
  const keep = useTexts('fightkeep');
  const shell = useTexts('shell');
  const format = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const nameless = useSignal(false);
  useEffect(() => {
    async function suggest(): Promise<void> {
      field.current?.focus();
      const title = (await titleOfFight(current, language)) ?? keep.untitled;
      // Whoever has begun to type meanwhile keeps what he typed.
      if (saved.naming.peek() === undefined) saved.startNaming(title);
      else if (saved.naming.peek() !== title) return;
      field.current?.select();
    }
    void suggest();
  }, []);

  if (saved.newer.value) return <p class="note">{t.newer}</p>;
  if (saved.full.value) return <p class="note">{t.savedFull(format.number(mostSavedFights))}</p>;

  function close(): void {
    saved.stopNaming();
    onDone();
  }
  function save(): void {
    const fight = saved.add(saved.naming.peek() ?? '', current);
    nameless.value = fight === undefined;
    if (!fight) {
      field.current?.focus();
      return;
    }
    announcer.announce(t.wasSaved(fight.name));
    close();
  }
  return (
    <div class="card stack">
      <Field
        label={t.name}
        maxLength={fightBounds.name}
        value={saved.naming.value ?? ''}
        inputRef={field}
        error={nameless.value ? t.nameNeeded : undefined}
        {...(current.play === undefined ? {} : { hint: t.withRolls })}
        onInput={saved.startNaming}
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
    </div>
  );
}
