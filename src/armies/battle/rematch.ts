import { playAcross, type StoredPlay } from '../../storage/plays.ts';

/** The same armies again, as they began, and nothing of the battle; whose they are is kept or swapped. */
export function rematchOf(before: StoredPlay, swapped: boolean, id: string, now: number): StoredPlay {
  const {
    ended: _ended,
    won: _won,
    photos: _photos,
    chosen: _chosen,
    begins: _begins,
    handed: _handed,
    takenOut: _takenOut,
    clock,
    ...kept
  } = swapped ? playAcross(before) : before;
  return {
    ...kept,
    id,
    // The same time for both again.
    ...(clock && {
      clock: { ...(clock.limit !== undefined && { limit: clock.limit }), mine: 0, theirs: 0 },
    }),
    created: now,
    changed: now,
    revision: 0,
    counted: true,
    units: kept.units.filter(({ late }) => !late),
    events: [],
    undone: [],
  };
}
