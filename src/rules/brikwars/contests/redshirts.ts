// A RedShirt that jumps into an attack on a Hero (E:1781-1793; P:694-710).

import type { Fight } from '../attack/fight.ts';
import { exchangeOdds } from '../duel/exchange.ts';
import type { ContestExplained } from './contest-effects.ts';
import type { ContestRules } from './contest-rules.ts';
import { redShirtOdds } from './contests.ts';

/** The one who is called, and the caller. */
export interface Call {
  /** Inches between the two. */
  readonly distance: number;
  /** They belong to one Squad. */
  readonly squad: boolean;
  /** What the Hero loses by Crankiness. */
  readonly cranky: number;
}

const callDie = { groups: [{ count: 1, sides: 6 }], constant: 0 };

/** The chance that the one who is called comes: his Squadmates always do (BW-HERO-06, BW-HERO-07, BWC-14). */
export function redShirtCall({ distance, squad, cranky }: Call, rules: ContestRules): ContestExplained {
  if (squad) return { value: 1, reasons: [{ rule: 'BW-HERO-07', effect: 'squad-answers' }] };
  return redShirtOdds(callDie, distance, cranky, rules);
}

/** Ends of an attack in which the unit hit calls somebody; the three deaths and none add up to 1. */
export interface RedShirtAttack {
  readonly hit: number;
  readonly heroDies: number;
  readonly redShirtDies: number;
  readonly nobodyDies: number;
}

/**
 * An attack on a Hero who calls a RedShirt once he is hit, before the damage is rolled (BW-HERO-05, BW-HERO-06): one fight
 * against each of them with the same attacker, and the chance of the call. Throws a RangeError where the first has no blow.
 */
export function redShirtAttack(
  hero: Fight,
  redShirt: Fight,
  call: Pick<ContestExplained, 'value'>,
): RedShirtAttack {
  const [own] = exchangeOdds(hero, [{ kind: 'none' }]).attacks;
  const [other] = exchangeOdds(redShirt, [{ kind: 'none' }]).attacks;
  if (!own || !other) throw new RangeError('an attack without a blow');
  const heroDies = (1 - call.value) * own.kill.value;
  const redShirtDies = call.value * other.kill.value;
  return { hit: own.hit.value, heroDies, redShirtDies, nobodyDies: 1 - heroDies - redShirtDies };
}
