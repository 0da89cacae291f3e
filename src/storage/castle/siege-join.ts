import { playHistory, type SiegeHistory } from '../../rules/mage-knight/siege/siege-history.ts';
import { lordsOf } from '../../rules/mage-knight/siege/siege-setup.ts';
import type { SiegeState } from '../../rules/mage-knight/siege/siege-state.ts';
import { isPlainRecord } from '../record.ts';
import { freeId } from '../record-id.ts';
import type { Entry } from '../store.ts';
import { battlePrefix } from './siege-prefix.ts';
import { type StoredSiege, siegeKey, siegeKind } from './sieges.ts';

/**
 * What becomes of a siege that comes from another phone. `go-on`: the one here is contained in it and goes on from it;
 * `behind`: it is contained in the one here, which stays; `beside`: both phones went on with it, so both stay.
 */
export type SiegeArrival = 'add' | 'go-on' | 'behind' | 'beside' | 'same';

/** How far a siege is: 0 is the round before the game has begun. */
interface SiegeStand {
  readonly round: number;
  /** Who is at turn. */
  readonly player: number;
  readonly ended: boolean;
}

/** A siege from another phone, in a few words. */
export interface SiegeImport {
  /** Under which it stands here when it is taken, or stands already. */
  readonly id: string;
  readonly name: string;
  readonly players: readonly string[];
  readonly castles: number;
  readonly sections: number;
  readonly action: SiegeArrival;
  readonly sent: SiegeStand;
  /** The one here, where there is one. */
  readonly here?: SiegeStand;
}

/** Whatever order their fields have. */
function alike(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, place) => alike(each, other[place]));
  }
  if (!isPlainRecord(one) || !isPlainRecord(other)) return one === other;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    alike(one[key], other[key]),
  );
}

/** All that was played and can be played again, in its order. */
const lineOf = ({ events, undone }: SiegeHistory) => [...events, ...undone.toReversed()];

/** The state of a history when so many events of its line had happened. */
function stateAfter(siege: StoredSiege, count: number): SiegeState | undefined {
  const played = playHistory({ ...siege, events: lineOf(siege).slice(0, count) });
  return played.ok ? played.value.state : undefined;
}

/** Whether both begin alike, though one may have folded more of its beginning away. */
function sameBeginning(one: StoredSiege, other: StoredSiege): boolean {
  if (one.folded === other.folded) return alike(one.base, other.base);
  const [less, more] = one.folded < other.folded ? [one, other] : [other, one];
  const apart = more.folded - less.folded;
  return apart <= lineOf(less).length && alike(stateAfter(less, apart), more.base);
}

/** Whether from one the other is reached by undo and redo alone: nothing of it is lost when it makes way. */
function contains(one: StoredSiege, other: StoredSiege): boolean {
  const from = Math.max(one.folded, other.folded);
  const end = other.folded + other.events.length;
  if (end < from || !sameBeginning(one, other)) return false;
  const line = lineOf(one);
  // In the middle of a tap neither of them stops.
  if (line[end - one.folded]?.also) return false;
  return other.events
    .slice(from - other.folded)
    .every((event, place) => alike(event, line[from - one.folded + place]));
}

/** Two states of one siege: it was begun once, on one phone. */
const isOne = (one: StoredSiege, other: StoredSiege) =>
  one.created === other.created && alike(one.setup, other.setup);

/** What one siege is to another state of it that is here. */
function arrivalOf(theirs: StoredSiege, mine: StoredSiege): SiegeArrival {
  const [more, less] = [contains(theirs, mine), contains(mine, theirs)];
  if (!more) return less ? 'behind' : 'beside';
  if (!less) return 'go-on';
  const shown = ({ folded, events, undone, ended, name }: StoredSiege) => ({
    ...{ folded, events, undone, name },
    ended: ended ?? 0,
  });
  if (alike(shown(theirs), shown(mine))) return 'same';
  // One of both took back what the other still has, or only named or ended it: what was done last stands.
  const later = theirs.revision - mine.revision || theirs.changed - mine.changed;
  return later > 0 ? 'go-on' : 'behind';
}

const best: readonly SiegeArrival[] = ['same', 'go-on', 'behind', 'beside'];

/** The one here that a siege from outside belongs to, and how; undefined where there is none. */
function partnerOf(theirs: StoredSiege, known: readonly StoredSiege[]) {
  return known
    .filter((mine) => isOne(theirs, mine))
    .map((mine) => ({ mine, action: arrivalOf(theirs, mine) }))
    .toSorted(
      (a, b) =>
        best.indexOf(a.action) - best.indexOf(b.action) || lineOf(b.mine).length - lineOf(a.mine).length,
    )[0];
}

function standOf(siege: StoredSiege): SiegeStand {
  const played = playHistory(siege);
  if (!played.ok) throw new Error('a stored siege that cannot be played');
  const { phase, round, player } = played.value.state.turn;
  return { round: phase === 'set-up' ? 0 : round, player, ended: siege.ended !== undefined };
}

/** The one here as it goes on from the one that was sent: what only a later version knows of it stays. */
function goneOn(theirs: StoredSiege, mine: StoredSiege): StoredSiege {
  const { ended: _ended, base: _base, ...rest } = mine;
  return {
    ...rest,
    ...theirs,
    id: mine.id,
    name: theirs.name || mine.name,
    changed: Math.max(theirs.changed, mine.changed),
    revision: theirs.revision > mine.revision ? theirs.revision : mine.revision + 1,
  };
}

/** Sieges that are handed over, beside those here: one that both have goes on, and nothing of either is lost. */
export function joinSieges(
  sent: readonly StoredSiege[],
  here: ReadonlyMap<string, unknown>,
): { readonly put: readonly Entry[]; readonly rows: readonly SiegeImport[] } {
  const keys = [...here.keys()].filter((key) => key.startsWith(battlePrefix));
  const taken = keys.map((key) => ({ id: key.slice(battlePrefix.length) }));
  const known = keys.flatMap((key) => {
    const decoded = siegeKind.decode(here.get(key));
    // Its key says where it stands, whatever stands in it.
    return decoded.state === 'ok' ? [{ ...decoded.value, id: key.slice(battlePrefix.length) }] : [];
  });
  const put: Entry[] = [];
  const rows = sent.map((siege): SiegeImport => {
    const partner = partnerOf(siege, known);
    const action = partner?.action ?? 'add';
    const fresh = action === 'add' || action === 'beside';
    const id = fresh ? freeId(siege.id, taken) : (partner?.mine.id ?? siege.id);
    if (fresh) {
      taken.push({ id });
      // What was taken over is what is played next: it is the last changed of the two.
      const changed = partner ? Math.max(siege.changed, partner.mine.changed + 1) : siege.changed;
      put.push([siegeKey(id), { ...siege, id, changed }]);
    } else if (partner && action === 'go-on') put.push([siegeKey(id), goneOn(siege, partner.mine)]);
    const { name, setup } = siege;
    return {
      id,
      name: name || (partner?.mine.name ?? ''),
      players: setup.players.map((player) => player.name),
      castles: lordsOf(setup).length,
      sections: setup.sections.length,
      action,
      sent: standOf(siege),
      ...(partner ? { here: standOf(partner.mine) } : {}),
    };
  });
  return { put, rows };
}
