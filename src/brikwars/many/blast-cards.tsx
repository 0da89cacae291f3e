import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { Group } from '../../kit/group.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { useTitle } from './group-row.tsx';
import {
  type BlastTargetInputs,
  crankyOf,
  manyBlast,
  manyMost,
  manyNear,
  manyOptions,
  skillOf,
} from './inputs.ts';
import type { ManyModel } from './model.ts';
import { distinctName, fatedWords, placeName, targetName } from './names.ts';
import { CrankyNumber, NoBonus, UnitChips } from './unit-chips.tsx';
import { ManyWays } from './worth.tsx';

/** Who stands near the point aimed at, kind by kind. */
export function NearCard({ model }: { readonly model: ManyModel }) {
  const t = useTexts('many');
  const format = useFormat();
  const { title, leave } = useTitle();
  const inputs = model.inputs.value.value;
  const { targets } = inputs.blast;
  const set = (next: readonly BlastTargetInputs[]) => model.changeBlast({ targets: next });
  const names = targets.map((target) => placeName(t, format, target, targetName(t, target)));
  return (
    <section class="card">
      <h2 class="card-title visually-hidden" ref={title} tabIndex={-1}>
        {t.near}
      </h2>
      {targets.map((target, place) => {
        const change = (part: Partial<BlastTargetInputs>) =>
          set(targets.map((one, at) => (at === place ? { ...one, ...part } : one)));
        const ask = asksIn(manyNear, target, change);
        const where = distinctName(names, place);
        return (
          <Group class="many-thing" label={where} key={place}>
            <div class="many-group-head">
              {ask.number('count', t.thingCount(place + 1), { hideLabel: true })}
              {ask.flag('own', t.own)}
            </div>
            <Fold title={where}>
              <UnitChips
                legend={t.who}
                value={target}
                asks={['armor']}
                onChange={change}
                then={(part) => ({
                  ...inputs,
                  blast: {
                    ...inputs.blast,
                    targets: targets.map((one, at) => (at === place ? { ...one, ...part } : one)),
                  },
                })}
                theirs={!target.own}
              />
              <CrankyNumber who={target} onChange={change} />
              {ask.number('fromAim', t.fromAim)}
              <div class="row">
                {ask.flag('fixed', t.fixed)}
                {targets.length > 1 && (
                  <Button
                    icon="trash"
                    kind="quiet"
                    label={t.removeThing(place + 1)}
                    onClick={leave(() => set(targets.filter((_, at) => at !== place)))}
                  >
                    {t.remove}
                  </Button>
                )}
              </div>
            </Fold>
          </Group>
        );
      })}
      {targets.length < manyMost.targets && (
        <div class="row">
          <Button icon="plus" onClick={() => set([...targets, manyNear.default])}>
            {t.addThing}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Who throws or fires an Explosive, how and how far. */
export function ThrowerCard({ model }: { readonly model: ManyModel }) {
  const t = useTexts('many');
  const inputs = model.inputs.value.value;
  const { blast } = inputs;
  const ask = asksIn(manyBlast, blast, model.changeBlast);
  const { way, distance, height, skillModifier } = blast;
  const rare = [
    height !== 0,
    skillModifier !== 0,
    blast.declines || blast.plainSkill,
    crankyOf(blast) > 0,
  ].filter(Boolean).length;
  return (
    <section class="card">
      <h2 class="card-title">{t.way}</h2>
      <ManyWays
        legend={t.way}
        of={fatedWords(t, inputs).enemyDies}
        chosen={way}
        ways={manyBlast.fields.way.known.map((id) => ({
          id,
          label: t.ways[id],
          inputs: { ...inputs, blast: { ...blast, way: id } },
        }))}
        onChoose={(chosen) => model.changeBlast({ way: chosen })}
      />
      {way !== 'placed' && (
        <>
          {ask.number('distance', t.distance)}
          <UnitChips
            legend={t.step(t.thrower, t.dice(skillOf(blast)))}
            value={blast}
            units={manyOptions.fighters}
            asks={distance > 0 ? ['skill', 'armor'] : ['skill']}
            onChange={model.changeBlast}
            then={(part) => ({ ...inputs, blast: { ...blast, ...part } })}
          />
          <Fold title={t.more} count={rare} countLabel={t.inForce}>
            {ask.number('height', t.height)}
            {ask.number('skillModifier', t.skillModifier, { signed: true })}
            <CrankyNumber who={blast} onChange={model.changeBlast} />
            <NoBonus model={model} who={blast} skilled onChange={model.changeBlast} />
          </Fold>
        </>
      )}
    </section>
  );
}
