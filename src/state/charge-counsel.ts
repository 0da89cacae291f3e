import { adviseCharge, type ChargeChoice } from '../rules/brikwars/charge-advice.ts';
import { attackInstead } from '../rules/brikwars/charge-instead.ts';
import type { Side } from '../rules/brikwars/fight.ts';
import { editionOf } from '../rules/brikwars/house-rules.ts';
import { type ChargeInputs, chargeSetupOf } from './charge-inputs.ts';

/** Every choice of a side for the aim that is picked, the best first. */
export function counsel(inputs: ChargeInputs, side: Side): readonly ChargeChoice[] {
  const setup = chargeSetupOf(inputs);
  const instead = side === 'attacker' ? attackInstead(setup, editionOf(inputs.table)) : undefined;
  return adviseCharge(setup, side, inputs.goal, instead);
}

/** The inputs with a choice taken over. */
export function withChoice(inputs: ChargeInputs, { plan }: ChargeChoice): ChargeInputs {
  return plan ? { ...inputs, ...plan } : inputs;
}
