import type { ComponentChildren } from 'preact';
import { useTexts } from '../kit/context.ts';
import { Chips, Choice, Toggle } from '../kit/controls/choice.tsx';
import { asksOf } from '../kit/question/asks.tsx';
import {
  type CircumstanceId,
  circumstanceOf,
  circumstancesOf,
  type Situation,
} from '../rules/brikwars/attack/circumstances.ts';
import { type Goal, goals } from '../rules/brikwars/attack/goals.ts';
import type { AttackKind } from '../rules/brikwars/attack/modifiers.ts';
import type { TableRules } from '../rules/brikwars/house-rules.ts';
import { asksHeadOn, situationBounds } from './situation.ts';

interface SituationChipsProps {
  readonly value: Situation;
  readonly kind: AttackKind;
  readonly table: TableRules;
  readonly hideLegend?: boolean;
  /** The target is no minifig: how much of it is seen is asked elsewhere. */
  readonly whole?: boolean;
  readonly onChange: (part: Partial<Situation>) => void;
  /** What else changes the attack. */
  readonly children?: ComponentChildren;
}

/** The modifiers of an attack roll as chips. */
export function SituationChips({
  value,
  kind,
  table,
  hideLegend = false,
  whole = false,
  onChange,
  children,
}: SituationChipsProps) {
  const t = useTexts('brikwars');
  const { thirds, speed, large, hiding } = value;
  const ask = asksOf(value, onChange);
  const flags = (stationary: boolean) =>
    circumstancesOf(kind)
      .filter((id) => Boolean(circumstanceOf(id).stationary) === stationary)
      .map((id: CircumstanceId) => ask.flag(id, t[id]));
  return (
    <>
      <Chips legend={t.situation} hideLegend={hideLegend}>
        {flags(true)}
        {!whole && (
          <>
            <Toggle pressed={thirds === 2} onChange={(on) => onChange({ thirds: on ? 2 : 3 })}>
              {t.legsHidden}
            </Toggle>
            <Toggle pressed={thirds === 1} onChange={(on) => onChange({ thirds: on ? 1 : 3 })}>
              {t.headOnly}
            </Toggle>
          </>
        )}
        {flags(false)}
        {kind === 'ranged' && !whole && (
          <>
            <Toggle
              pressed={hiding === 'half'}
              onChange={(on) => onChange({ hiding: on ? 'half' : undefined })}
            >
              {t.hidesHalf}
            </Toggle>
            <Toggle
              pressed={hiding === 'still'}
              onChange={(on) => onChange({ hiding: on ? 'still' : undefined })}
            >
              {t.hidesStill}
            </Toggle>
          </>
        )}
        <Toggle pressed={speed >= 6} onChange={(on) => onChange({ speed: on ? 6 : 0 })}>
          {t.moved}
        </Toggle>
        {!whole && (
          <Toggle pressed={large >= 2} onChange={(on) => onChange({ large: on ? 2 : 0 })}>
            {t.large}
          </Toggle>
        )}
        {children}
        {asksHeadOn(value, table) && ask.flag('headOn', t.headOn)}
      </Chips>
      {speed > 0 && ask.number('speed', t.speed, situationBounds.speed)}
      {large > 0 && ask.number('large', t.breadth, situationBounds.large)}
    </>
  );
}

interface GoalChoiceProps {
  readonly value: Goal;
  readonly onChange: (goal: Goal) => void;
}

/** What an advice is to be best for. */
export function GoalChoice({ value, onChange }: GoalChoiceProps) {
  const t = useTexts('brikwars');
  return (
    <div class="tight stack">
      <Choice
        legend={t.goal}
        value={value}
        options={goals.map((goal) => ({ value: goal, label: t.goals[goal] }))}
        onChange={onChange}
      />
      <p class="hint">{t.goalHint[value]}</p>
    </div>
  );
}
