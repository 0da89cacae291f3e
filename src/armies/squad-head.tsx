import { useFormat, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Dialog, useShown } from '../kit/controls/dialog.tsx';
import { Field } from '../kit/controls/field.tsx';
import { playing } from '../rules/army.ts';
import type { ArmyEditor, ArmyLineView } from './editor.ts';

interface SquadHeadProps {
  readonly editor: ArmyEditor;
  readonly name: string;
  readonly lines: readonly ArmyLineView[];
}

/** The heading of some lines, with what they come to: a tap folds them; its name is changed in a sheet. */
export function SquadHead({ editor, name, lines }: SquadHeadProps) {
  const t = useTexts('armies');
  const format = useFormat();
  const [asking, ask, stop] = useShown();
  const folded = editor.folded.value.has(name);
  const points = playing(lines).reduce((sum, line) => sum + editor.pointsOf(line), 0);
  return (
    <li class="army-squad">
      <button
        type="button"
        class="army-squad-name"
        aria-expanded={!folded}
        onClick={() => editor.fold(name, !folded)}
      >
        <b>{name}</b> <span class="hint">{t.squadFacts(lines.length, format.number(points))}</span>
      </button>
      <Button kind="quiet" icon="edit" label={t.squadRename(name)} onClick={ask} />
      {asking && <SquadSheet {...{ editor, name }} onClose={stop} />}
    </li>
  );
}

interface SquadSheetProps extends Omit<SquadHeadProps, 'lines'> {
  readonly onClose: () => void;
}

function SquadSheet({ editor, name, onClose }: SquadSheetProps) {
  const t = useTexts('armies');
  return (
    <Dialog title={t.squadRename(name)} onClose={onClose}>
      <div class="stack">
        <Field
          label={t.squad}
          value={name}
          maxLength={editor.bounds.squad}
          onInput={(text) => {
            // A heading without a letter would be none: it stays until another is typed.
            if (text.trim() !== '') editor.renameSquad(name, text);
          }}
        />
        <Button
          icon="trash"
          onClick={() => {
            onClose();
            editor.renameSquad(name, undefined);
          }}
        >
          {t.squadDrop}
        </Button>
      </div>
    </Dialog>
  );
}

/** Says what the ticks on the rows mean, and ends them. */
export function TickHead({ onDone }: { readonly onDone: () => void }) {
  const t = useTexts('armies');
  return (
    <div class="army-ticks">
      <p>
        <b>{t.whoPlays}</b> <span class="hint">{t.whoPlaysHint}</span>
      </p>
      <Button onClick={onDone}>{t.done}</Button>
    </div>
  );
}
