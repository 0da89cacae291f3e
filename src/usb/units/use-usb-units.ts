import { useOwnUnits } from '../../kit/units/use-own-units.ts';
import { openUsbUnits, type UsbUnitsModel } from './model.ts';

/** The player's own units of USB, with his armies and house rules as they are now; undefined until they are read. */
export function useUsbUnits(): UsbUnitsModel | undefined {
  return useOwnUnits(openUsbUnits);
}
