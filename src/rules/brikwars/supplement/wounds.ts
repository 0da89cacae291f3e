// Wounds, who may treat them, and what becomes of the patient (P:1480-1502).

import type { SupplementReason } from './effects.ts';
import { mostMedics } from './healing.ts';

/** A hit, as rolled, and who stands by. */
export interface Casualty {
  readonly damage: number;
  readonly armor: number;
  /** His player declares that he will be healed. */
  readonly declared: boolean;
  /** Medics near by. */
  readonly medics: number;
  /** They are right next to him. */
  readonly adjacent: boolean;
  /** Inches of Move of those who carry him. */
  readonly carriers: readonly number[];
}

export interface CasualtyState {
  readonly wounds: number;
  readonly dead: boolean;
  /** Medics who may treat him, and what they lose of their roll. */
  readonly medics: number;
  readonly penalty: number;
  /** Inches that he can be carried. */
  readonly carried: number;
  readonly reasons: readonly SupplementReason[];
}

/** Inches that somebody wounded is carried: half of what the slowest who carries him goes (BW-HEAL-02). */
export function carriedInches(carriers: readonly number[]): number {
  return carriers.length > 0 ? Math.min(...carriers) / 2 : 0;
}

/**
 * What a hit makes of somebody: dead at once, or wounded by what is above his Armor where his player declares healing
 * (BW-HEAL-01). The wounded do nothing and go nowhere themselves; carriers move at half the slowest one's speed
 * (BW-HEAL-02). At most three medics next to him treat him, each beyond the first at -1 (BW-HEAL-05).
 */
export function casualty({ damage, armor, declared, medics, adjacent, carriers }: Casualty): CasualtyState {
  const above = Math.max(0, damage - armor);
  const wounds = declared ? above : 0;
  const treating = wounds > 0 && adjacent ? Math.min(medics, mostMedics) : 0;
  const penalty = Math.max(0, treating - 1);
  const reasons: SupplementReason[] = [{ rule: 'BW-HEAL-01', effect: 'damage-above-armor', amount: above }];
  if (treating > 1) {
    reasons.push({ rule: 'BW-HEAL-05', effect: 'medics-roll-together', amount: treating });
    reasons.push({ rule: 'BW-HEAL-05', effect: 'medics-quarrel', amount: -penalty });
  }
  if (adjacent && medics > mostMedics)
    reasons.push({ rule: 'BW-HEAL-05', effect: 'medics-at-most', amount: mostMedics });
  return {
    wounds,
    dead: !declared && above > 0,
    medics: treating,
    penalty,
    carried: wounds > 0 ? carriedInches(carriers) : 0,
    reasons,
  };
}

/** What a patient is after the medics' turn: treated and well, but Disrupted in it, or dead (BW-HEAL-03, BW-HEAL-04). */
export type PatientFate = 'healed-disrupted' | 'dies-treated' | 'dies-untreated';

/** The end of a patient's wounds: who is not treated in the next turn of his side dies too, and only a feat brings him back (BW-HEAL-04, BWC-91). */
export function patientFate(
  wounds: number,
  treatment: { readonly total: number; readonly fails: boolean } | undefined,
): PatientFate {
  if (!treatment) return 'dies-untreated';
  return !treatment.fails && treatment.total > wounds ? 'healed-disrupted' : 'dies-treated';
}
