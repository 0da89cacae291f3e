import { useSignal } from '@preact/signals';
import { useFormat, useTexts } from '../../kit/context.ts';
import { asksOf } from '../../kit/question/asks.tsx';
import { ArmyTarget } from '../../kit/units/army-target.tsx';
import type { NamedUsbUnit } from '../../storage/units/usb-units.ts';
import { pointsOf, standardUsbLimits } from './choices.ts';
import type { UsbUnitsModel } from './model.ts';
import { useUnitName } from './usb-unit-row.tsx';

interface ToUsbArmyProps {
  readonly model: UsbUnitsModel;
  readonly unit: NamedUsbUnit;
  readonly onDone: () => void;
}

/** Puts a unit into an army at its price, or begins one with its limit. */
export function ToUsbArmy({ model, unit, onDone }: ToUsbArmyProps) {
  const t = useTexts('usbbuilder');
  const format = useFormat();
  const nameOf = useUnitName();
  const asked = useSignal<{ count: number; limit: number | 'none' }>({
    count: 1,
    limit: standardUsbLimits[0] ?? 'none',
  });
  const ask = asksOf(asked.value, (part) => {
    asked.value = { ...asked.peek(), ...part };
  });
  const { count, limit } = asked.value;
  const points = pointsOf(unit.unit, model.rules.value);
  return (
    <ArmyTarget
      armies={model.armyUnits.value}
      name={nameOf(unit)}
      add={(army) =>
        model.lines.add(unit, {
          army,
          count,
          points,
          ...(limit !== 'none' && { limit }),
        })
      }
      onDone={onDone}
    >
      {(isNew) => (
        <>
          {isNew &&
            ask.choice('limit', t.limit, [...standardUsbLimits, 'none'], (value) =>
              value === 'none' ? t.noLimit : format.number(value),
            )}
          {ask.number('count', t.count, 20, { min: 1 })}
          <p class="hint">{t.points(points * count)}</p>
        </>
      )}
    </ArmyTarget>
  );
}
