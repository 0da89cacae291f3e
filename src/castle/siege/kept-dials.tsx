import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { SavedDial } from '../../storage/dials.ts';
import type { DialShelf } from './dials.ts';

interface KeptDialsProps {
  readonly dials: DialShelf;
  readonly kept: readonly SavedDial[];
  /** What a dial without a name is called. */
  readonly usualName: string;
  readonly onTake: (dial: SavedDial) => void;
  readonly onEdit: (dial: SavedDial) => void;
}

/** The dials typed for earlier games: a tap takes one. */
export function KeptDials({ dials, kept, usualName, onTake, onEdit }: KeptDialsProps) {
  const t = useTexts('castlesiege');
  const play = useTexts('castlesiegeplay');
  const terms = useTexts('castleterms');
  const format = useFormat();
  if (kept.length === 0) return null;
  return (
    <>
      <h3 class="label" id="siege-kept-dials" tabIndex={-1}>
        {play.ownDials}
      </h3>
      <ul class="siege-rows">
        {kept.map((dial) => {
          const called = dial.name || usualName;
          return (
            <li class="siege-row" key={dial.id}>
              <button type="button" class="siege-pick" onClick={() => onTake(dial)}>
                <b>{called}</b>
                <span class="hint">
                  {terms.strengths[dial.strength]} · {t.clickCount(format.number(dial.clicks.length))}
                </span>
              </button>
              <span class="siege-row-tools">
                <Button kind="quiet" icon="edit" label={play.editDial(called)} onClick={() => onEdit(dial)} />
                <Button
                  kind="quiet"
                  icon="trash"
                  label={play.removeDial(called)}
                  onClick={() => {
                    dials.remove(dial.id, called);
                    document.querySelector<HTMLElement>('#siege-kept-dials')?.focus();
                  }}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
