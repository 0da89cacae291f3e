import { Choice, Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { siegeAbilities } from '../../rules/mage-knight/abilities.ts';
import { attackerKinds, highestDamage } from '../../rules/mage-knight/attack.ts';
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
      <Choice
        legend={t.kind}
        value={kind}
        options={attackerKinds.map((value) => ({ value, label: t.kinds[value] }))}
        onChange={(chosen) => model.change({ kind: chosen })}
      />
      {always && <p class="hint">{t.always}</p>}
      {never && <p class="hint">{t.neverClose}</p>}
      {!always && !never && <Strength model={model} />}
      {kind !== 'section' && <Position model={model} />}
    </div>
  );
}

function Strength({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const terms = useTexts('castleterms');
  const { baseDamage, baseRangedDamage, abilities } = model.figure.value;
  const { mode } = model.inputs.value.value;
  return (
    <>
      {mode === 'close' ? (
        <Stepper
          label={t.baseDamage}
          value={baseDamage}
          min={0}
          max={highestDamage}
          onChange={(value) => model.change({ baseDamage: value })}
        />
      ) : (
        <>
          <Stepper
            label={t.baseRangedDamage}
            value={baseRangedDamage}
            min={0}
            max={highestDamage}
            onChange={(value) => model.change({ baseRangedDamage: value })}
          />
          <p class="hint">{t.oldFigures}</p>
        </>
      )}
      <fieldset class="choice">
        <legend>{t.abilities}</legend>
        <div class="chips">
          {siegeAbilities
            .filter((ability) => ability.mode === mode)
            .map(({ id, hungarian }) => (
              <Toggle key={id} pressed={abilities.includes(id)} onChange={() => model.toggleAbility(id)}>
                <span class="ability">
                  <span lang="hu">{hungarian}</span> {terms.glosses[id] && <small>{terms.glosses[id]}</small>}
                </span>
              </Toggle>
            ))}
        </div>
      </fieldset>
    </>
  );
}

function Position({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const figure = model.figure.value;
  const { mode } = model.inputs.value.value;
  return (
    <Fold title={t.position} count={changedPresets(figure, mode)} countLabel={t.positionCount}>
      {mode === 'close' && (
        <div class="row">
          <Toggle
            pressed={figure.frontArcTouches}
            onChange={(frontArcTouches) => model.change({ frontArcTouches })}
          >
            {t.frontArc}
          </Toggle>
        </div>
      )}
      <Choice
        legend={t.place}
        value={figure.place}
        options={castlePlaces.map((value) => ({ value, label: t.places[value] }))}
        onChange={(place) => model.change({ place })}
      />
    </Fold>
  );
}
