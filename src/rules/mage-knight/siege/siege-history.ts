import type { Result } from '../../result.ts';
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

/** Where the last tap begins in a row of events: what came of it stands behind its first one. */
function lastTap(events: readonly SiegeEvent[]): number {
  let first = events.length - 1;
  while (first > 0 && events[first]?.also) first -= 1;
  return Math.max(0, first);
}

/** All of the last tap taken back; a history without any stays as it is. */
export function takenBack<Kept extends SiegeHistory>(history: Kept): Kept {
  const { events } = history;
  if (events.length === 0) return history;
  const first = lastTap(events);
  return {
    ...history,
    events: events.slice(0, first),
    undone: [...history.undone, ...events.slice(first).toReversed()],
  };
}

/** What was taken back last, done again: all of one tap. */
export function doneAgain<Kept extends SiegeHistory>(history: Kept): Kept {
  const { undone } = history;
  if (undone.length === 0) return history;
  let first = undone.length - 1;
  while (undone[first - 1]?.also) first -= 1;
  return {
    ...history,
    events: [...history.events, ...undone.slice(first).toReversed()],
    undone: undone.slice(0, first),
  };
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
