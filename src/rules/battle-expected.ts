import type { BattleSetup, BattleSide, FightEvent } from './battle.ts';

/** Points that a unit was to lose on average. */
export interface ExpectedLoss {
  readonly unit: string;
  readonly points: number;
}

/** What both sides were to lose, less what was written before. */
export function expectedOf(
  { units }: BattleSetup,
  written: readonly FightEvent[],
  expected: readonly ExpectedLoss[] | undefined,
): FightEvent['expected'] {
  if (!expected) return undefined;
  const of = (side: BattleSide): number => {
    const all = expected.filter(({ unit }) =>
      units.some(({ id, side: whose }) => id === unit && whose === side),
    );
    const sum = all.reduce((total, { points }) => total + points, 0);
    return written.reduce((left, before) => left - (before.expected?.[side] ?? 0), Math.round(100 * sum));
  };
  return { mine: of('mine'), theirs: of('theirs') };
}
