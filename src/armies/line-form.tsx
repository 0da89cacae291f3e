import { Button } from '../kit/button.tsx';
import { useTexts } from '../kit/context.ts';
import { Field } from '../kit/field.tsx';
import type { ArmyEditor, ArmyLineView } from './editor.ts';
import { PointsField } from './points-field.tsx';

interface LineFormProps {
  readonly line: ArmyLineView;
  readonly editor: ArmyEditor;
  readonly first: boolean;
  readonly last: boolean;
  readonly onMove: (by: number) => void;
  readonly onRemove: (called?: string) => void;
  /** What the line is called without a name; a line with a price of its own has none to enter. */
  readonly called?: string;
}

/** Everything about one line; stored as it is typed. */
export function LineForm({ line, editor, first, last, onMove, onRemove, called }: LineFormProps) {
  const t = useTexts('armies');
  const { id } = line;
  return (
    <div class="stack">
      <Field
        label={t.lineName}
        value={line.name}
        maxLength={editor.bounds.name}
        placeholder={called ?? t.lineNamePlaceholder}
        onInput={(name) => editor.changeLine(id, { name })}
      />
      {called === undefined && (
        <PointsField
          label={t.linePoints}
          value={line.points}
          onType={(text) => editor.typePoints(id, text)}
        />
      )}
      <Field
        label={t.lineNote}
        multiline
        value={line.note}
        maxLength={editor.bounds.note}
        onInput={(note) => editor.changeLine(id, { note })}
      />
      <div class="row">
        <Button icon="up" label={t.moveUp} disabled={first} onClick={() => onMove(-1)} />
        <Button icon="down" label={t.moveDown} disabled={last} onClick={() => onMove(1)} />
        <Button icon="copy" onClick={() => editor.copyLine(id)}>
          {t.copyLine}
        </Button>
        <Button icon="trash" onClick={() => onRemove(called)}>
          {t.removeLine}
        </Button>
      </div>
      <p class="army-keys hint">{t.moveHint}</p>
    </div>
  );
}
