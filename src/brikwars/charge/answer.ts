import type { Verdict } from '../../fight/compare.ts';
import { checkCharge } from '../../rules/brikwars/charge/charge-check.ts';
import { sprintChargeChance } from '../../rules/brikwars/charge/charge-die.ts';
import { type ChargeOdds, chargeOdds } from '../../rules/brikwars/charge/charge-odds.ts';
import type { Charge, ChargeSetup, ChargeSetupIssue } from '../../rules/brikwars/charge/charge-setup.ts';
import { ok, type Result } from '../../rules/result.ts';
import { fatedFigures } from '../fates.ts';
import { type ChargeInputs, chargeSetupOf, decodeCharge, fateOfSide, moveOf } from './inputs.ts';

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

/** The figures by which a Charge is compared with other fights; undefined where the text makes none. */
export function verdictOf(query: string): Verdict | undefined {
  const inputs = decodeCharge(query);
  const answer = inputs && chargeAnswerOf(inputs);
  if (!inputs || !answer?.ok) return undefined;
  const { defenderDies, attackerDies, bothDie, neitherDies, defenderFlies } = answer.value.odds;
  const { attacker, defender } = inputs;
  const figures: Verdict['figures'] = [
    { id: 'defender-dies', chance: defenderDies.value },
    { id: 'attacker-dies', chance: attackerDies.value },
    { id: 'both-die', chance: bothDie.value },
    { id: 'nobody-dies', chance: neitherDies.value },
    { id: 'flies', chance: defenderFlies.value },
  ];
  return { figures: fatedFigures(figures, fateOfSide(defender), fateOfSide(attacker)) };
}
