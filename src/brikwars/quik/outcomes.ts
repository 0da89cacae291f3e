import type { Verdict } from '../../fight/compare.ts';
import { quikAnswerOf } from './answer.ts';
import { decodeQuik } from './link.ts';

/** What a fight of the short games comes to, for lists and comparisons; nothing where nobody is attacked. */
export function verdictOf(query: string): Verdict | undefined {
  const inputs = decodeQuik(query);
  const answer = inputs && quikAnswerOf(inputs);
  if (!answer?.ok) return undefined;
  const { value } = answer;
  if (value.kind === 'attack') {
    const { kills, dies } = value;
    return {
      figures: [
        { id: 'target-dies', chance: kills.value },
        ...(dies ? [{ id: 'attacker-dies', chance: dies.value } as const] : []),
      ],
    };
  }
  if (value.kind === 'vehicle' && value.crash && 'killed' in value.crash.obstacle)
    return { figures: [{ id: 'target-dies', chance: value.crash.obstacle.killed.value }] };
  return undefined;
}
