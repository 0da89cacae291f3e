import { binomial } from './binomial.ts';
import { faceChance } from './die-faces.ts';
import type { Distribution } from './distribution.ts';
import type { DiceGroup } from './expression.ts';

/**
 * How many dice of a group show `from` to `to` after rerolls (a d10 played as two d6 shows 0 to 10). Dice that are not
 * kept count too; bonus dice, confirming sixes and repeated tests do not.
 */
export function faceOdds(group: DiceGroup, from: number, to: number): Distribution {
  return binomial(group.count, faceChance(group, from, to));
}
