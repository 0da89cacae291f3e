import { defaultDefence, legalDefences, sameResponse } from './defences.ts';
import { createFightBook, type ExchangeOdds, exchangeOdds, type FightBook } from './exchange.ts';
import type { DefencePlan, Fight } from './fight.ts';

/** What the defender wants: to live, or to trade well (his kill less his death). */
export const goals = ['survive', 'trade'] as const;
export type Goal = (typeof goals)[number];

export interface Choice {
  readonly plan: DefencePlan;
  readonly odds: ExchangeOdds;
  /** What the goal makes of it: the greater the better, in chances. */
  readonly score: number;
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

const measures: Readonly<Record<Goal, (odds: ExchangeOdds) => number>> = {
  survive: (odds) => 1 - odds.defenderDies.value,
  trade: (odds) => odds.attackerDies.value - odds.defenderDies.value,
};

/** Chances closer than this are equal; what is left is rounding. */
const equal = 1e-12;

function samePlan(a: DefencePlan, b: DefencePlan): boolean {
  return (
    a.length === b.length &&
    a.every((response, index) => {
      const other = b[index];
      return other !== undefined && sameResponse(response, other);
    })
  );
}

/** Better first; ties go to the likelier kill, then to the weapon kept, then to doing less. */
function compareChoices(a: Choice, b: Choice): number {
  const steps = [
    b.score - a.score,
    b.odds.attackerDies.value - a.odds.attackerDies.value,
    a.odds.defenderWeaponLost.value - b.odds.defenderWeaponLost.value,
  ];
  return steps.find((step) => Math.abs(step) > equal) ?? 0;
}

/** Every legal defence with its odds, the best by a goal, and by how much it beats the standard one (BW-CC-11, BW-CC-12). */
export function adviseDefence(fight: Fight, goal: Goal, book: FightBook = createFightBook(fight)): Advice {
  const measure = measures[goal];
  const weigh = (plan: DefencePlan): Choice => {
    const odds = exchangeOdds(fight, plan, book);
    return { plan, odds, score: measure(odds) };
  };
  const standardPlan = defaultDefence(fight);
  const choices = legalDefences(fight).map(weigh).sort(compareChoices);
  const best = choices[0];
  const standard = choices.find(({ plan }) => samePlan(plan, standardPlan));
  if (best === undefined || standard === undefined) throw new Error('no defence at all');
  return { goal, choices, best, standard, gain: best.score - standard.score };
}
