import type { HouseRuleId, TableMode, TableRules } from '../../../src/rules/brikwars/house-rules.ts';

/** One thing that a switch changes: what it comes to under each value, by the word of the value. */
export interface ShownRule {
  readonly rule: HouseRuleId;
  readonly mode: TableMode;
  readonly what: string;
  /** The table it is laid over; the edition of 2005 if nothing else is said. */
  readonly start?: TableRules;
  readonly shows: (table: TableRules) => unknown;
  readonly expected?: Readonly<Record<string, unknown>>;
  /** How many of its values can be told apart here, false for none; all of them if nothing else is said. */
  readonly differ?: false | number;
}

/** Figures to nine places, so that they can be compared as they stand. */
export function rounded(figures: unknown): unknown {
  if (typeof figures === 'number') return Math.round(figures * 1e9) / 1e9;
  return Array.isArray(figures) ? figures.map(rounded) : figures;
}
