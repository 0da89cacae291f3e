import type { Distribution } from '../../dice/distribution.ts';
import type { BonusDice, DiceExpression } from '../../dice/expression.ts';
import { totalOf } from './hit.ts';

/** Inches that a weapon flies straight away from the attacker, who lays it on that line (BW-CC-17, BWC-133). */
export const knockAwayDice: DiceExpression = { groups: [{ count: 1, sides: 6 }], constant: 0 };

/** How far a weapon flies that is knocked away; a 1 is one inch and no failure (BW-CC-17, BWC-50). */
export function knockAwayOdds({ bonus }: { readonly bonus: BonusDice }): Distribution {
  return totalOf(knockAwayDice, bonus);
}
