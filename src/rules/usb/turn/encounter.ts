/** What a side lost in one round: units without heroes, and heroes (USB-VIC-01). */
export interface RoundLosses {
  readonly units: number;
  readonly heroes: number;
}

/** Rounds of an encounter battle (USB-VIC-01). */
export const encounterRounds = 5;

/** Activations that losses count for: a hero counts as two, with his mount too (USB-VIC-01, USB-A-31). */
export function lossesCount(rounds: readonly RoundLosses[]): number {
  return rounds.reduce((sum, { units, heroes }) => sum + units + 2 * heroes, 0);
}

/**
 * Who wins an encounter battle: the side that lost fewer activations; equal losses are a draw (USB-VIC-01, USB-A-21).
 */
export function encounterResult(
  first: readonly RoundLosses[],
  second: readonly RoundLosses[],
): 'first' | 'second' | 'draw' {
  const difference = lossesCount(first) - lossesCount(second);
  return difference < 0 ? 'first' : difference > 0 ? 'second' : 'draw';
}
