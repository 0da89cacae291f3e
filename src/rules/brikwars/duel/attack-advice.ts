import { bonusOf, legalBonus, withBonus } from '../attack/bonus-choice.ts';
import { legalDefences } from '../attack/defences.ts';
import type { DefencePlan, Fight } from '../attack/fight.ts';
import type { BonusChoice } from '../attack/setup.ts';
import { compareFigures, type Goal, markBest, scoreOf } from './advice.ts';
import { type AttackPlan, attackOf, declareAttack, legalAttacks, sameAttack } from './attack-plan.ts';
import { createFightBook, type FightBook, followTurn, type TurnChances } from './turn-chances.ts';

/** The defender's answer to a turn of the attacker. */
export interface Reply {
  readonly plan: DefencePlan;
  readonly bonus: BonusChoice;
  readonly chances: TurnChances;
}

export interface AttackChoice {
  readonly plan: AttackPlan;
  /** What the attacker does with his bonus dice. */
  readonly bonus: BonusChoice;
  /** The fight as it is then, both sides' bonus dice included. */
  readonly fight: Fight;
  readonly reply: Reply;
  /** What the goal makes of it: the greater the better, in chances. */
  readonly score: number;
  /** Nothing scores more; several may be equally good. */
  readonly isBest: boolean;
}

export interface AttackAdvice {
  readonly goal: Goal;
  /** Every legal turn, best first. */
  readonly choices: readonly AttackChoice[];
  readonly best: AttackChoice;
  /** What is declared in the fight. */
  readonly standard: AttackChoice;
  readonly gain: number;
}

/**
 * The defender's best answer by his goal among all his plans. Ties go to the likelier kill, then to living, then to the
 * weapon kept.
 */
function bestReply(fight: Fight, book: FightBook, goal: Goal): Omit<Reply, 'bonus'> {
  let best: (Omit<Reply, 'bonus'> & { readonly rank: readonly number[] }) | undefined;
  for (const plan of legalDefences(fight)) {
    const chances = followTurn(fight, plan, book);
    const { defenderDies, attackerDies, defenderWeaponLost } = chances;
    const rank = [scoreOf(goal, 'defender', chances), attackerDies, -defenderDies, -defenderWeaponLost];
    if (best === undefined || compareFigures(rank, best.rank) < 0) best = { plan, chances, rank };
  }
  if (best === undefined) throw new Error('no answer at all');
  const { plan, chances } = best;
  return { plan, chances };
}

/**
 * Every legal turn of the attacker (BW-CC-04, BW-CC-05, BW-CC-07 to 09, BW-CC-15) with the defender's best answer, the
 * best by a goal, and by how much it beats what is declared. A roll already made is left out of account. `ways` are what
 * is tried with the attacker's bonus dice (BW-DICE-06); as he has it, if nothing else is said. `replyGoal` is what the
 * defender answers for: to live, if nothing else is said. Ties go to the likelier kill, then to living, then to the
 * weapon kept.
 */
export function adviseAttack(
  fight: Fight,
  goal: Goal,
  ways: readonly BonusChoice[] = [bonusOf(fight, 'attacker')],
  replyGoal: Goal = 'survive',
): AttackAdvice {
  const { attackRoll: _, ...unrolled } = fight;
  const legal = legalBonus(fight, 'attacker');
  const plans = legalAttacks(unrolled);
  // Whatever he wants, bonus dice never harm the one who throws them, so an answer without them is not tried.
  const [replyBonus = 'take'] = legalBonus(fight, 'defender');
  const made = ways
    .filter((way) => legal.includes(way))
    .flatMap((bonus) => {
      const attacking = withBonus(unrolled, 'attacker', bonus);
      const asked = withBonus(attacking, 'defender', replyBonus);
      const book = createFightBook(asked);
      return plans.map((plan) => {
        const played = declareAttack(asked, plan);
        const reply = { ...bestReply(played, book, replyGoal), bonus: replyBonus };
        const { chances } = reply;
        const score = scoreOf(goal, 'attacker', chances);
        const rank = [score, chances.defenderDies, -chances.attackerDies, -chances.attackerWeaponLost];
        return { rank, choice: { plan, bonus, fight: played, reply, score } };
      });
    })
    .sort((a, b) => compareFigures(a.rank, b.rank));
  const choices = markBest(made.map(({ choice }) => choice));
  const declared = attackOf(fight);
  const own = bonusOf(fight, 'attacker');
  const best = choices[0];
  const standard =
    choices.find(({ plan, bonus }) => bonus === own && sameAttack(plan, declared)) ??
    choices.find(({ plan }) => sameAttack(plan, declared));
  if (best === undefined || standard === undefined) throw new Error('no attack at all');
  return { goal, choices, best, standard, gain: best.score - standard.score };
}
