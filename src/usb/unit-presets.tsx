import { useTexts } from '../kit/context.ts';
import type { Fighter } from '../rules/usb/fighter.ts';
import { presetUnit, usbPresetIds } from './presets.ts';
import type { PickedUnit } from './side.ts';
import { whoText } from './unit-names.ts';

interface UnitPresetsProps {
  readonly fighter: Fighter;
  readonly onTake: (picked: PickedUnit) => void;
}

/** Ready-made units, a tap each. */
export function UnitPresets({ fighter, onTake }: UnitPresetsProps) {
  const t = useTexts('usbunits');
  return (
    <fieldset class="choice">
      <legend class="visually-hidden">{t.presets}</legend>
      <div class="chips usb-presets" data-scroller>
        {usbPresetIds.map((preset) => {
          const made = presetUnit(preset, fighter.unit);
          return (
            <button
              type="button"
              class="chip"
              key={preset}
              onClick={() => onTake({ unit: made, example: true })}
            >
              <span>{whoText(t, made, made.kind === 'line' ? made.models : 1)}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
