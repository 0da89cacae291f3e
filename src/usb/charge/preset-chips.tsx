import { useTexts } from '../../kit/context.ts';
import type { UsbChargeModel } from './model.ts';
import { usbChargePresets, withUsbChargePreset } from './presets.ts';
import './preset-chips.css';

/** Melees that stand ready, a tap each. */
export function UsbChargePresets({ model }: { readonly model: UsbChargeModel }) {
  const t = useTexts('usbchargemore');
  return (
    <fieldset class="choice">
      <legend class="visually-hidden">{t.presetsLabel}</legend>
      <div class="chips usb-charge-presets" data-scroller>
        {usbChargePresets.map((preset) => (
          <button
            type="button"
            class="chip"
            key={preset}
            onClick={() => model.use(withUsbChargePreset(model.inputs.value.peek(), preset))}
          >
            <span>{t.presets[preset]}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
