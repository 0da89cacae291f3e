import type { Side } from '../../rules/brikwars/attack/fight.ts';
import { adviseCharge, type ChargeChoice } from '../../rules/brikwars/charge/charge-advice.ts';
import { attackInstead } from '../../rules/brikwars/charge/charge-instead.ts';
import { editionOf } from '../../rules/brikwars/house-rules.ts';
import { type ChargeInputs, chargeSetupOf } from './inputs.ts';

/** Every choice of a side for the aim that is picked, the best first. */
export function advisedChoices(inputs: ChargeInputs, side: Side): readonly ChargeChoice[] {
  const setup = chargeSetupOf(inputs);
  const instead = side === 'attacker' ? attackInstead(setup, editionOf(inputs.table)) : undefined;
  return adviseCharge(setup, side, inputs.goal, instead);
}

const bestOf = (choices: readonly ChargeChoice[]): ChargeChoice | undefined =>
  choices.find(({ now, best }) => now && best) ?? choices[0];

/** The best that the target may do to live, or where it has nothing to choose the charger, and what is chosen now. */
export function bestFor(inputs: ChargeInputs) {
  const answers = adviseCharge(chargeSetupOf(inputs), 'defender', 'survive');
  const side: Side = answers.length < 2 ? 'attacker' : 'defender';
  const choices = side === 'defender' ? answers : advisedChoices(inputs, side);
  return { side, now: choices.find(({ now }) => now), best: bestOf(choices), choices };
}

/** The inputs with a choice taken over. */
export function withChoice(inputs: ChargeInputs, { plan }: ChargeChoice): ChargeInputs {
  return plan ? { ...inputs, ...plan } : inputs;
}
