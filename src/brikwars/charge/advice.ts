import { adviseCharge, type ChargeChoice } from '../../rules/brikwars/charge-advice.ts';
import { attackInstead } from '../../rules/brikwars/charge-instead.ts';
import type { Side } from '../../rules/brikwars/fight.ts';
import { editionOf } from '../../rules/brikwars/house-rules.ts';
import { type ChargeInputs, chargeSetupOf } from './inputs.ts';

/** Every choice of a side for the aim that is picked, the best first. */
export function counsel(inputs: ChargeInputs, side: Side): readonly ChargeChoice[] {
  const setup = chargeSetupOf(inputs);
  const instead = side === 'attacker' ? attackInstead(setup, editionOf(inputs.table)) : undefined;
  return adviseCharge(setup, side, inputs.goal, instead);
}

/** How the target lives longest: what is chosen where nothing is better; undefined where it has nothing to choose. */
export function bestAnswer(inputs: ChargeInputs): ChargeChoice | undefined {
  const choices = adviseCharge(chargeSetupOf(inputs), 'defender', 'survive');
  if (choices.length < 2) return undefined;
  return choices.find(({ now, best }) => now && best) ?? choices[0];
}

/** The inputs with a choice taken over. */
export function withChoice(inputs: ChargeInputs, { plan }: ChargeChoice): ChargeInputs {
  return plan ? { ...inputs, ...plan } : inputs;
}
