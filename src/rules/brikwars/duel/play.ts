import type { PlayedRoll } from '../../played-roll.ts';
import type { Result } from '../../result.ts';
import { type PlayIssue, type Replay, replay, type Steps } from '../../steps.ts';
import type { DefencePlan, Fight } from '../attack/fight.ts';
import type { Moment, PlayEntry, PlayOutcome } from './play-record.ts';
import { freshTable } from './play-steps.ts';
import { type PlayAsks, turn } from './play-turn.ts';

/** A player turn as far as it has been played. */
export type Play = Replay<Moment, PlayEntry, PlayOutcome>;

/** A whole player turn that writes its record into `log` (BW-CC-02, BWC-61); `asks` are the choices left open to it. */
export function fightSteps(
  fight: Fight,
  plan: DefencePlan,
  log: PlayEntry[],
  asks: PlayAsks = {},
): Steps<Moment, PlayOutcome> {
  return turn(freshTable(fight, plan, log), plan, asks);
}

/**
 * Replays a player turn from the rolls made so far (BW-CC-02, BWC-61): the record, then either the roll that is asked
 * for next or the outcome. To take a roll back, leave it out; a plan may change for attacks whose damage is not rolled.
 */
export function playFight(
  fight: Fight,
  plan: DefencePlan,
  rolls: readonly PlayedRoll[],
): Result<Play, PlayIssue> {
  return replay((log: PlayEntry[]) => fightSteps(fight, plan, log), rolls);
}
