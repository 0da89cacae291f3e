import { faceChance } from './die-faces.ts';
import type { DiceGroup } from './expression.ts';

/** One test of a pool: the target and what is rolled again. */
export type PoolTest = Pick<DiceGroup, 'sides' | 'reroll' | 'rerollFails'> & { readonly target: number };

/** Whether a test asks a d6 for a six and then another six (USB-TEST-03, USB-A-51). */
function isTwoStage({ sides, target }: Pick<PoolTest, 'sides' | 'target'>): boolean {
  return sides === 6 && target > 6;
}

/**
 * The chance that one die of a pool succeeds (USB-TEST-01 to USB-TEST-03). Faces are rolled again on the first roll
 * only, neither when the six is confirmed nor when a failed test is repeated (USB-A-52).
 */
export function successChance(test: PoolTest): number {
  const { sides, target, reroll = [], rerollFails } = test;
  const [needed, confirmed] = isTwoStage(test) ? [6, 1 / 6] : [Math.max(2, target), 1];
  const chance = (again: readonly number[]) =>
    faceChance({ count: 1, sides, reroll: again }, needed, sides) * confirmed;
  const first = chance(reroll);
  return rerollFails ? first + (1 - first) * chance([]) : first;
}
