import type { Roll } from '../rules/dice/roll.ts';

/** All ones count as a failure only under the dice rules of BrikWars, which the floor stands for. */
export function isCriticalFailure(roll: Roll): boolean {
  return roll.allOnes && roll.rules.floor;
}
