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

/** A combined Charge, each charger with his own points (BW-COMB-07, BWC-07). */
export function togetherOf({ rules, chargers, sameDirection, attacker }: Charge): ChargedTogether {
  if (rules.combined === 'damage') {
    return {
      damageAddsUp: true,
      knockbackAddsUp: sameDirection,
      reasons: [{ rule: 'BWC-07', effect: sameDirection ? 'damage-and-knockback-add-up' : 'damage-adds-up' }],
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
