import type { BrikwarsRuleId } from '../ids.ts';

export type PriceCode =
  | 'structure'
  | 'vermin-armor'
  | 'propulsion'
  | 'flight'
  | 'exotic'
  | 'weapon'
  | 'mind'
  | 'half-mind'
  | 'skill-raise'
  | 'multidexterity'
  | 'multitasking'
  | 'unit'
  | 'item'
  | 'specialty'
  | 'weapon-master'
  | 'magic'
  | 'summoning'
  | 'necromancy'
  | 'discount';

/** One line of a bill: what is paid, by which rule, Construction Points, and at which place of its list it stands. */
export interface PriceLine {
  readonly code: PriceCode;
  readonly rule: BrikwarsRuleId;
  /** Below 0 for a discount. Every price is a whole number of quarters, which sums of numbers hold exactly (BWC-74). */
  readonly amount: number;
  readonly place?: number;
}

/** Construction Points of some lines together. */
export function sumOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** A line where something is paid, else none. */
export function paid(line: PriceLine): readonly PriceLine[] {
  return line.amount === 0 ? [] : [line];
}
