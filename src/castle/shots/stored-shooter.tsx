import type { ComponentChildren } from 'preact';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useShown } from '../../kit/controls/dialog.tsx';
import { useUndo } from '../../kit/undo.ts';
import type { Figure } from '../../rules/mage-knight/attack/figure.ts';
import { useFigureName } from '../figures/enter-figure.tsx';
import { FiguresSheet } from '../figures/figures-sheet.tsx';
import type { CastleShotsModel } from './model.ts';

/** The way to the player's own figures, one of which shoots; what it replaces can be restored. */
export function useStoredShooter(model: CastleShotsModel): {
  readonly button: (close?: () => void) => ComponentChildren;
  readonly sheet: ComponentChildren;
} {
  const offerUndo = useUndo();
  const castle = useTexts('castle');
  const t = useTexts('castlefigures');
  const shots = useTexts('castleshots');
  const format = useFormat();
  const nameOf = useFigureName();
  const [picking, pick, stop] = useShown();

  function take(figure: Figure): void {
    const before = model.inputs.value.peek();
    const stayed = model.takeShooter(figure).map((value) => shots.values[value]);
    const took = t.took(nameOf(figure));
    const text = stayed.length > 0 ? `${took} ${shots.stayed(format.list(stayed))}` : took;
    offerUndo(text, () => model.restore(before));
  }

  return {
    button: (close) => (
      <Button
        icon="armies"
        onClick={() => {
          close?.();
          pick();
        }}
      >
        {castle.storedFigures}
      </Button>
    ),
    sheet: picking && <FiguresSheet most={1} onTake={([figure]) => figure && take(figure)} onClose={stop} />,
  };
}
