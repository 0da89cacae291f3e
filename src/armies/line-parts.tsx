import type { ComponentChildren } from 'preact';
import { Button } from '../kit/button.tsx';
import { useFormat, useTexts } from '../kit/context.ts';
import { Field } from '../kit/field.tsx';
import type { ArmyEditor, ArmyLineView } from './editor.ts';
import { PointsField } from './points.tsx';

export interface ArmyLineProps {
  readonly line: ArmyLineView;
  readonly editor: ArmyEditor;
  readonly first: boolean;
  readonly last: boolean;
  readonly unfolded: boolean;
  readonly onUnfold: (unfolded: boolean) => void;
  readonly onMove: (by: -1 | 1) => void;
  /** Takes it away; without a name it is called `called`. */
  readonly onRemove: (called?: string) => void;
}

interface LineFormProps {
  readonly line: ArmyLineView;
  readonly editor: ArmyEditor;
  readonly first: boolean;
  readonly last: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: (called?: string) => void;
  /** What the line is called without a name; a line with a price of its own has none to enter. */
  readonly called?: string;
}

/** Everything about one line; stored as it is typed. */
export function LineForm({ line, editor, first, last, onMove, onRemove, called }: LineFormProps) {
  const t = useTexts('armies');
  const named = useTexts('named');
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
          {named.duplicate}
        </Button>
        <Button icon="trash" onClick={() => onRemove(called)}>
          {t.removeLine}
        </Button>
      </div>
      <p class="army-keys hint">{t.moveHint}</p>
    </div>
  );
}

interface LineHeadProps extends Pick<ArmyLineProps, 'line' | 'unfolded' | 'onUnfold' | 'onMove'> {
  readonly name: string;
  /** Of the whole line. */
  readonly points: number;
  /** What stands between the points and the note. */
  readonly children?: ComponentChildren;
}

/** The name of a line and its points: a tap unfolds the rest, Alt with an arrow moves it. */
export function LineHead({ line, name, points, unfolded, onUnfold, onMove, children }: LineHeadProps) {
  const t = useTexts('armies');
  const { times } = useTexts('units');
  const format = useFormat();
  return (
    <button
      type="button"
      class="army-line-name"
      aria-expanded={unfolded}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onClick={() => onUnfold(!unfolded)}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        onMove(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <b>{line.count === 1 ? name : times(format.number(line.count), name)}</b>
      <span class="army-line-points">
        <span aria-hidden="true">{format.number(points)}</span>
        <span class="visually-hidden">{t.points(format.number(points))}</span>
      </span>
      {children}
      {line.note && !unfolded && <span class="army-line-note hint">{line.note}</span>}
    </button>
  );
}
