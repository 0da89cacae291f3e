import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { FiguresSheet } from '../figures/figures-sheet.tsx';
import { useFigureName } from '../figures/use-figure-name.ts';
import type { CastleShotsModel } from './model.ts';

interface TakeShooterProps {
  readonly model: CastleShotsModel;
  readonly onClose: () => void;
}

/** A stored figure as the shooter; what it replaces can be had back. */
export function TakeShooter({ model, onClose }: TakeShooterProps) {
  const { notices } = useServices();
  const t = useTexts('castlefigures');
  const shots = useTexts('castleshots');
  const format = useFormat();
  const shell = useTexts('shell');
  const nameOf = useFigureName();
  return (
    <FiguresSheet
      most={1}
      onTake={([figure]) => {
        if (!figure) return;
        const before = model.inputs.value.peek();
        const stayed = model.takeShooter(figure).map((value) => shots.values[value]);
        const took = t.took(nameOf(figure));
        const told = stayed.length > 0 ? `${took} ${shots.stayed(format.list(stayed))}` : took;
        notices.show(told, {
          action: { label: shell.undo, run: () => model.restore(before) },
        });
      }}
      onClose={onClose}
    />
  );
}
