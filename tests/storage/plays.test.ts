import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { battleAfter } from '../../src/rules/battle-after.ts';
import type { FightResult } from '../../src/rules/battle-fight.ts';
import { battleUnitFields } from '../../src/rules/battle-unit.ts';
import { decodeBackup, encodeBackup, makeBackup } from '../../src/storage/backup/backup.ts';
import { applyImport } from '../../src/storage/backup/import.ts';
import { type ImportPart, importParts } from '../../src/storage/backup/import-parts.ts';
import { isTakenOut, withFight, withoutWritten, writtenAgain } from '../../src/storage/play-fights.ts';
import { forgetOldSummaries, listPlays } from '../../src/storage/play-list.ts';
import { mergePlays } from '../../src/storage/play-merge.ts';
import { playSummaryKey, playSummaryPrefix, summaryOfPlay } from '../../src/storage/play-summary.ts';
import {
  addPlay,
  changePlay,
  type PlayedComer,
  playAcross,
  playKey,
  playKind,
  removePlays,
  type StoredPlay,
  withEvent,
  withJoined,
} from '../../src/storage/plays.ts';
import { write } from '../../src/storage/store.ts';
import { loadPlays } from './all-plays.ts';
import { fixture, freshDevice, given, openTab } from './device.ts';

beforeEach(freshDevice);

const play = fixture('play-2.json') as StoredPlay;
const tap = (one: StoredPlay): StoredPlay => ({
  ...one,
  events: [...one.events, { do: 'lose', unit: 'm2', by: 1 }],
  revision: one.revision + 1,
});

describe('storage/plays', () => {
  /** A tab that says how many battles it read whole, each time. */
  function counting() {
    const asked: number[] = [];
    const tab = openTab();
    const readMany = (names: readonly string[]) => {
      asked.push(names.length);
      return tab.readMany(names);
    };
    return { asked, tab: { ...tab, readMany } };
  }
  const ids = Array.from({ length: 40 }, (_, at) => `battle-${at}`);

  it('storage/plays lists are read from summaries; battles of old have none, are read a few at a time, and have one then', async () => {
    given(
      await write(
        openTab(),
        ids.map((id) => [playKey(id), { ...play, id }]),
      ),
    );
    const { asked, tab } = counting();
    const list = given(await listPlays(tab));
    expect(asked).toEqual([16, 16, 8]);
    expect([list.summaries.map(({ id }) => id).toSorted(), list.unreadable]).toEqual([ids.toSorted(), 0]);
    expect(given(await listPlays(tab))).toEqual(list);
    expect(asked).toHaveLength(3);
  });

  /** What stands in the summaries of a device, and what its battles say. */
  async function summaries() {
    const { plays } = given(await loadPlays(openTab()));
    const kept = given(await openTab().readAll(playSummaryPrefix));
    return [kept.map(([, summary]) => summary), plays.map(summaryOfPlay)] as const;
  }

  it('storage/plays a summary is what the battle says, whatever is done with it: begun, played, handed over, restored', async () => {
    const tab = openTab();
    given(await addPlay(tab, play));
    for (const event of [
      { do: 'score', side: 'mine', by: 2 },
      { do: 'round' },
      { do: 'lose', unit: 'm2', by: 1 },
      { do: 'hand', to: 'theirs' },
    ] as const)
      given(await changePlay(tab, play.id, (one) => withEvent(one, event, 9)));
    given(await changePlay(openTab(), play.id, (one) => ({ ...one, ended: 12 })));
    const [kept, said] = await summaries();
    expect(kept).toEqual(said);
    expect(kept).toMatchObject([
      { id: play.id, round: summaryOfPlay(play).round + 1, turn: 'theirs', ended: 12 },
    ]);
    const backup = makeBackup(given(await openTab().readAll('')), 1, '0.1.0');
    expect([backup.plays.length, backup.unreadable]).toEqual([1, []]);
    const other = { ...play, id: 'another' };
    const later = { ...tap(play), changed: play.changed + 99 };
    const take = Object.fromEntries(importParts.map((part) => [part, true])) as Record<ImportPart, boolean>;
    const sent = { ...backup, plays: [later, other] };
    given(await applyImport(openTab(), sent, { armies: 'newer', take }, 50));
    const [after, all] = await summaries();
    expect(after).toEqual(all);
    expect(after).toHaveLength(3);
    given(await removePlays(tab, [play.id]));
    expect((await summaries()).map((each) => each.length)).toEqual([2, 2]);
  });

  it('storage/plays a summary that cannot be read, or of another state than its battle, is made again', async () => {
    const tab = openTab();
    for (const id of ['a', 'b', 'c']) given(await addPlay(tab, { ...play, id }));
    // An older version of the app writes the battle alone.
    given(
      await write(tab, [
        [playKey('a'), { ...tap({ ...play, id: 'a' }), ended: 5 }],
        [playSummaryKey('b'), { version: 1, id: 'b' }],
      ]),
    );
    const { summaries: old } = given(await listPlays(tab));
    expect(old.map(({ id, ended }) => [id, ended]).toSorted()).toEqual([
      ['a', play.ended],
      ['b', play.ended],
      ['c', play.ended],
    ]);
    expect(given(await forgetOldSummaries(tab, old))).toBe(1);
    const [kept, said] = await (async () => {
      given(await listPlays(tab));
      return summaries();
    })();
    expect(kept).toEqual(said);
    expect(given(await forgetOldSummaries(tab, given(await listPlays(tab)).summaries))).toBe(0);
  });

  it('storage/plays a battle of version 1 reads, and is one of today', () => {
    expect(playKind.decode(fixture('play-1.json'))).toEqual({ state: 'ok', value: play });
  });

  it('storage/plays what was used up in fights is kept, and battles without it read as before', () => {
    const units = play.units.map((unit) => ({ ...unit, explosives: 3 }));
    const [unit] = play.units;
    const used = { unit: unit?.id, lost: 0, more: { used: 2 } };
    const fight = { do: 'fight', stamp: '1.a', way: 'many', by: unit?.id, changes: [used] };
    const filled = { ...play, units, events: [...play.events, fight] };
    expect(playKind.decode(filled)).toEqual({ state: 'ok', value: filled });
    const broken = { ...fight, changes: [{ ...used, more: { used: 100 } }] };
    expect(playKind.decode({ ...filled, events: [broken] }).state).toBe('damaged');
  });

  it('storage/plays a unit that comes later is kept with the event that says so; one that was taken back makes room for the next', () => {
    const giant = { name: 'Giant', models: 3 } as const;
    const joined = withJoined(play, 'theirs', giant, 7);
    const id = joined.units.at(-1)?.id ?? '';
    expect(play.units.map((unit) => unit.id)).not.toContain(id);
    expect(joined.units.at(-1)).toEqual({ ...giant, id, side: 'theirs', late: true });
    expect(joined.events.at(-1)).toEqual({ do: 'join', unit: id });
    expect(joined.changed).toBe(7);
    expect(playKind.decode(joined)).toEqual({ state: 'ok', value: joined });
    const back = { ...joined, events: play.events, undone: joined.events.slice(-1) };
    const again = withJoined(back, 'theirs', { ...giant, name: 'Dragon' }, 8);
    expect(again.units.slice(play.units.length)).toEqual([
      { ...giant, name: 'Dragon', id, side: 'theirs', late: true },
    ]);
    expect(again.undone).toEqual([]);
    const more = withJoined(again, 'theirs', giant, 9);
    expect(new Set(more.units.map((unit) => unit.id)).size).toBe(play.units.length + 2);
    let full = more;
    for (let times = 0; times < 200; times += 1) full = withJoined(full, 'theirs', giant, 10);
    expect(full.units).toHaveLength(120);
    expect(playKind.decode(full).state).toBe('ok');
  });

  it('storage/plays who came by a fight stands on the side of whose fight it was, and stays while others come', () => {
    const [first] = play.units;
    const fight = { stamp: '1.a', way: 'magic', by: first?.id ?? '', changes: [], dice: [] } as const;
    const result = { ...fight, comes: [{ name: 'Skeleton', models: 1 }] };
    const raised = withFight(play, result, 7);
    const id = raised.units.at(-1)?.id ?? '';
    expect(raised.units.at(-1)).toMatchObject({ name: 'Skeleton', side: first?.side, late: true });
    expect(raised.events.at(-1)).toMatchObject({ do: 'fight', stamp: '1.a', came: [id] });
    expect(playKind.decode(raised)).toEqual({ state: 'ok', value: raised });
    expect(
      withJoined(raised, 'theirs', { name: 'Giant', models: 3 }, 8).units.map((unit) => unit.id),
    ).toContain(id);
    // The same one does not come twice, and a second one has the next place.
    expect(withFight(raised, result, 8)).toBe(raised);
    const two = withFight(raised, { ...result, comes: [...result.comes, { name: 'Bones', models: 2 }] }, 8);
    expect(two.events).toHaveLength(raised.events.length);
    expect(two.units.slice(-2).map(({ name }) => name)).toEqual(['Skeleton', 'Bones']);
    expect(two.events.at(-1)).toMatchObject({ came: [id, two.units.at(-1)?.id] });
    expect(withFight({ ...play, units: [] }, result, 7).units).toEqual([]);
  });

  describe('fights are written at once', () => {
    const [first, second] = play.units;
    const [by = '', at = ''] = [first?.id, second?.id];
    const result = (lost: number, dice = 6): FightResult<PlayedComer> => ({
      ...{ stamp: 'z.1', way: 'charge', by, at },
      changes: [
        { unit: by, lost: 0, acted: true },
        { unit: at, lost, ...(lost > 1 && { marks: { panicked: 1 } }) },
      ],
      dice: [{ unit: by, dice: [{ sides: 6, count: 2, sum: dice }] }],
    });
    const written = withFight(play, result(2), 7);
    const fights = (of: StoredPlay) => of.events.filter(({ do: what }) => what === 'fight');

    it('storage/plays a fight whose last die was taken back is written anew, not added', () => {
      expect(fights(written)).toHaveLength(1);
      expect(withFight(written, result(2), 8)).toBe(written);
      const anew = withFight(written, result(1, 5), 8);
      expect(fights(anew)).toHaveLength(1);
      expect(fights(anew)[0]).toMatchObject({
        changes: [{ acted: true }, { unit: at, lost: 1 }],
        dice: { mine: [{ sum: 5 }] },
      });
      expect(battleAfter(anew, anew.events).units.get(at)?.marks.panicked ?? 0).toBe(0);
    });

    it('storage/plays a fight that has changed after other things happened says what is no longer so', () => {
      const tapped = withEvent(written, { do: 'mark', unit: by, mark: 'fatigue', to: 3 }, 8);
      // Looked at again it is the same, whatever was tapped since.
      expect(withFight(tapped, result(2), 9)).toBe(tapped);
      const changed = withFight(tapped, result(1), 9);
      expect(fights(changed)).toHaveLength(2);
      expect(battleAfter(changed, changed.events).units.get(at)).toMatchObject({
        left: (battleAfter(play, play.events).units.get(at)?.left ?? 0) - 1,
        marks: { panicked: 0 },
      });
      expect(battleAfter(changed, changed.events).units.get(by)?.marks.fatigue).toBe(3);
    });

    it('storage/plays what was taken out of the battle does not come back by itself, and may be written again', () => {
      const out = withoutWritten(written, 'z.1', 8);
      expect(out.events).toEqual(play.events);
      expect(battleAfter(out, out.events)).toEqual(battleAfter(play, play.events));
      expect([written, out].map((of) => isTakenOut(of, 'z.1'))).toEqual([false, true]);
      // Undo of the board does the same; another tap, and it still is remembered.
      const undone = { ...written, events: play.events, undone: written.events.slice(-1) };
      const on = [out, undone].map((of) => withEvent(of, { do: 'round' }, 9));
      expect(on.map((of) => [isTakenOut(of, 'z.1'), of.takenOut])).toEqual([
        [true, ['z.1']],
        [true, ['z.1']],
      ]);
      for (const of of on) expect(playKind.decode(of)).toEqual({ state: 'ok', value: of });
      expect(writtenAgain(out, result(2), 10).events).toEqual(written.events);
      const [late] = on;
      const again = late && writtenAgain(late, result(2), 10);
      expect(again && [isTakenOut(again, 'z.1'), fights(again).length, again.takenOut]).toEqual([
        false,
        1,
        undefined,
      ]);
      // From between other events it goes as well, all of it.
      const between = withEvent(withFight(written, result(2), 8), { do: 'round' }, 9);
      expect(withoutWritten(between, 'z.1', 10).events).toEqual([...play.events, { do: 'round' }]);
    });
  });

  it.each(Object.entries(battleUnitFields))(
    'storage/plays what a unit brings is read within its bounds and not beyond: %s',
    (name, kind) => {
      const state = (value: unknown) =>
        playKind.decode({ ...play, units: play.units.map((unit) => ({ ...unit, [name]: value })) }).state;
      const [good, bad] =
        kind === 'yes'
          ? [[true], [false, 1]]
          : [
              [kind.least, kind.most],
              [kind.least - 1, kind.most + 1, kind.least + 0.5, 'x'],
            ];
      expect(good.map(state)).toEqual(good.map(() => 'ok'));
      expect(bad.map(state)).toEqual(bad.map(() => 'damaged'));
    },
  );

  test.each([
    ['a unit without models', { units: [{ id: 'm1', side: 'mine', name: 'A', models: 0 }] }],
    ['a side that is nobody’s', { units: [{ id: 'm1', side: 'ours', name: 'A', models: 1 }] }],
    ['an event that it does not know', { events: [{ do: 'flee', unit: 'm1' }] }],
    ['a sign that no game has', { events: [{ do: 'mark', unit: 'm1', mark: 'happy', to: 1 }] }],
    ['more events than a battle has', { events: Array.from({ length: 3001 }, () => ({ do: 'round' })) }],
    ['a note too long', { events: [{ do: 'note', text: 'x'.repeat(201) }] }],
    ['a name too long', { name: 'x'.repeat(81) }],
    ['no game', { game: 'chess' }],
  ])('storage/plays with %s it is damaged', (_, part) => {
    expect(playKind.decode({ ...play, ...part }).state).toBe('damaged');
  });

  it('storage/plays two tabs tapping at once lose nothing', async () => {
    const [one, other] = [openTab(), openTab()];
    given(await addPlay(one, play));
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => changePlay(at % 2 === 0 ? one : other, play.id, tap)),
    );
    expect(given(await loadPlays(openTab())).plays[0]?.events).toHaveLength(play.events.length + 10);
    given(await removePlays(one, [play.id]));
    expect(given(await loadPlays(other)).plays).toEqual([]);
    expect(given(await changePlay(other, play.id, tap))).toBeUndefined();
  });

  it('storage/plays what this tab wrote last is not looked through again; what another wrote meanwhile is, and damage is seen', async () => {
    const decode = vi.spyOn(playKind, 'decode');
    try {
      const tab = openTab();
      given(await addPlay(tab, play));
      const looks = async (change: () => Promise<unknown>) => {
        decode.mockClear();
        await change();
        return decode.mock.calls.length;
      };
      const change = async () => given(await changePlay(tab, play.id, tap));
      expect(await looks(change)).toBe(1);
      expect([await looks(change), await looks(change)]).toEqual([0, 0]);
      const now = await change();
      expect(now?.events).toHaveLength(play.events.length + 4);
      // Another says as much and not the same: the last event differs.
      const theirs = { ...now, events: [...(now?.events ?? []).slice(0, -1), { do: 'round' }] };
      given(await write(openTab(), [[playKey(play.id), theirs]]));
      expect(await looks(change)).toBe(1);
      const both = await change();
      expect(both?.events.slice(-3).map((event) => event.do)).toEqual(['round', 'lose', 'lose']);
      given(await write(openTab(), [[playKey(play.id), { ...both, events: 'none' }]]));
      expect(await change()).toBeUndefined();
      // A field that nobody knows is there still.
      given(await write(openTab(), [[playKey(play.id), { ...both, later: [1] }]]));
      expect(await change()).toMatchObject({ later: [1] });
    } finally {
      decode.mockRestore();
    }
  });

  it('storage/plays in a backup they come along, and older backups have none', () => {
    const backup = makeBackup([[`play:${play.id}`, play]], 1, '0.1.0');
    expect(backup.plays).toEqual([play]);
    expect(given(decodeBackup(encodeBackup(backup))).plays).toEqual([play]);
    const { plays: _, ...old } = JSON.parse(encodeBackup(backup));
    expect(given(decodeBackup(JSON.stringify(old))).plays).toEqual([]);
  });

  it('storage/plays of two states of one battle the later wins, and the other stays beside it', () => {
    const here = new Map([[`play:${play.id}`, play as unknown]]);
    const later = { ...tap(play), changed: play.changed + 1 };
    const { put, rows } = mergePlays([later], here, 'newer', 1);
    expect(rows).toMatchObject([{ action: 'replace' }]);
    expect(put.map(([key]) => key)).toEqual([
      ...['play:', 'play-summary:'].map((prefix) => `${prefix}${play.id}-2`),
      ...['play:', 'play-summary:'].map((prefix) => prefix + play.id),
    ]);
    expect(mergePlays([play], here, 'newer', 1)).toMatchObject({ put: [], rows: [{ action: 'same' }] });
    expect(mergePlays([later], here, 'mine', 1)).toMatchObject({ put: [], rows: [{ action: 'keep' }] });
  });

  it('storage/plays a battle that went to another phone and comes back goes on here, on the side that is played here, and stays one', () => {
    const mine: StoredPlay = { ...play, chosen: { unit: 'm1' } };
    const here = new Map([[`play:${play.id}`, mine as unknown]]);
    const there = playAcross(tap(play));
    const back = { ...there, handed: true as const, changed: play.changed + 5 };
    const { put, rows } = mergePlays([back], here, 'newer', 1);
    expect(rows).toMatchObject([{ id: play.id, action: 'replace', goesOn: true, called: { two: true } }]);
    const [[key, stays] = [], ...rest] = put;
    expect([key, rest.map(([name]) => name)]).toEqual([`play:${play.id}`, [`play-summary:${play.id}`]]);
    expect(stays).toMatchObject({ mine: mine.mine, units: mine.units, chosen: mine.chosen });
    expect(stays).not.toHaveProperty('handed');
    expect((stays as StoredPlay).events).toEqual(tap(play).events);
    const same = { ...playAcross(play), handed: true as const };
    expect(mergePlays([same], here, 'newer', 1)).toMatchObject({ put: [], rows: [{ action: 'same' }] });
    // Where both have played on, nothing is lost.
    const both = new Map([[`play:${play.id}`, { ...withEvent(play, { do: 'round' }, 3) } as unknown]]);
    expect(mergePlays([back], both, 'newer', 1).put.map(([name]) => name)).toContain(`play:${play.id}-2`);
    expect(mergePlays([back], both, 'newer', 1).rows[0]).not.toHaveProperty('goesOn');
    // Whoever looks on is not asked again either.
    const watched = new Map([[`play:${play.id}`, { ...play, looks: true } as unknown]]);
    expect(mergePlays([back], watched, 'newer', 1).put[0]?.[1]).toMatchObject({ looks: true });
  });

  it('storage/plays one that comes from another phone and is older stands beside the one here, once', () => {
    const mine = { ...tap(play), changed: play.changed + 9 };
    const here = new Map([[`play:${play.id}`, mine as unknown]]);
    const { put, rows } = mergePlays([play], here, 'newer', 1);
    expect(rows).toMatchObject([{ action: 'add' }]);
    const beside = { ...play, id: `${play.id}-2` };
    expect(put).toEqual([
      [`play:${beside.id}`, beside],
      [`play-summary:${beside.id}`, summaryOfPlay(beside)],
    ]);
    const both = new Map([...here, ...put]);
    expect(mergePlays([play], both, 'newer', 1)).toMatchObject({ put: [], rows: [{ action: 'keep' }] });
  });

  it('storage/plays fights, cards and what an army said of a unit are kept as they are', () => {
    const rich: StoredPlay = {
      ...play,
      units: [
        {
          id: 'm1',
          side: 'mine',
          name: 'Captain',
          models: 1,
          power: 4,
          blessed: true,
          unit: { game: 'usb', version: 1, data: { kind: 'line' } },
        },
      ],
      chosen: { unit: 'm1', mine: 't1' },
      events: [
        { do: 'pack', pack: 'matched' },
        { do: 'card', to: 'theirs' },
        {
          do: 'fight',
          stamp: '1.abc',
          way: 'shoot',
          by: 'm1',
          changes: [{ unit: 'm1', lost: 1, marks: { shaken: 1 }, turned: -2, acted: true }],
          dice: { mine: [{ sides: 6, count: 3, sum: 11 }] },
          likely: 1234,
        },
      ],
    };
    expect(playKind.decode(rich)).toEqual({ state: 'ok', value: rich });
  });
});
