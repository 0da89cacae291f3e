import { useSignal } from '@preact/signals';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog, SheetNotice } from '../../kit/controls/dialog.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { useKeptText } from '../../kit/question/kept-text.ts';
import { fold } from '../../platform/fold.ts';
import { armyBounds } from '../../rules/army.ts';
import type { ArmyListModel } from '../list-model.ts';
import type { SelectedArmies } from './model.ts';

interface TagSheetProps {
  readonly list: ArmyListModel;
  readonly ids: readonly string[];
  readonly several: SelectedArmies;
  readonly onClose: () => void;
}

/** The tags of the selected armies: those that all have are on; a tap gives a tag to all or takes it from all. */
export function TagSheet({ list, ids, several, onClose }: TagSheetProps) {
  const t = useTexts('armylist');
  const format = useFormat();
  const [typed, type] = useKeptText('army-tag');
  const refused = useSignal(false);
  const chosen = list.rows.value.filter(({ id }) => ids.includes(id));
  const having = (tag: string) => chosen.filter(({ tags }) => tags?.includes(tag));
  const tags = list.tags.value.map(({ tag }) => tag);

  function put(tag: string, on: boolean): void {
    // No army gets one more than it has room for while others get it: all or none.
    const full = chosen.some(
      (army) => !army.tags?.includes(tag) && (army.tags?.length ?? 0) >= armyBounds.tags,
    );
    refused.value = on && full;
    if (!refused.value) void several.tag(ids, tag, on);
  }

  function add(): void {
    const text = typed.trim();
    if (text === '') return;
    // The same tag in other letters is the same tag.
    put(tags.find((tag) => fold(tag) === fold(text)) ?? text, true);
    if (!refused.value) type('');
  }

  return (
    <Dialog kind="sheet" title={t.tags} onClose={onClose}>
      <SheetNotice />
      {tags.length === 0 && <p class="hint">{t.tagNone}</p>}
      <div class="chips">
        {tags.map((tag) => {
          const number = having(tag).length;
          const all = number === chosen.length;
          return (
            <button
              type="button"
              class="chip army-filter"
              key={tag}
              aria-pressed={number > 0 && !all ? 'mixed' : all}
              onClick={() => put(tag, !all)}
            >
              {tag}
              {number > 0 && !all && (
                <small>
                  {format.number(number)}/{format.number(chosen.length)}
                </small>
              )}
            </button>
          );
        })}
      </div>
      <form
        class="army-tag-form"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field
          label={t.tagNew}
          value={typed}
          maxLength={armyBounds.tag}
          placeholder={t.tagPlaceholder}
          error={refused.value ? t.tagsFull(format.number(armyBounds.tags)) : undefined}
          onInput={(text) => {
            type(text);
            refused.value = false;
          }}
          onEnter={add}
        />
        <Button icon="plus" disabled={typed.trim() === ''} onClick={add}>
          {t.tagAdd}
        </Button>
      </form>
    </Dialog>
  );
}
