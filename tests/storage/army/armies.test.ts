import { beforeEach, describe, expect, it } from 'vitest';
import {
  findUnreadable,
  listArmies,
  loadArmy,
  renewSummaries,
  saveArmy,
} from '../../../src/storage/army/armies.ts';
import type { Army } from '../../../src/storage/army/army.ts';
import { summaryOf } from '../../../src/storage/army/summary.ts';
import { moveToTrash } from '../../../src/storage/army/trash-can.ts';
import { versionsKept } from '../../../src/storage/army/version.ts';
import { listVersions, restoreVersion } from '../../../src/storage/army/versions.ts';
import { type RecordStore, readOne, write } from '../../../src/storage/store.ts';
import { army, fillDevice, fixture, freshDevice, given, line, openTab } from '../device.ts';

beforeEach(freshDevice);

async function save(store: RecordStore, edited: Army, now = 2000): Promise<Army> {
  return given(given(await saveArmy(store, edited, now))).army;
}

async function stored(id: string): Promise<Army> {
  const decoded = given(await loadArmy(openTab(), id));
  if (decoded?.state !== 'ok') throw new Error(`no readable army ${id}`);
  return decoded.value;
}

describe('storage/army/armies save', () => {
  it('storage/army/armies army and summary are stored together, each save one revision on', async () => {
    const store = openTab();
    const first = await save(store, army('a', { lines: [line('l', { count: 3, points: 6.5 })] }), 2000);
    expect(first).toMatchObject({ revision: 1, changed: 2000, created: 1000 });
    const second = await save(store, { ...first, name: 'Renamed' }, 3000);
    expect(second).toMatchObject({ revision: 2, changed: 3000 });
    expect(await stored('a')).toEqual(second);
    expect(given(await listArmies(openTab()))).toEqual({ summaries: [summaryOf(second)], unreadable: [] });
    expect(summaryOf(second)).toMatchObject({ points: 19.5, models: 3, lines: 1, name: 'Renamed' });
    expect(given(await listVersions(store, 'a'))).toEqual([]);
  });

  it('storage/army/armies what the code of its game knows of an army stands in its summary', async () => {
    const store = openTab();
    const lines = [line('l')];
    const knownOf = (each: Army) => ({ broken: each.lines.length, names: ['Riders'] });
    const saved = given(given(await saveArmy(store, army('a', { lines }), 1, { knownOf })));
    expect(saved.summary).toMatchObject({ broken: 1, units: ['Riders'], revision: 1 });
    expect(given(await listArmies(store)).summaries).toEqual([saved.summary]);
    expect((await save(store, saved.army)).revision).toBe(2);
    expect(given(await listArmies(store)).summaries[0]?.broken).toBeUndefined();
  });

  it('storage/army/armies a summary is renewed only while its army is as it was', async () => {
    const store = openTab();
    const saved = await save(store, army('a'));
    given(
      await renewSummaries(store, [summaryOf(saved, { broken: 2 }), summaryOf(army('gone'), { broken: 3 })]),
    );
    expect(given(await listArmies(store)).summaries).toEqual([summaryOf(saved, { broken: 2 })]);
    await save(store, { ...saved, name: 'Later' });
    given(await renewSummaries(store, [summaryOf(saved, { broken: 5 })]));
    expect(given(await listArmies(store)).summaries[0]).toMatchObject({ name: 'Later' });
    expect(given(await store.names('summary:'))).toEqual(['summary:a']);
  });

  it('storage/army/armies of two tabs the last writer wins and the loser is kept as a version', async () => {
    const [one, two] = [openTab(), openTab()];
    const base = await save(one, army('a', { name: 'Base' }));
    const inOne = await save(one, { ...base, name: 'From one' }, 3000);
    const late = given(given(await saveArmy(two, { ...base, name: 'From two' }, 4000)));
    expect(late.overwrote).toBe(true);
    expect(late.army).toMatchObject({ name: 'From two', revision: inOne.revision + 1 });
    expect((await stored('a')).name).toBe('From two');
    expect(given(await listVersions(one, 'a'))).toEqual([
      { number: 1, kept: 4000, why: 'overwritten', army: inOne },
    ]);
  });

  it('storage/army/armies a save in both tabs at the same moment loses neither', async () => {
    const base = await save(openTab(), army('a'));
    const names = ['one', 'two', 'three', 'four'];
    await Promise.all(names.map((name) => save(openTab(), { ...base, name })));
    const versions = given(await listVersions(openTab(), 'a'));
    const kept = [(await stored('a')).name, ...versions.map((version) => version.army.name)];
    expect(new Set(kept)).toEqual(new Set(names));
  });

  it('storage/army/armies the last twenty versions are kept', async () => {
    const store = openTab();
    const base = await save(store, army('a'));
    for (let n = 1; n <= 24; n++) await save(openTab(), { ...base, revision: 0, name: `Edit ${n}` });
    const versions = given(await listVersions(store, 'a'));
    expect(versions.map((version) => version.army.name)).toEqual(
      Array.from({ length: versionsKept }, (_, index) => `Edit ${23 - index}`),
    );
    expect(given(await store.names('version:')).length).toBe(versionsKept);
  });

  it('storage/army/armies a state that stood for a while is kept when it is edited, and one that is edited for long', async () => {
    const store = openTab();
    let base = await save(store, army('a', { name: 'Monday', lines: [line('l')] }), 1000);
    base = await save(store, { ...base, name: 'Monday, a minute later' }, 61_000);
    expect(given(await listVersions(store, 'a'))).toEqual([]);
    base = await save(store, { ...base, name: 'Tuesday' }, 86_400_000);
    const [kept] = given(await listVersions(store, 'a'));
    expect(kept).toMatchObject({ why: 'edited', army: { name: 'Monday, a minute later' } });
    const late = given(
      given(await saveArmy(store, { ...base, name: 'Noon' }, 86_400_500, { milestone: true })),
    );
    expect(late).toMatchObject({ overwrote: false, kept: true });
    expect(given(await listVersions(store, 'a')).map(({ army: { name } }) => name)).toEqual([
      'Tuesday',
      'Monday, a minute later',
    ]);
  });

  it('storage/army/armies an army deleted in another tab comes back when it is saved', async () => {
    const store = openTab();
    const base = await save(store, army('a'));
    given(await moveToTrash(openTab(), ['a'], 2500));
    const saved = given(given(await saveArmy(store, { ...base, name: 'Still mine' }, 3000)));
    expect(saved).toMatchObject({ overwrote: false, army: { name: 'Still mine' } });
    expect(given(await store.names('trash:'))).toEqual([]);
    expect((await stored('a')).name).toBe('Still mine');
  });

  it('storage/army/armies what another tab wrote before deleting is kept as a version', async () => {
    const base = await save(openTab(), army('a'));
    await save(openTab(), { ...base, name: 'Their last word' });
    given(await moveToTrash(openTab(), ['a'], 2500));
    await save(openTab(), { ...base, name: 'Still mine' });
    expect(given(await listVersions(openTab(), 'a')).map((version) => version.army.name)).toEqual([
      'Their last word',
    ]);
  });

  it.each<[string, unknown]>([
    ['damaged', { id: 'a', version: 1, name: 7 }],
    ['newer', { version: 2, id: 'a', troops: [] }],
  ])('storage/army/armies a %s record is never written over', async (state, raw) => {
    const store = openTab();
    given(await write(store, [['army:a', raw]]));
    expect(given(await saveArmy(store, army('a'), 2000))).toEqual({
      ok: false,
      issues: [{ code: `army-${state}`, id: 'a' }],
    });
    expect(given(await readOne(store, 'army:a'))).toEqual(raw);
  });

  it('storage/army/armies full storage leaves army and summary as they were', async () => {
    const store = openTab();
    const base = await save(store, army('a'));
    const free = fillDevice('at the end');
    const result = await saveArmy(store, { ...base, name: 'New' }, 3000);
    free();
    expect(result).toMatchObject({ ok: false, issues: [{ code: 'storage-full' }] });
    expect(await stored('a')).toEqual(base);
    expect(given(await listArmies(store)).summaries).toEqual([summaryOf(base)]);
  });
});

describe('storage/army/armies list', () => {
  it('storage/army/armies damaged and newer armies are listed as such, with their raw record', async () => {
    const store = openTab();
    const good = await save(store, army('good'));
    const damaged = { id: 'bad', version: 1, name: 7 };
    const newer = { version: 9, troops: [] };
    given(
      await write(store, [
        ['army:bad', damaged],
        ['army:new', newer],
        ['summary:new', { version: 9 }],
      ]),
    );
    const list = given(await listArmies(store));
    expect(list.summaries).toEqual([summaryOf(good)]);
    expect(list.unreadable.map(({ id, decoded }) => [id, decoded.state, decoded.raw])).toEqual([
      ['bad', 'damaged', damaged],
      ['new', 'newer', newer],
    ]);
  });

  it('storage/army/armies a damaged army behind a good summary is found by looking into all', async () => {
    const store = openTab();
    await save(store, army('a'));
    given(await write(store, [['army:a', 'rubbish']]));
    expect(given(await listArmies(store)).unreadable).toEqual([]);
    expect(given(await findUnreadable(store)).map(({ id }) => id)).toEqual(['a']);
  });

  it('storage/army/armies a lost or unreadable summary is made again; one without its army is not shown', async () => {
    const store = openTab();
    const [a, b] = [await save(store, army('a')), await save(store, army('b'))];
    const ghost = summaryOf(army('ghost'));
    given(
      await write(
        store,
        [
          ['summary:b', 'rubbish'],
          ['summary:ghost', ghost],
        ],
        ['summary:a'],
      ),
    );
    const ids = given(await listArmies(store)).summaries;
    expect(ids).toEqual(expect.arrayContaining([summaryOf(a), summaryOf(b)]));
    expect(ids.length).toBe(2);
  });

  it('storage/army/armies a thousand armies are listed without reading one of them', async () => {
    const store = openTab();
    const armies = Array.from({ length: 1000 }, (_, n) =>
      army(`id${n}`, { lines: Array.from({ length: 10 }, (_, l) => line(`l${l}`, { count: n, points: 1 })) }),
    );
    given(
      await write(
        store,
        armies.flatMap((each) => [
          [`army:${each.id}`, each] as const,
          [`summary:${each.id}`, summaryOf(each)] as const,
        ]),
      ),
    );
    const read: string[] = [];
    const watched: RecordStore = {
      ...store,
      readMany: (keys) => {
        read.push(...keys);
        return store.readMany(keys);
      },
    };
    const list = given(await listArmies(watched));
    expect(list.summaries.length).toBe(1000);
    expect(list.summaries.find((summary) => summary.id === 'id7')).toMatchObject({
      points: 70,
      models: 70,
      lines: 10,
    });
    expect(read).toEqual([]);
  });
});

describe('storage/army/versions', () => {
  it('storage/army/versions a restored version is the newest revision; what it replaced is kept', async () => {
    const store = openTab();
    const base = await save(store, army('a', { name: 'Base' }));
    await save(openTab(), { ...base, name: 'Theirs' });
    const mine = await save(store, { ...base, name: 'Mine' });
    const back = given(given(await restoreVersion(store, 'a', 1, 9000)));
    expect(back).toMatchObject({ name: 'Theirs', revision: mine.revision + 1, changed: 9000 });
    expect(await stored('a')).toEqual(back);
    const versions = given(await listVersions(store, 'a'));
    expect(versions.map(({ why, army: each }) => [why, each.name])).toEqual([
      ['restored', 'Mine'],
      ['overwritten', 'Theirs'],
    ]);
  });

  it('storage/army/versions restoring over a damaged army keeps the damaged record; a newer one stays', async () => {
    const store = openTab();
    const good = fixture('version-1.json');
    given(
      await write(store, [
        ['army:a', 'rubbish'],
        ['version:a:3', good],
      ]),
    );
    given(given(await restoreVersion(store, 'a', 3, 9000)));
    expect(given(await readOne(store, 'version:a:4'))).toMatchObject({ army: 'rubbish', why: 'restored' });

    given(
      await write(store, [
        ['army:b', { version: 2 }],
        ['version:b:1', good],
      ]),
    );
    expect(given(await restoreVersion(store, 'b', 1, 9000))).toMatchObject({
      ok: false,
      issues: [{ code: 'army-newer' }],
    });
    expect(given(await readOne(store, 'army:b'))).toEqual({ version: 2 });
  });

  it('storage/army/versions a version that is not there is a code', async () => {
    expect(given(await restoreVersion(openTab(), 'a', 1, 0))).toMatchObject({
      ok: false,
      issues: [{ code: 'version-gone' }],
    });
  });
});
