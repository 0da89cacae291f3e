import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
import { armorOf, manyBounds, mayAddAssault, rollsArmor } from './inputs.ts';
import type { ManyModel } from './model.ts';
import { NoBonus } from './no-bonus.tsx';
import { StraysFold } from './strays-fold.tsx';
import { UnitChips } from './unit-chips.tsx';
import { useTitle } from './use-title.ts';

interface TargetCardProps {
  readonly model: ManyModel;
  readonly assault: number;
  /** One more target stands behind those that there are. */
  readonly onAdd: () => void;
}

/** Whom a group shoots at: how many, how well protected, and who stands near. */
export function TargetCard({ model, assault, onAdd }: TargetCardProps) {
  const t = useTexts('many');
  const { title, leave } = useTitle();
  const inputs = model.inputs.value.value;
  const shown = inputs.assaults[assault];
  if (shown === undefined) return null;
  const { target } = shown;
  return (
    <section class="card">
      <h2 class="card-title" ref={title} tabIndex={-1}>
        {t.unitLine(t.targets, t.dice(armorOf(target)))}
      </h2>
      {inputs.kind === 'single' && (
        <Stepper
          label={t.targetCount}
          value={target.count}
          min={1}
          max={manyBounds.count}
          onChange={(count) => model.changeAssault(assault, { target: { ...target, count } })}
        />
      )}
      <UnitChips
        legend={t.targets}
        value={target}
        asks={['armor']}
        onChange={(part) => model.changeAssault(assault, { target: { ...target, ...part } })}
      />
      {rollsArmor(target) && (
        <NoBonus
          model={model}
          who={target}
          onChange={(part) => model.changeAssault(assault, { target: { ...target, ...part } })}
        />
      )}
      <StraysFold model={model} assault={assault} leave={leave} />
      <div class="row">
        {mayAddAssault(inputs) && (
          <Button
            icon="plus"
            onClick={() => {
              model.addAssault();
              onAdd();
            }}
          >
            {t.addTarget}
          </Button>
        )}
        {inputs.assaults.length > 1 && (
          <Button icon="trash" kind="quiet" onClick={leave(() => model.removeAssault(assault))}>
            {t.removeTarget}
          </Button>
        )}
      </div>
    </section>
  );
}
