import { asksOf } from '../../kit/asks.tsx';
import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { useShown } from '../../kit/dialog.tsx';
import { Fold } from '../../kit/fold.tsx';
import { useUndo } from '../../kit/undo.ts';
import type { Figure } from '../../rules/mage-knight/figure.ts';
import { sectionKinds } from '../../rules/mage-knight/kinds.ts';
import { shotTargets } from '../../rules/mage-knight/shooting.ts';
import { targetPlaces } from '../../rules/mage-knight/shooting-at-figure.ts';
import { useFigureName } from '../figures/enter-figure.tsx';
import { FiguresSheet } from '../figures/figures-sheet.tsx';
import { AbilityToggles } from '../question-frame.tsx';
import {
  castleTargetPlaces,
  figureShooters,
  sectionShooterPlaces,
  shooterPlacesFor,
  shotLimits,
} from './inputs.ts';
import type { CastleShotsModel } from './model.ts';

/** The way to the player's own figures, one of whom shoots; what he replaces can be had back. */
function StoredShooter({ model }: { readonly model: CastleShotsModel }) {
  const offerUndo = useUndo();
  const castle = useTexts('castle');
  const t = useTexts('castlefigures');
  const shots = useTexts('castleshots');
  const format = useFormat();
  const nameOf = useFigureName();
  const [picking, pick, stop] = useShown();

  function take(figure: Figure): void {
    const before = model.inputs.value.peek();
    const stayed = model.takeShooter(figure).map((value) => shots.values[value]);
    const took = t.took(nameOf(figure));
    const told = stayed.length > 0 ? `${took} ${shots.stayed(format.list(stayed))}` : took;
    offerUndo(told, () => model.restore(before));
  }

  return (
    <div class="row">
      <Button icon="armies" onClick={pick}>
        {castle.storedFigures}
      </Button>
      {picking && <FiguresSheet most={1} onTake={([figure]) => figure && take(figure)} onClose={stop} />}
    </div>
  );
}

/** A measured length: half inches by tap, hundredths by the pad. */
const inches = { step: 0.5, decimals: 2 };

/** A figure that shoots at a section. */
export function AtSectionForm({ model }: { readonly model: CastleShotsModel }) {
  const t = useTexts('castleshots');
  const castle = useTexts('castle');
  const { section, height } = model.inputs.value.value;
  const ask = asksOf(section, model.changeSection);
  return (
    <div class="stack">
      {ask.choice('kind', t.shooter, figureShooters, castle.kinds)}
      <StoredShooter model={model} />
      {ask.number('damage', castle.baseRangedDamage, shotLimits.damage)}
      {section.kind === 'warrior' && (
        <AbilityToggles
          legend={castle.abilities}
          mode="ranged"
          held={section.abilities}
          onToggle={model.toggleAbility}
        />
      )}
      {ask.number('distance', t.toCentre, shotLimits.distance, inches)}
      {ask.number('range', t.range, shotLimits.range)}
      {ask.choice('from', t.from, sectionShooterPlaces, t.sectionShooterPlaces)}
      {ask.number('attack', t.attack, shotLimits.value)}
      {ask.number('defence', t.defence, shotLimits.value)}
      <Fold title={t.moreAtCastle} count={Number(section.closedDoor)} countLabel={t.inForce}>
        {asksOf({ height }, model.change).number('height', t.height, shotLimits.bonus)}
        <div class="row">{ask.flag('closedDoor', t.closedDoor)}</div>
      </Fold>
    </div>
  );
}

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

/** A section that shoots, and how its target stands to it. */
export function CastleShootsForm({ model }: { readonly model: CastleShotsModel }) {
  const t = useTexts('castleshots');
  const castle = useTexts('castle');
  const terms = useTexts('castleterms');
  const shot = model.inputs.value.value.castle;
  const ask = asksOf(shot, model.changeCastle);
  const { target, abilities } = shot;
  return (
    <div class="stack">
      {ask.choice('target', t.target, shotTargets, t.targets)}
      {ask.number('distance', t.distance, shotLimits.distance, inches)}
      {ask.number('edge', t.edge, shotLimits.distance, inches)}
      <p class="hint">{t.edgeHint}</p>
      {ask.choice('kind', t.kind, sectionKinds, terms.sections)}
      {ask.number('range', t.range, shotLimits.range)}
      {ask.number('damage', target === 'section' ? castle.baseRangedDamage : t.damage, shotLimits.damage)}
      {ask.number('attack', t.attack, shotLimits.value)}
      {ask.number('defence', t.defence, shotLimits.value)}
      {target === 'section' && (
        <AbilityToggles
          legend={castle.abilities}
          mode="ranged"
          held={abilities}
          onToggle={model.toggleAbility}
        />
      )}
      <More model={model} />
    </div>
  );
}

function More({ model }: { readonly model: CastleShotsModel }) {
  const t = useTexts('castleshots');
  const { castle, fortification } = model.inputs.value.value;
  const ask = asksOf(castle, model.changeCastle);
  const { tokens, acted, demoralised, closedDoor, target, on } = castle;
  const mayStandOn = target === 'warrior';
  const count = [tokens > 0, acted, demoralised, closedDoor, mayStandOn && on !== 'field'].filter(
    Boolean,
  ).length;
  return (
    <Fold title={t.more} count={count} countLabel={t.inForce}>
      {ask.place('tokens', t.tokens, ['0', '1', '2'])}
      <div class="chips">
        {ask.flag('acted', t.acted)}
        {ask.flag('demoralised', t.demoralised)}
        {ask.flag('closedDoor', t.closedDoor)}
      </div>
      {mayStandOn && ask.choice('on', t.on, castleTargetPlaces, t.castleTargetPlaces)}
      {mayStandOn &&
        on !== 'field' &&
        asksOf({ fortification }, model.change).number('fortification', t.fortification, shotLimits.bonus)}
    </Fold>
  );
}
