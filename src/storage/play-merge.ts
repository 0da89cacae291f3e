import { type MergedKind, mergeRecords, type RecordImport, type RecordWins } from './backup/merge-records.ts';
import { contentText } from './content.ts';
import type { PlaySummary } from './play-summary.ts';
import { playAcross, playKey, playKind, playPrefix, type StoredPlay, stored } from './plays.ts';
import { freeId } from './record-id.ts';
import type { Entry } from './store.ts';

const merging: MergedKind<StoredPlay> = {
  prefix: playPrefix,
  decode: (raw) => playKind.decode(raw),
  aside: (play) => play,
};

/** What an import does with a battle, and what it is called by. */
export interface PlayImport extends RecordImport {
  readonly called: Pick<PlaySummary, 'name' | 'mine' | 'theirs' | 'two'>;
  /** The one here goes on in it: nothing is kept twice. */
  readonly goesOn?: true;
}

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

/**
 * A battle that came from another phone, seen from the side that is played here: that is asked once, and never again. Its
 * pictures never left this phone.
 */
function asPlayedHere(sent: StoredPlay, mine: StoredPlay): StoredPlay {
  const sides = new Map(mine.units.map(({ id, side }) => [id, side]));
  const across = sent.units.some(({ id, side }) => sides.has(id) && sides.get(id) !== side);
  const { handed: _, looks: __, chosen: ___, ...play } = across ? playAcross(sent) : sent;
  return {
    ...play,
    ...(mine.looks && { looks: true }),
    ...(mine.chosen && { chosen: mine.chosen }),
    ...(mine.photos && { photos: mine.photos }),
  };
}

/** All that happened in the one happened in the other too. */
const goesOn = ({ events }: StoredPlay, { events: later }: StoredPlay): boolean =>
  events.length <= later.length && contentText(events) === contentText(later.slice(0, events.length));

/** What a battle that was handed over and comes back does here: it goes on, and nothing of it is kept twice. */
function comeBack(sent: StoredPlay, raw: unknown, wins: RecordWins) {
  const decoded = playKind.decode(raw);
  if (!sent.handed || decoded.state !== 'ok' || decoded.value.handed || wins === 'mine') return undefined;
  const mine = decoded.value;
  const play = asPlayedHere(sent, mine);
  const row = { id: play.id, name: play.name, theirs: play.changed, mine: mine.changed };
  if (contentOf(play) === contentOf(mine)) return { row: { ...row, action: 'same' as const } };
  if (!goesOn(mine, play)) return { other: play };
  const revision = Math.max(play.revision, mine.revision) + 1;
  return { row: { ...row, action: 'replace' as const, goesOn: true as const }, put: { ...play, revision } };
}

/** Battles of a backup beside those here; both are kept where they differ: what makes way, or came too late, stays beside. */
export function mergePlays(
  theirs: readonly StoredPlay[],
  here: ReadonlyMap<string, unknown>,
  wins: RecordWins,
  now: number,
): { readonly put: readonly Entry[]; readonly rows: readonly PlayImport[] } {
  const back = theirs.map((play) => comeBack(play, here.get(playKey(play.id)), wins));
  const merged = mergedPlays(
    theirs.flatMap((play, at) => (back[at]?.row ? [] : [back[at]?.other ?? play])),
    here,
    wins,
    now,
  );
  const rows = [...merged.rows];
  return {
    put: [
      ...back.flatMap((one) => (one?.put ? stored(one.put) : [])),
      ...merged.put.flatMap(([, play]) => stored(play as StoredPlay)),
    ],
    rows: theirs.flatMap(({ name, mine, theirs: enemy, units }, at) => {
      const row = back[at]?.row ?? rows.shift();
      const two = units.some(({ side }) => side === 'theirs');
      return row ? [{ ...row, called: { name, mine, theirs: enemy, two } }] : [];
    }),
  };
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
