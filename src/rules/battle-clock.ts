import { type BattleSide, otherBattleSide } from './battle.ts';

/** A clock a side, which runs by the time of day: also while the page is closed and the phone sleeps. */
export interface BattleClock {
  /** So many minutes each side has; missing where it only counts. */
  readonly limit?: number;
  /** What each side has used up, in milliseconds, till it was last set down. */
  readonly mine: number;
  readonly theirs: number;
  /** Whose runs, and since when; missing while both stand. */
  readonly runs?: BattleSide;
  readonly since?: number;
}

/** Minutes that a side may have. */
export const clockLimits = [15, 30, 45, 60, 90] as const;

/** So much has a side used up. A day when the clock of the phone went back counts nothing. */
export function usedBy(clock: BattleClock, side: BattleSide, now: number): number {
  const { runs, since } = clock;
  return clock[side] + (runs === side && since !== undefined ? Math.max(0, now - since) : 0);
}

/** What has been used up is set down, and nobody's runs. */
export function stopped(clock: BattleClock, now: number): BattleClock {
  const { runs: _runs, since: _since, ...rest } = clock;
  return { ...rest, mine: usedBy(clock, 'mine', now), theirs: usedBy(clock, 'theirs', now) };
}

/** The clock of the side in turn runs from now on. */
export const started = (clock: BattleClock, turn: BattleSide, now: number): BattleClock => ({
  ...stopped(clock, now),
  runs: turn,
  since: now,
});

/** A running clock goes over to the side in turn; one that stands, stands. */
export function turnedTo(clock: BattleClock, turn: BattleSide, now: number): BattleClock {
  return clock.runs === undefined || clock.runs === turn ? clock : started(clock, turn, now);
}

/** As the player of the other side has it. */
export function clockAcross({ mine, theirs, runs, ...rest }: BattleClock): BattleClock {
  return { ...rest, mine: theirs, theirs: mine, ...(runs && { runs: otherBattleSide(runs) }) };
}
