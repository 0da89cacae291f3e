import { idleGroundOf, idleGroundRules } from '../../rules/usb/idle-ground.ts';
import { sightFacts, sightThings } from '../../rules/usb/sight.ts';
import type { ShootAnswer } from './answer.ts';

/** What may stand between a model and its target, with the rule that says whether it blocks sight. */
export const sightLines = sightThings.map((thing) => ({ thing, ...sightFacts[thing] }));

/** Why ground that is there counts for nothing in a shooting, with its rules. */
export function idleGroundIn({ setup }: Pick<ShootAnswer, 'setup'>) {
  return idleGroundOf(setup).map((why) => ({ why, rule: idleGroundRules[why] }));
}
