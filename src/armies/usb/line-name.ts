import { useTexts } from '../../kit/context.ts';
import { whoText } from '../../usb/unit-names.ts';
import type { UsbArmyLine } from './model.ts';

/** What a line is called: its name, else who its unit is. */
export function useLineName(): (line: UsbArmyLine) => string {
  const t = useTexts('armies');
  const units = useTexts('usbunits');
  return ({ line, of }) => line.name || (of ? whoText(units, of.unit, of.models) : t.unnamedLine);
}
