import type { Distribution } from '../../dice/distribution.ts';
import type { BonusDice, DiceExpression } from '../../dice/expression.ts';
import { allOnesChance, lowestTotal } from '../../dice/odds.ts';
import type { Roll } from '../../dice/roll.ts';
import { rollOffOdds, type ThrowsAgain } from '../../roll-off.ts';
import type { ContestExplained, ContestReason } from './contest-effects.ts';
import {
  type ContestRoll,
  type ContestRules,
  chanceToReach,
  contestRoll,
  contestTotals,
  crankyReasons,
  reaches,
  rollReasons,
  withoutRepeats,
} from './contest-rules.ts';

/** Each player's chance to win, in their order, and the chance that the first throw is tied at the top. */
export interface WhatISayGoesOdds {
  readonly wins: readonly ContestExplained[];
  readonly firstTied: ContestExplained;
}

/**
 * The odds of a What I Say Goes roll: the highest total wins, those tied for it throw again (BW-GEN-02), or everybody
 * where a table plays so. All ones are no failure here (BWC-50). One expression for each player.
 */
export function whatISayGoesOdds(
  dice: readonly DiceExpression[],
  bonus: BonusDice,
  again: ThrowsAgain = 'tied',
): WhatISayGoesOdds {
  const rolls = dice.map((expression) => contestRoll(expression, 0, bonus));
  const { wins, firstTied } = rollOffOdds(rolls.map(contestTotals), again);
  const reasons = withoutRepeats([
    { rule: 'BW-GEN-02', effect: 'highest-wins' },
    { rule: 'BW-GEN-02', effect: again === 'all' ? 'all-throw-again' : 'tied-throw-again' },
    { rule: 'BWC-50', effect: 'ones-keep-number' },
    ...rolls.flatMap((roll) => rollReasons(roll)),
  ]);
  return {
    wins: wins.map((value) => ({ value, reasons })),
    firstTied: { value: firstTied, reasons },
  };
}

/** The same for who starts: the winner decides who goes first and in what order the others follow (BW-GEN-03). */
export function turnOrderOdds(
  dice: readonly DiceExpression[],
  bonus: BonusDice,
  again: ThrowsAgain = 'tied',
): WhatISayGoesOdds {
  const { wins, firstTied } = whatISayGoesOdds(dice, bonus, again);
  const order: ContestReason = { rule: 'BW-GEN-03', effect: 'winner-sets-order' };
  const explain = ({ value, reasons }: ContestExplained): ContestExplained => ({
    value,
    reasons: [order, ...reasons],
  });
  return { wins: wins.map(explain), firstTied: explain(firstTied) };
}

/** A Feat that somebody may want to fail. Without `opponent` nobody rolls against the hero. */
export interface Feat {
  readonly hero: DiceExpression;
  readonly heroModifier: number;
  /** Other conscious heroes of the team, 0 to 5 (BW-HERO-03). */
  readonly cranky: number;
  readonly opponent?: DiceExpression;
  readonly opponentModifier?: number;
}

/** What the hero and his opponent throw. */
export interface FeatRolls {
  readonly hero: ContestRoll;
  readonly opponent: ContestRoll | undefined;
}

/** The rolls of a Feat with everything that is taken from them (BW-HERO-03, BW-HERO-10). */
export function featRolls(feat: Feat, { bonus, cranky }: ContestRules): FeatRolls {
  const perDie = cranky === 'die' ? feat.cranky : 0;
  const hero = contestRoll(feat.hero, feat.heroModifier - (feat.cranky - perDie), bonus);
  return {
    hero: perDie === 0 ? hero : { ...hero, rules: { ...hero.rules, penaltyPerDie: perDie } },
    opponent: feat.opponent && contestRoll(feat.opponent, feat.opponentModifier ?? 0, bonus),
  };
}

/** The chance of a Feat: as much as the opponent is enough, and the hero's all ones fail (BW-HERO-10, BWC-87). */
export function featOdds(feat: Feat, rules: ContestRules): ContestExplained {
  const { hero, opponent } = featRolls(feat, rules);
  return { value: featChance(hero, opponent, rules), reasons: featReasons(feat, rules, hero, opponent) };
}

function featChance(hero: ContestRoll, opponent: ContestRoll | undefined, rules: ContestRules): number {
  const ones = rules.criticalFailure ? allOnesChance(hero.expression) : 0;
  if (!opponent) return 1 - ones;
  const against = contestTotals(opponent);
  const spoiled = lowestTotal(hero.expression, hero.rules);
  let chance = 0;
  let notHigher = 0;
  const own = contestTotals(hero);
  for (let total = Math.min(own.min, against.min); total < own.min + own.weights.length; total++) {
    notHigher += against.weights[total - against.min] ?? 0;
    const weight = (own.weights[total - own.min] ?? 0) - (total === spoiled ? ones : 0);
    chance += Math.max(0, weight) * notHigher;
  }
  return chance;
}

function featReasons(
  { heroModifier, cranky, opponentModifier = 0 }: Feat,
  rules: ContestRules,
  hero: ContestRoll,
  opponent: ContestRoll | undefined,
): readonly ContestReason[] {
  const reasons: ContestReason[] = [
    { rule: 'BW-HERO-10', effect: opponent ? 'hero-equal-wins' : 'nobody-opposes' },
    ...crankyReasons(cranky, rules.cranky),
  ];
  if (rules.criticalFailure) {
    reasons.push({ rule: 'BW-DICE-04', effect: 'ones-fail' });
    if (opponent) reasons.push({ rule: 'BWC-87', effect: 'opponent-ones-count' });
  }
  reasons.push(...rollReasons(hero, heroModifier));
  if (opponent) reasons.push(...rollReasons(opponent, opponentModifier));
  return withoutRepeats(reasons);
}

/** Whether a Feat succeeded; without an opponent's roll nobody rolled against it (BW-HERO-10, BWC-87). */
export function featSucceeds(
  hero: Pick<Roll, 'total' | 'allOnes'>,
  opponent: Pick<Roll, 'total'> | undefined,
  { criticalFailure }: Pick<ContestRules, 'criticalFailure'>,
): boolean {
  return reaches(hero, opponent?.total ?? Number.NEGATIVE_INFINITY, criticalFailure);
}

/** The chance to bail as far as `distance` inches; all ones fall on the spot (BW-RESP-06, BW-RESP-07, BWC-40, BWC-72). */
export function bailOdds(dice: DiceExpression, distance: number, rules: ContestRules): ContestExplained {
  const roll = contestRoll(dice, 0, rules.bonus);
  const reasons: ContestReason[] = [{ rule: 'BW-RESP-06', effect: 'within-roll', amount: distance }];
  if (rules.criticalFailure) reasons.push({ rule: 'BW-RESP-07', effect: 'falls-on-the-spot' });
  return {
    value: chanceToReach(roll, distance, rules.criticalFailure),
    reasons: [...reasons, ...rollReasons(roll)],
  };
}

/** How many inches a bailing unit may dive: none after a critical failure (BW-RESP-07, BWC-40). */
export function bailInches(
  roll: Pick<Roll, 'total' | 'allOnes'>,
  { criticalFailure }: Pick<ContestRules, 'criticalFailure'>,
): number {
  return criticalFailure && roll.allOnes ? 0 : roll.total;
}

/** The least total that calls a RedShirt over from `distance` inches (BW-HERO-06, BWC-14). */
export function redShirtNeed(distance: number, { redShirt }: Pick<ContestRules, 'redShirt'>): number {
  return redShirt === 'less' ? Math.floor(distance) + 1 : distance;
}

/** The chance that a unit `distance` inches away takes the hero's damage (BW-HERO-06, BWC-14); Cranky heroes lose as in BW-HERO-03. */
export function redShirtOdds(
  dice: DiceExpression,
  distance: number,
  cranky: number,
  rules: ContestRules,
): ContestExplained {
  const { hero } = featRolls({ hero: dice, heroModifier: 0, cranky }, rules);
  const reasons: ContestReason[] = [
    rules.redShirt === 'less'
      ? { rule: 'BWC-14', effect: 'less-than-roll', amount: distance }
      : { rule: 'BW-HERO-06', effect: 'within-roll', amount: distance },
    ...crankyReasons(cranky, rules.cranky),
  ];
  if (rules.criticalFailure) reasons.push({ rule: 'BW-DICE-04', effect: 'ones-fail' });
  return {
    value: chanceToReach(hero, redShirtNeed(distance, rules), rules.criticalFailure),
    reasons: [...reasons, ...rollReasons(hero)],
  };
}

/** The inches that a Sprint adds to the Move, in a straight line; all ones keep their number (BW-MOVE-05, BWC-50). */
export function sprintInches(
  dice: DiceExpression,
  bonus: BonusDice,
): { readonly inches: Distribution; readonly reasons: readonly ContestReason[] } {
  const roll = contestRoll(dice, 0, bonus);
  return {
    inches: contestTotals(roll),
    reasons: [
      { rule: 'BW-MOVE-05', effect: 'extra-inches' },
      { rule: 'BWC-50', effect: 'ones-keep-number' },
      ...rollReasons(roll),
    ],
  };
}
