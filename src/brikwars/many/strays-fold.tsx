import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { manyBounds, manyOptions, minifig, type StrayInputs } from './inputs.ts';
import type { ManyModel } from './model.ts';
import { UnitChips } from './unit-chips.tsx';

interface StraysFoldProps {
  readonly model: ManyModel;
  readonly assault: number;
  /** Takes a row away and the focus somewhere sensible. */
  readonly leave: (remove: () => void) => () => void;
}

/** What stands near the target: each miss that can reach it is followed when the dice are rolled. */
export function StraysFold({ model, assault, leave }: StraysFoldProps) {
  const t = useTexts('many');
  const strays = model.inputs.value.value.assaults[assault]?.strays ?? [];
  const set = (next: readonly StrayInputs[]) => model.changeAssault(assault, { strays: next });
  return (
    <Fold title={t.strays} count={strays.length} countLabel={t.inForce}>
      <p class="hint">{t.straysHint}</p>
      {strays.map((stray, place) => {
        const change = (part: Partial<StrayInputs>) =>
          set(strays.map((one, at) => (at === place ? { ...one, ...part } : one)));
        return (
          <div class="many-thing stack" key={place}>
            <Choice
              legend={t.owner}
              value={stray.owner}
              options={manyOptions.owners.map((owner) => ({ value: owner, label: t.owners[owner] }))}
              onChange={(owner) => change({ owner })}
            />
            <Stepper
              label={t.fromTarget}
              value={stray.fromTarget}
              min={0}
              max={manyBounds.distance}
              onChange={(fromTarget) => change({ fromTarget })}
            />
            <UnitChips legend={t.who} value={stray} asks={['armor']} onChange={change} />
            <Button
              icon="trash"
              kind="quiet"
              onClick={leave(() => set(strays.filter((_, at) => at !== place)))}
            >
              {t.remove}
            </Button>
          </div>
        );
      })}
      {strays.length < manyBounds.strays && (
        <Button
          icon="plus"
          onClick={() => set([...strays, { ...minifig, owner: 'attacker', fromTarget: 1 }])}
        >
          {t.addStray}
        </Button>
      )}
    </Fold>
  );
}
