import { asksOf } from '../../kit/asks.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { attackerKinds, highestDamage } from '../../rules/mage-knight/attack.ts';
import { AbilityToggles } from '../ability-toggles.tsx';
import { castlePlaces } from './inputs.ts';
import { type CastleAttackModel, changedPresets } from './model.ts';

/** What one attacker is and can do. */
export function FigureForm({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const { kind } = model.figure.value;
  const { mode } = model.inputs.value.value;
  const always = kind === 'titan' || kind === 'multi-dial';
  const never = kind === 'section' && mode === 'close';
  return (
    <div class="stack">
      {asksOf(model.figure.value, model.change).choice('kind', t.kind, attackerKinds, t.kinds)}
      {always && <p class="hint">{t.always}</p>}
      {never && <p class="hint">{t.neverClose}</p>}
      {!always && !never && <Strength model={model} />}
      {kind !== 'section' && <Position model={model} />}
    </div>
  );
}

function Strength({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const { abilities } = model.figure.value;
  const { mode } = model.inputs.value.value;
  const ask = asksOf(model.figure.value, model.change);
  return (
    <>
      {mode === 'close' ? (
        ask.number('baseDamage', t.baseDamage, highestDamage)
      ) : (
        <>
          {ask.number('baseRangedDamage', t.baseRangedDamage, highestDamage)}
          <p class="hint">{t.oldFigures}</p>
        </>
      )}
      {mode !== 'access' && (
        <AbilityToggles legend={t.abilities} mode={mode} held={abilities} onToggle={model.toggleAbility} />
      )}
    </>
  );
}

function Position({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const figure = model.figure.value;
  const ask = asksOf(figure, model.change);
  const { mode } = model.inputs.value.value;
  return (
    <Fold title={t.position} count={changedPresets(figure, mode)} countLabel={t.positionCount}>
      {mode === 'close' && <div class="row">{ask.flag('frontArcTouches', t.frontArc)}</div>}
      {ask.choice('place', t.place, castlePlaces, t.places)}
    </Fold>
  );
}
