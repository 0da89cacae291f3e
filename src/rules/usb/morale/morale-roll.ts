import type { Roll } from '../../dice/roll.ts';
import { type DieEnd, marginOf } from './morale-die.ts';

/** The face that decided a roll of one die, and how it ended (USB-MOR-09 counts from it). */
export function endOfRoll({ dice, successes }: Roll, target: number): DieEnd & { readonly face: number } {
  const counted = dice.filter(({ replaced }) => !replaced);
  const face = counted.at(-1)?.face ?? 1;
  const confirmed = counted.some(({ confirms }) => confirms !== undefined);
  const passed = (successes ?? 0) > 0;
  return { passed, margin: passed ? 0 : confirmed ? 1 : marginOf(target, face), chance: 1, face };
}
