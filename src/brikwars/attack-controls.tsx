import { CircumstanceTiles } from '../fight/circumstances.tsx';
import { useFormat, useTexts } from '../kit/context.ts';
import { Choice } from '../kit/controls/choice.tsx';
import { asksOf } from '../kit/question/asks.tsx';
import type { Situation } from '../rules/brikwars/attack/circumstances.ts';
import { type Goal, goals } from '../rules/brikwars/attack/goals.ts';
import type { AttackKind } from '../rules/brikwars/attack/modifiers.ts';
import type { TableRules } from '../rules/brikwars/house-rules.ts';
import { situationBounds } from './situation.ts';
import { type SituationOf, useSituation } from './situation-list.ts';

interface SituationTilesProps {
  readonly value: Situation;
  readonly kind: AttackKind;
  readonly table: TableRules;
  /** The target is no minifig: how much of it is seen is asked elsewhere. */
  readonly whole?: boolean;
  readonly onChange: (part: Partial<Situation>) => void;
  /** The chance that each tile shows after a tap, and of what it is. */
  readonly chance?: SituationOf['chance'];
  readonly watched?: string | undefined;
  /** Whatever bears on that chance. */
  readonly given?: unknown;
}

/** The modifiers of an attack roll as tiles. */
export function SituationTiles(props: SituationTilesProps) {
  const { value, kind, table, whole = false, onChange, chance, watched, given = value } = props;
  const t = useTexts('brikwars');
  const format = useFormat();
  const ask = asksOf(
    value,
    onChange,
    chance && {
      worth(part) {
        const weighed = chance(part);
        return weighed === undefined ? undefined : `${format.hundredths(weighed)}\u00a0%`;
      },
      of: given,
    },
  );
  return (
    <>
      <CircumstanceTiles
        of={useSituation({ of: [value], kind, table, whole, change: onChange, chance })}
        watched={watched}
        given={given}
      />
      {value.speed > 0 && ask.number('speed', t.speed, situationBounds.speed)}
      {value.large > 0 && ask.number('large', t.breadth, situationBounds.large)}
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
