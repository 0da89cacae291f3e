import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import type { Figure } from '../../rules/mage-knight/figure.ts';
import { type CastleFiguresModel, plainFigure } from './model.ts';
import { useFigureName } from './use-figure-name.ts';

interface EnterFigureProps {
  readonly model: CastleFiguresModel;
  /** The figure in hand, to be kept. */
  readonly inHand: Figure | undefined;
  readonly onStart: (figure: Figure) => void;
  readonly onGoOn: () => void;
}

/** The ways to a new figure; where one is half entered, the way back to it. */
export function EnterFigure({ model, inHand, onStart, onGoOn }: EnterFigureProps) {
  const t = useTexts('castlefigures');
  const nameOf = useFigureName();
  const begun = model.form.draft.value;
  const full = model.full.value;
  if (begun) {
    return (
      <div class="row">
        <Button icon="edit" onClick={onGoOn}>
          {t.goOn(nameOf(begun.figure))}
        </Button>
      </div>
    );
  }
  return (
    <div class="row">
      {inHand && (
        <Button icon="keep" disabled={full} onClick={() => onStart(inHand)}>
          {t.saveInHand(nameOf(inHand))}
        </Button>
      )}
      <Button icon="plus" disabled={full} onClick={() => onStart(plainFigure)}>
        {t.create}
      </Button>
    </div>
  );
}
