import { asksOf } from '../../kit/asks.tsx';
import { Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { type ActingSide, contestLimits, contestSkills, type FeatSide, plainSide } from './inputs.ts';
import type { ContestsModel } from './model.ts';

/** Who Acts First: an action and the response to it. */
export function ContestSides({ model }: { readonly model: ContestsModel }) {
  const t = useTexts('contests');
  const { active, responder, bonus } = model.inputs.value.value;
  const mayDecline = bonus !== 'none';
  return (
    <>
      <Acting
        name={t.sides.active}
        side={active}
        mayDecline={mayDecline}
        onChange={(side) => model.change({ active: side })}
      />
      <Acting
        name={t.sides.responder}
        side={responder}
        mayBail
        mayDecline={mayDecline}
        onChange={(side) => model.change({ responder: side })}
      />
      <p class="hint">{t.useHint}</p>
    </>
  );
}

interface ActingProps {
  readonly name: string;
  readonly side: ActingSide;
  readonly mayBail?: boolean;
  /** Whether there are bonus dice to do without. */
  readonly mayDecline: boolean;
  readonly onChange: (side: ActingSide) => void;
}

function Acting({ name, side, mayBail, mayDecline, onChange }: ActingProps) {
  const t = useTexts('contests');
  const { use, ...withoutUse } = side;
  return (
    <fieldset class="contest-side">
      <legend>{name}</legend>
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
              onChange={(bails) => onChange(bails ? withoutUse : { ...side, use: plainSide.use })}
            >
              {t.noUse}
            </Toggle>
          )}
          {mayDecline && (
            <Toggle pressed={side.declines === true} onChange={(declines) => onChange({ ...side, declines })}>
              {t.noBonus}
            </Toggle>
          )}
        </div>
      )}
    </fieldset>
  );
}

interface SkillDiceProps {
  readonly name: string;
  readonly side: FeatSide;
  readonly onChange: (side: FeatSide) => void;
}

function SkillDice({ name, side: { skill, modifier }, onChange }: SkillDiceProps) {
  const t = useTexts('contests');
  const dice = useTexts('dice');
  const ask = asksOf({ skill, modifier }, (part) => onChange({ skill, modifier, ...part }));
  return (
    <>
      {ask.choice('skill', t.skillOf(name), contestSkills, dice.dice)}
      {ask.number('modifier', t.modifierOf(name), contestLimits.modifier, {
        min: -contestLimits.modifier,
        signed: true,
      })}
    </>
  );
}

/** A Feat: the hero, and whoever wants him to fail. */
export function ContestFeat({ model }: { readonly model: ContestsModel }) {
  const t = useTexts('contests');
  const inputs = model.inputs.value.value;
  const { hero, opponent } = inputs;
  return (
    <>
      <fieldset class="contest-side">
        <legend>{t.hero}</legend>
        <SkillDice name={t.hero} side={hero} onChange={(side) => model.change({ hero: side })} />
        {asksOf(inputs, model.change).number('cranky', t.cranky, contestLimits.cranky)}
      </fieldset>
      <div class="row">
        <Toggle pressed={opponent !== undefined} onChange={model.setOpposed}>
          {t.opposed}
        </Toggle>
      </div>
      {opponent && (
        <fieldset class="contest-side">
          <legend>{t.opponent}</legend>
          <SkillDice
            name={t.opponent}
            side={opponent}
            onChange={(side) => model.change({ opponent: side })}
          />
        </fieldset>
      )}
    </>
  );
}
