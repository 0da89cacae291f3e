import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { type BattleEvent, battleLimits, type UnitState } from '../../rules/battle.ts';
import type { BattleUnit } from '../../rules/battle-unit.ts';
import { powerIssues, powerUseIds } from '../../rules/usb/turn/power.ts';

interface PowerUsesProps {
  readonly unit: BattleUnit;
  readonly state: UnitState;
  readonly onTap: (event: BattleEvent) => void;
}

/** What a hero may spend a point of Power on, one tap each; whose activation it is, the players see (USB-PP-01). */
export function PowerUses({ unit, state, onTap }: PowerUsesProps) {
  const t = useTexts('battle');
  const power = useTexts('usbtable');
  const format = useFormat();
  const { spent = 0 } = state.marks;
  const of = unit.power ?? 0;
  const left = Math.max(0, of - spent);
  return (
    <Fold title={t.power} note={t.powerOf(format.number(left), format.number(of))}>
      <p class="hint">{power.onlyOwn}</p>
      <div class="battle-ways">
        {powerUseIds.map((use) => (
          <Button
            key={use}
            label={power.spend(power.uses[use])}
            disabled={powerIssues(use, left, { own: true }).length > 0}
            onClick={() =>
              onTap({
                ...{ do: 'mark', unit: unit.id, mark: 'spent', to: spent + 1 },
                note: power.spentOn(unit.name, power.uses[use], left - 1).slice(0, battleLimits.note),
              })
            }
          >
            {power.uses[use]}
          </Button>
        ))}
      </div>
    </Fold>
  );
}
