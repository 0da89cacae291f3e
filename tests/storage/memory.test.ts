import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, ok } from '../../src/rules/result.ts';
import { holdInMemory, type MemoryState } from '../../src/storage/memory.ts';
import { type RecordStore, readOne, write } from '../../src/storage/store.ts';
import { deepOr } from '../support/deep.ts';
import { breakDevice, fillDevice, freshDevice, given, openTab, refusingDevice } from './device.ts';

beforeEach(freshDevice);

function heldTab() {
  const shown: MemoryState[] = [];
  return { shown, store: holdInMemory(openTab(), (state) => shown.push(state)) };
}

describe('storage/memory', () => {
  it('storage/memory where storage is refused, everything works for this visit and is said once', async () => {
    refusingDevice('SecurityError');
    const { store, shown } = heldTab();
    given(
      await write(store, [
        ['army:a', 1],
        ['army:b', 2],
      ]),
    );
    given(await write(store, [['army:c', 3]], ['army:a']));
    given(
      await store.change({ prefix: 'army:', keys: (names) => names }, (values) => ({
        put: [['sum', values]],
        answer: 0,
      })),
    );
    expect(given(await store.readAll(''))).toEqual([
      ['army:b', 2],
      ['army:c', 3],
      ['sum', [2, 3]],
    ]);
    expect(given(await store.readMany(['army:a', 'army:b']))).toEqual([undefined, 2]);
    expect(shown[0]?.issue?.code).toBe('storage-refused');
    expect(new Set(shown.map((state) => state.issue?.code)).size).toBe(1);
  });

  it('storage/memory where storage is full, changes wait and are written with the next that succeeds', async () => {
    const { store, shown } = heldTab();
    given(
      await write(store, [
        ['a', 'old'],
        ['gone', 1],
      ]),
    );
    const free = fillDevice();
    given(
      await write(
        store,
        [
          ['a', 'new'],
          ['b', 'new'],
        ],
        ['gone'],
      ),
    );
    expect(given(await store.readAll(''))).toEqual([
      ['a', 'new'],
      ['b', 'new'],
    ]);
    expect(given(await openTab().readAll(''))).toEqual([
      ['a', 'old'],
      ['gone', 1],
    ]);
    expect(shown.at(-1)).toMatchObject({ waiting: 3, issue: { code: 'storage-full' } });
    free();
    given(await write(store, [['c', 'new']], ['b']));
    expect(given(await openTab().readAll(''))).toEqual([
      ['a', 'new'],
      ['c', 'new'],
    ]);
    expect(shown.at(-1)).toEqual({ waiting: 0, issue: undefined });
  });

  it('storage/memory what is put after it was removed in memory is there', async () => {
    const { store } = heldTab();
    given(await write(store, [['a', 1]]));
    const free = fillDevice();
    given(await write(store, [['x', 1]], ['a']));
    free();
    given(await write(store, [['a', 2]]));
    expect(given(await readOne(openTab(), 'a'))).toBe(2);
  });

  it('storage/memory a strict change fails as a whole and leaves nothing waiting', async () => {
    const { store, shown } = heldTab();
    const free = fillDevice();
    expect(await write(store.strict, [['a', 1]])).toMatchObject({
      ok: false,
      issues: [{ code: 'storage-full' }],
    });
    free();
    expect(given(await store.readAll(''))).toEqual([]);
    expect(shown.at(-1)).toMatchObject({ waiting: 0, issue: { code: 'storage-full' } });
  });

  it('storage/memory behaves like one plain map, whenever the storage is full', async () => {
    const key = fc.constantFrom('k:1', 'k:2', 'k:3');
    const step = fc.record({
      full: fc.boolean(),
      put: fc.array(fc.tuple(key, fc.nat(9)), { maxLength: 2 }),
      remove: fc.array(key, { maxLength: 1 }),
      add: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        freshDevice();
        const store: RecordStore = holdInMemory(openTab(), () => undefined);
        const twin = new Map<string, number>();
        for (const { full, put, remove, add } of steps) {
          const free = full ? fillDevice() : () => undefined;
          given(await write(store, put, remove));
          for (const [name, value] of put) twin.set(name, value);
          for (const name of remove) twin.delete(name);
          free();
          if (add) {
            const sumOf = (values: Iterable<unknown>) =>
              [...values].reduce<number>((sum, value) => sum + Number(value), 0);
            const all = { prefix: 'k:', keys: (names: readonly string[]) => names };
            given(await store.change(all, (values) => ({ put: [['k:4', sumOf(values)]], answer: 0 })));
            twin.set('k:4', sumOf(twin.values()));
          }
          expect(new Map(given(await store.readAll('k:')))).toEqual(twin);
        }
      }),
      { numRuns: deepOr(40, 15) },
    );
  });

  it('storage/memory what is changed while older changes are being written comes after them', async () => {
    const gates: ((room: boolean) => void)[] = [];
    const written = new Map<string, unknown>();
    const slow: RecordStore = {
      readMany: async (keys) => ok(keys.map((key) => written.get(key))),
      readAll: async () => ok([...written]),
      names: async () => ok([...written.keys()]),
      change: async (_reads, plan) => {
        const { put, answer } = plan([], []);
        const room = await new Promise<boolean>((resolve) => gates.push(resolve));
        if (!room) return fail({ code: 'storage-full', detail: '' });
        for (const [key, value] of put ?? []) written.set(key, value);
        return ok(answer);
      },
    };
    const next = async (room: boolean) => {
      await vi.waitFor(() => expect(gates.length).toBeGreaterThan(0));
      gates.shift()?.(room);
    };
    const store = holdInMemory(slow, () => undefined);
    const first = write(store, [['a', 1]]);
    await next(false);
    given(await first);
    const [second, third] = [write(store, [['b', 1]]), write(store, [['a', 2]])];
    await next(true);
    await vi.waitFor(() => expect(gates.length).toBe(2));
    await next(true);
    await next(false);
    given(await second);
    given(await third);
    expect([...written]).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
    expect(given(await store.readMany(['a', 'b']))).toEqual([2, 1]);
    const tried = store.retry();
    await next(true);
    expect(await tried).toBe(true);
    expect(written.get('a')).toBe(2);
  });

  it('storage/memory what waits is stored by a try, without another change', async () => {
    const { store, shown } = heldTab();
    expect(await store.retry()).toBe(true);
    const free = fillDevice();
    given(await write(store, [['a', 1]]));
    expect(await store.retry()).toBe(false);
    expect(shown.at(-1)?.waiting).toBe(1);
    free();
    expect(await store.retry()).toBe(true);
    expect(shown.at(-1)).toEqual({ waiting: 0, issue: undefined });
    expect(given(await readOne(openTab(), 'a'))).toBe(1);
  });

  it('storage/memory what waits is joined with what another tab stored meanwhile', async () => {
    const { store } = heldTab();
    const addTo = (tab: RecordStore, name: string) =>
      tab.change({ keys: () => ['list'] }, ([list]) => ({
        put: [['list', [...(Array.isArray(list) ? list : []), name]]],
        answer: undefined,
      }));
    given(await addTo(store, 'before'));
    const free = fillDevice();
    given(await addTo(store, 'held'));
    expect(given(await readOne(store, 'list'))).toEqual(['before', 'held']);
    free();
    given(await addTo(openTab(), 'other'));
    await store.retry();
    expect(given(await readOne(store, 'list'))).toEqual(['before', 'other', 'held']);
  });

  it('storage/memory of very many changes what they came to is stored', async () => {
    const { store } = heldTab();
    const free = fillDevice();
    for (let number = 0; number <= 450; number++) given(await write(store, [['a', number]]));
    given(await write(store, [['b', 1]], ['gone']));
    free();
    expect(await store.retry()).toBe(true);
    expect(given(await openTab().readAll(''))).toEqual([
      ['a', 450],
      ['b', 1],
    ]);
  });

  it('storage/memory a strict read takes what is held for all only where the rest can be read', async () => {
    const { store, shown } = heldTab();
    given(await write(store, [['a', 1]]));
    const fix = breakDevice();
    given(await write(store, [['b', 2]]));
    expect(given(await store.readAll(''))).toEqual([['b', 2]]);
    const failed = { ok: false, issues: [{ code: 'storage-failed' }] };
    expect(await store.strict.readAll('')).toMatchObject(failed);
    expect(await store.strict.names('')).toMatchObject(failed);
    expect(await store.strict.readMany(['a', 'b'])).toMatchObject(failed);
    expect(given(await store.strict.readMany(['b']))).toEqual([2]);
    expect(shown.at(-1)).toMatchObject({ waiting: 1, issue: { code: 'storage-failed' } });
    fix();
    expect(given(await store.strict.readAll(''))).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });

  /** A device with room for what is short. */
  function smallDevice(): RecordStore {
    const tab = openTab();
    return {
      ...tab,
      change: (reads, plan) =>
        tab.change(reads, (values, names) => {
          const changes = plan(values, names);
          if (changes.put?.some(([, value]) => String(value).length > 5))
            throw new DOMException('full', 'QuotaExceededError');
          return changes;
        }),
    };
  }

  it('storage/memory what does not fit holds back nothing but what comes after it', async () => {
    const shown: MemoryState[] = [];
    const store = holdInMemory(smallDevice(), (state) => shown.push(state));
    given(await write(store, [['photo', 'very large']]));
    given(await write(store, [['roll:1', 'a']]));
    given(await write(store, [['roll:2', 'b']]));
    const beside = { prefix: 'photo', keys: (names: readonly string[]) => names };
    given(
      await store.change(beside, (values) => ({
        put: [['seen', values.join('').length]],
        answer: undefined,
      })),
    );
    expect(given(await openTab().readAll(''))).toEqual([
      ['roll:1', 'a'],
      ['roll:2', 'b'],
    ]);
    expect(shown.at(-1)).toMatchObject({ waiting: 2, issue: { code: 'storage-full' } });
    expect(given(await store.readMany(['photo', 'seen']))).toEqual(['very large', 10]);
    // Made smaller, it fits, and what came after it too.
    given(await write(store.strict, [['other', 'c']]));
    expect(await store.retry()).toBe(false);
    expect(shown.at(-1)?.waiting).toBe(2);
  });

  it('storage/memory of very many changes those that have nothing to do with each other fit by themselves', async () => {
    const store = holdInMemory(smallDevice(), () => undefined);
    given(await write(store, [['photo', 'very large']]));
    const free = fillDevice();
    for (let number = 0; number <= 300; number++) given(await write(store, [['roll', number]]));
    given(await write(store, [['army', 1]]));
    free();
    expect(await store.retry()).toBe(false);
    expect(given(await openTab().readAll(''))).toEqual([
      ['army', 1],
      ['roll', 300],
    ]);
    expect(given(await readOne(store, 'photo'))).toBe('very large');
  });
});
