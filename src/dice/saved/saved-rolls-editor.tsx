import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { RenameField } from '../../kit/named-row.tsx';
import type { SavedRoll } from '../../storage/saved-rolls.ts';
import { longestName } from '../inputs.ts';
import type { SavedRolls } from './saved-rolls-model.ts';

interface EditorProps {
  readonly saved: SavedRolls;
  readonly onDone: () => void;
}

/** Renames, sorts and deletes the player's own rolls. Every change is stored at once. */
export function SavedRollsEditor({ saved, onDone }: EditorProps) {
  const { announcer } = useServices();
  const t = useTexts('rolls');
  const dice = useTexts('dice');
  const shell = useTexts('shell');
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** Which button of which roll the keyboard goes on with, once the rows stand again. */
  const next = useRef<{ readonly id: string | undefined; readonly does: string } | undefined>(undefined);
  const rolls = saved.rolls.value;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!next.current) return;
    const { id, does } = next.current;
    next.current = undefined;
    const row = [...(list.current?.children ?? [])].find(
      (each) => each instanceof HTMLElement && each.dataset.id === id,
    );
    const button = row?.querySelector<HTMLElement>(`[data-does="${does}"] button:enabled`);
    (button ?? row?.querySelector<HTMLElement>('button:enabled') ?? heading.current)?.focus();
  });

  function move({ id, name }: SavedRoll, by: number): void {
    next.current = { id, does: by < 0 ? 'up' : 'down' };
    saved.move(id, by);
    const at = saved.rolls.peek().findIndex((roll) => roll.id === id);
    announcer.announce(t.movedTo(name, format.number(at + 1), format.number(rolls.length)));
  }

  function remove(index: number, { id }: SavedRoll): void {
    next.current = { id: (rolls[index + 1] ?? rolls[index - 1])?.id, does: 'remove' };
    saved.remove(id);
  }

  return (
    <div class="stack">
      <h3 ref={heading} tabIndex={-1}>
        {t.saved}
      </h3>
      <ul class="saved-roll-rows" ref={list}>
        {rolls.map((roll, index) => (
          <li key={roll.id} data-id={roll.id}>
            <RenameField
              label={t.rename(roll.name)}
              hint={dice.dice(roll.notation)}
              longest={longestName}
              needed={t.nameNeeded}
              name={roll.name}
              onRename={(name) => saved.rename(roll.id, name)}
            />
            <span class="row">
              <span data-does="up">
                <Button
                  kind="quiet"
                  icon="up"
                  label={t.moveUp(roll.name)}
                  disabled={index === 0}
                  onClick={() => move(roll, -1)}
                />
              </span>
              <span data-does="down">
                <Button
                  kind="quiet"
                  icon="down"
                  label={t.moveDown(roll.name)}
                  disabled={index === rolls.length - 1}
                  onClick={() => move(roll, 1)}
                />
              </span>
              <span data-does="remove">
                <Button
                  kind="quiet"
                  icon="trash"
                  label={t.remove(roll.name)}
                  onClick={() => remove(index, roll)}
                />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div>
        <Button icon="check" onClick={onDone}>
          {shell.done}
        </Button>
      </div>
    </div>
  );
}
