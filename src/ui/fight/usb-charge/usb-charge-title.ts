import type { Messages } from '../../../i18n/messages.ts';
import type { UsbChargeInputs } from '../../../state/usb-charge-inputs.ts';
import { fighterText, type UnitTexts } from '../usb/unit-names.ts';

type Texts = Messages['usbcharge'];

/** Who charges whom, in one line. */
export function usbChargeTitle(t: Texts, units: UnitTexts, { setup }: UsbChargeInputs): string {
  const { charger, target, locked } = setup;
  const title = locked ? t.lockedTitle : t.title;
  return title(fighterText(units, charger.fighter), fighterText(units, target.fighter));
}
