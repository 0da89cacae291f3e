// Specialties and the skills of the supplements (E:1759-1779, E:2545; P:987, P:1482-1536, P:1670-1674).

import type { BrikwarsRuleId } from '../ids.ts';
import { specialtyCosts } from '../units.ts';
import type { SpecialtyId, Training } from './creation.ts';
import { type PriceLine, paid } from './price-lines.ts';

interface Specialty {
  readonly rule: BrikwarsRuleId;
  readonly cost: number;
  /** The price is for each inch of Size. */
  readonly bySize?: true;
  /** Only where the supplements are played. */
  readonly supplement?: true;
}

const specialties: Readonly<Record<SpecialtyId, Specialty>> = {
  ego: { rule: 'BW-HERO-02', cost: specialtyCosts['heroic-ego'] },
  leadership: { rule: 'BW-UNIT-09', cost: specialtyCosts.leadership },
  pilot: { rule: 'BW-OPR-07', cost: specialtyCosts.pilot },
  healing: { rule: 'BW-HEAL-03', cost: 2, supplement: true },
  hiding: { rule: 'BW-SKL-01', cost: 2, bySize: true, supplement: true },
  perception: { rule: 'BW-SKL-02', cost: 2, bySize: true, supplement: true },
};

/** Construction Points of a mastered weapon for each inch of Size (BW-SKL-03). */
const masterCost = 3;

/**
 * The bill of what a unit of this Size has learnt: specialties, mastered weapons, magic and what it opens (BW-UNIT-09,
 * BW-OPR-07, BW-MAG-01, BW-SKL-01, BWC-39, BWC-167). Only magic costs something without Size (BWC-166).
 */
export function trainingLines(
  size: number,
  { specialties: held = [], weaponMasters = 0, magic = 0, summoning, necromancy }: Training,
): readonly PriceLine[] {
  return [
    ...held.flatMap((id, place) => {
      const { rule, cost, bySize } = specialties[id];
      return paid({ code: 'specialty', rule, amount: bySize ? cost * size : cost, place });
    }),
    ...paid({ code: 'weapon-master', rule: 'BW-SKL-03', amount: masterCost * size * weaponMasters }),
    ...paid({ code: 'magic', rule: 'BW-MAG-01', amount: Math.max(1, size) * magic }),
    ...(summoning ? paid({ code: 'summoning', rule: 'BW-MAG-06', amount: size }) : []),
    ...(necromancy ? paid({ code: 'necromancy', rule: 'BW-MAG-08', amount: size }) : []),
  ];
}

/** Crankiness stops at so much (BW-HERO-03). */
export const crankiest = 5;

/**
 * Construction Points off a Hero's own price, his equipment left aside, for the other Egos of his army at the start: one
 * for each, 5 and half the price at most; never rounded (BW-HERO-04, BWC-86, BWC-146). `egos` counts his own too.
 */
export function crankinessDiscount(own: number, egos: number): number {
  return Math.max(0, Math.min(egos - 1, crankiest, own / 2));
}

/** The line of a discount, if there is one. */
export function discountLine(own: number, egos: number): readonly PriceLine[] {
  const discount = crankinessDiscount(own, egos);
  return discount === 0 ? [] : [{ code: 'discount', rule: 'BW-HERO-04', amount: -discount }];
}

export type TrainingCode = 'specialty-held' | 'no-supplement' | 'magic-too-low' | 'not-a-count';

export interface TrainingIssue {
  readonly code: TrainingCode;
  readonly path: readonly (string | number)[];
  readonly lowest?: number;
}

/** Levels of magic that its further skills ask (BW-MAG-06, BW-MAG-08). */
const magicNeeded = { summoning: 2, necromancy: 1 } as const;

/**
 * Everything wrong with what a unit has learnt: a specialty twice or already printed, a skill of the supplements where
 * they are not played, magic below what summoning and necromancy ask, counts that are none (BW-UNIT-09, BW-MAG-06).
 */
export function trainingIssues(
  training: Training,
  printed: readonly SpecialtyId[],
  supplements: boolean,
): readonly TrainingIssue[] {
  const { specialties: held = [], weaponMasters = 0, magic = 0 } = training;
  const issues: TrainingIssue[] = [];
  const report = (code: TrainingCode, path: TrainingIssue['path'], more: Partial<TrainingIssue> = {}) => {
    issues.push({ code, path, ...more });
  };
  held.forEach((id, place) => {
    if (printed.includes(id) || held.indexOf(id) < place) report('specialty-held', ['specialties', place]);
    if (specialties[id].supplement && !supplements) report('no-supplement', ['specialties', place]);
  });
  const counts = { weaponMasters, magic };
  for (const [name, count] of Object.entries(counts)) {
    if (!(Number.isInteger(count) && count >= 0)) report('not-a-count', [name], { lowest: 0 });
    else if (count > 0 && !supplements) report('no-supplement', [name]);
  }
  for (const skill of ['summoning', 'necromancy'] as const) {
    if (!training[skill]) continue;
    if (!supplements) report('no-supplement', [skill]);
    if (magic < magicNeeded[skill]) report('magic-too-low', [skill], { lowest: magicNeeded[skill] });
  }
  return issues;
}
