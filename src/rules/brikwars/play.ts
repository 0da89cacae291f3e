import type { FaceIssue } from '../dice/roll.ts';
import { fail, ok, type Result } from '../result.ts';
import type { DefencePlan, Fight } from './fight.ts';
import type { NextRoll, PlayEntry, PlayOutcome } from './play-record.ts';
import { turn } from './play-steps.ts';
import { type PlayedRoll, readRoll } from './played-roll.ts';

export interface Play {
  readonly log: readonly PlayEntry[];
  /** What is to be rolled now; undefined when the turn is over. */
  readonly next?: NextRoll;
  readonly outcome?: PlayOutcome;
}

/** A kept roll that does not fit the fight: which one, and what is wrong with its faces. */
export type PlayIssue =
  | { readonly code: 'surplus-roll'; readonly roll: number }
  | { readonly code: 'faces'; readonly roll: number; readonly face: FaceIssue };

/**
 * Replays a player turn from the rolls made so far (BW-CC-02, BWC-61): the record, then either the roll that is asked
 * for next or the outcome. To take a roll back, leave it out; a plan may change for attacks whose damage is not rolled.
 */
export function playFight(
  fight: Fight,
  plan: DefencePlan,
  rolls: readonly PlayedRoll[],
): Result<Play, PlayIssue> {
  const log: PlayEntry[] = [];
  const damageBefore = { attacker: fight.attacker.priorDamage, defender: fight.defender.priorDamage };
  const steps = turn({ fight, log, damage: damageBefore, armor: {}, lost: [] }, plan);
  let step = steps.next();
  for (const [index, played] of rolls.entries()) {
    if (step.done) return fail<PlayIssue>({ code: 'surplus-roll', roll: index });
    const read = readRoll(step.value.expression, step.value.rules, played);
    if (!read.ok) {
      return fail(...read.issues.map((face): PlayIssue => ({ code: 'faces', roll: index, face })));
    }
    step = steps.next(read.value);
  }
  return ok(step.done ? { log, outcome: step.value } : { log, next: step.value });
}
