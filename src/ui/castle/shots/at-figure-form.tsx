import type { CastleShotsModel } from '../../../state/castle-shots.ts';
import { shooterPlaces, shotLimits, targetPlaces } from '../../../state/castle-shots-inputs.ts';
import { useTexts } from '../../context.ts';
import { Choice, Toggle } from '../../parts/choice.tsx';
import { Fold } from '../../parts/fold.tsx';
import { Stepper } from '../../parts/stepper.tsx';
import { StoredShooter } from './stored-shooter.tsx';

/** A figure at a castle that is shot at. */
export function AtFigureForm({ model }: { readonly model: CastleShotsModel }) {
  const t = useTexts('castleshots');
  const { figure, fortification } = model.inputs.value.value;
  const { target, from, attack, defence, damage, closedDoor } = figure;
  const answer = model.answer.value;
  const higher = answer.situation === 'figure' && answer.fortification.higher;
  const change = model.changeFigure;
  return (
    <div class="stack">
      <Choice
        legend={t.targetPlace}
        value={target}
        options={targetPlaces.map((value) => ({ value, label: t.targetPlaces[value] }))}
        onChange={(value) => change({ target: value })}
      />
      <Choice
        legend={t.from}
        value={from}
        options={shooterPlaces.map((value) => ({ value, label: t.shooterPlaces[value] }))}
        onChange={(value) => change({ from: value })}
      />
      {target !== 'yard' && (
        <Stepper
          label={t.fortification}
          value={fortification}
          min={0}
          max={shotLimits.bonus}
          onChange={(value) => model.change({ fortification: value })}
        />
      )}
      {higher && <Height model={model} />}
      <StoredShooter model={model} />
      <Stepper
        label={t.attack}
        value={attack}
        min={0}
        max={shotLimits.value}
        onChange={(value) => change({ attack: value })}
      />
      <Stepper
        label={t.defence}
        value={defence}
        min={0}
        max={shotLimits.value}
        onChange={(value) => change({ defence: value })}
      />
      <Stepper
        label={t.damage}
        value={damage}
        min={0}
        max={shotLimits.damage}
        onChange={(value) => change({ damage: value })}
      />
      <Fold title={t.doors} count={Number(closedDoor)} countLabel={t.inForce}>
        <div class="row">
          <Toggle pressed={closedDoor} onChange={(value) => change({ closedDoor: value })}>
            {t.closedDoor}
          </Toggle>
        </div>
      </Fold>
    </div>
  );
}

function Height({ model }: { readonly model: CastleShotsModel }) {
  const t = useTexts('castleshots');
  const { figure, height } = model.inputs.value.value;
  return (
    <>
      <div class="row">
        <Toggle
          pressed={figure.heightCounts}
          onChange={(value) => model.changeFigure({ heightCounts: value })}
        >
          {t.heightCounts}
        </Toggle>
      </div>
      {figure.heightCounts && (
        <Stepper
          label={t.height}
          value={height}
          min={0}
          max={shotLimits.bonus}
          onChange={(value) => model.change({ height: value })}
        />
      )}
    </>
  );
}
