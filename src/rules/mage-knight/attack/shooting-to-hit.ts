import type { ShotReason } from './shooting-reasons.ts';
import { type Naturals, waysToHit } from './two-dice.ts';

const hitParts = ['attack', 'attack-bonus', 'defence', 'fortification', 'height', 'defence-bonus'] as const;
export type HitPart = (typeof hitParts)[number];

/** A number of the sum; a bonus of 0 is none. */
export interface HitTerm {
  readonly part: HitPart;
  readonly amount: number;
}

export interface HitValues {
  readonly attack: number;
  readonly attackBonus: number;
  readonly defence: number;
  readonly defenceBonus: number;
  /** The section's printed bonus, 0 where it does not apply. */
  readonly fortification: number;
  /** The height bonus of the base rules, 0 where it does not apply. */
  readonly height: number;
  /** 2 always misses and 12 always hits, as in the base game. */
  readonly criticals: boolean;
  readonly shooterIsSection: boolean;
  readonly targetIsSection: boolean;
}

export interface ToHit {
  readonly attack: readonly HitTerm[];
  readonly defence: readonly HitTerm[];
  /** The sum of two dice from which on it hits; it can lie outside of 2 to 12. */
  readonly needed: number;
  readonly naturals: Naturals;
  /** How many of the 36 throws hit. */
  readonly ways: number;
  /** The same if a 2 and a 12 were plain numbers to a section; left out where nothing would change. */
  readonly otherWays?: number;
  readonly reasons: readonly ShotReason[];
}

const totalOf = (terms: readonly HitTerm[]) => terms.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The sum of two dice that hits: by the base game, attack and dice together must reach the defence. Critical misses and
 * critical damage do a section nothing more (MK-IMM-04): a 2 only misses, a 12 only hits.
 */
export function toHit(values: HitValues): ToHit {
  const { criticals, shooterIsSection, targetIsSection } = values;
  const attack = [
    { part: 'attack', amount: values.attack } as const,
    ...bonus('attack-bonus', values.attackBonus),
  ];
  const defence = [
    { part: 'defence', amount: values.defence } as const,
    ...bonus('fortification', values.fortification),
    ...bonus('height', values.height),
    ...bonus('defence-bonus', values.defenceBonus),
  ];
  const needed = totalOf(defence) - totalOf(attack);
  const naturals = { twoMisses: criticals, twelveHits: criticals };
  const ways = waysToHit(needed, naturals);
  const otherWays = waysToHit(needed, {
    twoMisses: criticals && !shooterIsSection,
    twelveHits: criticals && !targetIsSection,
  });
  return {
    attack,
    defence,
    needed,
    naturals,
    ways,
    ...(otherWays === ways ? {} : { otherWays }),
    reasons: criticals ? spared(values) : [],
  };
}

function bonus(part: HitPart, amount: number): readonly HitTerm[] {
  return amount === 0 ? [] : [{ part, amount }];
}

function spared({ shooterIsSection, targetIsSection }: HitValues): readonly ShotReason[] {
  return [
    ...(shooterIsSection ? [{ rule: 'MK-IMM-04', effect: 'no-critical-miss' } as const] : []),
    ...(targetIsSection ? [{ rule: 'MK-IMM-04', effect: 'no-critical-hit' } as const] : []),
  ];
}
