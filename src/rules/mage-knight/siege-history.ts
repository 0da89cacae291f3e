import type { Result } from '../result.ts';
import { type BrokenRow, logOf, type SiegeLogEntry } from './siege.ts';
import type { SiegeEvent } from './siege-events.ts';
import type { SiegeSetup } from './siege-setup.ts';
import { type SiegeState, startOf } from './siege-state.ts';

/** A siege as it is kept: how it began and what happened since. */
export interface SiegeHistory {
  readonly setup: SiegeSetup;
  /** The siege after the events that were folded away; without it the events begin at the setup. */
  readonly base?: SiegeState;
  readonly folded: number;
  readonly events: readonly SiegeEvent[];
  /** What was taken back, the last of it first to come again. */
  readonly undone: readonly SiegeEvent[];
}

/** More events than any game has; beyond them the oldest are folded into one state, and cannot be taken back. */
export const mostEvents = 2_000;
const foldedAtOnce = 500;

export function beginHistory(setup: SiegeSetup): SiegeHistory {
  return { setup, folded: 0, events: [], undone: [] };
}

/** Where the events of a history begin. */
function beginningOf({ base, setup }: Pick<SiegeHistory, 'base' | 'setup'>): SiegeState {
  return base ?? startOf(setup);
}

/** What the events of a history make of its beginning, line by line. */
export function playHistory(
  history: SiegeHistory,
): Result<{ readonly state: SiegeState; readonly log: readonly SiegeLogEntry[] }, BrokenRow> {
  return logOf(beginningOf(history), history.events);
}

/** One event more; what had been taken back is gone. */
export function withEvent<Kept extends SiegeHistory>(history: Kept, event: SiegeEvent): Kept {
  return folded({ ...history, events: [...history.events, event], undone: [] });
}

/** The last event taken back; a history without one stays as it is. */
export function takenBack<Kept extends SiegeHistory>(history: Kept): Kept {
  const last = history.events.at(-1);
  return last
    ? { ...history, events: history.events.slice(0, -1), undone: [...history.undone, last] }
    : history;
}

/** What was taken back last, done again. */
export function doneAgain<Kept extends SiegeHistory>(history: Kept): Kept {
  const next = history.undone.at(-1);
  return next
    ? { ...history, events: [...history.events, next], undone: history.undone.slice(0, -1) }
    : history;
}

function folded<Kept extends SiegeHistory>(history: Kept): Kept {
  if (history.events.length <= mostEvents) return history;
  const early = logOf(beginningOf(history), history.events.slice(0, foldedAtOnce));
  if (!early.ok) throw new Error('a siege that was played cannot be played again');
  return {
    ...history,
    base: early.value.state,
    folded: history.folded + foldedAtOnce,
    events: history.events.slice(foldedAtOnce),
  };
}
