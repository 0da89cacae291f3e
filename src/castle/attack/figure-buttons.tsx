import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { goToVerdict } from '../focus-verdict.ts';
import type { CastleAttackModel } from './model.ts';
import { TakeFigures } from './take-figures.tsx';
import { attackerName } from './text.ts';

/** Adding and removing attackers, and the stored ones; what was removed can be had back. */
export function FigureButtons({ model }: { readonly model: CastleAttackModel }) {
  const { notices } = useServices();
  const t = useTexts('castle');
  const shell = useTexts('shell');
  const picking = useSignal(false);
  const { figures } = model.inputs.value.value;
  const name = attackerName(t, figures, model.chosen.value);

  function withUndo(done: string, change: () => void): void {
    const before = model.inputs.value.peek();
    change();
    // Both buttons go when there is nothing more for them to do; the one to remove stays for the others.
    if (model.inputs.value.peek().figures.length < 2) goToVerdict();
    notices.show(done, { action: { label: shell.undo, run: () => model.restore(before) } });
  }

  return (
    <>
      <div class="row">
        <Button icon="plus" disabled={model.full.value} onClick={model.addFigure}>
          {t.addFigure}
        </Button>
        <Button
          icon="armies"
          onClick={() => {
            picking.value = true;
          }}
        >
          {t.storedFigures}
        </Button>
        {figures.length > 1 && (
          <Button kind="quiet" icon="trash" onClick={() => withUndo(t.removed(name), model.removeFigure)}>
            {t.removeFigure(name)}
          </Button>
        )}
        {!model.untouched.value && (
          <Button kind="quiet" icon="undo" onClick={() => withUndo(t.startedOver, model.startOver)}>
            {t.startOver}
          </Button>
        )}
      </div>
      {picking.value && (
        <TakeFigures
          model={model}
          onClose={() => {
            picking.value = false;
          }}
        />
      )}
    </>
  );
}
