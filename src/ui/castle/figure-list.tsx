import type { CastleModel } from '../../state/castle.ts';
import { useServices, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Icon } from '../parts/icon.tsx';

/** The members of a formation or gang up, each with its own answer; one is being edited. */
export function FigureList({ model }: { readonly model: CastleModel }) {
  const t = useTexts('castle');
  const { attackers } = model.verdict.value;
  if (attackers.length < 2) return null;
  return (
    <div class="stack">
      <Choice
        legend={t.joint}
        value={String(model.chosen.value)}
        onChange={(place) => model.choose(Number(place))}
        options={attackers.map(({ eligible }, place) => ({
          value: String(place),
          label: (
            <span class="figure-chip">
              <Icon name={eligible ? 'check' : 'close'} size={18} />
              {t.figure(place + 1)}
              <span class="visually-hidden">{eligible ? t.mayShort : t.mayNotShort}</span>
            </span>
          ),
        }))}
      />
      <p class="hint">{t.jointHint}</p>
    </div>
  );
}

/** Adding and removing attackers; what was removed can be had back. */
export function FigureButtons({ model }: { readonly model: CastleModel }) {
  const { notices } = useServices();
  const t = useTexts('castle');
  const shell = useTexts('shell');
  const number = model.chosen.value + 1;

  function withUndo(done: string, change: () => void): void {
    const before = model.inputs.value.peek();
    change();
    notices.show(done, { action: { label: shell.undo, run: () => model.restore(before) } });
  }

  return (
    <div class="row">
      <Button icon="plus" disabled={model.full.value} onClick={model.addFigure}>
        {t.addFigure}
      </Button>
      {model.verdict.value.attackers.length > 1 && (
        <Button
          kind="quiet"
          icon="trash"
          onClick={() => withUndo(t.removed(number), () => model.removeFigure())}
        >
          {t.removeFigure(number)}
        </Button>
      )}
      {!model.untouched.value && (
        <Button kind="quiet" icon="undo" onClick={() => withUndo(t.startedOver, () => model.startOver())}>
          {t.startOver}
        </Button>
      )}
    </div>
  );
}
