import type { MageKnightRuleId } from '../ids.ts';
import type { PlacingStep } from './plan.ts';
import { tolerance } from './tolerance.ts';

/**
 * Distances of the set-up in inches. All are kept at equality (MK-A-04) but the one for figures of a castle's lord,
 * who must be farther away than that.
 */
export const limits = {
  ownArea: 18,
  opposingArea: 30,
  gap: 3,
  edge: 3,
  figure: 18,
  opposingFigure: 30,
} as const;

/** What can be wrong with a castle on the table. OVERLAP and OUTSIDE are no rules but what no table allows. */
export const placementCodes = [
  'CONSENT',
  'ORDER',
  'PLANK_ORDER',
  'OUTSIDE',
  'OVERLAP',
  'OWN18',
  'OPP30',
  'GAP3',
  'EDGE3',
  'DOOR',
  'TERRAIN',
  'FIG18',
  'OPPFIG30',
] as const;
export type PlacementCode = (typeof placementCodes)[number];

/** The rule behind each: off the table that of the distance to its edge; of overlapping the castle text says nothing (MK-GEN-04). */
export const codeRules: Readonly<Record<PlacementCode, MageKnightRuleId>> = {
  CONSENT: 'MK-SET-01',
  ORDER: 'MK-SET-02',
  PLANK_ORDER: 'MK-PLK-01',
  OUTSIDE: 'MK-SET-06',
  OVERLAP: 'MK-GEN-04',
  OWN18: 'MK-SET-03',
  OPP30: 'MK-SET-04',
  GAP3: 'MK-SET-05',
  EDGE3: 'MK-SET-06',
  DOOR: 'MK-SET-09',
  TERRAIN: 'MK-SET-07',
  FIG18: 'MK-SET-11',
  OPPFIG30: 'MK-SET-08',
};

/** How a measured distance must stand to its limit. */
export type Comparison = 'at-most' | 'at-least' | 'more-than';

export interface DistanceLimit {
  readonly comparison: Comparison;
  readonly limit: number;
}

/** The rules that are a distance. */
export const distanceLimits = {
  OWN18: { comparison: 'at-most', limit: limits.ownArea },
  OPP30: { comparison: 'at-least', limit: limits.opposingArea },
  GAP3: { comparison: 'at-most', limit: limits.gap },
  EDGE3: { comparison: 'at-least', limit: limits.edge },
  FIG18: { comparison: 'more-than', limit: limits.figure },
  OPPFIG30: { comparison: 'at-least', limit: limits.opposingFigure },
} as const satisfies Partial<Record<PlacementCode, DistanceLimit>>;
export type DistanceCode = keyof typeof distanceLimits;

/** Whether a distance in inches keeps its limit (MK-SET-03 to MK-SET-06, MK-SET-08, MK-SET-11). */
export function keepsLimit(code: DistanceCode, distance: number): boolean {
  const { comparison, limit }: DistanceLimit = distanceLimits[code];
  switch (comparison) {
    case 'at-most':
      return distance <= limit + tolerance;
    case 'at-least':
      return distance >= limit - tolerance;
    case 'more-than':
      return distance > limit + tolerance;
  }
}

/** What is wrong with the order in which things were put on the table (MK-SET-02, MK-PLK-01); a step left out is not used. */
export function checkOrder(order: readonly PlacingStep[]): readonly ('ORDER' | 'PLANK_ORDER')[] {
  const before = (one: PlacingStep, other: PlacingStep) =>
    !order.includes(one) || !order.includes(other) || order.indexOf(one) < order.indexOf(other);
  const castleFirst = before('castle', 'terrain') && before('castle', 'figures');
  const planksNext = before('castle', 'planks') && before('planks', 'terrain') && before('planks', 'figures');
  return [...(castleFirst ? [] : (['ORDER'] as const)), ...(planksNext ? [] : (['PLANK_ORDER'] as const))];
}
