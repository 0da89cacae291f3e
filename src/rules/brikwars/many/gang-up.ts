import type { Fight } from '../attack/fight.ts';
import type { ArmId } from '../weapons.ts';
import type { VolleyReason } from './volley-effects.ts';
import type { GangPenalty, VolleyRules } from './volley-rules.ts';

/** One Counter of the victim: with which of his weapons, and against which attacker by his place. */
export interface GangCounter {
  readonly kind: 'counterattack' | 'parry';
  readonly arm: ArmId;
  readonly against: number;
}

/** A gang that passed every check; made by `checkGangUp` only. */
export interface GangUp {
  /** One for each attacker, the victim's Countering Skill lowered in all. */
  readonly fights: readonly Fight[];
  readonly penalty: number;
  readonly rules: VolleyRules;
  readonly counters: readonly GangCounter[];
}

/** The most that may strike one minifig together (BW-COMB-05). */
export const gangLimit = 3;

/**
 * Points of Skill that a minifig attacked by so many at once loses for its counterattacks: 1 for each after the first,
 * or by a house rule for each (BW-COMB-05, BWC-21); undefined where that many may not strike together. Only what is
 * larger than Size 1 may be attacked by more.
 */
export function counterPenalty(
  attackers: number,
  way: GangPenalty = 'after-first',
  size = 1,
): number | undefined {
  if (attackers < 1 || (size <= 1 && attackers > gangLimit)) return undefined;
  return way === 'each' && attackers > 1 ? attackers : attackers - 1;
}

/** What a victim of several attackers does in his own turn: attacks one of them (his place in the list), or withdraws. */
export type VictimAction =
  | { readonly kind: 'attack'; readonly against: number }
  | { readonly kind: 'withdraw' };

/** Which of so many attackers may counter that, by their places (BW-COMB-06). */
export function whoMayCounter(
  attackers: number,
  action: VictimAction,
): { readonly counter: readonly number[]; readonly reasons: readonly VolleyReason[] } {
  if (action.kind === 'withdraw') {
    return {
      counter: Array.from({ length: attackers }, (_, place) => place),
      reasons: [{ rule: 'BW-COMB-06', effect: 'all-counter-withdrawal', amount: attackers }],
    };
  }
  return {
    counter: [action.against],
    reasons: [{ rule: 'BW-COMB-06', effect: 'only-attacked-counters' }],
  };
}
