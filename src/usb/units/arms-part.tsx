import { useTexts } from '../../kit/context.ts';
import { lineMeleeIds, lineRangedIds } from '../../rules/usb/equipment.ts';
import type { HeroUnit, LineUnit } from '../../rules/usb/unit.ts';
import type { UnitBuilder } from './builder-model.ts';
import { withRanged } from './choices.ts';
import { Flag } from './flag.tsx';
import { Pick } from './pick.tsx';

interface ArmsPartProps {
  readonly builder: UnitBuilder;
  readonly unit: LineUnit | HeroUnit;
}

/** One melee weapon, one shield, one ranged weapon: what soldiers and heroes buy, a tap each. */
export function ArmsPart({ builder, unit }: ArmsPartProps) {
  const t = useTexts('usbbuild');
  const names = useTexts('usbunits');
  return (
    <>
      <Pick
        builder={builder}
        legend={names.arms.melee}
        value={unit.melee}
        hint={t.melee[unit.melee]}
        offers={lineMeleeIds.map((value) => ({
          value,
          label: names.melee[value],
          unit: { ...unit, melee: value },
        }))}
      />
      <Flag
        builder={builder}
        label={t.shield}
        does={t.shieldDoes}
        rule="USB-MELEE-08"
        on={unit.shield}
        unit={{ ...unit, shield: !unit.shield }}
      />
      <Pick
        builder={builder}
        legend={names.arms.ranged}
        value={unit.ranged ?? 'none'}
        hint={unit.ranged && t.ranged[unit.ranged]}
        offers={(['none', ...lineRangedIds] as const).map((value) => ({
          value,
          label: value === 'none' ? names.arms.none : names.ranged[value],
          unit: withRanged(unit, value === 'none' ? undefined : value),
        }))}
      />
    </>
  );
}
