import type { ChargeReason } from './charge-effects.ts';
import type { ChargeRules } from './charge-rules.ts';

/** Several units that charge one target at the same time. */
export interface ChargersTogether {
  /** Points of Momentum of each. */
  readonly points: readonly number[];
  readonly sameDirection: boolean;
  /** The target is big enough for all to reach it. */
  readonly allReach: boolean;
}

/** What they bring to bear together. */
export interface CombinedMomentum {
  /** One Momentum for all; left out where each keeps its own. */
  readonly points?: number;
  /** The Damage of all is compared with Armor as one sum. */
  readonly damageAddsUp: boolean;
  /** KnockBack is one contest, or the sum of theirs. */
  readonly knockbackAddsUp: boolean;
  readonly reasons: readonly ChargeReason[];
}

/** A combined Charge, or undefined where the target is too small for all to reach (BW-COMB-07, BWC-07). */
export function chargeTogether(
  { points, sameDirection, allReach }: ChargersTogether,
  { combined }: Pick<ChargeRules, 'combined'>,
): CombinedMomentum | undefined {
  if (!allReach) return undefined;
  const total = points.reduce((sum, own) => sum + own, 0);
  if (combined === 'damage') {
    return {
      damageAddsUp: true,
      knockbackAddsUp: sameDirection,
      reasons: [{ rule: 'BWC-07', effect: sameDirection ? 'damage-and-knockback-add-up' : 'damage-adds-up' }],
    };
  }
  const momentum: ChargeReason = { rule: 'BW-COMB-07', effect: 'momentum-adds-up', amount: total };
  const both = combined === 'momentum-and-damage';
  return {
    points: total,
    damageAddsUp: both,
    knockbackAddsUp: true,
    reasons: both ? [momentum, { rule: 'BWC-07', effect: 'damage-adds-up' }] : [momentum],
  };
}
