import { useFormat, useTexts } from '../../kit/context.ts';
import type { NamedUsbUnit } from '../../storage/usb-units.ts';
import { unitText } from '../unit-text.ts';

/** What a unit is called: its name, or what it is. */
export function useUnitName(): (unit: NamedUsbUnit) => string {
  const t = useTexts('usbunits');
  const format = useFormat();
  return ({ name, unit }) => name.trim() || unitText(t, format, unit, unit.kind === 'line' ? unit.models : 1);
}
