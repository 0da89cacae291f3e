// Armies of units and creations (E:449, E:1773-1779; P:132, P:1562-1563).
import type { Creation } from './creation.ts';
import { type CreationIssue, creationIssues } from './creation-check.ts';
import type { CreationRules } from './creation-rules.ts';
import { type CreationPrice, creationPrice } from './price-creation.ts';
import {
  type BoughtUnit,
  hasEgo,
  type UnitIssue,
  type UnitPrice,
  unitIssues,
  unitPrice,
} from './price-unit.ts';

/** So many of a unit, or of a creation. */
export type ArmyEntry =
  | { readonly count: number; readonly unit: BoughtUnit }
  | { readonly count: number; readonly creation: Creation };

export interface ArmyIssue {
  readonly code: UnitIssue['code'] | CreationIssue['code'] | 'count-range' | 'over-budget' | 'over-limit';
  readonly path: readonly (string | number)[];
  readonly lowest?: number;
  readonly limit?: number;
}

/** What an army costs in Construction Points, entry by entry, and everything wrong with it. */
export interface ArmyPrice {
  readonly total: number;
  /** Of the budget; below 0 when the army is over. */
  readonly left: number;
  /** Heroic Egos in the whole army. */
  readonly egos: number;
  /** For Crankiness, of all together. */
  readonly discount: number;
  /** What one of each entry costs. */
  readonly prices: readonly (UnitPrice | CreationPrice)[];
  readonly issues: readonly ArmyIssue[];
}

/**
 * The price of an army against its budget, which may be reached but not passed (BW-GEN-06). All Heroic Egos of all
 * entries are counted once, and make each other Cranky (BW-HERO-03, BW-HERO-04). Where an edition limits armies and
 * Moves, exceeding them is an issue too (BW-LG-05, BWC-100).
 */
export function armyPrice(entries: readonly ArmyEntry[], budget: number, rules: CreationRules): ArmyPrice {
  const egos = entries.reduce((sum, entry) => sum + (isHeroic(entry) ? entry.count : 0), 0);
  const prices = entries.map((entry) =>
    'unit' in entry ? unitPrice(entry.unit, egos) : creationPrice(entry.creation, egos),
  );
  const all = (part: 'cost' | 'discount') =>
    entries.reduce((sum, { count }, place) => sum + count * (prices[place]?.[part] ?? 0), 0);
  const total = all('cost');
  return {
    total,
    left: budget - total,
    egos,
    discount: all('discount'),
    prices,
    issues: [
      ...entries.flatMap((entry, place) => entryIssues(entry, ['entries', place], rules)),
      ...over(total, budget, 'over-budget'),
      ...over(total, rules.armyLimit ?? total, 'over-limit'),
    ],
  };
}

const isHeroic = (entry: ArmyEntry) =>
  'unit' in entry ? hasEgo(entry.unit) : entry.creation.training?.specialties?.includes('ego') === true;

const over = (total: number, limit: number, code: 'over-budget' | 'over-limit'): readonly ArmyIssue[] =>
  total > limit ? [{ code, path: ['total'], limit }] : [];

function entryIssues(entry: ArmyEntry, path: ArmyIssue['path'], rules: CreationRules): readonly ArmyIssue[] {
  const inside: readonly ArmyIssue[] =
    'unit' in entry ? unitIssues(entry.unit, rules) : creationIssues(entry.creation, rules);
  const what = 'unit' in entry ? 'unit' : 'creation';
  const counted = Number.isInteger(entry.count) && entry.count >= 1;
  return [
    ...(counted ? [] : [{ code: 'count-range', path: [...path, 'count'], lowest: 1 } as const]),
    ...inside.map((issue) => ({ ...issue, path: [...path, what, ...issue.path] })),
  ];
}
