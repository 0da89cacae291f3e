import { useFormat, useTexts } from '../../kit/context.ts';
import { Toggle } from '../../kit/controls/choice.tsx';
import { SheetRow } from '../../kit/controls/sheet-row.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { type ActingSide, actingSide, contest, contestLimits, type FeatSide, featSide } from './inputs.ts';
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
  const stands = [
    useStanding()(side),
    use === undefined ? t.noUse : t.use(String(use)),
    side.declines && mayDecline && t.noBonus,
  ];
  return (
    <SheetRow title={name} stands={stands.filter(Boolean).join(' · ')}>
      {() => (
        <>
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
                asksIn(actingSide, side, (part) => onChange({ ...side, ...part })).flag(
                  'declines',
                  t.noBonus,
                )}
            </div>
          )}
          <p class="hint">{t.useHint}</p>
        </>
      )}
    </SheetRow>
  );
}

/** A skill as it stands: its die, and what is added. */
function useStanding(): (side: FeatSide) => string {
  const dice = useTexts('dice');
  const format = useFormat();
  return ({ skill, modifier }) => `${dice.dice(skill)}${modifier === 0 ? '' : ` ${format.signed(modifier)}`}`;
}

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

/** A Feat: the hero, and the player who wants him to fail. */
export function ContestFeat({ model }: { readonly model: ContestsModel }) {
  const t = useTexts('contests');
  const inputs = model.inputs.value.value;
  const { hero, opponent } = inputs;
  const standing = useStanding();
  return (
    <>
      <SheetRow title={t.hero} stands={standing(hero)}>
        {() => (
          <>
            <SkillDice name={t.hero} side={hero} onChange={(side) => model.change({ hero: side })} />
            {asksIn(contest, inputs, model.change).number('cranky', t.cranky)}
          </>
        )}
      </SheetRow>
      <div class="row">
        <Toggle pressed={opponent !== undefined} onChange={model.setOpposed}>
          {t.opposed}
        </Toggle>
      </div>
      {opponent && (
        <SheetRow title={t.opponent} stands={standing(opponent)}>
          {() => (
            <SkillDice
              name={t.opponent}
              side={opponent}
              onChange={(side) => model.change({ opponent: side })}
            />
          )}
        </SheetRow>
      )}
    </>
  );
}
