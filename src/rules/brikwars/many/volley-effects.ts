import type { Reason } from '../../reason.ts';
import type { BrikwarsEffect } from '../attack/effects.ts';
import type { BrikwarsRuleId } from '../ids.ts';

/** What a rule did to a figure of many attackers, of a throw or of a blast; the screen phrases each code with its amount. */
export const volleyEffects = [
  // many attackers
  'damage-summed',
  'rolled-together',
  'only-hits-add',
  'any-shooter-joins',
  'hits-counted',
  'one-armor-roll-each',
  'next-target-when-dead',
  // ganging up
  'counter-penalty',
  'counter-penalty-each-attacker',
  'gang-limit',
  'counters-after-all',
  'only-attacked-counters',
  'all-counter-withdrawal',
  // throwing and missing
  'height-range',
  'height-range-capped',
  'height-added-to-roll',
  'falls-short',
  'drops-at-feet',
  'missed-by',
  'missed-by-critical-failure',
  'outside-radius',
  'out-of-reach',
  'involved-victim',
  'unowned-victim',
  'uninvolved-victim',
  'unavoidable-victim',
  // explosions
  'blast-radius',
  'one-roll-for-all',
  'roll-for-each',
  'tossed',
  'fixed-unless-destroyed',
] as const;
export type VolleyEffect = (typeof volleyEffects)[number];

export type VolleyReason = Reason<BrikwarsRuleId, VolleyEffect | BrikwarsEffect>;

/** A figure together with the reasons that made it. */
export interface VolleyExplained<Value = number> {
  readonly value: Value;
  readonly reasons: readonly VolleyReason[];
}

/** Reasons without repeats. */
export function distinctReasons(reasons: readonly VolleyReason[]): readonly VolleyReason[] {
  const key = ({ rule, effect, amount }: VolleyReason): string => `${rule} ${effect} ${amount}`;
  const seen = new Set<string>();
  return reasons.filter((reason) => !seen.has(key(reason)) && seen.add(key(reason)));
}
