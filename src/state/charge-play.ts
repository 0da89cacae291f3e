import { checkCharge } from '../rules/brikwars/charge-check.ts';
import { chargeLikelihood, chargeSteps } from '../rules/brikwars/charge-play.ts';
import type { ChargeEntry, ChargeMoment, ChargeOutcome } from '../rules/brikwars/charge-play-record.ts';
import { type ChargeInputs, chargeSetupOf } from './charge-inputs.ts';
import type { PlayKind } from './table-play.ts';

/** How a Charge is played. */
export const chargePlay: PlayKind<ChargeInputs, ChargeMoment, ChargeEntry, ChargeOutcome> = {
  begin(inputs) {
    const checked = checkCharge(chargeSetupOf(inputs));
    return checked.ok ? (log) => chargeSteps(checked.value, log) : undefined;
  },
  likelihood(inputs, outcome) {
    const checked = checkCharge(chargeSetupOf(inputs));
    return checked.ok ? chargeLikelihood(checked.value, outcome) : undefined;
  },
};
