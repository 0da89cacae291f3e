import { useSignal } from '@preact/signals';
import { pointsOf, usualUsbLimits } from '../../state/unit-choices.ts';
import type { NamedUsbUnit, UsbUnitsModel } from '../../state/usb-units.ts';
import { useFormat, useTexts } from '../context.ts';
import { ArmyTarget } from '../fight/units/army-target.tsx';
import { Choice } from '../parts/choice.tsx';
import { Stepper } from '../parts/stepper.tsx';
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
