import { compare, type Distribution, shift } from '../../dice/distribution.ts';
import type { BonusDice, DiceExpression } from '../../dice/expression.ts';
import type { ContestExplained, ContestReason } from './contest-effects.ts';
import {
  type ContestRoll,
  contestRoll,
  contestTotals,
  rollReasons,
  withoutRepeats,
} from './contest-rules.ts';

/** One side of Who Acts First. An action without a Use rating, such as a Bail, has none. */
export interface Contender {
  readonly skill: DiceExpression;
  readonly skillModifier: number;
  readonly use?: number;
}

/** Who acts first: the three exclude each other and add up to 1. */
export const firsts = ['active', 'simultaneous', 'responder'] as const;
export type First = (typeof firsts)[number];
export type ActsFirstOdds = Readonly<Record<First, ContestExplained>>;

/** What a side throws to act first. */
export function contenderRoll({ skill, skillModifier }: Contender, bonus: BonusDice): ContestRoll {
  return contestRoll(skill, skillModifier, bonus);
}

/** The skill total less Use; it may be negative, though no total is (BWC-52). */
export function marginOf(total: number, use: number | undefined): number {
  return total - (use ?? 0);
}

/** Who acts first with these margins (BW-RESP-05). */
export function firstOf(active: number, responder: number): First {
  if (active === responder) return 'simultaneous';
  return active > responder ? 'active' : 'responder';
}

/** The odds of who acts first: both roll Skill and subtract the Use of what they try; the higher margin goes first (BW-RESP-05, BWC-52). */
export function actsFirstOdds(active: Contender, responder: Contender, bonus: BonusDice): ActsFirstOdds {
  const margins = (side: Contender): Distribution =>
    shift(contestTotals(contenderRoll(side, bonus)), marginOf(0, side.use));
  const { higher, equal, lower } = compare(margins(active), margins(responder));
  const reasons = orderReasons([active, responder], bonus);
  const tied: ContestReason = { rule: 'BW-RESP-05', effect: 'tie-simultaneous' };
  return {
    active: { value: higher, reasons },
    simultaneous: { value: equal, reasons: [...reasons, tied] },
    responder: { value: lower, reasons },
  };
}

/** Why the order of two sides is what it is. */
export function orderReasons(sides: readonly Contender[], bonus: BonusDice): readonly ContestReason[] {
  const noUse = sides.some(({ use }) => use === undefined);
  return withoutRepeats([
    { rule: 'BW-RESP-05', effect: 'skill-less-use' },
    ...(noUse ? [{ rule: 'BW-RESP-07', effect: 'no-use' } satisfies ContestReason] : []),
    { rule: 'BWC-52', effect: 'margin-below-zero' },
    ...sides.flatMap((side) => rollReasons(contenderRoll(side, bonus), side.skillModifier)),
  ]);
}
