import { useTexts } from '../../kit/context.ts';
import { Toggle } from '../../kit/controls/choice.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { type ActingSide, actingSide, contest, contestLimits, type FeatSide, featSide } from './inputs.ts';
import type { ContestsModel } from './model.ts';

interface SkillDiceProps {
  readonly name: string;
  readonly side: FeatSide;
  readonly onChange: (side: FeatSide) => void;
}

function SkillDice({ name, side: { skill, modifier }, onChange }: SkillDiceProps) {
  const t = useTexts('contests');
  const dice = useTexts('dice');
  const ask = asksIn(featSide, { skill, modifier }, (part) => onChange({ skill, modifier, ...part }));
  return (
    <>
      {ask.choice('skill', t.skillOf(name), dice.dice)}
      {ask.number('modifier', t.modifierOf(name), { signed: true })}
    </>
  );
}

interface ActingFieldsProps {
  readonly model: ContestsModel;
  readonly who: 'active' | 'responder';
}

/** Who Acts First: an action, or the response to it. */
export function ActingFields({ model, who }: ActingFieldsProps) {
  const t = useTexts('contests');
  const inputs = model.inputs.value.value;
  const name = t.sides[who];
  const side = inputs[who];
  const { use, ...withoutUse } = side;
  const mayBail = who === 'responder';
  // Whether there are bonus dice to do without.
  const mayDecline = inputs.bonus !== 'none';
  const onChange = (next: ActingSide) => model.change({ [who]: next });
  return (
    <div class="stack">
      <SkillDice name={name} side={side} onChange={(changed) => onChange({ ...side, ...changed })} />
      {use !== undefined &&
        asksOf({ use }, (part) => onChange({ ...side, ...part })).number(
          'use',
          t.useOf(name),
          contestLimits.use,
        )}
      {(mayBail || mayDecline) && (
        <div class="row">
          {mayBail && (
            <Toggle
              pressed={use === undefined}
              onChange={(bails) => onChange(bails ? withoutUse : { ...actingSide.default, ...side })}
            >
              {t.noUse}
            </Toggle>
          )}
          {mayDecline &&
            asksIn(actingSide, side, (part) => onChange({ ...side, ...part })).flag('declines', t.noBonus)}
        </div>
      )}
      <p class="hint">{t.useHint}</p>
    </div>
  );
}

interface FeatFieldsProps {
  readonly model: ContestsModel;
  readonly who: 'hero' | 'opponent';
  /** Nobody rolls against the Feat now. */
  readonly onGone: () => void;
}

/** A Feat: the hero, or the player who wants it to fail. */
export function FeatFields({ model, who, onGone }: FeatFieldsProps) {
  const t = useTexts('contests');
  const inputs = model.inputs.value.value;
  const side = inputs[who];
  return (
    <div class="stack">
      {side && <SkillDice name={t[who]} side={side} onChange={(next) => model.change({ [who]: next })} />}
      {who === 'hero' && asksIn(contest, inputs, model.change).number('cranky', t.cranky)}
      {who === 'opponent' && (
        <div class="row">
          <Toggle
            pressed={side !== undefined}
            onChange={(opposed) => {
              model.setOpposed(opposed);
              if (!opposed) onGone();
            }}
          >
            {t.opposed}
          </Toggle>
        </div>
      )}
    </div>
  );
}
