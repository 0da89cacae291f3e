import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Messages } from '../../platform/words.ts';
import type { ArmyUnits } from '../../storage/army-units.ts';
import { Button } from '../button.tsx';
import { useTexts } from '../context.ts';

interface ArmyUnitRowsProps<Unit> {
  readonly armies: readonly ArmyUnits<Unit>[];
  /** As the game calls its units; `units` where nothing is said. */
  readonly words?: Pick<Messages['units'], 'showAll'>;
  /** The row of one unit, with a key. */
  readonly row: (line: ArmyUnits<Unit>['units'][number]) => ComponentChildren;
}

const rowsAtOnce = 30;

/** The units of the stored armies, army by army. */
export function ArmyUnitRows<Unit>({ armies, words, row }: ArmyUnitRowsProps<Unit>) {
  const t = useTexts('units');
  const most = useSignal(rowsAtOnce);
  let room = most.value;
  const shown = armies.flatMap((army) => {
    const units = army.units.slice(0, Math.max(0, room));
    room -= units.length;
    return units.length > 0 ? [{ ...army, units }] : [];
  });
  const left = armies.reduce((sum, { units }) => sum + units.length, 0) - most.value;
  return (
    <>
      {shown.map(({ id, name, units }) => (
        <section key={id} class="stack">
          <h3>{t.armyUnits(name || t.unnamedArmy)}</h3>
          <ul class="unit-rows">{units.map(row)}</ul>
        </section>
      ))}
      {left > 0 && (
        <Button
          wide
          onClick={() => {
            most.value += rowsAtOnce;
          }}
        >
          {(words ?? t).showAll(left)}
        </Button>
      )}
    </>
  );
}
