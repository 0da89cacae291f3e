import { useSignal } from '@preact/signals';
import { Choice } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
import { ArmyTarget } from '../../kit/units/army-target.tsx';
import type { NamedUsbUnit } from '../../storage/usb-units.ts';
import { pointsOf, usualUsbLimits } from './choices.ts';
import type { UsbUnitsModel } from './model.ts';
import { useUnitName } from './unit-name.ts';

interface ToUsbArmyProps {
  readonly model: UsbUnitsModel;
  readonly unit: NamedUsbUnit;
  readonly onDone: () => void;
}

/** Puts a unit into an army at its price, or begins one with its limit. */
export function ToUsbArmy({ model, unit, onDone }: ToUsbArmyProps) {
  const t = useTexts('usbbuild');
  const format = useFormat();
  const nameOf = useUnitName();
  const count = useSignal(1);
  const limit = useSignal<number | undefined>(usualUsbLimits[0]);
  const points = pointsOf(unit.unit, model.rules.value);
  return (
    <ArmyTarget
      armies={model.armyUnits.value}
      name={nameOf(unit)}
      add={(army) =>
        model.lines.add(unit, {
          army,
          count: count.peek(),
          points,
          ...(limit.value === undefined ? {} : { limit: limit.value }),
        })
      }
      onDone={onDone}
    >
      {(isNew) => (
        <>
          {isNew && (
            <Choice
              legend={t.limit}
              value={String(limit.value ?? 'none')}
              options={[
                ...usualUsbLimits.map((value) => ({ value: String(value), label: format.number(value) })),
                { value: 'none', label: t.noLimit },
              ]}
              onChange={(value) => {
                limit.value = value === 'none' ? undefined : Number(value);
              }}
            />
          )}
          <Stepper
            label={t.count}
            value={count.value}
            min={1}
            max={20}
            onChange={(value) => {
              count.value = value;
            }}
          />
          <p class="hint">{t.points(points * count.value)}</p>
        </>
      )}
    </ArmyTarget>
  );
}
