import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { usePress } from '../../kit/controls/press.ts';
import { Group } from '../../kit/group.tsx';
import { NameForm } from '../../kit/named-row.tsx';
import type { SavedRoll } from '../../storage/saved-rolls.ts';
import { longestName } from '../inputs.ts';
import type { ComposerProps } from '../model.ts';
import { SavedRollsEditor } from './saved-rolls-editor.tsx';
import { mostSavedRolls, type SavedRolls as SavedRollsModel, type UnsavedRoll } from './saved-rolls-model.ts';
import '../results.css';

interface SavedRollsProps {
  readonly saved: SavedRollsModel;
  readonly onUse: (roll: SavedRoll) => void;
  readonly onRoll: (roll: SavedRoll) => void;
  /** What is set up now; undefined while it cannot be read. */
  readonly current: UnsavedRoll | undefined;
}

interface SaveRollFormProps {
  readonly saved: SavedRollsModel;
  readonly current: UnsavedRoll;
  /** Opened by hand just now, not found open after a reload. */
  readonly asked: boolean;
}

/** Gives the dice that are set up a name. */
function SaveRollForm({ saved, current, asked }: SaveRollFormProps) {
  const { notices } = useServices();
  const t = useTexts('rolls');
  const named = useTexts('named');
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
        onSaved={(name) => notices.show(named.wasSaved(name))}
      />
    </div>
  );
}

/** The player's own rolls: a tap sets one up, holding rolls it at once. */
function SavedRolls({ saved, onUse, onRoll, current }: SavedRollsProps) {
  const t = useTexts('rolls');
  const dice = useTexts('dice');
  const format = useFormat();
  const editing = useSignal(false);
  const asked = useRef(false);
  const tools = useRef<HTMLDivElement>(null);
  const rolls = saved.rolls.value;
  const naming = saved.naming.value !== undefined;
  const busy = naming || editing.value;
  const wasBusy = useRef(busy);
  // The form is gone: the keyboard goes on where it was opened.
  useEffect(() => {
    if (wasBusy.current && !busy) tools.current?.querySelector('button')?.focus();
    wasBusy.current = busy;
  }, [busy]);

  if (saved.newer.value) return <p class="note">{t.savedNewer}</p>;
  if (editing.value) {
    return (
      <SavedRollsEditor
        saved={saved}
        onDone={() => {
          editing.value = false;
        }}
      />
    );
  }
  return (
    <div class="stack">
      {rolls.length > 0 && (
        <Group class="chips" label={t.saved}>
          {rolls.map((roll) => (
            <SavedChip key={roll.id} roll={roll} current={current} onUse={onUse} onRoll={onRoll} />
          ))}
        </Group>
      )}
      {naming && current ? (
        <SaveRollForm saved={saved} current={current} asked={asked.current} />
      ) : (
        <div class="row" ref={tools}>
          <Button
            kind="quiet"
            icon="plus"
            disabled={current === undefined || saved.full.value}
            onClick={() => {
              if (!current) return;
              asked.current = true;
              saved.startNaming(dice.dice(current.notation));
            }}
          >
            {t.saveThis}
          </Button>
          {rolls.length > 0 && (
            <Button
              kind="quiet"
              icon="edit"
              label={t.edit}
              onClick={() => {
                editing.value = true;
              }}
            />
          )}
        </div>
      )}
      {saved.full.value && <p class="hint">{t.savedFull(format.number(mostSavedRolls))}</p>}
    </div>
  );
}

interface SavedChipProps extends Omit<SavedRollsProps, 'saved'> {
  readonly roll: SavedRoll;
}

function SavedChip({ roll, current, onUse, onRoll }: SavedChipProps) {
  const dice = useTexts('dice');
  const press = usePress(
    () => onUse(roll),
    () => onRoll(roll),
  );
  const shown = dice.dice(roll.notation);
  return (
    <button type="button" class="chip" aria-pressed={isSame(roll, current)} {...press}>
      <span class="saved-roll-name">
        {roll.name} {roll.name !== shown && <small>{roll.inches ? dice.inches(shown) : shown}</small>}
      </span>
    </button>
  );
}

function isSame(roll: SavedRoll, current: UnsavedRoll | undefined): boolean {
  return (
    current !== undefined &&
    roll.notation === current.notation &&
    roll.rules.bonus === current.rules.bonus &&
    roll.rules.floor === current.rules.floor &&
    roll.need === current.need &&
    roll.inches === current.inches
  );
}

interface SavedRowProps extends ComposerProps {
  readonly saved: SavedRollsModel;
}

/** The player's own rolls, and what is set up to become one. */
export function SavedRow({ model, composer, saved }: SavedRowProps) {
  const { text, bonus, floor, atLeast, inches } = model.inputs.value.value;
  return (
    <SavedRolls
      saved={saved}
      onUse={composer.useSaved}
      onRoll={composer.rollSaved}
      current={
        model.expression.value && {
          notation: text,
          rules: { bonus, floor },
          ...(atLeast === undefined ? {} : { need: atLeast }),
          ...(inches ? { inches } : {}),
        }
      }
    />
  );
}
