import { type MergedKind, mergeRecords, type RecordImport, type RecordWins } from './backup/merge-records.ts';
import { contentText } from './content.ts';
import { playKey, playKind, playPrefix, type StoredPlay, stored } from './plays.ts';
import { freeId } from './record-id.ts';
import type { Entry } from './store.ts';

const merging: MergedKind<StoredPlay> = {
  prefix: playPrefix,
  decode: (raw) => playKind.decode(raw),
  aside: (play) => play,
};

/** All of a battle but by what it is known here, and when and how often it was changed. */
function contentOf({
  id: _id,
  revision: _revision,
  changed: _changed,
  chosen: _chosen,
  handed: _handed,
  ...rest
}: StoredPlay) {
  return contentText(rest);
}

/** Battles of a backup beside those here; both are kept where they differ: what makes way, or came too late, stays beside. */
export function mergePlays(
  theirs: readonly StoredPlay[],
  here: ReadonlyMap<string, unknown>,
  wins: RecordWins,
  now: number,
): { readonly put: readonly Entry[]; readonly rows: readonly RecordImport[] } {
  const merged = mergedPlays(theirs, here, wins, now);
  return { ...merged, put: merged.put.flatMap(([, play]) => stored(play as StoredPlay)) };
}

function mergedPlays(
  theirs: readonly StoredPlay[],
  here: ReadonlyMap<string, unknown>,
  wins: RecordWins,
  now: number,
): { readonly put: readonly Entry[]; readonly rows: readonly RecordImport[] } {
  const merged = mergeRecords(merging, theirs, here, wins, now);
  if (wins !== 'newer') return merged;
  const known = [...here].flatMap(([key, raw]) => {
    const decoded = key.startsWith(playPrefix) ? playKind.decode(raw) : undefined;
    return decoded?.state === 'ok' ? [decoded.value] : [];
  });
  const contents = new Set(known.map(contentOf));
  const taken = [...here.keys(), ...merged.put.map(([key]) => key)]
    .filter((key) => key.startsWith(playPrefix))
    .map((key) => ({ id: key.slice(playPrefix.length) }));
  const put = [...merged.put];
  const rows = merged.rows.map((row, at): RecordImport => {
    const play = theirs[at];
    const late = row.action === 'keep' && !row.unreadableHere;
    if (!play || !late || contents.has(contentOf(play))) return row;
    contents.add(contentOf(play));
    const id = freeId(play.id, taken);
    taken.push({ id });
    put.push([playKey(id), { ...play, id }]);
    return { ...row, id, action: 'add' };
  });
  return { put, rows };
}
