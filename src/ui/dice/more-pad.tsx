import type { DiceModel } from '../../state/dice.ts';
import { moreDice } from '../../state/dice-inputs.ts';
import { useTexts } from '../context.ts';
import { Fold } from '../parts/fold.tsx';
import { BonusFold } from './bonus-fold.tsx';
import { DieButtons } from './die-buttons.tsx';

/** What few need: rarer dice and the kind of bonus dice. */
export function MorePad({ model }: { readonly model: DiceModel }) {
  const t = useTexts('dice');
  return (
    <>
      <Fold title={t.moreDice}>
        <DieButtons model={model} dice={moreDice} />
      </Fold>
      <BonusFold model={model} />
    </>
  );
}
