import { useFormat, useTexts } from '../kit/context.ts';
import { later } from '../kit/later.tsx';
import { Stepper } from '../kit/stepper.tsx';
import type { ArmyEditor, ArmyLineView } from './editor.ts';
import { LineForm } from './line-form.tsx';
import { LineHead } from './line-head.tsx';

// Only lines that say how they fight need the words of the fight.
const LineUnit = later(
  () => import('./brikwars/entry.ts').then((module) => module.LineUnit),
  ['kit', 'brikwars', 'fight'],
);

const LineFigure = later(
  () => import('./mage-knight/entry.ts').then((module) => module.LineFigure),
  ['castle'],
);

export interface ArmyLineProps {
  readonly line: ArmyLineView;
  readonly editor: ArmyEditor;
  readonly first: boolean;
  readonly last: boolean;
  readonly unfolded: boolean;
  readonly onUnfold: (unfolded: boolean) => void;
  readonly onMove: (by: number) => void;
  /** Takes it away; without a name it is called `called`. */
  readonly onRemove: (called?: string) => void;
}

/** A line: name and points, the number under the thumb; a tap on the name unfolds the rest. */
export function ArmyLine(props: ArmyLineProps) {
  const { line, editor, unfolded } = props;
  const t = useTexts('armies');
  const format = useFormat();
  const name = line.name || t.unnamedLine;
  const unit = editor.unitOf(line);
  return (
    <li class="army-line">
      <LineHead {...props} name={name} points={editor.pointsOf(line)} />
      <div class="army-line-count">
        <Stepper
          label={t.number(name)}
          hideLabel
          value={line.count}
          min={0}
          max={editor.bounds.count}
          onChange={(count) => editor.changeLine(line.id, { count })}
        />
        <span class="hint">{t.each(format.number(line.points))}</span>
      </div>
      {line.unit?.game === 'mage-knight' && <LineFigure name={name} line={line.id} />}
      {unit && <LineUnit unit={unit} name={name} line={line.id} points={line.points} />}
      {unfolded && <LineForm {...props} />}
    </li>
  );
}
