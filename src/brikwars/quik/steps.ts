import type { CascadeStep } from '../../fight/cascade.tsx';
import type { Messages } from '../../platform/words.ts';
import type { QuikAnswer } from './answer.ts';
import type { QuikEnd } from './text.ts';

/**
 * How it comes about that a minifig of mine falls, or nobody does: the target lives through the attack first. What it takes
 * to destroy it is one roll against another, with nothing between.
 */
export function quikSteps(
  t: Pick<Messages['quik'], 'targetLives'>,
  answer: QuikAnswer,
  { label, chance, gain, reasons }: QuikEnd,
): readonly CascadeStep[] {
  if (answer.kind !== 'attack') return [];
  const { kills } = answer;
  const last = { label, chance, rule: reasons[0]?.rule };
  if (gain === 'mine') return [last];
  const lives = 1 - kills.value;
  // Where nothing strikes back, to live is the end itself.
  return lives > chance + 1e-9 ? [{ label: t.targetLives, chance: lives }, last] : [last];
}
