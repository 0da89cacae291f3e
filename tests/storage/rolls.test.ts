import { beforeEach, describe, expect, it } from 'vitest';
import {
  appendRoll,
  clearRolls,
  listRolls,
  type RollPage,
  type RollRecord,
  removeRoll,
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

  it('storage/rolls the last two hundred are kept, the pages before them go', async () => {
    const store = openTab();
    await append(store, 1, 333);
    expect(await times()).toEqual(range(333 - rollsKept + 1, 333));
    expect(given(await store.names('rolls:')).length).toBe(5);
  });

  it('storage/rolls page ten comes after page nine', async () => {
    const store = openTab();
    await append(store, 1, 560);
    expect((await times()).at(-1)).toBe(560);
    expect(await times()).toEqual(range(361, 560));
  });

  it('storage/rolls two tabs rolling at once lose nothing', async () => {
    const [one, two] = [openTab(), openTab()];
    await Promise.all([append(one, 1, 60), append(two, 1001, 1060)]);
    expect([...(await times())].sort((a, b) => a - b)).toEqual([...range(1, 60), ...range(1001, 1060)]);
  });

  it('storage/rolls the newest roll of a moment is taken back', async () => {
    const store = openTab();
    await append(store, 1, 51);
    expect(given(await removeRoll(store, 51))).toBe(true);
    expect(given(await removeRoll(store, 50))).toBe(true);
    expect(given(await removeRoll(store, 50))).toBe(false);
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
    given(await clearRolls(store));
    expect(await times()).toEqual([]);
  });
});
