import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import { type MachineUnit, mostGrowth, type UsbUnit } from '../../rules/usb/unit.ts';
import type { UnitBuilder } from './builder-model.ts';
import { growthFacts, growths } from './choices.ts';
import { Pick } from './pick.tsx';

interface GrowthPartProps {
  readonly builder: UnitBuilder;
  readonly machine: MachineUnit;
  readonly whole: (machine: MachineUnit) => UsbUnit;
}

/** How large a monster or machine is, what that gives it, and where the text contradicts itself. */
export function GrowthPart({ builder, machine, whole }: GrowthPartProps) {
  const t = useTexts('usbbuild');
  const format = useFormat();
  const rules = builder.rules.value;
  const words = (growth: number) => {
    const { initiative, standfast, slots, rams } = growthFacts(growth, rules);
    const grown = t.grown(
      format.number(initiative),
      format.number(standfast),
      format.number(slots),
      format.number(rams),
    );
    const gained = growths.slice(0, growth + 1).flatMap((each) => {
      // What cannot move loses that with its first growth.
      const gain = each === 0 && growth > 0 ? undefined : t.gains[each];
      return gain === undefined ? [] : [gain];
    });
    return { grown, all: [`${grown}.`, ...gained].join(' ') };
  };
  const largest = growthFacts(mostGrowth, rules);
  return (
    <>
      <Pick
        builder={builder}
        legend={t.growth}
        value={String(machine.growth)}
        hint={words(machine.growth).all}
        offers={growths.map((growth) => ({
          value: String(growth),
          label: String(growth),
          unit: whole({ ...machine, growth }),
        }))}
      />
      <Fold title={t.allGrowths}>
        <ul class="hint stack">
          {growths.map((growth) => (
            <li key={growth}>
              {t.growthAt(growth, [words(growth).grown, t.gains[growth]].filter(Boolean).join('. '))}
            </li>
          ))}
        </ul>
        <Reasons
          items={[
            { rule: 'USB-X-02', text: t.growthExamples },
            {
              rule: 'USB-MACH-01',
              text: t.growthPlayed(format.number(largest.initiative), format.number(largest.standfast)),
            },
          ]}
        />
      </Fold>
    </>
  );
}
