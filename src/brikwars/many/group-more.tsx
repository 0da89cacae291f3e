import { Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { type GroupInputs, manyBounds } from './inputs.ts';
import type { ManyModel } from './model.ts';
import { NoBonus } from './no-bonus.tsx';
import { playsBonus } from './setup.ts';

interface GroupMoreProps {
  readonly model: ManyModel;
  readonly assault: number;
  readonly place: number;
  readonly group: GroupInputs;
}

/** Hits that lie on the table already, and what few groups need. */
export function GroupMore({ model, assault, place, group }: GroupMoreProps) {
  const t = useTexts('many');
  const close = model.inputs.value.value.kind === 'gang';
  const change = (part: Partial<GroupInputs>) => model.changeGroup(assault, place, part);
  const { hits, skillModifier, distance, height, count } = group;
  const shots = height === 0 ? 0 : 1;
  const without = group.declines || group.plainSkill;
  const declines = without && playsBonus(model.inputs.value.value) ? 1 : 0;
  const inForce = declines + (skillModifier === 0 ? 0 : 1) + (close ? 0 : shots);
  return (
    <>
      {!close && (
        <div class="row">
          <Toggle
            pressed={hits !== undefined}
            onChange={(on) => {
              if (on) change({ hits: 0 });
              else model.rollHits(assault, place);
            }}
          >
            {t.countHits}
          </Toggle>
        </div>
      )}
      {!close && hits !== undefined && (
        <Stepper
          label={t.hitsOf(place + 1)}
          value={hits}
          min={0}
          max={count}
          onChange={(counted) => change({ hits: counted })}
        />
      )}
      {!close && (
        <Stepper
          label={t.distance}
          value={distance}
          min={0}
          max={manyBounds.distance}
          none={{ sign: '?', said: t.distanceUnknown }}
          onChange={(value) => change({ distance: value })}
        />
      )}
      <Fold title={t.more} count={inForce} countLabel={t.inForce}>
        <Stepper
          label={t.skillModifier}
          value={skillModifier}
          min={-manyBounds.modifier}
          max={manyBounds.modifier}
          signed
          onChange={(value) => change({ skillModifier: value })}
        />
        <NoBonus model={model} who={group} skilled onChange={change} />
        {!close && (
          <Stepper
            label={t.height}
            value={height}
            min={0}
            max={manyBounds.height}
            onChange={(value) => change({ height: value })}
          />
        )}
      </Fold>
    </>
  );
}
