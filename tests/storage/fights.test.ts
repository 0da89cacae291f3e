import { beforeEach, describe, expect, it } from 'vitest';
import { fightBounds } from '../../src/fight/saved-fights.ts';
import { type SavedFight, savedFightBounds, savedFightsList } from '../../src/storage/fights.ts';
import { readOne, write } from '../../src/storage/store.ts';
import { fixture, freshDevice, given, openTab, refusingDevice } from './device.ts';

beforeEach(freshDevice);

const record = fixture('fights-1.json') as { readonly fights: readonly SavedFight[] };

function saved(id: string, parts: Partial<SavedFight> = {}): SavedFight {
  return { id, name: id, mode: 'brikwars', query: 'v=1', ...parts };
}

describe('storage/fights', () => {
  it('storage/fights a record of version 1 reads', () => {
    expect(savedFightsList.decode(record)).toEqual({ state: 'ok', value: record.fights });
  });

  it('storage/fights there are none before the first is saved', async () => {
    expect(given(await savedFightsList.load(openTab()))).toEqual([]);
  });

  it('storage/fights are kept in their order', async () => {
    const store = openTab();
    for (const id of ['b', 'a', 'c']) {
      given(await savedFightsList.change(store, (fights) => [...fights, saved(id)]));
    }
    given(await savedFightsList.change(store, (fights) => fights.toReversed()));
    expect(given(await savedFightsList.load(openTab())).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('storage/fights two tabs saving at once lose nothing', async () => {
    const [one, two] = [openTab(), openTab()];
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        savedFightsList.change(n % 2 ? one : two, (fights) => [...fights, saved(`r${n}`)]),
      ),
    );
    expect(given(await savedFightsList.load(openTab())).length).toBe(20);
  });

  it('storage/fights what a later version added stays', async () => {
    const store = openTab();
    const first = { ...saved('a'), colour: 'red' };
    given(await write(store, [['fights', { version: 1, fights: [first], folders: ['x'] }]]));
    given(await savedFightsList.change(store, (fights) => [...fights, saved('b')]));
    expect(given(await readOne(store, 'fights'))).toEqual({
      version: 1,
      fights: [first, saved('b')],
      folders: ['x'],
    });
  });

  it('storage/fights a damaged record is put aside before it is replaced', async () => {
    const store = openTab();
    given(await write(store, [['fights', { version: 1, fights: 'none' }]]));
    expect(await savedFightsList.load(store)).toMatchObject({
      ok: false,
      issues: [{ code: 'list-damaged', issues: [{ path: 'fights' }] }],
    });
    given(await savedFightsList.change(store, (fights) => [...fights, saved('a')]));
    expect(given(await savedFightsList.load(store))).toEqual([saved('a')]);
    expect(given(await readOne(store, 'damaged:fights'))).toEqual({ version: 1, fights: 'none' });
  });

  it('storage/fights the record of a newer version is left alone', async () => {
    const store = openTab();
    const raw = { version: 2, folders: [] };
    given(await write(store, [['fights', raw]]));
    const newer = { ok: false, issues: [{ code: 'list-newer', version: 2 }] };
    expect(await savedFightsList.load(store)).toEqual(newer);
    expect(await savedFightsList.change(store, () => [])).toEqual(newer);
    expect(given(await readOne(store, 'fights'))).toEqual(raw);
  });

  it.each<[string, object]>([
    ['no name', { name: '' }],
    ['a name too long', { name: 'x'.repeat(81) }],
    ['inputs too long', { query: 'x'.repeat(2001) }],
    ['rolls too long', { play: 'x'.repeat(20_001) }],
    ['an id that would break a key', { id: 'a:b' }],
    ['a mode that is no word', { mode: '../x' }],
  ])('storage/fights a fight with %s is damaged', (_title, part) => {
    const fights = [{ ...saved('a'), ...part }];
    expect(savedFightsList.decode({ version: 1, fights }).state).toBe('damaged');
  });

  it('storage/fights a mode of a later version is kept as it is', () => {
    const fights = [saved('a', { mode: 'siege' })];
    expect(savedFightsList.decode({ version: 1, fights }).state).toBe('ok');
  });

  it('storage/fights the bounds are those that the model keeps to', () => {
    expect(fightBounds).toEqual(savedFightBounds);
  });

  it('storage/fights joined with those of a backup none is doubled and none is lost', () => {
    const mine = [saved('a'), saved('b')];
    const theirs = [{ ...saved('a'), id: 'z' }, saved('a', { name: 'other' }), saved('c')];
    const { put, added } = savedFightsList.merge(theirs, { version: 1, fights: mine });
    expect(added).toBe(2);
    const [[, record] = []] = put;
    expect(
      (record as { readonly fights: readonly SavedFight[] }).fights.map(({ id, name }) => [id, name]),
    ).toEqual([
      ['a', 'a'],
      ['b', 'b'],
      ['a-2', 'other'],
      ['c', 'c'],
    ]);
    expect(savedFightsList.merge(theirs, record)).toEqual({ put: [], added: 0 });
    expect(savedFightsList.merge(theirs, { version: 2 })).toEqual({ put: [], added: 0 });
    expect(savedFightsList.merge([saved('a')], { version: 1, fights: 'x' }).put.map(([key]) => key)).toEqual([
      'fights',
      'damaged:fights',
    ]);
  });

  it('storage/fights refused storage is a code', async () => {
    refusingDevice('SecurityError');
    expect(await savedFightsList.load(openTab())).toMatchObject({ issues: [{ code: 'storage-refused' }] });
    expect(await savedFightsList.change(openTab(), (fights) => fights)).toMatchObject({
      issues: [{ code: 'storage-refused' }],
    });
  });
});
