import type { Verdict } from '../../fight/compare.ts';
import { answerOf } from './answer.ts';
import { duelCodec } from './link.ts';

/** What one against one comes to under the defence it names; undefined where it makes no fight. */
export function verdictOf(query: string): Verdict | undefined {
  const inputs = duelCodec('2005').decode(query);
  const answer = inputs && answerOf(inputs);
  if (!inputs || !answer?.ok) return undefined;
  const { chosen, hit } = answer.value;
  const { defenderDies, attackerDies, neitherDies } = chosen.chances;
  if (inputs.mode === 'ranged') {
    return {
      figures: [
        { id: 'hits', chance: hit ?? 0 },
        { id: 'target-dies', chance: defenderDies },
      ],
    };
  }
  return {
    figures: [
      { id: 'defender-dies', chance: defenderDies },
      { id: 'attacker-dies', chance: attackerDies },
      { id: 'nobody-dies', chance: neitherDies },
    ],
  };
}
