import { asksOf } from '../../kit/asks.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { targetPlaces } from '../../rules/mage-knight/shooting-at-figure.ts';
import { inches, StoredShooter } from './at-section-form.tsx';
import { shooterPlacesFor, shotLimits } from './inputs.ts';
import type { CastleShotsModel } from './model.ts';

/** A figure at a castle that is shot at, and who shoots. */
export function AtFigureForm({ model }: { readonly model: CastleShotsModel }) {
  const t = useTexts('castleshots');
  const { figure, fortification, height } = model.inputs.value.value;
  const answer = model.answer.value;
  const higher = answer.situation === 'figure' && answer.fortification.higher;
  const ask = asksOf(figure, model.changeFigure);
  const askAll = asksOf({ fortification, height }, model.change);
  return (
    <div class="stack">
      {ask.choice('target', t.targetPlace, targetPlaces, t.targetPlaces)}
      {figure.target !== 'yard' && askAll.number('fortification', t.fortification, shotLimits.bonus)}
      {ask.number('defence', t.defence, shotLimits.value)}
      <fieldset class="choice">
        <legend>{t.shooter}</legend>
        <div class="stack">
          <StoredShooter model={model} />
          {ask.choice('from', t.from, shooterPlacesFor(figure.target), t.shooterPlaces)}
          {higher && <div class="row">{ask.flag('heightCounts', t.heightCounts)}</div>}
          {higher && figure.heightCounts && askAll.number('height', t.height, shotLimits.bonus)}
          {ask.number('distance', t.distance, shotLimits.distance, inches)}
          {ask.number('range', t.range, shotLimits.range)}
          {ask.number('attack', t.attack, shotLimits.value)}
          {ask.number('damage', t.damage, shotLimits.damage)}
        </div>
      </fieldset>
      <Fold title={t.doors} count={Number(figure.closedDoor)} countLabel={t.inForce}>
        <div class="row">{ask.flag('closedDoor', t.closedDoor)}</div>
      </Fold>
    </div>
  );
}
