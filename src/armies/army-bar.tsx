import type { ComponentChildren } from 'preact';
import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { later } from '../kit/controls/lazy.tsx';
import { useRootSign } from '../kit/stage/root-sign.ts';
import type { Game } from '../rules/ids.ts';
import type { Army } from '../storage/army/army.ts';
import { beginPath } from './battle/paths.ts';
import { useStepText } from './edit-text.ts';
import type { ArmyEditor } from './editor.ts';
import type { ArmiesModel } from './model.ts';
import { SendArmy } from './send-army.tsx';
import '../kit/controls/thumb-bar.css';
import './army-page.css';

// An army of another game needs none of this.
const AddUnit = later(
  () => import('./brikwars/entry.ts').then((module) => module.AddUnit),
  ['kit', 'brikwars', 'fight'],
);

const AddFigures = later(
  () => import('./mage-knight/entry.ts').then((module) => module.AddFigures),
  ['kit', 'castle'],
);

interface AddOwnProps {
  readonly game: Game;
  readonly editor: ArmyEditor;
  readonly edition: string | undefined;
  readonly full: boolean;
}

/** The way for a unit of BrikWars or a figure of Mage Knight into the army. */
export function AddOwn({ game, editor, edition, full }: AddOwnProps) {
  if (game === 'mage-knight')
    return <AddFigures disabled={full} onPick={(figures) => void editor.addFigures(figures)} />;
  return <AddUnit disabled={full} edition={edition} editor={editor} />;
}

interface ArmyBarProps {
  readonly model: ArmiesModel;
  readonly army: Army;
  readonly adding: (full: boolean) => ComponentChildren;
}

/** At the thumb: one more unit, to the table, the last edit back, to another phone. */
export function ArmyBar({ model, army, adding }: ArmyBarProps) {
  const { navigation } = useServices();
  const { undo } = useTexts('shell');
  const t = useTexts('armies');
  const battle = useTexts('battle');
  const stepText = useStepText();
  const { editor } = model;
  const last = editor.back.value;
  useRootSign('thumb');
  return (
    <div class="thumb-bar unit-bar">
      {adding(army.lines.length >= editor.bounds.lines)}
      {army.lines.length > 0 && (
        <Button kind="primary" icon="fight" onClick={() => navigation.go(beginPath(army.id))}>
          {battle.play}
        </Button>
      )}
      <Button
        icon="undo"
        label={last ? t.undoStep(stepText(last)) : undo}
        disabled={!last}
        onClick={() => editor.undo()}
      />
      <SendArmy model={model} army={army} />
    </div>
  );
}
