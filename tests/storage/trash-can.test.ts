import { beforeEach, describe, expect, it } from 'vitest';
import { listArmies, loadArmy, saveArmy } from '../../src/storage/armies.ts';
import { readOne, write } from '../../src/storage/store.ts';
import { daysLeft } from '../../src/storage/trash.ts';
import {
  listTrash,
  moveToTrash,
  purgeTrash,
  removeForGood,
  restoreFromTrash,
} from '../../src/storage/trash-can.ts';
import { listVersions } from '../../src/storage/versions.ts';
import { army, fixture, freshDevice, given, openTab } from './device.ts';

beforeEach(freshDevice);

const day = 24 * 60 * 60 * 1000;

describe('storage/trash-can', () => {
  it('storage/trash-can delete and undo give back the same army', async () => {
    const store = openTab();
    const { army: saved } = given(given(await saveArmy(store, army('a'), 2000)));
    expect(given(await moveToTrash(store, 'a', 5000))).toBe(true);
    expect(given(await listArmies(store))).toEqual({ summaries: [], unreadable: [] });
    expect(given(await loadArmy(store, 'a'))).toBeUndefined();
    expect(given(await listTrash(store, 5000))).toEqual([
      { id: 'a', deleted: 5000, daysLeft: 30, army: { state: 'ok', value: saved } },
    ]);
    expect(given(await restoreFromTrash(store, 'a', 6000))).toBe(true);
    expect(given(await loadArmy(store, 'a'))).toEqual({ state: 'ok', value: saved });
    expect(given(await listArmies(store)).summaries.length).toBe(1);
    expect(given(await listTrash(store, 6000))).toEqual([]);
  });

  it('storage/trash-can what is not there cannot be deleted or restored', async () => {
    expect(given(await moveToTrash(openTab(), 'a', 1))).toBe(false);
    expect(given(await restoreFromTrash(openTab(), 'a', 1))).toBe(false);
  });

  it.each<[string, number, number]>([
    ['at once', 0, 30],
    ['after a minute', 60_000, 30],
    ['after a day and a bit', day + 1, 29],
    ['in the last minute', 30 * day - 60_000, 1],
    ['after thirty days', 30 * day, 0],
    ['after a year', 365 * day, 0],
  ])('storage/trash-can days left %s', (_title, passed, left) => {
    expect(daysLeft(1000, 1000 + passed)).toBe(left);
  });

  it('storage/trash-can after thirty days it goes for good, with its versions', async () => {
    const store = openTab();
    const trash = (deleted: number) => ({ ...(fixture('trash-1.json') as object), deleted });
    given(
      await write(store, [
        ['trash:old', trash(0)],
        ['version:old:1', fixture('version-1.json')],
        ['trash:young', trash(day)],
        ['version:young:1', fixture('version-1.json')],
        ['trash:odd', 'rubbish'],
      ]),
    );
    expect(given(await purgeTrash(store, 30 * day))).toEqual(['old']);
    expect(given(await store.names(''))).toEqual(['trash:odd', 'trash:young', 'version:young:1']);
    expect(given(await purgeTrash(store, 30 * day))).toEqual([]);
    expect(given(await removeForGood(store, ['young']))).toEqual(['young']);
    expect(given(await store.names(''))).toEqual(['trash:odd']);
  });

  it('storage/trash-can a clock that went back removes nothing', async () => {
    const store = openTab();
    given(await write(store, [['trash:a', fixture('trash-1.json')]]));
    expect(given(await purgeTrash(store, 0))).toEqual([]);
  });

  it('storage/trash-can an unreadable army goes there and back byte for byte', async () => {
    const store = openTab();
    const raw = { id: 'a', version: 7, troops: [1, 2] };
    given(await write(store, [['army:a', raw]]));
    given(await moveToTrash(store, 'a', 5));
    expect(given(await listTrash(store, 5))[0]?.army).toEqual({ state: 'newer', raw, version: 7 });
    given(await restoreFromTrash(store, 'a', 6));
    expect(given(await readOne(store, 'army:a'))).toEqual(raw);
  });

  it('storage/trash-can an army in the way of a restored one is kept as a version', async () => {
    const store = openTab();
    given(await saveArmy(store, army('a', { name: 'Deleted' }), 1));
    given(await moveToTrash(store, 'a', 2));
    given(await write(store, [['army:a', army('a', { name: 'In the way' })]]));
    given(await restoreFromTrash(store, 'a', 3));
    expect(given(await loadArmy(store, 'a'))).toMatchObject({ state: 'ok', value: { name: 'Deleted' } });
    expect(given(await listVersions(store, 'a')).map((version) => version.army.name)).toEqual(['In the way']);
  });
});
