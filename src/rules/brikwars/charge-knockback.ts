import { certain, chanceAtLeast, chanceOf, type Distribution, difference } from '../dice/distribution.ts';
import type { ChargeExplained, ChargeReason } from './charge-effects.ts';
import { beyond, type ChargeRules, diceReasons, momentumTotals } from './charge-rules.ts';

/** A side of the KnockBack contest: its points, and the Size of the part that was struck (BW-CHG-09, BWC-79). */
export interface Resisting {
  readonly points: number;
  readonly size: number;
  /** Never flies, though it rolls (BW-CHG-18). */
  readonly rooted?: boolean;
}

/** How far each side flies in inches; at most one of them does. */
export interface KnockbackOdds {
  readonly attacker: Distribution;
  readonly defender: Distribution;
  readonly attackerFlies: ChargeExplained;
  readonly defenderFlies: ChargeExplained;
  /** A tie: both stop. */
  readonly tie: ChargeExplained;
  /** The charger wins by no more than the target's Size (BWC-80). */
  readonly withinSize: ChargeExplained;
  readonly reasons: readonly ChargeReason[];
}

/** Inches that the loser flies when the rolls lie on the table: the margin less its own Size (BW-CHG-17). */
export function knockbackInches(
  winner: number,
  loser: number,
  { size, rooted }: Omit<Resisting, 'points'>,
): number {
  return rooted ? 0 : Math.max(0, winner - loser - size);
}

/** The exact odds of the KnockBack contest (BW-CHG-17, BW-CHG-18, BWC-79, BWC-80). */
export function knockbackOdds(attacker: Resisting, defender: Resisting, rules: ChargeRules): KnockbackOdds {
  const mine = momentumTotals(attacker.points, rules);
  const theirs = momentumTotals(defender.points, rules);
  const margin = difference(mine, theirs);
  const fly = (odds: Distribution, { size, rooted }: Resisting) => (rooted ? certain(0) : beyond(odds, size));
  const defenderInches = fly(margin, defender);
  const attackerInches = fly(difference(theirs, mine), attacker);
  const tie = chanceOf(margin, 0);
  let within = 0;
  for (let by = 1; by <= defender.size; by++) within += chanceOf(margin, by);
  const reasons: readonly ChargeReason[] = [
    { rule: 'BW-CHG-17', effect: 'knockback-contest' },
    ...diceReasons(rules.bonus),
  ];
  const flies = (inches: Distribution, { size, rooted = false }: Resisting): ChargeExplained => ({
    value: chanceAtLeast(inches, 1),
    reasons: [
      ...reasons,
      rooted
        ? { rule: 'BW-CHG-18', effect: 'rooted-stays' }
        : { rule: 'BW-CHG-17', effect: 'less-own-size', amount: -size },
    ],
  });
  return {
    attacker: attackerInches,
    defender: defenderInches,
    attackerFlies: flies(attackerInches, attacker),
    defenderFlies: flies(defenderInches, defender),
    tie: { value: tie, reasons: [...reasons, { rule: 'BW-CHG-17', effect: 'tie-stops-both' }] },
    withinSize: {
      value: within,
      reasons: [
        ...reasons,
        {
          rule: 'BWC-80',
          effect: rules.withinSize === 'stops' ? 'within-size-stops' : 'within-size-runs-on',
        },
      ],
    },
    reasons,
  };
}

/** Whether a charger whose roll beat the target's by so much may run on: only where the target was cleared away (BWC-80). */
export function chargerRunsOn(margin: number, size: number, rules: Pick<ChargeRules, 'withinSize'>): boolean {
  return margin > size || (margin > 0 && rules.withinSize === 'runs-on');
}

/** What a unit that flew so far looks like; `table` where letting go of the model decides. */
export type Toppled = 'yes' | 'no' | 'table';

export interface AfterFlight {
  readonly knockedOver: Toppled;
  readonly disrupted: Toppled;
}

/** Whether a unit is down and Disrupted after so many inches (BW-CHG-20, BW-CHG-21, BWC-32); `base` in inches. */
export function afterKnockback(
  inches: number,
  unit: { readonly topplesAtOneInch: boolean; readonly base: number },
  rules: Pick<ChargeRules, 'knockedOver'>,
): AfterFlight {
  if (inches <= 0) return { knockedOver: 'no', disrupted: 'no' };
  if (rules.knockedOver === 'base')
    return { knockedOver: inches > unit.base ? 'yes' : 'no', disrupted: 'yes' };
  const over = unit.topplesAtOneInch && inches >= 1 ? 'yes' : 'table';
  return { knockedOver: over, disrupted: over };
}
