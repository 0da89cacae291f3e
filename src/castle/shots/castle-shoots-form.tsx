import { asksOf } from '../../kit/asks.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { sectionKinds } from '../../rules/mage-knight/kinds.ts';
import { shotTargets } from '../../rules/mage-knight/shooting.ts';
import { AbilityToggles } from '../ability-toggles.tsx';
import { inches } from './at-section-form.tsx';
import { castleTargetPlaces, shotLimits } from './inputs.ts';
import type { CastleShotsModel } from './model.ts';

/** A section that shoots, and how its target stands to it. */
export function CastleShootsForm({ model }: { readonly model: CastleShotsModel }) {
  const t = useTexts('castleshots');
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
      {ask.number('damage', target === 'section' ? t.baseRangedDamage : t.damage, shotLimits.damage)}
      {ask.number('attack', t.attack, shotLimits.value)}
      {ask.number('defence', t.defence, shotLimits.value)}
      {target === 'section' && (
        <AbilityToggles legend={t.abilities} mode="ranged" held={abilities} onToggle={model.toggleAbility} />
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
