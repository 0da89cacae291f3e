import type { CastleShotsModel } from '../../../state/castle-shots.ts';
import { figureShooters, sectionShooterPlaces, shotLimits } from '../../../state/castle-shots-inputs.ts';
import { useTexts } from '../../context.ts';
import { Choice, Toggle } from '../../parts/choice.tsx';
import { Fold } from '../../parts/fold.tsx';
import { Stepper } from '../../parts/stepper.tsx';
import { AbilityToggles } from './ability-toggles.tsx';
import { Inches } from './inches.tsx';
import { StoredShooter } from './stored-shooter.tsx';

/** A figure that shoots at a section. */
export function AtSectionForm({ model }: { readonly model: CastleShotsModel }) {
  const t = useTexts('castleshots');
  const castle = useTexts('castle');
  const { section, height } = model.inputs.value.value;
  const { kind, damage, abilities, distance, range, from, attack, defence, closedDoor } = section;
  const change = model.changeSection;
  return (
    <div class="stack">
      <Choice
        legend={t.shooter}
        value={kind}
        options={figureShooters.map((value) => ({ value, label: castle.kinds[value] }))}
        onChange={(value) => change({ kind: value })}
      />
      <StoredShooter model={model} />
      <Stepper
        label={t.baseRangedDamage}
        value={damage}
        min={0}
        max={shotLimits.damage}
        onChange={(value) => change({ damage: value })}
      />
      {kind === 'warrior' && <AbilityToggles held={abilities} onToggle={model.toggleAbility} />}
      <Inches label={t.toCentre} value={distance} onChange={(value) => change({ distance: value })} />
      <Stepper
        label={t.range}
        value={range}
        min={0}
        max={shotLimits.range}
        onChange={(value) => change({ range: value })}
      />
      <Choice
        legend={t.from}
        value={from}
        options={sectionShooterPlaces.map((value) => ({ value, label: t.sectionShooterPlaces[value] }))}
        onChange={(value) => change({ from: value })}
      />
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
      <Fold title={t.moreAtCastle} count={Number(closedDoor)} countLabel={t.inForce}>
        <Stepper
          label={t.height}
          value={height}
          min={0}
          max={shotLimits.bonus}
          onChange={(value) => model.change({ height: value })}
        />
        <div class="row">
          <Toggle pressed={closedDoor} onChange={(value) => change({ closedDoor: value })}>
            {t.closedDoor}
          </Toggle>
        </div>
      </Fold>
    </div>
  );
}
