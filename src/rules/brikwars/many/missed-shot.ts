import { type Distribution, mean } from '../../dice/distribution.ts';
import { explainAttack } from '../attack/explain.ts';
import { type Fight, firstArm } from '../attack/fight.ts';
import { knownSkill, skillOdds } from '../attack/hit.ts';
import { missedOdds } from '../attack/missed-by.ts';
import { strikeSkill } from '../attack/strike.ts';
import { distinctReasons, type VolleyExplained, type VolleyReason } from './volley-effects.ts';

/** The chance that an attack roll hits, and by how many inches it misses: 0 stands for a hit. */
export interface MissedShotOdds {
  readonly hit: VolleyExplained;
  readonly missedBy: VolleyExplained<Distribution>;
  readonly mean: VolleyExplained;
}

/** The odds of a shot's attack roll with the inches it misses by; a throw is one that flew far enough (BW-RNG-03, BWC-66). */
export function missedShotOdds(fight: Fight): MissedShotOdds {
  const { attacker, automaticHit, rules } = fight;
  const { id: arm, use } = firstArm(fight);
  const roll = automaticHit
    ? knownSkill(use, false)
    : skillOdds(strikeSkill(attacker, 0, { arm }), attacker.bonus, rules.skillCriticalFailure);
  const { chance, odds } = missedOdds(roll, use);
  const hit = explainAttack(fight, {
    by: 'attacker',
    arm,
    strikerPenalty: 0,
    parryPenalty: 0,
    first: true,
  }).hit;
  const reasons = distinctReasons([
    { rule: 'BW-RNG-03', effect: 'missed-by' },
    ...(rules.skillCriticalFailure && !automaticHit
      ? [{ rule: 'BWC-66', effect: 'missed-by-critical-failure', amount: 1 } as const]
      : []),
    ...hit,
  ]);
  return {
    hit: { value: chance, reasons: hit },
    missedBy: { value: odds, reasons },
    mean: { value: mean(odds), reasons },
  };
}

/** Whose a thing is that a missed shot might hit. */
export const strayOwners = ['defender', 'attacker', 'ally', 'nobody', 'uninvolved'] as const;
export type StrayOwner = (typeof strayOwners)[number];

/** Something near the target, as far as the table can measure it. */
export interface StrayVictim {
  readonly owner: StrayOwner;
  /** Inches from the target that was missed. */
  readonly fromTarget: number;
  /** Inches from the shooter; left out, it counts as within the weapon's reach. */
  readonly fromShooter?: number;
  /** The shot cannot but hit it. */
  readonly unavoidable?: boolean;
}

/**
 * Whether the defender may send a shot that missed by so many inches into this thing, and every reason for or against
 * (BW-RNG-03, BW-RNG-04, BWC-67). `reach` is the weapon's range, or what was rolled for it.
 */
export function mayBeHit(
  victim: StrayVictim,
  missed: number,
  reach = Number.POSITIVE_INFINITY,
): { readonly allowed: boolean; readonly reasons: readonly VolleyReason[] } {
  const against: VolleyReason[] = [];
  if (victim.fromTarget > missed)
    against.push({ rule: 'BW-RNG-03', effect: 'outside-radius', amount: missed });
  if ((victim.fromShooter ?? 0) > reach)
    against.push({ rule: 'BW-RNG-03', effect: 'out-of-reach', amount: reach });
  if (victim.owner === 'uninvolved' && !victim.unavoidable) {
    against.push({ rule: 'BW-RNG-04', effect: 'uninvolved-victim' });
  }
  if (against.length > 0) return { allowed: false, reasons: against };
  const why: VolleyReason =
    victim.owner === 'nobody'
      ? { rule: 'BWC-67', effect: 'unowned-victim' }
      : victim.owner === 'uninvolved'
        ? { rule: 'BW-RNG-04', effect: 'unavoidable-victim' }
        : { rule: 'BW-RNG-04', effect: 'involved-victim' };
  return { allowed: true, reasons: [{ rule: 'BW-RNG-03', effect: 'missed-by', amount: missed }, why] };
}
