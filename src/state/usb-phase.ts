import { inCentimetres } from '../rules/usb/movement.ts';
import { whatMayItDo } from '../rules/usb/phase.ts';

/** The reference card of the phase in hand, as the core has it. */
export const phaseCardOf = whatMayItDo;

/** A length in the unit that the table measures with. */
export function measured(inches: number, centimetres: boolean): number {
  return centimetres ? inCentimetres(inches) : inches;
}
