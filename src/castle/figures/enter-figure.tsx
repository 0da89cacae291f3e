import { useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { ArmyLineTarget } from '../../kit/units/army-target.tsx';
import type { Figure } from '../../rules/mage-knight/attack/figure.ts';
import { type CastleFiguresModel, newFigure } from './model.ts';

/** What a figure is called: its name, or what it is. */
export function useFigureName(): (figure: Figure) => string {
  const { kinds } = useTexts('castlefigures');
  return ({ name, kind }) => name.trim() || kinds[kind];
}

interface ToCastleArmyProps {
  readonly model: CastleFiguresModel;
  readonly figure: Figure;
  readonly onDone: () => void;
}

/** Puts a figure into an army at its points, or begins one with it. */
export function ToCastleArmy({ model, figure, onDone }: ToCastleArmyProps) {
  const t = useTexts('castlefigures');
  const nameOf = useFigureName();
  return (
    <ArmyLineTarget
      armies={model.armyUnits.value}
      name={nameOf(figure)}
      cost={figure.cost}
      most={20}
      words={t}
      add={(line) => model.lines.add({ ...figure, name: nameOf(figure) }, line)}
      onDone={onDone}
    />
  );
}

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
      <Button icon="plus" disabled={full} onClick={() => onStart(newFigure)}>
        {t.create}
      </Button>
    </div>
  );
}
