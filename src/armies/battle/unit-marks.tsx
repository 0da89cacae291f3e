import { useFormat, useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { markName, supplyName, wreckText } from '../../kit/figures/battle-text.ts';
import { type BattleEvent, type BattleMark, marksOf, mostOf, type UnitState } from '../../rules/battle.ts';
import { isSupply, mostOfUnit, suppliesOf } from '../../rules/battle-supply.ts';
import type { BattleUnit } from '../../rules/battle-unit.ts';
import type { Game } from '../../rules/ids.ts';

interface MarksProps {
  readonly game: Game;
  readonly unit: BattleUnit;
  readonly state: UnitState;
  readonly onTap: (event: BattleEvent) => void;
}

/** What they count is no number: they name a formation, or another unit. */
const named: readonly BattleMark[] = ['formation', 'locked', 'joined'];

/** The dial is turned by keys of its own. */
const ownKeys: readonly BattleMark[] = ['clicks'];

/** Signs that mean nothing to most units are shown where they do, or where they are set. */
export function concerns(mark: BattleMark, { power = 0, blessed, mage = {} }: BattleUnit): boolean {
  if (isSupply(mark)) return false;
  if (mark === 'shield') return mage.shield !== undefined;
  if (mark === 'undead') return mage.raises === true;
  if (mark === 'spent') return power > 0;
  return mark !== 'blessed' || blessed === true;
}

/** Who stands of a unit, and what it counts, one by one. */
export function UnitMarks({ game, unit, state, onTap }: MarksProps) {
  const t = useTexts('battle');
  const format = useFormat();
  const { id } = unit;
  const marks = marksOf(game).filter(
    (mark) => concerns(mark, unit) || (!isSupply(mark) && (state.marks[mark] ?? 0) > 0),
  );
  const set = (mark: BattleMark, to: number) => onTap({ do: 'mark', unit: id, mark, to });
  return (
    <>
      <Stepper
        label={t.models(format.number(unit.models))}
        value={state.left}
        min={0}
        max={unit.models}
        onChange={(to) => onTap({ do: 'lose', unit: id, by: state.left - to })}
      />
      {state.wreck && <p class="hint">{wreckText(t, format, state.wreck).join(' · ')}</p>}
      {suppliesOf(game, unit).map(({ mark, of }) => (
        <Stepper
          key={mark}
          label={t.supplyOf(supplyName(t, format, mark), format.number(of))}
          value={of - (state.marks[mark] ?? 0)}
          min={0}
          max={of}
          onChange={(to) => set(mark, of - to)}
        />
      ))}
      {marks
        .filter((mark) => mostOf(game, mark) > 1 && ![...named, ...ownKeys].includes(mark))
        .map((mark) => (
          <Stepper
            key={mark}
            label={markName(t, format, mark)}
            value={state.marks[mark] ?? 0}
            min={0}
            max={mostOfUnit(game, mark, unit)}
            onChange={(to) => set(mark, to)}
          />
        ))}
    </>
  );
}
