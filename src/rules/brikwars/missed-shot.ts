/**
 * How far from the target a missed shot lands, in inches: what the attack roll lacked, at least 1 where only a
 * critical failure made it a miss (BW-RNG-03, BWC-50).
 */
export function missedBy(use: number, attackTotal: number): number {
  return Math.max(1, use - Math.max(0, attackTotal));
}
