import { asksOf } from '../../kit/asks.tsx';
import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { useShown } from '../../kit/shown.ts';
import type { Figure } from '../../rules/mage-knight/figure.ts';
import { AbilityToggles } from '../ability-toggles.tsx';
import { useFigureName } from '../figures/enter-figure.tsx';
import { FiguresSheet } from '../figures/figures-sheet.tsx';
import { figureShooters, sectionShooterPlaces, shotLimits } from './inputs.ts';
import type { CastleShotsModel } from './model.ts';

/** The way to the player's own figures, one of whom shoots; what he replaces can be had back. */
export function StoredShooter({ model }: { readonly model: CastleShotsModel }) {
  const { notices } = useServices();
  const castle = useTexts('castle');
  const t = useTexts('castlefigures');
  const shots = useTexts('castleshots');
  const format = useFormat();
  const shell = useTexts('shell');
  const nameOf = useFigureName();
  const [picking, pick, stop] = useShown();

  function take(figure: Figure): void {
    const before = model.inputs.value.peek();
    const stayed = model.takeShooter(figure).map((value) => shots.values[value]);
    const took = t.took(nameOf(figure));
    const told = stayed.length > 0 ? `${took} ${shots.stayed(format.list(stayed))}` : took;
    notices.show(told, { action: { label: shell.undo, run: () => model.restore(before) } });
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
export const inches = { step: 0.5, decimals: 2 };

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
      {ask.number('damage', t.baseRangedDamage, shotLimits.damage)}
      {section.kind === 'warrior' && (
        <AbilityToggles
          legend={t.abilities}
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
