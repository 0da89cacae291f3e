import type { BattleSide, BattleState } from '../../rules/battle.ts';
import { battleAfter, scoreOf, sideCount } from '../../rules/battle-after.ts';
import { roundAfter } from '../../rules/battle-timeline.ts';
import { ok } from '../../rules/result.ts';
import { oneByOne } from '../../storage/decode-all.ts';
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
function outcomeOf(
  play: StoredPlay,
  state: BattleState,
  own: BattleSide,
): Pick<LastPlayed, 'outcome' | 'score'> {
  const other = own === 'mine' ? 'theirs' : 'mine';
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

/** The last battle of each army that has fought one. Each battle is gone through once, and between them the page has its turn. */
export async function lastPlayed(plays: readonly StoredPlay[]): Promise<ReadonlyMap<string, LastPlayed>> {
  const last = new Map<string, LastPlayed>();
  await oneByOne(
    plays.toSorted((a, b) => b.changed - a.changed),
    (play) => {
      const { mine, theirs, ended, changed, events } = play;
      const sides = (['mine', 'theirs'] as const).flatMap((own) => {
        const { army } = own === 'mine' ? mine : theirs;
        return army === undefined || last.has(army) ? [] : [{ army, own }];
      });
      const state = ended !== undefined && sides.length > 0 ? battleAfter(play, events) : undefined;
      for (const { army, own } of sides) {
        // An army that fought itself has its own side.
        if (last.has(army)) continue;
        if (ended !== undefined && state) last.set(army, { when: ended, ...outcomeOf(play, state, own) });
        else last.set(army, { when: changed, round: roundAfter(events) });
      }
    },
  );
  return last;
}

export async function readLastPlayed(store: RecordStore): Stored<ReadonlyMap<string, LastPlayed>> {
  const loaded = await loadPlays(store);
  return loaded.ok ? ok(await lastPlayed(loaded.value.plays)) : loaded;
}
