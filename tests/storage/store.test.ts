import { createStore } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openRecordStore, readOne, write } from '../../src/storage/store.ts';
import { fillDevice, freshDevice, given, openTab, refusingDevice, removeDevice } from './device.ts';

beforeEach(freshDevice);

describe('storage/store', () => {
  it('storage/store keeps records by key and reads them back', async () => {
    const store = openTab();
    given(
      await write(store, [
        ['army:b', 2],
        ['army:a', { deep: [1] }],
        ['armyx', 3],
      ]),
    );
    expect(given(await store.readMany(['army:a', 'army:none', 'army:b']))).toEqual([
      { deep: [1] },
      undefined,
      2,
    ]);
    expect(given(await store.names('army:'))).toEqual(['army:a', 'army:b']);
    expect(given(await store.readAll('army:'))).toEqual([
      ['army:a', { deep: [1] }],
      ['army:b', 2],
    ]);
    expect(given(await store.readAll('')).length).toBe(3);
    expect(given(await store.readMany([]))).toEqual([]);
    expect(given(await readOne(openTab(), 'armyx'))).toBe(3);
  });

  it('storage/store lives in the database adjutant, store records', async () => {
    given(await write(openTab(), [['settings', 1]]));
    const found = await createStore('adjutant', 'records')('readonly', (store) => {
      return new Promise((resolve) => {
        const request = store.get('settings');
        request.onsuccess = () => resolve(request.result);
      });
    });
    expect(found).toBe(1);
  });

  it('storage/store a change reads and writes in one transaction, in the face of another tab', async () => {
    const tabs = [openTab(), openTab()];
    given(await write(openTab(), [['n', 0]]));
    const increments = Array.from({ length: 40 }, (_, index) =>
      tabs[index % 2]?.change({ keys: () => ['n'] }, ([n]) => ({
        put: [['n', Number(n) + 1]],
        answer: Number(n),
      })),
    );
    const answers = (await Promise.all(increments)).map((result) => result && given(result));
    expect(new Set(answers).size).toBe(40);
    expect(given(await readOne(openTab(), 'n'))).toBe(40);
  });

  it('storage/store a change can choose its keys from the names', async () => {
    const store = openTab();
    given(
      await write(store, [
        ['page:1', 'one'],
        ['page:2', 'two'],
        ['other', 0],
      ]),
    );
    const seen = await store.change(
      { prefix: 'page:', keys: (names) => names.slice(-1) },
      (values, names) => ({
        put: [['page:3', values[0]]],
        remove: ['page:1'],
        answer: { values, names },
      }),
    );
    expect(given(seen)).toEqual({ values: ['two'], names: ['page:1', 'page:2'] });
    expect(given(await store.readAll('page:'))).toEqual([
      ['page:2', 'two'],
      ['page:3', 'two'],
    ]);
  });

  it("storage/store a programmer's error in a plan is thrown on and writes nothing", async () => {
    const store = openTab();
    const broken = store.change({ keys: () => [] }, () => {
      throw new TypeError('mine');
    });
    await expect(broken).rejects.toThrow('mine');
    await expect(
      write(store, [
        ['good', 1],
        ['bad', () => 0],
      ]),
    ).rejects.toThrow();
    expect(given(await store.names(''))).toEqual([]);
  });

  it.each(['at once', 'at the end'] as const)(
    'storage/store full storage (%s) is a code and changes nothing',
    async (when) => {
      const store = openTab();
      given(await write(store, [['a', 1]]));
      const free = fillDevice(when);
      try {
        expect(
          await write(
            store,
            [
              ['a', 2],
              ['b', 2],
            ],
            ['a'],
          ),
        ).toEqual({
          ok: false,
          issues: [{ code: 'storage-full', detail: 'QuotaExceededError' }],
        });
      } finally {
        free();
      }
      expect(given(await store.readAll(''))).toEqual([['a', 1]]);
      expect((await write(store, [['a', 2]])).ok).toBe(true);
    },
  );

  it.each(['SecurityError', 'InvalidStateError'])(
    'storage/store refused storage (%s) is a code',
    async (name) => {
      refusingDevice(name);
      const store = openTab();
      const refused = { ok: false, issues: [{ code: 'storage-refused', detail: name }] };
      expect(await store.readMany(['a'])).toEqual(refused);
      expect(await store.readAll('')).toEqual(refused);
      expect(await store.names('')).toEqual(refused);
      expect(await write(store, [['a', 1]])).toEqual(refused);
    },
  );

  it('storage/store a browser without IndexedDB is refused storage', async () => {
    removeDevice();
    expect(await openTab().readMany(['a'])).toMatchObject({
      ok: false,
      issues: [{ code: 'storage-refused' }],
    });
  });

  it('storage/store a connection closed by the browser is opened again, once', async () => {
    let opened = 0;
    const connections: IDBDatabase[] = [];
    const store = openRecordStore({
      open: () => {
        opened += 1;
        const use = createStore('adjutant', 'records');
        return (mode, work) =>
          use(mode, (records) => {
            connections.push(records.transaction.db);
            return work(records);
          });
      },
    });
    given(await write(store, [['a', 1]]));
    connections.at(-1)?.close();
    expect(given(await readOne(store, 'a'))).toBe(1);
    expect(opened).toBe(2);
    connections.at(-1)?.close();
    given(await write(store, [['a', 2]]));
    expect(opened).toBe(3);
  });

  it('storage/store a database that closes every time is reported, not tried for ever', async () => {
    let opened = 0;
    const store = openRecordStore({
      open: () => {
        opened += 1;
        return () => Promise.reject(new DOMException('lost', 'UnknownError'));
      },
    });
    expect(await store.names('')).toEqual({
      ok: false,
      issues: [{ code: 'storage-failed', detail: 'UnknownError' }],
    });
    expect(opened).toBe(2);
  });

  it('storage/store a database that does not answer is given up, and used when it answers; what was asked is not done then', async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const use = createStore('adjutant', 'records');
    let answers = 0;
    const store = openRecordStore({
      open: () => async (mode, work) => {
        await asked;
        return use(mode, work);
      },
      patience: 1,
      onAnswer: () => {
        answers += 1;
      },
    });
    const silent = { ok: false, issues: [{ code: 'storage-silent', detail: 'open' }] };
    expect(await Promise.all([write(store, [['a', 1]]), store.names('')])).toEqual([silent, silent]);
    expect(await write(store, [['b', 1]])).toEqual(silent);
    answer();
    await vi.waitFor(() => expect(answers).toBe(1));
    expect(given(await store.names(''))).toEqual([]);
    given(await write(store, [['c', 1]]));
    expect(given(await openTab().names(''))).toEqual(['c']);
  });

  it('storage/store a silent database that is refused in the end is asked again', async () => {
    let refuse: (error: unknown) => void = () => undefined;
    const refused = new Promise<never>((_, reject) => {
      refuse = reject;
    });
    let opened = 0;
    const store = openRecordStore({
      open: () => {
        opened += 1;
        return opened === 1 ? () => refused : createStore('adjutant', 'records');
      },
      patience: 1,
    });
    expect(await store.names('')).toMatchObject({ issues: [{ code: 'storage-silent' }] });
    refuse(new DOMException('no', 'AbortError'));
    await vi.waitFor(async () => expect((await store.names('')).ok).toBe(true));
    given(await write(store, [['a', 1]]));
  });
});
