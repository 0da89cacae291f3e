import { Button } from '../../kit/button.tsx';
import { Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { type BlastTargetInputs, manyBounds, minifig } from './inputs.ts';
import type { ManyModel } from './model.ts';
import { placeName, targetName } from './names.ts';
import { UnitChips } from './unit-chips.tsx';
import { useTitle } from './use-title.ts';

/** Who stands near the point aimed at, kind by kind. */
export function NearCard({ model }: { readonly model: ManyModel }) {
  const t = useTexts('many');
  const more = useTexts('manymore');
  const format = useFormat();
  const { title, leave } = useTitle();
  const { targets } = model.inputs.value.value.blast;
  const set = (next: readonly BlastTargetInputs[]) => model.changeBlast({ targets: next });
  return (
    <section class="card">
      <h2 class="card-title" ref={title} tabIndex={-1}>
        {more.near}
      </h2>
      {targets.map((target, place) => {
        const change = (part: Partial<BlastTargetInputs>) =>
          set(targets.map((one, at) => (at === place ? { ...one, ...part } : one)));
        const where = placeName(t, format, target, targetName(t, target));
        return (
          <div class="many-thing" key={place}>
            <div class="many-group-head">
              <Stepper
                label={more.thingCount(place + 1)}
                hideLabel
                value={target.count}
                min={1}
                max={manyBounds.count}
                onChange={(count) => change({ count })}
              />
            </div>
            <Fold title={where}>
              <UnitChips legend={t.who} value={target} asks={['armor']} onChange={change} />
              <Stepper
                label={more.fromAim}
                value={target.fromAim}
                min={0}
                max={manyBounds.distance}
                onChange={(fromAim) => change({ fromAim })}
              />
              <div class="row">
                <Toggle pressed={target.own} onChange={(own) => change({ own })}>
                  {more.own}
                </Toggle>
                <Toggle pressed={target.fixed} onChange={(fixed) => change({ fixed })}>
                  {more.fixed}
                </Toggle>
                {targets.length > 1 && (
                  <Button
                    icon="trash"
                    kind="quiet"
                    label={more.removeThing(place + 1)}
                    onClick={leave(() => set(targets.filter((_, at) => at !== place)))}
                  >
                    {t.remove}
                  </Button>
                )}
              </div>
            </Fold>
          </div>
        );
      })}
      {targets.length < manyBounds.blastTargets && (
        <div class="row">
          <Button
            icon="plus"
            onClick={() => set([...targets, { ...minifig, count: 1, fromAim: 1, fixed: false, own: false }])}
          >
            {more.addThing}
          </Button>
        </div>
      )}
    </section>
  );
}
