import { type BattleOutcome, outcomeAcross } from '../../rules/battle-outcome.ts';
import { ok } from '../../rules/result.ts';
import { listPlays } from '../../storage/play-list.ts';
import type { PlaySummary } from '../../storage/play-summary.ts';
import type { RecordStore, Stored } from '../../storage/store.ts';

/** The last battle of an army, as its owner saw it. */
export interface LastPlayed extends BattleOutcome {
  readonly when: number;
  /** The round that is being played; missing where the battle has ended. */
  readonly round?: number;
}

/** The last battle of each army that has fought one. */
export function lastPlayed(plays: readonly PlaySummary[]): ReadonlyMap<string, LastPlayed> {
  const last = new Map<string, LastPlayed>();
  for (const play of plays.toSorted((a, b) => b.changed - a.changed)) {
    const { mine, theirs, ended, changed, round, outcome, score } = play;
    const own: BattleOutcome = { ...(outcome && { outcome }), ...(score && { score }) };
    // An army that fought itself has its own side.
    for (const [{ army }, came] of [
      [mine, own],
      [theirs, outcomeAcross(own)],
    ] as const) {
      if (army === undefined || last.has(army)) continue;
      last.set(army, ended === undefined ? { when: changed, round } : { when: ended, ...came });
    }
  }
  return last;
}

export async function readLastPlayed(store: RecordStore): Stored<ReadonlyMap<string, LastPlayed>> {
  const list = await listPlays(store);
  return list.ok ? ok(lastPlayed(list.value.summaries)) : list;
}
