import { beforeEach, describe, expect, it } from 'vitest';
import {
  appendRoll,
  clearRolls,
  listRolls,
  type RollPage,
  type RollRecord,
  readRolls,
  removeRoll,
  restoreRolls,
  rollPageKind,
  rollsKept,
} from '../../src/storage/rolls.ts';
import { type RecordStore, readOne, write } from '../../src/storage/store.ts';
import { fixture, freshDevice, given, openTab } from './device.ts';

beforeEach(freshDevice);

function roll(time: number): RollRecord {
  return {
    time,
    label: '',
    notation: '1d6',
    rules: { bonus: 'none', floor: true },
    faces: [4],
    typed: false,
    total: 4,
  };
}

async function append(store: RecordStore, from: number, to: number): Promise<void> {
  for (let time = from; time <= to; time++) given(await appendRoll(store, roll(time)));
}

async function times(): Promise<readonly number[]> {
  return given(await listRolls(openTab())).map((each) => each.time);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

describe('storage/rolls', () => {
  it('storage/rolls fifty a page, newest last', async () => {
    const store = openTab();
    await append(store, 1, 120);
    expect(given(await store.names('rolls:')).length).toBe(3);
    expect(await times()).toEqual(range(1, 120));
  });

  it('storage/rolls the last thousand are kept, the pages before them go', async () => {
    const store = openTab();
    await append(store, 1, 1133);
    expect(rollsKept).toBe(1000);
    expect(await times()).toEqual(range(134, 1133));
    expect(given(await store.names('rolls:')).length).toBe(21);
  });

  it('storage/rolls page ten comes after page nine', async () => {
    const store = openTab();
    await append(store, 1, 560);
    expect(await times()).toEqual(range(1, 560));
  });

  it('storage/rolls the newest page, the two newest, and more than there are can be read alone', async () => {
    const store = openTab();
    await append(store, 1, 512);
    for (const [pages, from] of [
      [1, 501],
      [2, 451],
      [99, 1],
    ] as const) {
      expect(given(await readRolls(store, pages))).toMatchObject({ complete: from === 1 });
      expect(given(await listRolls(store, pages)).map((each) => each.time)).toEqual(range(from, 512));
    }
  });

  it('storage/rolls adding one reads the newest page alone and writes one', async () => {
    const store = openTab();
    await append(store, 1, 130);
    const touched: string[][] = [];
    const watched: RecordStore = {
      ...store,
      change: (reads, plan) =>
        store.change(
          {
            ...reads,
            keys: (names) => {
              const keys = reads.keys(names);
              touched.push([...keys]);
              return keys;
            },
          },
          plan,
        ),
    };
    given(await appendRoll(watched, roll(131)));
    given(await removeRoll(watched, roll(131)));
    expect(touched).toEqual([['rolls:2'], ['rolls:1', 'rolls:2']]);
  });

  it('storage/rolls an old roll is found on its page too', async () => {
    const store = openTab();
    await append(store, 1, 260);
    expect(given(await removeRoll(store, roll(3)))).toBe(true);
    expect(await times()).toEqual([1, 2, ...range(4, 260)]);
  });

  it('storage/rolls of two rolls of one millisecond the one meant is taken back', async () => {
    const store = openTab();
    given(await appendRoll(store, roll(7)));
    given(await appendRoll(store, { ...roll(7), notation: '2d6', faces: [1, 3] }));
    expect(given(await removeRoll(store, roll(7)))).toBe(true);
    expect(given(await listRolls(store)).map((each) => each.notation)).toEqual(['2d6']);
  });

  it('storage/rolls a page without rolls goes, so that the newest one always has some', async () => {
    const store = openTab();
    await append(store, 1, 51);
    given(await removeRoll(store, roll(51)));
    expect(given(await store.names('rolls:'))).toEqual(['rolls:0']);
    expect(given(await listRolls(store, 1)).length).toBe(50);
  });

  it('storage/rolls of version 1 with all that a roll can say reads', () => {
    const page = fixture('rolls-1-all.json');
    expect(rollPageKind.decode(page)).toEqual({ state: 'ok', value: page });
  });

  it.each<[string, object]>([
    ['a preset too long', { preset: 'x'.repeat(41) }],
    ['half a need', { need: 1.5 }],
    ['inches that are not', { inches: false }],
    ['fewer dice kept than none', { kept: -1 }],
  ])('storage/rolls a page with %s is damaged', (_title, part) => {
    expect(rollPageKind.decode({ version: 1, rolls: [{ ...roll(1), ...part }] }).state).toBe('damaged');
  });

  it('storage/rolls two tabs rolling at once lose nothing', async () => {
    const [one, two] = [openTab(), openTab()];
    await Promise.all([append(one, 1, 60), append(two, 1001, 1060)]);
    expect([...(await times())].sort((a, b) => a - b)).toEqual([...range(1, 60), ...range(1001, 1060)]);
  });

  it('storage/rolls the newest roll of a moment is taken back', async () => {
    const store = openTab();
    await append(store, 1, 51);
    expect(given(await removeRoll(store, roll(51)))).toBe(true);
    expect(given(await removeRoll(store, roll(50)))).toBe(true);
    expect(given(await removeRoll(store, roll(50)))).toBe(false);
    expect(await times()).toEqual(range(1, 49));
    await append(store, 52, 53);
    expect(await times()).toEqual([...range(1, 49), 52, 53]);
  });

  it('storage/rolls an unreadable page is passed over and never written over', async () => {
    const store = openTab();
    given(
      await write(store, [
        ['rolls:0', fixture('rolls-1.json')],
        ['rolls:1', 'rubbish'],
      ]),
    );
    given(await appendRoll(store, roll(7)));
    expect(given(await readOne(store, 'rolls:1'))).toBe('rubbish');
    expect(await times()).toEqual([
      ...(fixture('rolls-1.json') as RollPage).rolls.map((each) => each.time),
      7,
    ]);
  });

  it('storage/rolls can be cleared', async () => {
    const store = openTab();
    await append(store, 1, 60);
    given(await write(store, [['rolls:0', 'rubbish']]));
    const taken = given(await clearRolls(store));
    expect(taken.map((each) => each.time)).toEqual(range(51, 60));
    expect(await times()).toEqual([]);
    expect(given(await readOne(store, 'rolls:0'))).toBe('rubbish');
  });

  it('storage/rolls what was cleared comes back among what was rolled since', async () => {
    const store = openTab();
    await append(store, 1, 130);
    const taken = given(await clearRolls(store));
    await append(store, 200, 203);
    given(await restoreRolls(store, taken));
    expect(await times()).toEqual([...range(1, 130), ...range(200, 203)]);
    given(await restoreRolls(store, taken));
    expect(await times()).toEqual([...range(1, 130), ...range(200, 203)]);
  });
});
