import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import { UnitBench } from '../../usb/units/unit-bench.tsx';
import { useUnitName } from '../../usb/units/unit-name.ts';
import { useUsbUnits } from '../../usb/units/use-usb-units.ts';
import type { UsbArmyModel } from './model.ts';

/** So many of the player's own units are a tap away; the sheet has them all. */
const atHand = 6;

interface AddUnitsProps {
  readonly army: UsbArmyModel;
  readonly full: boolean;
  /** Adds a line that says nothing of a unit. */
  readonly onPlain: () => void;
}

/** Ways for a unit into the army: built anew, or one of the player's own. */
export function AddUnits({ army, full, onPlain }: AddUnitsProps) {
  const t = useTexts('usbarmy');
  const nameOf = useUnitName();
  const mine = useUsbUnits();
  const sheet = useSignal<'build' | 'pick' | undefined>(undefined);
  const own = mine?.list.value ?? [];

  return (
    <>
      <Button
        kind="primary"
        icon="plus"
        wide
        disabled={full}
        onClick={() => {
          sheet.value = 'build';
        }}
      >
        {t.add}
      </Button>
      {own.length > 0 && (
        <fieldset class="choice">
          <legend>{t.addOwn}</legend>
          <div class="chips">
            {own.slice(0, atHand).map((unit) => (
              <button
                type="button"
                class="chip"
                key={unit.id}
                disabled={full}
                aria-label={t.addOne(nameOf(unit))}
                onClick={() => army.addUnit({ name: unit.name, unit: unit.unit })}
              >
                <span>{nameOf(unit)}</span>
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <div class="row">
        <Button
          kind="quiet"
          icon="armies"
          disabled={full}
          onClick={() => {
            sheet.value = 'pick';
          }}
        >
          {t.allOwn}
        </Button>
        <Button kind="quiet" icon="plus" disabled={full} onClick={onPlain}>
          {t.addPlain}
        </Button>
      </div>
      {sheet.value && (
        <UnitBench
          takes="intoArmy"
          build={sheet.value === 'build'}
          dearest={army.view.value?.dearest}
          onPick={(unit) => army.addUnit(unit)}
          onClose={() => {
            sheet.value = undefined;
          }}
        />
      )}
    </>
  );
}
