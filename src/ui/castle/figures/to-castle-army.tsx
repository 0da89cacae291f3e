import { useSignal } from '@preact/signals';
import type { CastleFiguresModel, Figure } from '../../../state/castle-figures.ts';
import { useTexts } from '../../context.ts';
import { ArmyTarget } from '../../fight/units/army-target.tsx';
import { Stepper } from '../../parts/stepper.tsx';
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
  const count = useSignal(1);
  const points = useSignal(figure.cost ?? 0);
  return (
    <ArmyTarget
      armies={model.armyUnits.value}
      name={nameOf(figure)}
      add={(army) =>
        model.lines.add(
          { ...figure, name: nameOf(figure) },
          { army, count: count.peek(), points: points.peek() },
        )
      }
      onDone={onDone}
    >
      {() => (
        <>
          <Stepper
            label={t.count}
            value={count.value}
            min={1}
            max={20}
            onChange={(value) => {
              count.value = value;
            }}
          />
          <Stepper
            label={t.each}
            value={points.value}
            min={0}
            max={9999}
            onChange={(value) => {
              points.value = value;
            }}
          />
        </>
      )}
    </ArmyTarget>
  );
}
