import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { rulesOfMarks, rulesOfUnits } from '../../kit/units/needed-rules.ts';
import type { UnitState } from '../../rules/battle.ts';
import type { Game } from '../../rules/ids.ts';
import type { PlayedUnit } from '../../storage/plays.ts';

interface UnitRulesProps {
  readonly game: Game;
  readonly unit: PlayedUnit;
  readonly state: UnitState;
  /** The army it came from. */
  readonly army: string | undefined;
}

/** The ways to the rules of a unit, of which those of the states that it is in stand first, and to its army. */
export function UnitRules({ game, unit, state, army }: UnitRulesProps) {
  const { navigation } = useServices();
  const t = useTexts('battle');
  const rules = [...new Set([...rulesOfMarks(state.marks), ...rulesOfUnits(game, [unit.unit])])];
  return (
    <>
      <Button kind="quiet" icon="rules" onClick={() => navigation.openRule(rules.join(' '))}>
        {t.unitRules(rules.length)}
      </Button>
      {army !== undefined && (
        <Button kind="quiet" icon="armies" onClick={() => navigation.go(`armies/${army}`)}>
          {t.toArmy}
        </Button>
      )}
    </>
  );
}
