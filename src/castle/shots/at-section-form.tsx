import { Choice, Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { AbilityToggles } from './ability-toggles.tsx';
import { Inches } from './inches.tsx';
import { figureShooters, sectionShooterPlaces } from './inputs.ts';
import type { CastleShotsModel } from './model.ts';
import { ShotValue } from './shot-value.tsx';
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
      <ShotValue
        label={t.baseRangedDamage}
        limit="damage"
        value={damage}
        onChange={(value) => change({ damage: value })}
      />
      {kind === 'warrior' && <AbilityToggles held={abilities} onToggle={model.toggleAbility} />}
      <Inches label={t.toCentre} value={distance} onChange={(value) => change({ distance: value })} />
      <ShotValue label={t.range} limit="range" value={range} onChange={(value) => change({ range: value })} />
      <Choice
        legend={t.from}
        value={from}
        options={sectionShooterPlaces.map((value) => ({ value, label: t.sectionShooterPlaces[value] }))}
        onChange={(value) => change({ from: value })}
      />
      <ShotValue
        label={t.attack}
        limit="value"
        value={attack}
        onChange={(value) => change({ attack: value })}
      />
      <ShotValue
        label={t.defence}
        limit="value"
        value={defence}
        onChange={(value) => change({ defence: value })}
      />
      <Fold title={t.moreAtCastle} count={Number(closedDoor)} countLabel={t.inForce}>
        <ShotValue
          label={t.height}
          limit="bonus"
          value={height}
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
