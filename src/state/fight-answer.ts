import { type Advice, adviseDefence, type Choice } from '../rules/brikwars/advice.ts';
import { checkFight } from '../rules/brikwars/check-fight.ts';
import { defaultDefence } from '../rules/brikwars/defences.ts';
import { exchangeOdds } from '../rules/brikwars/exchange.ts';
import type { DefencePlan, Fight } from '../rules/brikwars/fight.ts';
import type { Play } from '../rules/brikwars/play.ts';
import type { NextRoll } from '../rules/brikwars/play-record.ts';
import { readRoll } from '../rules/brikwars/played-roll.ts';
import type { FightIssue } from '../rules/brikwars/setup.ts';
import { nextDie } from '../rules/dice/roll.ts';
import { ok, type Result } from '../rules/result.ts';
import { type FightInputs, heldThings, setupOf } from './fight-inputs.ts';
import { choiceOf, decodePlan, distinctChoices } from './fight-plans.ts';
import { type FightRecord, playRecord } from './fight-play.ts';

/** What the screen shows of a legal fight. */
export interface FightAnswer {
  readonly fight: Fight;
  readonly advice: Advice;
  /** Every different defence, best first. */
  readonly choices: readonly Choice[];
  readonly chosen: Choice;
}

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

/** Odds and advice of the inputs, or everything that is wrong with them. */
export function answerOf(inputs: FightInputs): Result<FightAnswer, FightIssue> {
  const checked = checkFight(setupOf(inputs));
  if (!checked.ok) return checked;
  const fight = checked.value;
  const advice = adviseDefence(fight, inputs.goal);
  const held = heldThings(inputs, 'defender');
  const plan = inputs.plan === '' ? undefined : decodePlan(inputs.plan, fight);
  const chosen = choiceOf(advice, plan, held);
  return ok({ fight, advice, choices: distinctChoices(advice, held), chosen });
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
  const die = next && faces ? nextDie(next.expression, next.rules, faces) : undefined;
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
            bonus: die.bonusOf !== undefined,
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
