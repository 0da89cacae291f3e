import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import type { Figure } from '../../rules/mage-knight/figure.ts';
import { FiguresSheet } from '../figures/figures-sheet.tsx';
import { plainFigure } from '../figures/model.ts';
import { useFigureName } from '../figures/use-figure-name.ts';
import { mostFigures } from './inputs.ts';
import type { CastleAttackModel } from './model.ts';

interface TakeFiguresProps {
  readonly model: CastleAttackModel;
  readonly onClose: () => void;
}

/** Stored figures as the attackers; what they replace can be had back. */
export function TakeFigures({ model, onClose }: TakeFiguresProps) {
  const { notices, announcer } = useServices();
  const t = useTexts('castlefigures');
  const shell = useTexts('shell');
  const format = useFormat();
  const nameOf = useFigureName();
  const { name, kind, baseDamage, baseRangedDamage, abilities } = model.figure.value;
  const inHand: Figure | undefined =
    kind === 'section' || model.untouched.value
      ? undefined
      : { ...plainFigure, name: name.trim(), kind, baseDamage, baseRangedDamage, abilities };
  const { figures } = model.inputs.value.value;
  // The one that the screen begins with is nobody's.
  const beside = model.untouched.value ? 0 : figures.length;

  function take(taken: readonly Figure[], how: 'instead' | 'beside'): void {
    const before = model.inputs.value.peek();
    const replaced = !model.untouched.peek();
    model.take(taken, how);
    const told = t.took(format.list(taken.map(nameOf)));
    if (replaced) {
      notices.show(told, { action: { label: shell.undo, run: () => model.restore(before) } });
    } else announcer.announce(told);
  }

  return <FiguresSheet inHand={inHand} most={mostFigures} beside={beside} onTake={take} onClose={onClose} />;
}
