import type { SiegeLogEntry } from '../../../rules/mage-knight/siege/siege.ts';
import type { SiegeTurn } from '../../../rules/mage-knight/siege/siege-state.ts';

/** A turn of the log. */
export interface LogTurn {
  readonly turn: SiegeTurn;
  /** What was done in it, each with its place in the log; its beginning and its end are no deeds. */
  readonly lines: readonly { readonly entry: SiegeLogEntry; readonly at: number }[];
  /** The place behind its last event: what one goes back to is the end of the turn. */
  readonly end: number;
}

const noDeeds: readonly SiegeLogEntry['event']['do'][] = ['begin-command', 'end-turn'];

const isOne = (one: SiegeTurn, other: SiegeTurn): boolean =>
  one.round === other.round &&
  one.player === other.player &&
  (one.phase === 'set-up') === (other.phase === 'set-up');

/** The log turn by turn, oldest first; a turn in which nothing was done has no lines. */
export function roundsOf(log: readonly SiegeLogEntry[]): readonly LogTurn[] {
  const turns: (LogTurn & { lines: { entry: SiegeLogEntry; at: number }[] })[] = [];
  for (const [at, entry] of log.entries()) {
    const last = turns.at(-1);
    const own = noDeeds.includes(entry.event.do) ? [] : [{ entry, at }];
    if (last && isOne(last.turn, entry.turn))
      turns[turns.length - 1] = { ...last, lines: [...last.lines, ...own], end: at + 1 };
    else turns.push({ turn: entry.turn, lines: own, end: at + 1 });
  }
  return turns;
}
