import type { Verdict } from '../../fight/compare.ts';
import { chanceAtLeast, chanceOf } from '../../rules/dice/distribution.ts';
import { manyAnswerOf } from './answer.ts';
import { decodeMany } from './link.ts';

/** The figures by which an attack of many is compared with other fights; undefined where the text makes none. */
export function verdictOf(query: string): Verdict | undefined {
  const inputs = decodeMany(query);
  const answer = inputs && manyAnswerOf(inputs);
  if (!answer?.ok) return undefined;
  const { value } = answer;
  if (value.kind === 'gang') {
    const { victimDies, attackersDead } = value.odds;
    return {
      figures: [
        { id: 'defender-dies', chance: victimDies.value },
        { id: 'attacker-dies', chance: chanceAtLeast(attackersDead.value, 1) },
        { id: 'nobody-dies', chance: Math.max(0, chanceOf(attackersDead.value, 0) - victimDies.value) },
      ],
    };
  }
  if (value.kind === 'blast') {
    const { onTarget, enemies, own } = value.odds;
    return {
      figures: [
        { id: 'hits', chance: onTarget.value },
        { id: 'enemy-dies', chance: chanceAtLeast(enemies.deaths.value, 1) },
        { id: 'own-dies', chance: chanceAtLeast(own.deaths.value, 1) },
      ],
    };
  }
  const any = chanceAtLeast(value.odds.deaths.value, 1);
  const [only, ...more] = value.odds.assaults;
  const alone = more.length === 0 && only?.combined !== undefined;
  return { figures: [{ id: alone ? 'target-dies' : 'any-dies', chance: any }] };
}
