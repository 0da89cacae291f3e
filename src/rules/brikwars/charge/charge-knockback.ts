import type { ChargeRules } from './charge-rules.ts';

/** Who may fly: the Size of the part that was struck; what is rooted never flies, though it rolls (BW-CHG-18, BWC-79). */
interface Resisting {
  readonly size: number;
  readonly rooted?: boolean;
}

/** Inches that the loser flies when the rolls lie on the table: the margin less its own Size (BW-CHG-17). */
export function knockbackInches(winner: number, loser: number, { size, rooted }: Resisting): number {
  return rooted ? 0 : Math.max(0, winner - loser - size);
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
