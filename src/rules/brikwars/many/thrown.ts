import { chanceAtLeast } from '../../dice/distribution.ts';
import { allOnesChance } from '../../dice/odds.ts';
import type { Roll } from '../../dice/roll.ts';
import { explainAttack } from '../attack/explain.ts';
import { type Fight, firstArm } from '../attack/fight.ts';
import { totalOf } from '../attack/hit.ts';
import { bodyOf, suffer } from '../attack/standing.ts';
import { type Blow, blowOdds, reachChance } from '../attack/strike.ts';
import type { FightRules } from '../edition.ts';
import type { VolleyExplained, VolleyReason } from './volley-effects.ts';

/** What a throw comes to. `short` and `atFeet` make no attack roll; with `inRange` they add up to 1. */
export interface ThrownOdds {
  readonly inRange: VolleyExplained;
  readonly short: VolleyExplained;
  readonly atFeet: VolleyExplained;
  /** In range and on target. */
  readonly hit: VolleyExplained;
  readonly kill: VolleyExplained;
}

/**
 * Inches of range that standing so many inches higher adds, and why: none uphill, no more than the edition's cap
 * (BW-ATK-17, BWC-04).
 */
export function heightAdvantage(
  height: number,
  { heightCap }: Pick<FightRules, 'heightCap'>,
): VolleyExplained {
  const value = Math.max(0, Math.min(height, heightCap ?? height));
  if (value === 0) return { value, reasons: [] };
  return {
    value,
    reasons:
      value < height
        ? [{ rule: 'BWC-04', effect: 'height-range-capped', amount: value }]
        : [{ rule: 'BW-ATK-17', effect: 'height-range', amount: value }],
  };
}

/** Inches that a weapon of fixed range reaches from so high above its target (BW-ATK-04, BW-ATK-17). */
export function shootingRange(
  range: number,
  height: number,
  rules: Pick<FightRules, 'heightCap'>,
): VolleyExplained {
  const advantage = heightAdvantage(height, rules);
  return {
    value: range + advantage.value,
    reasons: [{ rule: 'BW-ATK-04', effect: 'range', amount: range }, ...advantage.reasons],
  };
}

export type ThrowLands = 'in-range' | 'short' | 'at-feet';

/**
 * Where a thrown weapon comes down: height is added to what was rolled, all ones drop it at the thrower's feet
 * (BW-ATK-05, BWC-129, BWC-50). `inches` is how far it could fly.
 */
export function judgeThrow(
  roll: Pick<Roll, 'total' | 'allOnes'>,
  distance: number,
  height: number,
  rules: Pick<FightRules, 'heightCap' | 'rangeCriticalFailure'>,
): { readonly lands: ThrowLands; readonly inches: number; readonly reasons: readonly VolleyReason[] } {
  if (rules.rangeCriticalFailure && roll.allOnes) {
    return { lands: 'at-feet', inches: 0, reasons: [{ rule: 'BWC-50', effect: 'drops-at-feet' }] };
  }
  const advantage = heightAdvantage(height, rules);
  const inches = Math.max(0, roll.total) + advantage.value;
  const reasons: VolleyReason[] = [{ rule: 'BW-ATK-05', effect: 'thrown-range', amount: roll.total }];
  if (advantage.value > 0) {
    reasons.push({ rule: 'BWC-129', effect: 'height-added-to-roll', amount: advantage.value });
  }
  if (inches >= distance) return { lands: 'in-range', inches, reasons };
  return { lands: 'short', inches, reasons: [...reasons, { rule: 'BW-ATK-05', effect: 'falls-short' }] };
}

/**
 * The odds of one throw at a known distance: first the dice of the range, then attack and damage as with any shot
 * (BW-ATK-05, BW-ATK-06, BW-ATK-07). The fight must be a ranged one with its distance given and a weapon that is
 * thrown; any other is a programmer's error.
 */
export function thrownOdds(fight: Fight): ThrownOdds {
  const blow: Blow = {
    by: 'attacker',
    arm: firstArm(fight).id,
    strikerPenalty: 0,
    parryPenalty: 0,
    first: true,
  };
  const arm = firstArm(fight);
  if (arm.thrown === undefined || fight.distance === undefined) throw new RangeError('no throw');
  const odds = blowOdds(fight, blow);
  const body = bodyOf(fight, 'defender');
  const reach = Math.max(0, reachChance(fight, blow, fight.attacker, arm));
  const atFeet = fight.rules.rangeCriticalFailure ? allOnesChance(arm.thrown) : 0;
  const shown = explainAttack(fight, blow);
  const range: readonly VolleyReason[] = [
    { rule: 'BW-ATK-05', effect: 'thrown-range', amount: fight.distance },
    ...(fight.rules.rangeCriticalFailure
      ? [{ rule: 'BWC-50', effect: 'thrown-range-critical-failure' } as const]
      : []),
  ];
  const enough = chanceAtLeast(totalOf(arm.thrown, fight.attacker.bonus), fight.distance);
  return {
    inRange: { value: reach, reasons: range },
    short: {
      // What is enough and yet fails is a critical failure.
      value: Math.max(0, 1 - enough - (atFeet - (enough - reach))),
      reasons: [...range, { rule: 'BW-ATK-05', effect: 'falls-short' }],
    },
    atFeet: { value: atFeet, reasons: [{ rule: 'BWC-50', effect: 'drops-at-feet' }] },
    hit: { value: odds.hit, reasons: shown.hit },
    kill: { value: Math.max(0, 1 - (suffer(body, body.start, odds).pips[0] ?? 0)), reasons: shown.kill },
  };
}
