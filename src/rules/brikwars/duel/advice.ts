import { bonusOf, legalBonus, withBonus } from '../attack/bonus-choice.ts';
import { defaultDefence, legalDefences, samePlan } from '../attack/defences.ts';
import type { DefencePlan, Fight, Side } from '../attack/fight.ts';
import { type Goal, goals } from '../attack/goals.ts';
import type { BonusChoice } from '../attack/setup.ts';
import { createFightBook, type FightBook, followTurn, type TurnChances } from './turn-chances.ts';

export { type Goal, goals };

export interface Choice {
  readonly plan: DefencePlan;
  /** What the defender does with his bonus dice. */
  readonly bonus: BonusChoice;
  /** Bare figures; `exchangeOdds` says why they are what they are. */
  readonly chances: TurnChances;
  /** What the goal makes of it: the greater the better, in chances. */
  readonly score: number;
  /** Nothing scores more; several may be equally good. */
  readonly isBest: boolean;
}

export interface Advice {
  readonly goal: Goal;
  /** Every legal plan, best first. */
  readonly choices: readonly Choice[];
  readonly best: Choice;
  /** What happens when nobody says anything (BW-CC-12). */
  readonly standard: Choice;
  /** How much better the best plan scores than the standard one. */
  readonly gain: number;
}

/** What a goal of a side makes of a turn: the greater the better, in chances. */
export function scoreOf(
  goal: Goal,
  side: Side,
  chances: Pick<TurnChances, 'attackerDies' | 'defenderDies'>,
): number {
  const [dies, kills] =
    side === 'attacker'
      ? [chances.attackerDies, chances.defenderDies]
      : [chances.defenderDies, chances.attackerDies];
  return { survive: 1 - dies, trade: kills - dies, kill: kills }[goal];
}

/** Chances closer than this are equal; what is left is rounding. */
const equal = 1e-12;

/** The first difference that is more than rounding; negative if `a` comes first. */
export function compareFigures(a: readonly number[], b: readonly number[]): number {
  for (const [index, figure] of a.entries()) {
    const step = (b[index] ?? 0) - figure;
    if (Math.abs(step) > equal) return step;
  }
  return 0;
}

/** The choices in order, and which of them nothing beats. */
export function markBest<Made extends { readonly score: number }>(
  choices: readonly Made[],
): readonly (Made & { readonly isBest: boolean })[] {
  const top = Math.max(...choices.map(({ score }) => score));
  return choices.map((choice) => ({ ...choice, isBest: choice.score >= top - equal }));
}

/**
 * Every legal defence with its odds, the best by a goal, and by how much it beats the standard one (BW-CC-11, BW-CC-12).
 * Ties go to the likelier kill, then to living, then to the weapon kept, then to doing less. `ways` are what is tried
 * with the defender's bonus dice (BW-DICE-06); as he has it, if nothing else is said.
 */
export function adviseDefence(
  fight: Fight,
  goal: Goal,
  ways: readonly BonusChoice[] = [bonusOf(fight, 'defender')],
): Advice {
  const legal = legalBonus(fight, 'defender');
  const plans = legalDefences(fight);
  const made = ways
    .filter((way) => legal.includes(way))
    .flatMap((bonus) => {
      const played = withBonus(fight, 'defender', bonus);
      const book: FightBook = createFightBook(played);
      return plans.map((plan) => {
        const chances = followTurn(played, plan, book);
        const score = scoreOf(goal, 'defender', chances);
        const { attackerDies, defenderDies, defenderWeaponLost } = chances;
        const rank = [score, attackerDies, -defenderDies, -defenderWeaponLost];
        return { rank, plan, bonus, score, chances };
      });
    })
    .sort((a, b) => compareFigures(a.rank, b.rank));
  const choices = markBest(made).map(({ rank: _, ...choice }): Choice => choice);
  const standardPlan = defaultDefence(fight);
  const own = bonusOf(fight, 'defender');
  const best = choices[0];
  const standard =
    choices.find(({ plan, bonus }) => bonus === own && samePlan(plan, standardPlan)) ??
    choices.find(({ plan }) => samePlan(plan, standardPlan));
  if (best === undefined || standard === undefined) throw new Error('no defence at all');
  return { goal, choices, best, standard, gain: best.score - standard.score };
}
