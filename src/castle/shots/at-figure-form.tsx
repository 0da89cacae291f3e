import { Choice, Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { targetPlaces } from '../../rules/mage-knight/shooting-at-figure.ts';
import { Inches, ShotValue, StoredShooter } from './at-section-form.tsx';
import { shooterPlacesFor } from './inputs.ts';
import type { CastleShotsModel } from './model.ts';

interface FormProps {
  readonly model: CastleShotsModel;
}

/** A figure at a castle that is shot at, and who shoots. */
export function AtFigureForm({ model }: FormProps) {
  const t = useTexts('castleshots');
  const { closedDoor } = model.inputs.value.value.figure;
  return (
    <div class="stack">
      <Target model={model} />
      <Shooter model={model} />
      <Fold title={t.doors} count={Number(closedDoor)} countLabel={t.inForce}>
        <div class="row">
          <Toggle pressed={closedDoor} onChange={(value) => model.changeFigure({ closedDoor: value })}>
            {t.closedDoor}
          </Toggle>
        </div>
      </Fold>
    </div>
  );
}

function Target({ model }: FormProps) {
  const t = useTexts('castleshots');
  const { figure, fortification } = model.inputs.value.value;
  const { target, defence } = figure;
  return (
    <>
      <Choice
        legend={t.targetPlace}
        value={target}
        options={targetPlaces.map((value) => ({ value, label: t.targetPlaces[value] }))}
        onChange={(value) => model.changeFigure({ target: value })}
      />
      {target !== 'yard' && (
        <ShotValue
          label={t.fortification}
          limit="bonus"
          value={fortification}
          onChange={(value) => model.change({ fortification: value })}
        />
      )}
      <ShotValue
        label={t.defence}
        limit="value"
        value={defence}
        onChange={(value) => model.changeFigure({ defence: value })}
      />
    </>
  );
}

function Shooter({ model }: FormProps) {
  const t = useTexts('castleshots');
  const { target, from, attack, damage, range, distance } = model.inputs.value.value.figure;
  const answer = model.answer.value;
  const higher = answer.situation === 'figure' && answer.fortification.higher;
  const change = model.changeFigure;
  return (
    <fieldset class="choice">
      <legend>{t.shooter}</legend>
      <div class="stack">
        <StoredShooter model={model} />
        <Choice
          legend={t.from}
          value={from}
          options={shooterPlacesFor(target).map((value) => ({ value, label: t.shooterPlaces[value] }))}
          onChange={(value) => change({ from: value })}
        />
        {higher && <Height model={model} />}
        <Inches label={t.distance} value={distance} onChange={(value) => change({ distance: value })} />
        <ShotValue
          label={t.range}
          limit="range"
          value={range}
          onChange={(value) => change({ range: value })}
        />
        <ShotValue
          label={t.attack}
          limit="value"
          value={attack}
          onChange={(value) => change({ attack: value })}
        />
        <ShotValue
          label={t.damage}
          limit="damage"
          value={damage}
          onChange={(value) => change({ damage: value })}
        />
      </div>
    </fieldset>
  );
}

function Height({ model }: FormProps) {
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
        <ShotValue
          label={t.height}
          limit="bonus"
          value={height}
          onChange={(value) => model.change({ height: value })}
        />
      )}
    </>
  );
}
