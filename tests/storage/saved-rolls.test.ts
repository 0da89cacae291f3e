import { beforeEach, describe, expect, it } from 'vitest';
import { type SavedRoll, savedRollsList } from '../../src/storage/saved-rolls.ts';
import { readOne, write } from '../../src/storage/store.ts';
import { fixture, freshDevice, given, openTab, refusingDevice } from './device.ts';

beforeEach(freshDevice);

const record = fixture('saved-rolls-1.json') as { readonly rolls: readonly SavedRoll[] };

function saved(id: string, parts: Partial<SavedRoll> = {}): SavedRoll {
  return { id, name: id, notation: '1d6', rules: { bonus: 'none', floor: false }, ...parts };
}

describe('storage/saved-rolls', () => {
  it('storage/saved-rolls a record of version 1 reads', () => {
    expect(savedRollsList.decode(record)).toEqual({ state: 'ok', value: record.rolls });
  });

  it('storage/saved-rolls there are none before the first is saved', async () => {
    expect(given(await savedRollsList.load(openTab()))).toEqual([]);
  });

  it('storage/saved-rolls are kept in their order', async () => {
    const store = openTab();
    for (const id of ['b', 'a', 'c']) {
      given(await savedRollsList.change(store, (rolls) => [...rolls, saved(id)]));
    }
    given(await savedRollsList.change(store, (rolls) => rolls.toReversed()));
    expect(given(await savedRollsList.load(openTab())).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('storage/saved-rolls two tabs saving at once lose nothing', async () => {
    const [one, two] = [openTab(), openTab()];
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        savedRollsList.change(n % 2 ? one : two, (rolls) => [...rolls, saved(`r${n}`)]),
      ),
    );
    expect(given(await savedRollsList.load(openTab())).length).toBe(20);
  });

  it('storage/saved-rolls what a later version added stays', async () => {
    const store = openTab();
    const first = { ...saved('a'), colour: 'red' };
    given(await write(store, [['saved-rolls', { version: 1, rolls: [first], folders: ['x'] }]]));
    given(await savedRollsList.change(store, (rolls) => [...rolls, saved('b')]));
    expect(given(await readOne(store, 'saved-rolls'))).toEqual({
      version: 1,
      rolls: [first, saved('b')],
      folders: ['x'],
    });
  });

  it('storage/saved-rolls a damaged record is put aside before it is replaced', async () => {
    const store = openTab();
    given(await write(store, [['saved-rolls', { version: 1, rolls: 'none' }]]));
    expect(await savedRollsList.load(store)).toMatchObject({
      ok: false,
      issues: [{ code: 'list-damaged', issues: [{ path: 'rolls' }] }],
    });
    given(await savedRollsList.change(store, (rolls) => [...rolls, saved('a')]));
    expect(given(await savedRollsList.load(store))).toEqual([saved('a')]);
    expect(given(await readOne(store, 'damaged:saved-rolls'))).toEqual({ version: 1, rolls: 'none' });
  });

  it('storage/saved-rolls the record of a newer version is left alone', async () => {
    const store = openTab();
    const raw = { version: 2, folders: [] };
    given(await write(store, [['saved-rolls', raw]]));
    const newer = { ok: false, issues: [{ code: 'list-newer', version: 2 }] };
    expect(await savedRollsList.load(store)).toEqual(newer);
    expect(await savedRollsList.change(store, () => [])).toEqual(newer);
    expect(given(await readOne(store, 'saved-rolls'))).toEqual(raw);
  });

  it.each<[string, object]>([
    ['no name', { name: '' }],
    ['a name too long', { name: 'x'.repeat(41) }],
    ['a notation too long', { notation: 'x'.repeat(201) }],
    ['an id that would break a key', { id: 'a:b' }],
    ['strange rules', { rules: { bonus: 'd20', floor: true } }],
    ['half a need', { need: 0.5 }],
  ])('storage/saved-rolls a roll with %s is damaged', (_title, part) => {
    const rolls = [{ ...saved('a'), ...part }];
    expect(savedRollsList.decode({ version: 1, rolls }).state).toBe('damaged');
  });

  it('storage/saved-rolls refused storage is a code', async () => {
    refusingDevice('SecurityError');
    expect(await savedRollsList.load(openTab())).toMatchObject({ issues: [{ code: 'storage-refused' }] });
    expect(await savedRollsList.change(openTab(), (rolls) => rolls)).toMatchObject({
      issues: [{ code: 'storage-refused' }],
    });
  });
});
