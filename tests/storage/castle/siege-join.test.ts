import { describe, expect, it, test } from 'vitest';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import {
  beginHistory,
  doneAgain,
  playHistory,
  takenBack,
  withEvent,
} from '../../../src/rules/mage-knight/siege/siege-history.ts';
import { joinSieges, type SiegeArrival } from '../../../src/storage/castle/siege-join.ts';
import { battlePrefix } from '../../../src/storage/castle/siege-prefix.ts';
import { mergeSieges, type StoredSiege, siegeKey, siegeKind } from '../../../src/storage/castle/sieges.ts';
import { live, setup, storedSiege } from '../../rules/mage-knight/siege/lived-siege.ts';
import { begun, command, turnOver } from '../../rules/mage-knight/siege/siege-game.ts';
import { fixture } from '../device.ts';

const acts = { do: 'warrior-acts', more: 1 } as const;
const fewer = { do: 'warrior-acts', more: -1 } as const;

/** A siege one more change later, as the app counts them. */
const later = (siege: StoredSiege, how: (siege: StoredSiege) => StoredSiege): StoredSiege => ({
  ...how(siege),
  changed: siege.changed + 1,
  revision: siege.revision + 1,
});
const plays = (siege: StoredSiege, ...events: readonly Parameters<typeof withEvent>[1][]) =>
  events.reduce((played, event) => later(played, (at) => withEvent(at, event)), siege);
const back = (siege: StoredSiege) => later(siege, takenBack);

const on = (...sieges: readonly StoredSiege[]) =>
  new Map<string, unknown>(sieges.map((siege) => [siegeKey(siege.id), siege]));
/** What stands on a device after it took a siege over. */
function takenOver(here: ReadonlyMap<string, unknown>, sent: StoredSiege) {
  const { put, rows } = joinSieges([sent], here);
  const stands = new Map([...here, ...put]);
  const sieges = [...stands.values()].flatMap((raw) => {
    const decoded = siegeKind.decode(raw);
    return decoded.state === 'ok' ? [decoded.value] : [];
  });
  return { put, row: rows[0], sieges, stands };
}

/** As it is read where it is stored. */
function read(siege: StoredSiege): StoredSiege {
  const decoded = siegeKind.decode(siege);
  if (decoded.state !== 'ok') throw new Error(decoded.state);
  return decoded.value;
}

/** Every state that undo and redo lead to, by its events: the slow way. */
function reached(siege: StoredSiege): ReadonlySet<string> {
  const states = new Set<string>();
  let at = siege;
  for (let earlier = takenBack(at); earlier !== at; earlier = takenBack(at)) at = earlier;
  for (;;) {
    states.add(JSON.stringify(at.events));
    const next = doneAgain(at);
    if (next === at) return states;
    at = next;
  }
}

const fresh = storedSiege(beginHistory(setup));
const begin = plays(fresh, begun, command, acts);
const smaller = { ...setup, sections: setup.sections.slice(0, -1) };
/** Named by one change, at a time of its own. */
const named = (name: string, changed: number): StoredSiege => ({ ...begin, name, revision: 9, changed });

describe('storage/castle/siege-join', () => {
  const row = (mine: StoredSiege, theirs: StoredSiege) => takenOver(on(mine), theirs).row?.action;
  const cases: readonly (readonly [string, StoredSiege, StoredSiege, SiegeArrival])[] = [
    ['the very same', begin, begin, 'same'],
    ['gone on with there', begin, plays(begin, acts), 'go-on'],
    ['gone on with here', plays(begin, acts), begin, 'behind'],
    ['gone on with in two places', plays(begin, acts), plays(begin, turnOver), 'beside'],
    ['taken back there', begin, back(begin), 'go-on'],
    ['taken back here', back(begin), begin, 'behind'],
    ['taken back here and gone on with there', back(begin), plays(begin, acts), 'go-on'],
    ['taken back there and gone on with otherwise', begin, plays(back(begin), turnOver), 'beside'],
    ['named there', begin, later(begin, (siege) => ({ ...siege, name: 'Eger' })), 'go-on'],
    ['over there', begin, later(begin, (siege) => ({ ...siege, ended: 5 })), 'go-on'],
    ['of another time under this id', { ...begin, created: 7 }, begin, 'add'],
    ['of another castle under this id', { ...begin, setup: { ...setup, game: 'ordinary' } }, begin, 'add'],
    ['of a larger castle here', begin, { ...begin, setup: smaller }, 'add'],
    ['of a larger castle there', { ...begin, setup: smaller }, begin, 'add'],
    [
      'over at another time there',
      { ...begin, ended: 5 },
      later(begin, (siege) => ({ ...siege, ended: 7 })),
      'go-on',
    ],
    ['named there at last', named('Eger', 2), named('Buda', 3), 'go-on'],
    ['named here at last', named('Eger', 3), named('Buda', 2), 'behind'],
    ['named in both places at one time', named('Eger', 3), named('Buda', 3), 'behind'],
  ];
  test.each(cases)('storage/castle/siege-join a siege that is %s', (_, mine, theirs, action) => {
    expect(row(mine, theirs)).toBe(action);
    const { sieges, row: shown } = takenOver(on(mine), theirs);
    expect(sieges).toHaveLength(action === 'beside' || action === 'add' ? 2 : 1);
    expect(sieges[0]?.id).toBe(mine.id);
    // What is said opens what was meant.
    const opened = sieges.find(({ id }) => id === shown?.id);
    if (action !== 'behind') expect(opened?.events).toEqual(theirs.events);
  });

  it('storage/castle/siege-join a new one comes under its own id, and says what it is', () => {
    const { row: shown, stands } = takenOver(new Map(), begin);
    expect([...stands]).toEqual([[siegeKey(begin.id), begin]]);
    expect(shown).toEqual({
      ...{
        id: 'lived',
        name: '',
        players: ['Anna', 'Béla', 'Cili'],
        castles: 2,
        sections: 10,
        action: 'add',
      },
      sent: { round: 1, player: 0, ended: false },
    });
  });

  it('storage/castle/siege-join handed to and fro it stays one siege, and leads back to its start on both phones', () => {
    let [one, other]: readonly ReadonlyMap<string, unknown>[] = [on(begin), new Map()];
    let siege = begin;
    for (let turn = 0; turn < 6; turn++) {
      const taken = takenOver(other ?? new Map(), siege);
      expect(taken.row?.action).toBe(turn === 0 ? 'add' : 'go-on');
      expect(taken.sieges).toHaveLength(1);
      siege = plays(taken.sieges[0] ?? begin, acts, fewer, turnOver, command);
      [one, other] = [on(siege), one];
    }
    let start = siege;
    while (start.events.length > 0) start = takenBack(start);
    expect(playHistory(start)).toMatchObject({ ok: true, value: { state: { turn: { phase: 'set-up' } } } });
  });

  it('storage/castle/siege-join what stands beside goes on by itself when it is handed over again', () => {
    const [mine, theirs] = [plays(begin, acts), plays(begin, turnOver)];
    const twice = takenOver(on(mine), theirs);
    expect(twice.sieges.map(({ id }) => id)).toEqual(['lived', 'lived-2']);
    const again = takenOver(twice.stands, plays(theirs, command));
    expect(again.row).toMatchObject({ id: 'lived-2', action: 'go-on' });
    expect(again.sieges.map(({ events }) => events.length)).toEqual([4, 5]);
  });

  it('storage/castle/siege-join what was taken over is the last changed of the two, whatever the clocks say', () => {
    const [mine, theirs] = [plays(begin, acts, fewer, acts), plays(begin, turnOver)];
    const { sieges, stands } = takenOver(on(mine), theirs);
    const [here, sent] = sieges;
    expect(here).toEqual(mine);
    expect(sent?.changed).toBeGreaterThan(mine.changed);
    // And it is no other siege for a backup of the phone that it came from.
    expect(mergeSieges([theirs], stands)).toEqual({ put: [], added: 0 });
  });

  it('storage/castle/siege-join whatever happened on both phones, undo and redo lead to both states afterwards', () => {
    const random = createSeededSource(18);
    const seen = new Map<string, number>();
    for (let round = 0; round < 300; round++) {
      const { history } = live(1 + (round % 3));
      const length = random(Math.min(12, history.events.length));
      const whole = storedSiege({ ...beginHistory(setup), events: history.events.slice(0, length) });
      const wander = () => {
        let siege = whole;
        for (let step = random(4); step > 0; step--) {
          const at = siege.events.length;
          const [next, also] = history.events.slice(at, at + 2);
          const what = random(4);
          if (what === 1) siege = later(siege, takenBack);
          else if (what === 2) siege = later(siege, doneAgain);
          else if (next && also && what === 3)
            siege = later(siege, (begun) =>
              [next, { ...also, also: true } as const].reduce(withEvent, begun),
            );
          else if (next) siege = plays(siege, next);
        }
        return siege;
      };
      const [mine, theirs] = [wander(), wander()];
      const { sieges, row: shown } = takenOver(on(mine), theirs);
      const all = new Set(sieges.flatMap((siege) => [...reached(siege)]));
      for (const state of [mine, theirs]) expect(all).toContain(JSON.stringify(read(state).events));
      expect(sieges.every((siege) => playHistory(siege).ok)).toBe(true);
      seen.set(shown?.action ?? '', (seen.get(shown?.action ?? '') ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted()).toEqual(['behind', 'beside', 'go-on', 'same']);
  });

  it('storage/castle/siege-join a beginning that was folded away is known again; one that is gone for good stays beside', () => {
    let long = begin;
    for (let turn = 0; turn < 700; turn++) long = plays(long, turnOver, command, acts);
    expect(long.folded).toBe(500);
    const early = plays(begin, turnOver, command, acts, turnOver);
    const middle = (() => {
      let at = begin;
      for (let turn = 0; turn < 300; turn++) at = plays(at, turnOver, command, acts);
      return at;
    })();
    expect(row(middle, long)).toBe('go-on');
    expect(row(long, middle)).toBe('behind');
    // What it went on from cannot be seen any more.
    expect(row(early, long)).toBe('beside');
    expect(row(long, { ...long, base: { ...(long.base ?? {}), nextLadder: 3 } as never })).toBe('beside');
  });

  it('storage/castle/siege-join however much of the beginning is folded away on one phone or both, what goes on from it is known', () => {
    const rest = { ...begin, undone: [] };
    const turns = (siege: StoredSiege, count: number) => {
      let at = siege;
      for (let turn = 0; turn < count; turn++) at = plays(at, turnOver, command, acts);
      return at;
    };
    const whole = turns(begin, 664);
    const long = plays(whole, turnOver, command, acts, turnOver, command, acts);
    expect([whole.folded, whole.events.length, long.folded]).toEqual([0, 1_995, 500]);
    const shorter = { ...long, undone: [], events: long.events.slice(0, -7) };
    // It has folded more away, and is not as far: nothing can be done again there.
    expect(row(whole, shorter)).toBe('behind');
    expect(row(shorter, whole)).toBe('go-on');
    const base = { ...(long.base ?? {}), nextLadder: 3 } as never;
    expect(row(turns(begin, 300), { ...long, base })).toBe('beside');
    // Just so many events as the other has folded away, and fewer with others to be done again.
    const till = (events: number): StoredSiege => ({ ...rest, events: whole.events.slice(0, events) });
    expect(row(till(500), long)).toBe('go-on');
    expect(row(till(499), long)).toBe('beside');
    const taken = { ...till(490), undone: whole.events.slice(490, 600).toReversed() };
    expect(row(taken, long)).toBe('beside');
    // Both have folded, one of them twice.
    const longer = turns(long, 170);
    expect([longer.folded, row(long, longer), row(longer, long)]).toEqual([1_000, 'go-on', 'behind']);
    // Nobody stops in the middle of a tap, however far it is.
    const tap = later(plays(long, turnOver), (siege) => withEvent(siege, { ...command, also: true }));
    const middle = { ...tap, events: tap.events.slice(0, -1) };
    expect(row(middle, tap)).toBe('beside');
    expect(row(long, tap)).toBe('go-on');
  });

  it('storage/castle/siege-join of two here it belongs to the one that it loses nothing of, of two alike to the longer', () => {
    const more = { ...plays(begin, turnOver, command), id: 'more' };
    const fewer = { ...plays(begin, turnOver), id: 'fewer' };
    expect(takenOver(on(fewer, more), begin).row).toMatchObject({ id: 'more', action: 'behind' });
    expect(takenOver(on(more, fewer), begin).row).toMatchObject({ id: 'more', action: 'behind' });
    const apart = { ...plays(begin, acts, acts, acts), id: 'apart' };
    expect(takenOver(on(apart, fewer), more).row).toMatchObject({ id: 'fewer', action: 'go-on' });
  });

  it('storage/castle/siege-join what is gone on with is later than both, by its clock and by its changes, and has a name if one of them has', () => {
    const there = { ...plays(begin, acts), name: 'Eger' };
    const taken = (mine: StoredSiege, theirs: StoredSiege) => {
      const { row: shown, sieges } = takenOver(on(mine), theirs);
      const [{ name, changed, revision } = begin] = sieges;
      return [shown?.action, shown?.name, name, changed - begin.changed, revision - begin.revision];
    };
    expect(taken(begin, there)).toEqual(['go-on', 'Eger', 'Eger', 1, 1]);
    expect(taken({ ...begin, name: 'Buda' }, { ...there, name: '' })).toEqual([
      ...['go-on', 'Buda', 'Buda', 1, 1],
    ]);
    expect(taken({ ...begin, name: 'Buda' }, there)[2]).toBe('Eger');
    expect(taken(begin, plays(there, acts, acts)).slice(3)).toEqual([3, 3]);
    // Here it was changed more often, or as often, and later.
    const changed = begin.changed + 7;
    expect(taken({ ...begin, changed, revision: begin.revision + 1 }, there).slice(3)).toEqual([7, 2]);
    expect(taken({ ...begin, changed, revision: begin.revision + 5 }, there).slice(3)).toEqual([7, 6]);
  });

  it('storage/castle/siege-join how far both are is said: before the game, in a round, over', () => {
    const ended = later(begin, (siege) => ({ ...siege, ended: 5 }));
    expect(takenOver(new Map(), fresh).row).not.toHaveProperty('here');
    expect(takenOver(on(fresh), ended).row).toMatchObject({
      here: { round: 0, player: 0, ended: false },
      sent: { round: 1, player: 0, ended: true },
    });
  });

  it('storage/castle/siege-join only sieges stand where a siege can stand', () => {
    const other = `${'x'.repeat(battlePrefix.length)}lived`;
    expect(takenOver(new Map([[other, begin]]), begin).row).toMatchObject({ id: 'lived', action: 'add' });
    expect(mergeSieges([begin], new Map([[other, begin]]))).toEqual({
      put: [[siegeKey('lived'), begin]],
      added: 1,
    });
  });

  it('storage/castle/siege-join what only a later version knows stays; what cannot be read stays as it is', () => {
    const mine = { ...begin, weather: 'rain' } as StoredSiege;
    expect(takenOver(on(mine), plays(begin, acts)).sieges[0]).toMatchObject({ weather: 'rain', revision: 4 });
    const raw = { ...begin, version: 2 };
    const { stands, row: shown } = takenOver(new Map([[siegeKey(begin.id), raw]]), begin);
    expect(shown).toMatchObject({ id: 'lived-2', action: 'add' });
    expect(stands.get(siegeKey(begin.id))).toBe(raw);
  });

  it('storage/castle/siege-join the siege of version 1 is the same again, and goes on', () => {
    const siege = fixture('siege-1.json') as StoredSiege;
    expect(takenOver(on(siege), siege)).toMatchObject({ put: [], row: { action: 'same', castles: 2 } });
    const more = plays(siege, acts);
    expect(takenOver(on(siege), more).row?.action).toBe('go-on');
    expect(takenOver(on(more), siege).row?.action).toBe('behind');
  });
});
