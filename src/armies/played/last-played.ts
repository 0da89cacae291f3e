import type { BattleSide } from '../../rules/battle.ts';
import { battleAfter, scoreOf, sideCount } from '../../rules/battle-after.ts';
import { roundAfter } from '../../rules/battle-told.ts';
import { ok } from '../../rules/result.ts';
import { loadPlays, type StoredPlay } from '../../storage/plays.ts';
import type { RecordStore, Stored } from '../../storage/store.ts';

/** The last battle of an army, as its owner saw it. */
export interface LastPlayed {
  readonly when: number;
  /** The round that is being played; missing where the battle has ended. */
  readonly round?: number;
  /** Missing where nobody said who won. */
  readonly outcome?: 'won' | 'lost' | 'drawn';
  /** The army's own points first; missing where nobody counted any. */
  readonly score?: readonly [own: number, other: number];
}

/** Who won: by the score, else by who is left, and in USB by what fell (USB-VIC-01). */
function outcomeOf(play: StoredPlay, own: BattleSide): Pick<LastPlayed, 'outcome' | 'score'> {
  const other = own === 'mine' ? 'theirs' : 'mine';
  const state = battleAfter(play, play.events);
  const score = [scoreOf(play, state, own), scoreOf(play, state, other)] as const;
  const [here, there] = [sideCount(play, state, own), sideCount(play, state, other)];
  const fought = here.of > 0 && there.of > 0;
  const counted = (play.counted && fought) || play.events.some((event) => event.do === 'score');
  const alone = fought && here.alive > 0 !== there.alive > 0;
  // A score that counts itself is that of losses: who has nobody left has lost all the same.
  if (counted && score[0] !== score[1] && !(play.counted && alone))
    return { outcome: score[0] > score[1] ? 'won' : 'lost', score };
  if (alone) return { outcome: here.alive > 0 ? 'won' : 'lost', ...(play.counted && { score }) };
  if (counted) return { outcome: 'drawn', score };
  if (!fought || play.game !== 'usb') return {};
  if (here.lost === there.lost) return { outcome: 'drawn' };
  return { outcome: here.lost < there.lost ? 'won' : 'lost' };
}

/** The last battle of each army that has fought one. */
export function lastPlayed(plays: readonly StoredPlay[]): ReadonlyMap<string, LastPlayed> {
  const last = new Map<string, { readonly play: StoredPlay; readonly own: BattleSide }>();
  for (const play of plays.toSorted((a, b) => b.changed - a.changed)) {
    for (const own of ['mine', 'theirs'] as const) {
      const army = play[own].army;
      if (army !== undefined && !last.has(army)) last.set(army, { play, own });
    }
  }
  return new Map(
    [...last].map(([army, { play, own }]): readonly [string, LastPlayed] => {
      if (play.ended !== undefined) return [army, { when: play.ended, ...outcomeOf(play, own) }];
      return [army, { when: play.changed, round: roundAfter(play.events) }];
    }),
  );
}

export async function readLastPlayed(store: RecordStore): Stored<ReadonlyMap<string, LastPlayed>> {
  const loaded = await loadPlays(store);
  return loaded.ok ? ok(lastPlayed(loaded.value.plays)) : loaded;
}
