// LUGPolWars, extra acts of minifigs (P:1453-1464).
import type { ContestRoll } from '../contests/contest-rules.ts';
import { chanceToReach } from '../contests/contest-rules.ts';
import { d6, quikRoll, quikRollReasons } from './quik-dice.ts';
import type { QuikExplained } from './quik-effects.ts';
import type { QuikRules } from './quik-game.ts';

export const lugpolDifficulties = [
  'trivial',
  'easy',
  'normal',
  'tricky',
  'hard',
  'very-hard',
  'heroic',
  'legendary',
  'divine',
] as const;
export type LugpolDifficulty = (typeof lugpolDifficulties)[number];

/** What 1d6 must reach; 0 needs no roll (BW-LP-05). */
export const lugpolUses: Readonly<Record<LugpolDifficulty, number>> = {
  trivial: 0,
  easy: 2,
  normal: 3,
  tricky: 4,
  hard: 5,
  'very-hard': 6,
  heroic: 8,
  legendary: 10,
  divine: 12,
};

/** The roll of an extra act: 1d6 with its bonus dice (BW-LP-05). */
export function lugpolActRoll(rules: Pick<QuikRules, 'bonus'>): ContestRoll {
  return quikRoll(d6(1), rules);
}

/** The chance that an act of this difficulty, or of a harder Use beyond 12, succeeds (BW-LP-05). */
export function lugpolActOdds(
  difficulty: LugpolDifficulty | number,
  rules: Pick<QuikRules, 'bonus'>,
): QuikExplained {
  const use = typeof difficulty === 'number' ? difficulty : lugpolUses[difficulty];
  if (use <= 0) return { value: 1, reasons: [{ rule: 'BW-LP-05', effect: 'nothing-to-roll' }] };
  const roll = lugpolActRoll(rules);
  return {
    value: chanceToReach(roll, use, false),
    reasons: [
      { rule: 'BW-LP-05', effect: 'difficulty', amount: use },
      ...quikRollReasons([roll.expression], rules),
    ],
  };
}
