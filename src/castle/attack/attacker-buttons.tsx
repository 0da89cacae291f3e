import type { ComponentChildren } from 'preact';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useShown } from '../../kit/controls/dialog.tsx';
import { useUndo } from '../../kit/undo.ts';
import type { Figure } from '../../rules/mage-knight/attack/figure.ts';
import { useFigureName } from '../figures/enter-figure.tsx';
import { FiguresSheet } from '../figures/figures-sheet.tsx';
import { plainFigure } from '../figures/model.ts';
import { mostFigures } from './inputs.ts';
import type { CastleAttackModel } from './model.ts';

interface TakeFiguresProps {
  readonly model: CastleAttackModel;
  readonly onClose: () => void;
}

/** Stored figures as the attackers; what they replace can be had back. */
function TakeFigures({ model, onClose }: TakeFiguresProps) {
  const { announcer } = useServices();
  const offerUndo = useUndo();
  const t = useTexts('castlefigures');
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
    const text = t.took(format.list(taken.map(nameOf)));
    if (replaced) {
      offerUndo(text, () => model.restore(before));
    } else announcer.announce(text);
  }

  return <FiguresSheet inHand={inHand} most={mostFigures} beside={beside} onTake={take} onClose={onClose} />;
}

/** Who else attacks: one more, or stored figures; `sheet` shows the stored ones. */
export function useOtherAttackers(model: CastleAttackModel): {
  readonly buttons: (close?: () => void) => ComponentChildren;
  readonly sheet: ComponentChildren;
} {
  const t = useTexts('castle');
  const [picking, pick, stop] = useShown();

  // Who added an attacker goes on at its row.
  function add(): void {
    model.addFigure();
    setTimeout(() => document.querySelector<HTMLElement>('.attacker:last-child > .attacker-open')?.focus());
  }

  return {
    buttons: (close = () => undefined) => {
      const then = (act: () => void) => () => {
        close();
        act();
      };
      return (
        <>
          <Button icon="plus" disabled={model.full.value} onClick={then(add)}>
            {t.addFigure}
          </Button>
          <Button icon="armies" onClick={then(pick)}>
            {t.storedFigures}
          </Button>
        </>
      );
    },
    sheet: picking && <TakeFigures model={model} onClose={stop} />,
  };
}
