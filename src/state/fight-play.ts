import { checkFight } from '../rules/brikwars/check-fight.ts';
import { defaultDefence } from '../rules/brikwars/defences.ts';
import { exchangeOdds } from '../rules/brikwars/exchange.ts';
import type { DefencePlan, Fight } from '../rules/brikwars/fight.ts';
import { type Play, playFight } from '../rules/brikwars/play.ts';
import type { Moment, NextRoll } from '../rules/brikwars/play-record.ts';
import { type PlayedRoll, readRoll } from '../rules/brikwars/played-roll.ts';
import { nextDice } from '../rules/dice/roll.ts';
import { type FightInputs, setupOf } from './fight-inputs.ts';
import { decodePlan } from './fight-plans.ts';
import type { FightRecord } from './fight-record.ts';

/** A turn being played, with the fight it was begun with. */
export interface FightPlay {
  readonly inputs: FightInputs;
  readonly fight: Fight;
  readonly plan: DefencePlan;
  readonly play: Play;
  /** Faces typed of the next roll, and the die to be typed now. */
  readonly typing?: {
    readonly faces: readonly number[];
    readonly sides: number;
    readonly bonus: boolean;
    /** Only bonus dice are still owed: they may be declined. */
    readonly mayDecline: boolean;
  };
  /** The inputs have changed since. */
  readonly stale: boolean;
  /** How likely the outcome was, once there is one. */
  readonly likelihood?: number;
}

/** The play that rolls make; one that does not fit the fight ends it, and is left out with all after it. */
export function playRecord(
  fight: Fight,
  plan: DefencePlan,
  rolls: readonly PlayedRoll[],
): { readonly play: Play; readonly rolls: readonly PlayedRoll[] } {
  for (let count = rolls.length; count >= 0; count--) {
    const kept = rolls.slice(0, count);
    const play = playFight(fight, plan, kept);
    if (play.ok) return { play: play.value, rolls: kept };
  }
  throw new Error('a fight without rolls can always be played');
}

function sameMoment(a: Moment | undefined, b: Moment | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return (
    a.who === b.who &&
    a.purpose === b.purpose &&
    a.attack === b.attack &&
    a.counter === b.counter &&
    a.arm === b.arm
  );
}

/** The rolls that stay good under another plan: those it would have asked for as well, in the same order. */
export function keptRolls(
  fight: Fight,
  before: DefencePlan,
  after: DefencePlan,
  rolls: readonly PlayedRoll[],
): readonly PlayedRoll[] {
  const asked = (plan: DefencePlan, made: number) => playRecord(fight, plan, rolls.slice(0, made)).play.next;
  const differs = rolls.findIndex((_, made) => !sameMoment(asked(before, made), asked(after, made)));
  return differs < 0 ? rolls : rolls.slice(0, differs);
}

/** The turn that a record tells, or undefined where it cannot be read. */
export function playOf(
  record: FightRecord,
  inputs: FightInputs | undefined,
  now: string,
): FightPlay | undefined {
  if (inputs === undefined) return undefined;
  const checked = checkFight(setupOf(inputs));
  if (!checked.ok) return undefined;
  const fight = checked.value;
  const plan = decodePlan(inputs.plan, fight) ?? defaultDefence(fight);
  const { play } = playRecord(fight, plan, record.rolls);
  const { next, outcome } = play;
  const faces = record.typing;
  const die = next && faces ? nextDice(next.expression, next.rules, faces) : undefined;
  return {
    inputs,
    fight,
    plan,
    play,
    stale: record.inputs !== now,
    ...(faces && die
      ? {
          typing: {
            faces,
            sides: die.sides,
            bonus: die.kind === 'bonus',
            mayDecline: mayDecline(next, faces),
          },
        }
      : {}),
    ...(outcome ? { likelihood: likelihoodOf(fight, plan, outcome) } : {}),
  };
}

function mayDecline(next: NextRoll | undefined, faces: readonly number[]): boolean {
  return next !== undefined && readRoll(next.expression, next.rules, { faces, declined: true }).ok;
}

/** The chance that the turn ends with this side dead, that side dead, or nobody. */
export function likelihoodOf(
  fight: Fight,
  plan: DefencePlan,
  outcome: { readonly defenderDies: boolean; readonly attackerDies: boolean },
): number {
  const odds = exchangeOdds(fight, plan);
  if (outcome.defenderDies) return odds.defenderDies.value;
  return outcome.attackerDies ? odds.attackerDies.value : odds.neitherDies.value;
}
