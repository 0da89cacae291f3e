import { effect } from '@preact/signals';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DiceHistory, openHistory, rollOf } from '../../../src/dice/history/history-model.ts';
import { createStorageStatusModel } from '../../../src/platform/storage-status.ts';
import { parseDice } from '../../../src/rules/dice/notation.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { type Roll, roll } from '../../../src/rules/dice/roll.ts';
import { holdInMemory } from '../../../src/storage/memory.ts';
import { listRolls, pagesOf, type RollRecord } from '../../../src/storage/rolls.ts';
import { type RecordStore, write } from '../../../src/storage/store.ts';
import { openSync, type Sync } from '../../../src/storage/sync.ts';
import { fillDevice, freshDevice, given, openTab } from '../../storage/device.ts';
import { deepOr } from '../../support/deep.ts';

beforeEach(freshDevice);

const open: Sync[] = [];
afterEach(() => {
  for (const sync of open.splice(0)) sync.close();
});

const rules = { bonus: 'none', floor: false } as const;
const random = createSeededSource(7);

function made(notation = '2d6', rolled = rules): Roll {
  return roll(given(parseDice(notation)), rolled, random);
}

function record(time: number, parts: Partial<RollRecord> = {}): RollRecord {
  return { time, label: '', notation: '1d6', rules, faces: [4], typed: false, total: 4, ...parts };
}

async function store(count: number, parts: Partial<RollRecord> = {}): Promise<void> {
  const rolls = Array.from({ length: count }, (_, index) => record(index + 1, parts));
  given(await write(openTab(), pagesOf(rolls, 0)));
}

interface Tab {
  readonly history: DiceHistory;
  readonly reads: string[][];
}

/** One tab of the device; `now` of all tabs is the clock of the device. */
async function tab(clock = { time: 10_000 }): Promise<Tab> {
  const reads: string[][] = [];
  const device = openTab();
  const watched: RecordStore = {
    ...device,
    readMany: (keys) => {
      reads.push([...keys]);
      return device.readMany(keys);
    },
  };
  const sync = openSync();
  open.push(sync);
  const history = openHistory({
    store: holdInMemory(watched, () => undefined),
    storage: createStorageStatusModel(),
    sync,
    now: () => clock.time++,
  });
  await history.arrived;
  return { history, reads };
}

const times = ({ history }: Tab) => history.rolls.value.map(({ time }) => time);
const storedTimes = async () => given(await listRolls(openTab())).map(({ time }) => time);

/** A busy machine may need longer than a second to store it all. */
const patience = { timeout: 10_000 };

describe('dice/history/history-model', () => {
  it('dice/history/history-model at the start only the newest page is read; all twenty when asked for', async () => {
    await store(1000);
    const one = await tab();
    expect(one.reads).toEqual([['rolls:19']]);
    expect(times(one)).toEqual(Array.from({ length: 50 }, (_, index) => 951 + index));
    expect(one.history.complete.value).toBe(false);
    await one.history.readAll();
    expect(one.history.rolls.value.length).toBe(1000);
    expect(one.history.complete.value).toBe(true);
    await one.history.readAll();
    expect(one.reads.length).toBe(2);
  });

  it('dice/history/history-model of a short one everything is there at once', async () => {
    await store(3);
    const one = await tab();
    expect(one.history.complete.value).toBe(true);
    expect((await tab()).history.rolls.value.length).toBe(3);
  });

  it('dice/history/history-model a roll never waits for the store, nor for the rolls of earlier visits', async () => {
    await store(3);
    const sync = openSync(() => undefined);
    const never = new Promise<never>(() => undefined);
    const stuck = { readMany: () => never, readAll: () => never, names: () => never, change: () => never };
    const history = openHistory({
      store: { ...stuck, strict: stuck, retry: () => never },
      storage: createStorageStatusModel(),
      sync,
      now: () => 5,
    });
    history.add(made());
    history.add(made());
    expect(history.rolls.value.map(({ time }) => time)).toEqual([5, 6]);
    expect(history.undo()?.time).toBe(6);
  });

  it('dice/history/history-model keeps what a roll was for', async () => {
    const one = await tab();
    one.history.add(made('1d6'), { label: 'Ada', preset: 'bail', need: 3, inches: true, kept: 0 });
    const dice = given(parseDice('20d6>=4'));
    one.history.addBare(dice, rules, 11, { need: 10 });
    await vi.waitFor(async () => {
      const [first, second] = given(await listRolls(openTab()));
      expect(first).toMatchObject({ label: 'Ada', preset: 'bail', need: 3, inches: true, kept: 0 });
      expect(second).toMatchObject({
        notation: '20d6>=4',
        faces: [],
        typed: true,
        total: 11,
        need: 10,
        bare: true,
      });
      expect(second && rollOf(second)).toBeUndefined();
    });
  });

  it.each(['4d6kh3', '5d6r1,2!d6', '20d6>=4rf', '8d6>=7', '2d10~!', '3d6c1+2min0'])(
    'dice/history/history-model the whole roll of %s is made again from its record',
    async (notation) => {
      const one = await tab();
      for (let round = 0; round < 50; round++) {
        const rolled = made(notation);
        expect(rollOf(one.history.add(rolled))).toEqual(rolled);
      }
    },
  );

  it('dice/history/history-model undo passes over throws of a contest, again and again, into older pages', async () => {
    await store(60);
    const one = await tab();
    one.history.add(made(), { contest: true });
    one.history.add(made());
    one.history.add(made(), { contest: true });
    const [first, , third] = one.history.rolls.value.slice(-3).map(({ time }) => time);
    const undone: number[] = [];
    for (let left = 61; left > 0; left--) {
      let back: RollRecord | undefined;
      await vi.waitFor(() => {
        back = one.history.undo();
        expect(back).toBeDefined();
      });
      undone.push(back?.time ?? 0);
    }
    expect(undone.slice(1)).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
    expect(one.history.undo()).toBeUndefined();
    expect(times(one)).toEqual([first, third]);
    await vi.waitFor(async () => expect(await storedTimes()).toEqual([first, third]));
  });

  it('dice/history/history-model where the newest page holds only throws of contests the older ones are read too', async () => {
    const rolls = [record(1), ...Array.from({ length: 99 }, (_, n) => record(n + 2, { contest: true }))];
    given(await write(openTab(), pagesOf(rolls, 0)));
    const one = await tab();
    await vi.waitFor(() => expect(one.history.complete.value).toBe(true));
    expect(one.history.undo()?.time).toBe(1);
  });

  it('dice/history/history-model an undone roll comes back in its place', async () => {
    const one = await tab();
    const back = [one.history.add(made()), one.history.add(made())][0];
    one.history.undo();
    const undone = one.history.undo();
    expect(undone).toEqual(back);
    one.history.add(made());
    await one.history.restore(undone ? [undone] : []);
    expect(one.history.rolls.value[0]).toEqual(undone);
    expect(await storedTimes()).toEqual(times(one));
  });

  it('dice/history/history-model cleared as a whole, in both tabs, and brought back', async () => {
    await store(700);
    const [one, two] = [await tab(), await tab()];
    one.history.add(made());
    const clearing = one.history.clear();
    expect(times(one)).toEqual([]);
    const since = one.history.add(made());
    const taken = await clearing;
    expect(taken.length).toBe(701);
    expect(times(one)).toEqual([since.time]);
    await vi.waitFor(() => expect(times(two)).toEqual([since.time]));
    await one.history.restore(taken);
    expect(one.history.rolls.value.length).toBe(702);
    expect(times(one).at(-1)).toBe(since.time);
    await two.history.readAll();
    await vi.waitFor(() => expect(times(two)).toEqual(times(one)));
  });

  it('dice/history/history-model a reading on its way never shows what was cleared', async () => {
    await store(120);
    const one = await tab();
    const reading = one.history.readAll();
    // The reading has begun: the clearing comes behind it.
    await Promise.resolve();
    const clearing = one.history.clear();
    const shown: number[] = [];
    const stop = effect(() => {
      shown.push(one.history.rolls.value.length);
    });
    await Promise.all([reading, clearing]);
    stop();
    expect(new Set(shown)).toEqual(new Set([0]));
    expect((await clearing).length).toBe(120);
  });

  it('dice/history/history-model what is shown stays when a page becomes full and another tab rolls', async () => {
    await store(75);
    const clock = { time: 10_000 };
    const [one, two] = [await tab(clock), await tab(clock)];
    for (let round = 0; round < 30; round++) one.history.add(made());
    const shown = one.history.rolls.value.length;
    two.history.add(made());
    await vi.waitFor(() => expect(one.history.rolls.value.length).toBeGreaterThan(shown));
    expect(times(one).slice(-31)).toEqual((await storedTimes()).slice(-31));
  });

  it('dice/history/history-model on a full device everything goes on in memory', async () => {
    const free = fillDevice();
    const one = await tab();
    const first = one.history.add(made());
    one.history.add(made());
    one.history.undo();
    await one.history.readAll();
    expect(one.history.rolls.value).toEqual([first]);
    free();
    const second = one.history.add(made());
    await vi.waitFor(async () => expect(await storedTimes()).toEqual([first.time, second.time]));
  });

  it('dice/history/history-model any adding, undoing and reading in two tabs keeps the order and loses nothing', async () => {
    const step = fc.record({
      tab: fc.nat({ max: 1 }),
      does: fc.constantFrom('add', 'add', 'add', 'contest', 'undo', 'read', 'wait'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 120 }),
        fc.array(step, { maxLength: 40 }),
        fc.boolean(),
        async (before, steps, stopped) => {
          freshDevice();
          await store(before);
          // A clock that stands still gives rolls of both tabs the same moment.
          const clock = { time: 10_000 };
          const own = stopped ? { time: 10_000 } : clock;
          const tabs = [await tab(clock), await tab(own)];
          const added: string[] = [];
          const undone: string[] = [];
          const name = (each: RollRecord) => `${each.time} ${each.notation} ${each.total}`;
          for (const { tab: index, does } of steps) {
            const current = tabs[index];
            if (!current) continue;
            const { history } = current;
            if (does === 'add' || does === 'contest') {
              // Two kinds of dice, so that the rolls of the two tabs are never taken for each other.
              const notation = index === 0 ? '2d6' : '3d10';
              added.push(name(history.add(made(notation), does === 'contest' ? { contest: true } : {})));
            } else if (does === 'undo') {
              const back = history.undo();
              if (back) undone.push(name(back));
            } else if (does === 'read') await history.readAll();
            else await new Promise((resolve) => setTimeout(resolve, 0));
          }
          await Promise.all(tabs.map(({ history }) => history.readAll()));
          await vi.waitFor(async () => {
            const stored = given(await listRolls(openTab())).map(name);
            const first = Array.from({ length: before }, (_, n) => name(record(n + 1)));
            const expected = [...first, ...added].filter((each) => !undone.includes(each));
            expect([...stored].sort()).toEqual([...expected].sort());
            expect(stored.filter((each) => first.includes(each))).toEqual(
              first.filter((each) => !undone.includes(each)),
            );
            for (const dice of ['2d6', '3d10']) {
              const of = (names: readonly string[]) => names.filter((each) => each.includes(dice));
              expect(of(stored)).toEqual(of(expected));
            }
            for (const { history } of tabs) expect(history.rolls.value.map(name)).toEqual(stored);
          }, patience);
          for (const sync of open.splice(0)) sync.close();
        },
      ),
      { numRuns: deepOr(40, 12), seed: 3 },
    );
  }, 60_000);
});
