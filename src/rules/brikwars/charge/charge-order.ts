import type { ChargeExplained, ChargeReason } from './charge-effects.ts';
import type { ChargeRules } from './charge-rules.ts';

export const strikeOrders = ['attacker-first', 'defender-first', 'together'] as const;
export type StrikeOrder = (typeof strikeOrders)[number];

/** Who dies; the four add up to 1. */
export interface ChargeEndings {
  /** The defender dies, whatever becomes of the attacker. */
  readonly defenderDies: ChargeExplained;
  readonly attackerDies: ChargeExplained;
  readonly bothDie: ChargeExplained;
  readonly neitherDies: ChargeExplained;
}

/** Who strikes first: the side that reaches at least 1" farther, a body reaching 0" (BW-CHG-15, BW-CHGW-03). */
export function strikeOrder(attackerReach: number, defenderReach: number): StrikeOrder {
  const lead = attackerReach - defenderReach;
  return lead >= 1 ? 'attacker-first' : lead <= -1 ? 'defender-first' : 'together';
}

/** Why the blows fall in that order. */
export function orderReason(order: StrikeOrder, rules: Pick<ChargeRules, 'model'>): ChargeReason {
  const rule = rules.model === 'die' ? 'BW-CHGW-03' : 'BW-CHG-15';
  return { rule, effect: order === 'together' ? 'at-once' : 'longer-first' };
}
