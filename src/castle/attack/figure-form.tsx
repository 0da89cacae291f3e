import type { ComponentChildren } from 'preact';
import { useTexts } from '../../kit/context.ts';
import { Field } from '../../kit/controls/field.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { attackerKinds } from '../../rules/mage-knight/attack/attack.ts';
import { figureLimits } from '../../rules/mage-knight/attack/figure.ts';
import { AbilitiesPlate } from '../abilities-plate.tsx';
import { Pick, Plate } from '../plate.tsx';
import { ShortAnswer } from '../question-frame.tsx';
import { allowedOf, changedPresets } from './answer.ts';
import { type CastleFigure, castleFigure, damageCounts, damageOf } from './inputs.ts';
import type { CastleAttackModel } from './model.ts';

/** What the attacker is called; the only one needs no name, but may have brought one. */
export function FigureName({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const { name } = model.figure.value;
  if (model.inputs.value.value.figures.length < 2) {
    return name.trim() ? <p class="figure-name">{name.trim()}</p> : null;
  }
  return (
    <Field
      key={model.chosen.value}
      label={t.name}
      value={name}
      maxLength={figureLimits.name}
      placeholder={t.figure(model.chosen.value + 1)}
      onInput={model.rename}
    />
  );
}

/** What the answer for the attacker in hand would be with a change. */
function useTrial(model: CastleAttackModel): (part: Partial<CastleFigure>) => preact.JSX.Element {
  const t = useTexts('castle');
  const inputs = model.inputs.value.value;
  const place = model.chosen.value;
  return (part) => {
    const figures = inputs.figures.with(place, { ...model.figure.value, ...part });
    const may = allowedOf({ ...inputs, figures })[place] === true;
    return <ShortAnswer answer={may ? 'yes' : 'no'} says={may ? t.mayShort : t.mayNotShort} />;
  };
}

interface FigureFormProps {
  readonly model: CastleAttackModel;
  /** Who else may attack, below the kinds of figures. */
  readonly others?: (close: () => void) => ComponentChildren;
}

/** What one attacker is and can do. */
export function FigureForm({ model, others }: FigureFormProps) {
  const t = useTexts('castle');
  const words = useTexts('castlefigures').access;
  const figure = model.figure.value;
  const { kind } = figure;
  const { mode } = model.inputs.value.value;
  const through = mode === 'access';
  const damage = damageOf(mode);
  const ask = asksIn(castleFigure, figure, model.change);
  const trial = useTrial(model);
  const always = !through && (kind === 'titan' || kind === 'multi-dial');
  const never = kind === 'section' && mode !== 'ranged';
  return (
    <div class="stack">
      <div class="castle-plates">
        <Pick
          legend={t.kind}
          value={kind}
          known={attackerKinds}
          names={t.kinds}
          becomes={(each) => trial({ kind: each })}
          onChange={(each) => model.change({ kind: each })}
          others={others}
        />
        {kind !== 'section' && !through && <Position model={model} />}
        {mode !== 'access' && damageCounts(figure, mode) && (
          <AbilitiesPlate mode={mode} held={figure.abilities} onToggle={model.toggleAbility} />
        )}
        {damageCounts(figure, mode) && (
          <div class="castle-numbers">
            {ask.number(damage, damage === 'baseDamage' ? t.baseDamage : t.baseRangedDamage)}
          </div>
        )}
      </div>
      {always && <p class="hint">{t.always}</p>}
      {never && <p class="hint">{t.neverClose}</p>}
      {damageCounts(figure, mode) && mode === 'ranged' && <p class="hint">{t.oldFigures}</p>}
      {through && kind !== 'section' && (
        <div class="row">
          {ask.flag('frontArcTouches', model.chosen.value === 0 ? words.primary : words.helper)}
        </div>
      )}
    </div>
  );
}

/** Where it stands, and in close combat whether it faces the section. */
function Position({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const figure = model.figure.value;
  const ask = asksIn(castleFigure, figure, model.change);
  const { mode } = model.inputs.value.value;
  const count = changedPresets(figure, mode);
  return (
    <Plate legend={t.position} stands={t.places[figure.place]} count={count} countLabel={t.positionCount}>
      {() => (
        <div class="stack">
          {mode === 'close' && <div class="row">{ask.flag('frontArcTouches', t.frontArc)}</div>}
          {ask.choice('place', t.place, t.places)}
        </div>
      )}
    </Plate>
  );
}
