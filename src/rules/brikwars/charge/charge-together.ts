import type { ChargeReason } from './charge-effects.ts';
import type { Charge } from './charge-setup.ts';

/** What several chargers bring to bear together. */
export interface ChargedTogether {
  /** The Damage of all is compared with Armor as one sum. */
  readonly damageAddsUp: boolean;
  /** KnockBack is one contest, or the sum of theirs. */
  readonly knockbackAddsUp: boolean;
  readonly reasons: readonly ChargeReason[];
}

/** The points of Momentum that push together: of all chargers, where Momentum adds up (BW-COMB-07, BWC-07). */
export function momentumTogether({ rules, chargers, attacker }: Charge): number {
  return rules.combined === 'damage' ? attacker.points : chargers * attacker.points;
}

/** A combined Charge, each charger with his own points (BW-COMB-07, BWC-07). */
export function togetherOf({ rules, chargers, sameDirection, attacker }: Charge): ChargedTogether {
  if (rules.combined === 'damage') {
    // Only the later Chapter Five, which has no points to add up, lets chargers from one direction push together.
    const together = rules.model === 'die' && sameDirection;
    return {
      damageAddsUp: true,
      knockbackAddsUp: together,
      reasons: together
        ? [{ rule: 'BWC-07', effect: 'damage-and-knockback-add-up' }]
        : [
            { rule: 'BWC-07', effect: 'damage-adds-up' },
            { rule: 'BWC-07', effect: 'knockback-alone' },
          ],
    };
  }
  const amount = chargers * attacker.points;
  const momentum: ChargeReason = { rule: 'BW-COMB-07', effect: 'momentum-adds-up', amount };
  const both = rules.combined === 'momentum-and-damage';
  return {
    damageAddsUp: both,
    knockbackAddsUp: true,
    reasons: both ? [momentum, { rule: 'BWC-07', effect: 'damage-adds-up' }] : [momentum],
  };
}
