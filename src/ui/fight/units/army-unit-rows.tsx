import { useSignal } from '@preact/signals';
import type { ArmyUnits, Profile } from '../../../state/profiles.ts';
import { useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { UnitRow } from './unit-row.tsx';

interface ArmyUnitRowsProps {
  readonly armies: readonly ArmyUnits[];
  readonly onPick: (profile: Profile) => void;
  /** Makes a unit of one's own of it. */
  readonly onCopy?: (profile: Profile) => void;
}

const rowsAtOnce = 30;

/** The units of the stored armies, army by army. */
export function ArmyUnitRows({ armies, onPick, onCopy }: ArmyUnitRowsProps) {
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
          <ul class="unit-rows">
            {units.map(({ line, count, profile }) => (
              <UnitRow
                key={line}
                profile={profile}
                count={count}
                onPick={() => onPick(profile)}
                tools={
                  onCopy && (
                    <Button icon="copy" onClick={() => onCopy(profile)}>
                      {t.copy}
                    </Button>
                  )
                }
              />
            ))}
          </ul>
        </section>
      ))}
      {left > 0 && (
        <Button
          wide
          onClick={() => {
            most.value += rowsAtOnce;
          }}
        >
          {t.showAll(left)}
        </Button>
      )}
    </>
  );
}
