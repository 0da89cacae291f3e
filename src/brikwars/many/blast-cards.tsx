import { Choice } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { manyBounds, manyOptions, skillOf } from './inputs.ts';
import type { ManyModel } from './model.ts';
import { NearCard } from './near-card.tsx';
import { NoBonus } from './no-bonus.tsx';
import { SituationChips } from './situation-chips.tsx';
import { UnitChips } from './unit-chips.tsx';

/** Who throws or fires an Explosive, how and how far. */
function ThrowerCard({ model }: { readonly model: ManyModel }) {
  const t = useTexts('many');
  const inputs = model.inputs.value.value;
  const { blast } = inputs;
  const { way, distance, height, situation, skillModifier } = blast;
  const rare = [height !== 0, skillModifier !== 0, blast.declines || blast.plainSkill].filter(Boolean).length;
  return (
    <section class="card">
      <h2 class="card-title">{t.way}</h2>
      <Choice
        legend={t.way}
        hideLegend
        value={way}
        options={manyOptions.ways.map((value) => ({ value, label: t.ways[value] }))}
        onChange={(value) => model.changeBlast({ way: value })}
      />
      {way !== 'placed' && (
        <>
          <Stepper
            label={t.distance}
            value={distance}
            min={0}
            max={manyBounds.distance}
            onChange={(value) => model.changeBlast({ distance: value })}
          />
          <UnitChips
            legend={t.step(t.thrower, t.dice(skillOf(blast)))}
            value={blast}
            units={manyOptions.fighters}
            asks={distance > 0 ? ['skill', 'armor'] : ['skill']}
            onChange={model.changeBlast}
          />
          <SituationChips
            value={situation}
            close={false}
            inputs={inputs}
            onChange={(changed) => model.changeBlast({ situation: changed })}
          />
          <Fold title={t.more} count={rare} countLabel={t.inForce}>
            <Stepper
              label={t.height}
              value={height}
              min={0}
              max={manyBounds.height}
              onChange={(value) => model.changeBlast({ height: value })}
            />
            <Stepper
              label={t.skillModifier}
              value={skillModifier}
              min={-manyBounds.modifier}
              max={manyBounds.modifier}
              signed
              onChange={(value) => model.changeBlast({ skillModifier: value })}
            />
            <NoBonus model={model} who={blast} skilled onChange={model.changeBlast} />
          </Fold>
        </>
      )}
    </section>
  );
}

/** Where the Explosive comes from, and whom it may reach. */
export function BlastCards({ model }: { readonly model: ManyModel }) {
  return (
    <>
      <ThrowerCard model={model} />
      <NearCard model={model} />
    </>
  );
}
