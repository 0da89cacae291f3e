import { Choice, Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
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
      {use !== undefined && (
        <Stepper
          label={t.useOf(name)}
          value={use}
          min={0}
          max={contestLimits.use}
          onChange={(value) => onChange({ ...side, use: value })}
        />
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
  return (
    <>
      <Choice
        legend={t.skillOf(name)}
        value={skill}
        options={contestSkills.map((value) => ({ value, label: dice.dice(value) }))}
        onChange={(value) => onChange({ skill: value, modifier })}
      />
      <Stepper
        label={t.modifierOf(name)}
        signed
        value={modifier}
        min={-contestLimits.modifier}
        max={contestLimits.modifier}
        onChange={(value) => onChange({ skill, modifier: value })}
      />
    </>
  );
}

/** A Feat: the hero, and whoever wants him to fail. */
export function ContestFeat({ model }: { readonly model: ContestsModel }) {
  const t = useTexts('contests');
  const { hero, cranky, opponent } = model.inputs.value.value;
  return (
    <>
      <fieldset class="contest-side">
        <legend>{t.hero}</legend>
        <SkillDice name={t.hero} side={hero} onChange={(side) => model.change({ hero: side })} />
        <Stepper
          label={t.cranky}
          value={cranky}
          min={0}
          max={contestLimits.cranky}
          onChange={(value) => model.change({ cranky: value })}
        />
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
