import type { UsbArmyLine } from '../../../state/usb-army.ts';
import { useTexts } from '../../context.ts';
import { whoText } from '../../fight/usb/unit-names.ts';

/** What a line is called: its name, else who its unit is. */
export function useLineName(): (line: UsbArmyLine) => string {
  const t = useTexts('armies');
  const units = useTexts('usbunits');
  return ({ line, of }) => line.name || (of ? whoText(units, of.unit, of.models) : t.unnamedLine);
}
