import { useTexts } from '../../kit/context.ts';
import { ArmyLineTarget } from '../../kit/units/army-line-target.tsx';
import type { Figure } from '../../rules/mage-knight/figure.ts';
import type { CastleFiguresModel } from './model.ts';
import { useFigureName } from './use-figure-name.ts';

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
