import { whatMayItDo } from '../rules/usb/phase.ts';

/** The reference card of the phase in hand, as the core has it. */
export const phaseCardOf = whatMayItDo;
