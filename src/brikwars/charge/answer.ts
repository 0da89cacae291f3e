import { checkCharge } from '../../rules/brikwars/charge/charge-check.ts';
import { sprintChargeChance } from '../../rules/brikwars/charge/charge-die.ts';
import { type ChargeOdds, chargeOdds } from '../../rules/brikwars/charge/charge-odds.ts';
import type { Charge, ChargeSetup, ChargeSetupIssue } from '../../rules/brikwars/charge/charge-setup.ts';
import { ok, type Result } from '../../rules/result.ts';
import { type ChargeInputs, chargeSetupOf, moveOf } from './inputs.ts';

/** What the screen shows of a Charge. */
export interface ChargeAnswer {
  readonly setup: ChargeSetup;
  readonly charge: Charge;
  readonly odds: ChargeOdds;
  /** The straight run is longer than the Move of who charges: how often a Sprint covers it. */
  readonly sprint?: { readonly move: number; readonly chance: number };
}

export function chargeAnswerOf(inputs: ChargeInputs): Result<ChargeAnswer, ChargeSetupIssue> {
  const setup = chargeSetupOf(inputs);
  const checked = checkCharge(setup);
  if (!checked.ok) return checked;
  const move = moveOf(inputs.attacker);
  const sprints = move !== undefined && inputs.straight > move && !inputs.unintentional;
  const chance = sprints ? sprintChargeChance(inputs.straight, move, setup.rules).value : 0;
  return ok({
    setup,
    charge: checked.value,
    odds: chargeOdds(checked.value),
    ...(sprints && { sprint: { move, chance } }),
  });
}

/** Who of both loses how much of himself on average; undefined where one takes several hits, and so may lose more than one. */
export function expectedLoss(inputs: ChargeInputs) {
  const answer = chargeAnswerOf(inputs);
  if (!answer.ok) return undefined;
  const { charge, odds } = answer.value;
  if ([charge.attacker, charge.defender].some(({ steps = 1 }) => steps > 1)) return undefined;
  return { acts: odds.attackerDies.value, other: odds.defenderDies.value };
}
