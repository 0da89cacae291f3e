import { type Advice, adviseDefence, type Choice, type Goal } from '../../rules/brikwars/advice.ts';
import { checkFight } from '../../rules/brikwars/check-fight.ts';
import type { Fight } from '../../rules/brikwars/fight.ts';
import type { FightIssue } from '../../rules/brikwars/setup.ts';
import { blowOdds } from '../../rules/brikwars/strike.ts';
import { blowsOf } from '../../rules/brikwars/turn-chances.ts';
import { ok, type Result } from '../../rules/result.ts';
import { type DuelInputs, setupOf } from './inputs.ts';
import { choiceOf, decodePlan, distinctChoices } from './plans.ts';

/** What the screen shows of a legal fight. */
export interface DuelAnswer {
  readonly fight: Fight;
  readonly advice: Advice;
  /** Every different defence, best first. */
  readonly choices: readonly Choice[];
  readonly chosen: Choice;
  /** The chance that the first attack hits; undefined where nobody attacks. */
  readonly hit: number | undefined;
}

/** Where nothing can kill the defender, to live says nothing: what he makes of it is then the better measure. */
function advised(fight: Fight, goal: Goal): Advice {
  const advice = adviseDefence(fight, goal);
  const safe = advice.choices.every(({ chances }) => chances.defenderDies === 0);
  return safe && goal === 'survive' ? adviseDefence(fight, 'trade') : advice;
}

/** Odds and advice of the inputs, or everything that is wrong with them. */
export function answerOf(inputs: DuelInputs): Result<DuelAnswer, FightIssue> {
  const checked = checkFight(setupOf(inputs));
  if (!checked.ok) return checked;
  const fight = checked.value;
  const advice = advised(fight, inputs.goal);
  const plan = inputs.plan === '' ? undefined : decodePlan(inputs.plan, fight);
  const chosen = choiceOf(advice, plan, fight);
  const { attack } = blowsOf(fight, chosen.plan, 0);
  const hit = attack && blowOdds(fight, attack).hit;
  return ok({ fight, advice, choices: distinctChoices(advice, fight), chosen, hit });
}
