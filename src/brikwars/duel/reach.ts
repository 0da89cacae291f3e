import { type Reaching, reachIn } from '../reach.ts';
import { armHeld } from './creation-arms.ts';
import type { DuelInputs } from './inputs.ts';

/** How far it carries, and what is shot with. */
export function reachOf({ shot, attacker, table }: DuelInputs): Reaching {
  if (shot !== 'own') return { weapon: shot, ...reachIn(table, shot) };
  const arm = armHeld(attacker, 'ranged');
  return { weapon: shot, reach: arm?.range, thrown: arm?.thrown };
}
