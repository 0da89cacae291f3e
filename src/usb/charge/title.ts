import type { Messages } from '../../platform/words.ts';
import { fighterText, type UnitTexts } from '../unit-names.ts';
import type { UsbChargeInputs } from './inputs.ts';

type Texts = Messages['usbcharge'];

/** Who charges whom, in one line. */
export function usbChargeTitle(t: Texts, units: UnitTexts, { setup }: UsbChargeInputs): string {
  const { charger, target, locked } = setup;
  const title = locked ? t.lockedTitle : t.title;
  return title(fighterText(units, charger.fighter), fighterText(units, target.fighter));
}
