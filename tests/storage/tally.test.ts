import { beforeEach, describe, expect, it } from 'vitest';
import { readOne, write } from '../../src/storage/store.ts';
import { addToTally, clearTally, loadTally, sumOf, type Tally, tallyKind } from '../../src/storage/tally.ts';
import { fixture, freshDevice, given, openTab } from './device.ts';

beforeEach(freshDevice);

const record = fixture('tally-1.json') as Tally;

describe('storage/tally', () => {
  it('storage/tally a record of version 1 reads', () => {
    expect(tallyKind.decode(record)).toEqual({ state: 'ok', value: record });
  });

  it('storage/tally counts are added up, since the first of them', async () => {
    const store = openTab();
    expect(given(await loadTally(store))).toBeUndefined();
    given(await addToTally(store, { 2: [1, 2] }, 50));
    given(await addToTally(store, { 2: [10, 20], 3: [1, 1, 1] }, 60));
    expect(given(await loadTally(openTab()))).toEqual({
      version: 1,
      since: 50,
      faces: { 2: [11, 22], 3: [1, 1, 1] },
    });
  });

  it('storage/tally two tabs counting at once lose nothing', async () => {
    const tabs = [openTab(), openTab()];
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => addToTally(tabs[n % 2] ?? openTab(), { 2: [1, n % 2] }, n)),
    );
    expect(given(await loadTally(openTab()))).toMatchObject({ since: 0, faces: { 2: [40, 20] } });
  });

  it('storage/tally counted again, what was counted comes back and is added', async () => {
    const store = openTab();
    given(await write(store, [['tally', record]]));
    expect(given(await clearTally(store))).toEqual(record);
    expect(given(await loadTally(store))).toBeUndefined();
    expect(given(await clearTally(store))).toBeUndefined();
    given(await addToTally(store, { 6: [1, 0, 0, 0, 0, 0] }, record.since + 9));
    given(await addToTally(store, record.faces, record.since));
    expect(given(await loadTally(store))).toEqual({
      ...record,
      faces: { ...record.faces, 6: [13, 9, 14, 10, 8, 11] },
    });
  });

  it('storage/tally a damaged record is put aside, that of a newer version left alone', async () => {
    const store = openTab();
    given(await write(store, [['tally', 'rubbish']]));
    given(await addToTally(store, { 2: [1, 0] }, 5));
    expect(given(await readOne(store, 'damaged:tally'))).toBe('rubbish');
    expect(given(await loadTally(store))?.faces).toEqual({ 2: [1, 0] });
    given(await write(store, [['tally', { version: 2 }]]));
    given(await addToTally(store, { 2: [1, 0] }, 5));
    given(await clearTally(store));
    expect(given(await readOne(store, 'tally'))).toEqual({ version: 2 });
  });

  it.each<[string, object]>([
    ['a face too few', { 6: [1, 2, 3, 4, 5] }],
    ['half a count', { 2: [0.5, 1] }],
    ['a negative count', { 2: [-1, 1] }],
    ['dice of one side', { 1: [1] }],
    ['dice too large', { 101: Array(101).fill(0) }],
    ['strange dice', { six: [1] }],
  ])('storage/tally %s is damaged', (_title, faces) => {
    expect(tallyKind.decode({ version: 1, since: 1, faces }).state).toBe('damaged');
  });

  it('storage/tally a sum changes neither side', () => {
    const [a, b] = [{ 2: [1, 2] }, { 2: [3, 4], 3: [1, 0, 0] }];
    expect(sumOf(a, b)).toEqual({ 2: [4, 6], 3: [1, 0, 0] });
    expect(sumOf(b, a)).toEqual(sumOf(a, b));
    expect([a, b]).toEqual([{ 2: [1, 2] }, { 2: [3, 4], 3: [1, 0, 0] }]);
  });
});
