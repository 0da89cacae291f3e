import type { Roll } from '../rules/dice/roll.ts';
import type { RollRecord } from '../storage/rolls.ts';

/** No task hangs on these, so all ones are just a low number (BWC-50). */
const noTask: readonly (string | undefined)[] = ['sprint', 'collapse', 'dispute'];

export function isTask(preset: string | undefined): boolean {
  return !noTask.includes(preset);
}

/** All ones count as a failure only under the dice rules of BrikWars, which the floor stands for. */
export function isCriticalFailure(roll: Roll, preset?: string): boolean {
  return roll.allOnes && roll.rules.floor && isTask(preset);
}

/** Whether a roll came to what was asked for; undefined when nothing was asked. */
export function isMade(
  { need, total }: Pick<RollRecord, 'need' | 'total'>,
  criticalFailure: boolean,
): boolean | undefined {
  return need === undefined ? undefined : !criticalFailure && total >= need;
}
