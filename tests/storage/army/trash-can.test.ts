import { beforeEach, describe, expect, it } from 'vitest';
import { listArmies, loadArmy, saveArmy } from '../../../src/storage/army/armies.ts';
import {
  listTrash,
  moveToTrash,
  removeForGood,
  restoreFromTrash,
} from '../../../src/storage/army/trash-can.ts';
import { listVersions } from '../../../src/storage/army/versions.ts';
import { readOne, write } from '../../../src/storage/store.ts';
import { army, fixture, freshDevice, given, openTab } from '../device.ts';

beforeEach(freshDevice);

describe('storage/army/trash-can', () => {
  it('storage/army/trash-can delete and undo give back the same army', async () => {
    const store = openTab();
    const { army: saved } = given(given(await saveArmy(store, army('a'), 2000)));
    expect(given(await moveToTrash(store, ['a'], 5000))).toEqual(['a']);
    expect(given(await listArmies(store))).toEqual({ summaries: [], unreadable: [] });
    expect(given(await loadArmy(store, 'a'))).toBeUndefined();
    expect(given(await listTrash(store))).toEqual([
      { id: 'a', deleted: 5000, army: { state: 'ok', value: saved } },
    ]);
    expect(given(await restoreFromTrash(store, ['a'], 6000))).toEqual(['a']);
    expect(given(await loadArmy(store, 'a'))).toEqual({ state: 'ok', value: saved });
    expect(given(await listArmies(store)).summaries.length).toBe(1);
    expect(given(await listTrash(store))).toEqual([]);
  });

  it('storage/army/trash-can what is not there cannot be deleted or restored', async () => {
    expect(given(await moveToTrash(openTab(), ['a'], 1))).toEqual([]);
    expect(given(await restoreFromTrash(openTab(), ['a'], 1))).toEqual([]);
  });

  it('storage/army/trash-can several go and come back together, each with its own versions', async () => {
    const store = openTab();
    for (const id of ['a', 'b', 'c']) given(await saveArmy(store, army(id), 1));
    given(await write(store, [['army:b', { id: 'b', version: 9 }]]));
    expect(given(await moveToTrash(store, ['a', 'b', 'gone'], 2))).toEqual(['a', 'b']);
    expect(given(await store.names(''))).toEqual(['army:c', 'summary:c', 'trash:a', 'trash:b']);
    given(await write(store, [['army:a', army('a', { name: 'In the way' })]]));
    expect(given(await restoreFromTrash(store, ['a', 'b', 'c'], 3))).toEqual(['a', 'b']);
    expect(given(await store.names(''))).toEqual([
      'army:a',
      'army:b',
      'army:c',
      'summary:a',
      'summary:c',
      'version:a:1',
    ]);
  });

  it('storage/army/trash-can emptied for good, an army goes with its versions', async () => {
    const store = openTab();
    given(
      await write(store, [
        ['trash:old', fixture('trash-1.json')],
        ['version:old:1', fixture('version-1.json')],
        ['trash:young', fixture('trash-1.json')],
        ['version:young:1', fixture('version-1.json')],
        ['trash:odd', 'rubbish'],
      ]),
    );
    expect(given(await removeForGood(store, ['old']))).toEqual(['old']);
    expect(given(await store.names(''))).toEqual(['trash:odd', 'trash:young', 'version:young:1']);
    expect(given(await removeForGood(store, ['young', 'odd']))).toEqual(['young', 'odd']);
    expect(given(await store.names(''))).toEqual([]);
  });

  it('storage/army/trash-can an army that another tab brought back stays with its versions when the trash is emptied', async () => {
    const store = openTab();
    given(given(await saveArmy(store, army('a'), 2000)));
    given(await write(store, [['version:a:1', { version: 1, kept: 1, why: 'edited', army: army('a') }]]));
    given(await moveToTrash(store, ['a'], 5000));
    given(await restoreFromTrash(openTab(), ['a'], 6000));
    // This tab still shows it in the trash.
    expect(given(await removeForGood(store, ['a', 'never']))).toEqual([]);
    expect(given(await listVersions(store, 'a'))).toHaveLength(1);
    expect(given(await loadArmy(store, 'a'))).toMatchObject({ state: 'ok' });
    // Both at once: what lies in the trash goes, what belongs to the army stays.
    given(await write(store, [['trash:a', { version: 1, deleted: 1, army: army('a') }]]));
    expect(given(await removeForGood(store, ['a']))).toEqual(['a']);
    expect(given(await listVersions(store, 'a'))).toHaveLength(1);
  });

  it('storage/army/trash-can of a record whose time is no time the army is there and comes back', async () => {
    const store = openTab();
    const saved = { ...army('a'), revision: 3 };
    given(await write(store, [['trash:a', { version: 1, deleted: 1e300, army: saved }]]));
    expect(given(await listTrash(store))).toEqual([{ id: 'a', army: { state: 'ok', value: saved } }]);
    expect(given(await restoreFromTrash(store, ['a'], 6000))).toEqual(['a']);
    expect(given(await loadArmy(store, 'a'))).toEqual({ state: 'ok', value: saved });
    expect(given(await listTrash(store))).toEqual([]);
  });

  it('storage/army/trash-can an unreadable army goes there and back byte for byte', async () => {
    const store = openTab();
    const raw = { id: 'a', version: 7, troops: [1, 2] };
    given(await write(store, [['army:a', raw]]));
    given(await moveToTrash(store, ['a'], 5));
    expect(given(await listTrash(store))[0]?.army).toEqual({ state: 'newer', raw, version: 7 });
    given(await restoreFromTrash(store, ['a'], 6));
    expect(given(await readOne(store, 'army:a'))).toEqual(raw);
  });

  it('storage/army/trash-can an army in the way of a restored one is kept as a version', async () => {
    const store = openTab();
    given(await saveArmy(store, army('a', { name: 'Deleted' }), 1));
    given(await moveToTrash(store, ['a'], 2));
    given(await write(store, [['army:a', army('a', { name: 'In the way' })]]));
    given(await restoreFromTrash(store, ['a'], 3));
    expect(given(await loadArmy(store, 'a'))).toMatchObject({ state: 'ok', value: { name: 'Deleted' } });
    expect(given(await listVersions(store, 'a')).map((version) => version.army.name)).toEqual(['In the way']);
  });
});
