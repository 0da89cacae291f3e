import { compare } from '../../dice/distribution.ts';
import type { DiceExpression } from '../../dice/expression.ts';
import { type ContestRoll, contestTotals } from '../contests/contest-rules.ts';
import { d6, quikRoll, quikRollReasons, repeated } from './quik-dice.ts';
import type { QuikExplained } from './quik-effects.ts';
import type { QuikRules } from './quik-game.ts';
import { quikKillOdds } from './quik-kill.ts';

/** What a hero's two attacks do to one target, each against an Armor roll of its own, or as one double attack. */
export interface HeroWays {
  readonly two: QuikExplained;
  readonly double: QuikExplained;
  /** The likelier way to destroy it; the double attack where both are equal. */
  readonly better: 'two' | 'double';
}

/** The chances that a hero destroys one target by either way; `damage` is one attack of his (BW-QW-07, BWC-69). */
export function heroWays(
  damage: DiceExpression,
  armor: DiceExpression,
  rules: Pick<QuikRules, 'bonus' | 'double'>,
): HeroWays {
  const once = quikKillOdds([{ damage, times: 1, factor: 1 }], armor, rules);
  const both = rules.double === 'both-attacks';
  const double = quikKillOdds(
    [{ damage: both ? repeated(damage, 2) : damage, times: 1, factor: both ? 1 : 2 }],
    armor,
    rules,
    [{ rule: 'BWC-69', effect: both ? 'hero-both-attacks' : 'hero-sum-doubled' }],
  ).killed;
  const two: QuikExplained = {
    value: 1 - once.survives.value ** 2,
    reasons: [{ rule: 'BW-QW-07', effect: 'rolled-apart', amount: 2 }, ...once.killed.reasons],
  };
  return { two, double, better: two.value > double.value ? 'two' : 'double' };
}

/** What a hero and his opponent throw for a Stupendous Feat: one d6 each (BW-QW-08). */
export function stupendousRolls(rules: Pick<QuikRules, 'bonus'>): {
  readonly hero: ContestRoll;
  readonly opponent: ContestRoll;
} {
  return { hero: quikRoll(d6(1), rules), opponent: quikRoll(d6(1), rules) };
}

/** Whether a Stupendous Feat succeeds: as much as the opponent is enough, and a 1 is no failure (BW-QW-08). */
export function stupendousSucceeds(hero: number, opponent: number): boolean {
  return hero >= opponent;
}

/** The chance of a Stupendous Feat (BW-QW-08, BW-DICE-08). */
export function stupendousOdds(rules: Pick<QuikRules, 'bonus'>): QuikExplained {
  const { hero, opponent } = stupendousRolls(rules);
  const { lower } = compare(contestTotals(hero), contestTotals(opponent));
  return {
    value: 1 - lower,
    reasons: [
      { rule: 'BW-QW-08', effect: 'equal-succeeds' },
      ...quikRollReasons([hero.expression, opponent.expression], rules),
    ],
  };
}
