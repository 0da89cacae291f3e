import type { Verdict } from '../../fight/outcomes.ts';
import { chargeAnswerOf } from './answer.ts';
import { decodeCharge } from './link.ts';

/** The figures by which a Charge is compared with other fights; undefined where the text makes none. */
export function verdictOf(query: string): Verdict | undefined {
  const inputs = decodeCharge(query);
  const answer = inputs && chargeAnswerOf(inputs);
  if (!answer?.ok) return undefined;
  const { defenderDies, attackerDies, bothDie, neitherDies, defenderFlies } = answer.value.odds;
  return {
    figures: [
      { id: 'defender-dies', chance: defenderDies.value },
      { id: 'attacker-dies', chance: attackerDies.value },
      { id: 'both-die', chance: bothDie.value },
      { id: 'nobody-dies', chance: neitherDies.value },
      { id: 'flies', chance: defenderFlies.value },
    ],
  };
}
