import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { NameForm } from '../kit/name-form.tsx';
import { titleOfFight, useGameFacts } from './facts.ts';
import { fightBounds, mostSavedFights, type SavedFights, type UnsavedFight } from './saved-fights.ts';

interface SaveFormProps {
  readonly saved: SavedFights;
  readonly current: UnsavedFight;
  readonly onDone: () => void;
}

/** Gives the fight shown a name; its own title stands there already. */
export function SaveForm({ saved, current, onDone }: SaveFormProps) {
  const { notices, language } = useServices();
  const t = useTexts('fightsaved');
  const keep = useTexts('fightkeep');
  const format = useFormat();
  const game = useGameFacts();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    async function suggest(): Promise<void> {
      field.current?.focus();
      const title = (await titleOfFight(game, current, language)) ?? keep.untitled;
      // Whoever has begun to type meanwhile keeps what he typed.
      if (saved.naming.peek() === undefined) saved.startNaming(title);
      else if (saved.naming.peek() !== title) return;
      field.current?.select();
    }
    void suggest();
  }, []);

  if (saved.newer.value) return <p class="note">{t.newer}</p>;
  if (saved.full.value) return <p class="note">{t.savedFull(format.number(mostSavedFights))}</p>;

  return (
    <div class="card stack">
      <NameForm
        naming={saved}
        field={field}
        label={t.name}
        longest={fightBounds.name}
        needed={t.nameNeeded}
        {...(current.play === undefined ? {} : { hint: t.withRolls })}
        add={(name) => saved.add(name, current)}
        onSaved={(name) => notices.show(t.wasSaved(name))}
        onDone={onDone}
      />
    </div>
  );
}
