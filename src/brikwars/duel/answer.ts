import { checkFight } from '../../rules/brikwars/attack/check-fight.ts';
import { keptDefence, samePlan } from '../../rules/brikwars/attack/defences.ts';
import type { DefencePlan, Fight } from '../../rules/brikwars/attack/fight.ts';
import type { FightIssue } from '../../rules/brikwars/attack/setup.ts';
import { blowOdds } from '../../rules/brikwars/attack/strike.ts';
import { type Advice, adviseDefence, type Choice, type Goal } from '../../rules/brikwars/duel/advice.ts';
import { blowsOf, type TurnChances } from '../../rules/brikwars/duel/turn-chances.ts';
import { weaponOf } from '../../rules/brikwars/weapons.ts';
import { ok, type Result } from '../../rules/result.ts';
import { type DuelInputs, setupOf } from './inputs.ts';

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
  const chosen = choiceOf(advice, keptDefence(fight, inputs.plan));
  const { attack } = blowsOf(fight, chosen.plan, 0);
  const hit = attack && blowOdds(fight, attack).hit;
  return ok({ fight, advice, choices: distinctChoices(advice), chosen, hit });
}

/** The ends of a turn that exclude each other, as the bar has them: the defender dies, only the attacker does, neither. */
export function barEnds({
  defenderDies,
  attackerDies,
  bothDie,
}: Pick<TurnChances, 'defenderDies' | 'attackerDies' | 'bothDie'>): readonly [
  dies: number,
  only: number,
  neither: number,
] {
  const only = Math.max(0, attackerDies - bothDie);
  return [defenderDies, only, Math.max(0, 1 - defenderDies - only)];
}

/** A plan named by what is held, so that two equal weapons make equal plans. */
function likeness(plan: DefencePlan): string {
  return plan
    .map((response) => {
      if (response.kind === 'none') return 'none';
      if (response.kind === 'riposte')
        return `riposte ${weaponOf(response.parry)} ${weaponOf(response.strike)}`;
      return `${response.kind} ${weaponOf(response.arm)}`;
    })
    .join(' ');
}

/** The choices without doubles; of two alike the standard one stays. */
function distinctChoices({ choices, standard }: Advice): readonly Choice[] {
  const seen = new Set<string>();
  const first = likeness(standard.plan);
  return choices.filter((choice) => {
    const like = likeness(choice.plan);
    if (seen.has(like) || (like === first && !samePlan(choice.plan, standard.plan))) return false;
    seen.add(like);
    return true;
  });
}

/** The choice a plan stands for; with equal weapons a double stands for its like. */
function choiceOf(advice: Advice, plan: DefencePlan): Choice {
  const like = likeness(plan);
  return distinctChoices(advice).find((choice) => likeness(choice.plan) === like) ?? advice.standard;
}

/** Who of both loses how much of himself on average; undefined where one who may be hurt takes several hits, and so may lose more than one. */
export function expectedLoss(inputs: DuelInputs) {
  const answer = answerOf(inputs);
  if (!answer.ok) return undefined;
  const { fight, chosen } = answer.value;
  // Nobody shoots back.
  const hurt = inputs.mode === 'ranged' ? [fight.defender] : [fight.attacker, fight.defender];
  if (hurt.some(({ steps = 1 }) => steps > 1)) return undefined;
  return { acts: chosen.chances.attackerDies, other: chosen.chances.defenderDies };
}
