import { Choice, Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { sectionKinds } from '../../rules/mage-knight/kinds.ts';
import { shotTargets } from '../../rules/mage-knight/shooting.ts';
import { AbilityToggles, Inches, ShotValue } from './at-section-form.tsx';
import { castleTargetPlaces } from './inputs.ts';
import type { CastleShotsModel } from './model.ts';

/** A section that shoots, and how its target stands to it. */
export function CastleShootsForm({ model }: { readonly model: CastleShotsModel }) {
  const t = useTexts('castleshots');
  const terms = useTexts('castleterms');
  const shot = model.inputs.value.value.castle;
  const { kind, target, distance, edge, range, damage, attack, defence, abilities } = shot;
  return (
    <div class="stack">
      <Choice
        legend={t.target}
        value={target}
        options={shotTargets.map((value) => ({ value, label: t.targets[value] }))}
        onChange={(value) => model.changeCastle({ target: value })}
      />
      <Inches
        label={t.distance}
        value={distance}
        onChange={(value) => model.changeCastle({ distance: value })}
      />
      <Inches label={t.edge} value={edge} onChange={(value) => model.changeCastle({ edge: value })} />
      <p class="hint">{t.edgeHint}</p>
      <Choice
        legend={t.kind}
        value={kind}
        options={sectionKinds.map((value) => ({ value, label: terms.sections[value] }))}
        onChange={(value) => model.changeCastle({ kind: value })}
      />
      <ShotValue
        label={t.range}
        limit="range"
        value={range}
        onChange={(value) => model.changeCastle({ range: value })}
      />
      <ShotValue
        label={target === 'section' ? t.baseRangedDamage : t.damage}
        limit="damage"
        value={damage}
        onChange={(value) => model.changeCastle({ damage: value })}
      />
      <ShotValue
        label={t.attack}
        limit="value"
        value={attack}
        onChange={(value) => model.changeCastle({ attack: value })}
      />
      <ShotValue
        label={t.defence}
        limit="value"
        value={defence}
        onChange={(value) => model.changeCastle({ defence: value })}
      />
      {target === 'section' && <AbilityToggles held={abilities} onToggle={model.toggleAbility} />}
      <More model={model} />
    </div>
  );
}

function More({ model }: { readonly model: CastleShotsModel }) {
  const t = useTexts('castleshots');
  const { castle, fortification } = model.inputs.value.value;
  const { tokens, acted, demoralised, closedDoor, target, on } = castle;
  const mayStandOn = target === 'warrior';
  const count = [tokens > 0, acted, demoralised, closedDoor, mayStandOn && on !== 'field'].filter(
    Boolean,
  ).length;
  return (
    <Fold title={t.more} count={count} countLabel={t.inForce}>
      <Choice
        legend={t.tokens}
        value={String(tokens)}
        options={['0', '1', '2'].map((value) => ({ value, label: value }))}
        onChange={(value) => model.changeCastle({ tokens: Number(value) })}
      />
      <div class="chips">
        <Toggle pressed={acted} onChange={(value) => model.changeCastle({ acted: value })}>
          {t.acted}
        </Toggle>
        <Toggle pressed={demoralised} onChange={(value) => model.changeCastle({ demoralised: value })}>
          {t.demoralised}
        </Toggle>
        <Toggle pressed={closedDoor} onChange={(value) => model.changeCastle({ closedDoor: value })}>
          {t.closedDoor}
        </Toggle>
      </div>
      {mayStandOn && (
        <Choice
          legend={t.on}
          value={on}
          options={castleTargetPlaces.map((value) => ({ value, label: t.castleTargetPlaces[value] }))}
          onChange={(value) => model.changeCastle({ on: value })}
        />
      )}
      {mayStandOn && on !== 'field' && (
        <ShotValue
          label={t.fortification}
          limit="bonus"
          value={fortification}
          onChange={(value) => model.change({ fortification: value })}
        />
      )}
    </Fold>
  );
}
