import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeLaunched, takeShared } from '../../../src/armies/send/launch.ts';

afterEach(() => vi.unstubAllGlobals());

/** The app opened with this behind its address; what the address is afterwards. */
function opened(search: string) {
  const addresses: string[] = [];
  vi.stubGlobal('history', {
    state: 'kept',
    replaceState: (...shown: unknown[]) => void addresses.push(shown.join('|')),
  });
  const shared = takeShared({ search, pathname: '/games/', hash: '#/armies' });
  return { shared, addresses };
}

describe('armies/send/launch', () => {
  it('armies/send/launch: words that were shared are said once each and taken out of the address', () => {
    const { shared, addresses } = opened('?title=Guard&text=Look%20here&url=Guard');
    expect(shared).toEqual({ text: 'Guard\nLook here' });
    expect(addresses).toEqual(['kept||/games/#/armies']);
  });

  it('armies/send/launch: a title, a text and an address alone are words, and files alone are files', () => {
    for (const name of ['title', 'text', 'url'])
      expect(opened(`?${name}=Guard`).shared).toEqual({ text: 'Guard' });
    vi.stubGlobal('caches', { open: () => Promise.resolve({ match: () => Promise.resolve(undefined) }) });
    expect(opened('?file=a.txt').shared).toHaveProperty('files');
  });

  it('armies/send/launch: what nobody shared leaves the address as it is', () => {
    expect(opened('')).toEqual({ shared: undefined, addresses: [] });
    expect(opened('?pseudo=1')).toEqual({ shared: undefined, addresses: [] });
  });

  it('armies/send/launch: files that the worker kept are read once, those that are gone are none', async () => {
    const kept = new Map([
      ['shared-file', new Blob(['one'], { type: 'text/plain' })],
      ['shared-file-2', new Blob(['three'], { type: 'text/csv' })],
    ]);
    const names: string[] = [];
    vi.stubGlobal('caches', {
      open: async (name: string) => {
        names.push(name);
        return {
          match: async (key: string) => {
            const blob = kept.get(key);
            return blob && { blob: async () => blob };
          },
          delete: async (key: string) => kept.delete(key),
        };
      },
    });
    const { shared, addresses } = opened('?file=a.txt&file=b.txt&file=c.csv&text=words');
    expect(shared).not.toHaveProperty('text');
    const files = (await shared?.files) ?? [];
    expect(await Promise.all(files.map(async (file) => [file.name, file.type, await file.text()]))).toEqual([
      ['a.txt', 'text/plain', 'one'],
      ['c.csv', 'text/csv', 'three'],
    ]);
    expect([kept.size, names, addresses.length]).toEqual([0, ['adjutant-shared'], 1]);
  });

  it('armies/send/launch: files that the app is opened with are taken, and none where there are none', async () => {
    let consumer: ((launch: object) => void) | undefined;
    vi.stubGlobal('launchQueue', {
      setConsumer: (take: (launch: object) => void) => {
        consumer = take;
      },
    });
    const taken: unknown[] = [];
    takeLaunched(async (files) => void taken.push(files));
    consumer?.({});
    consumer?.({ files: [] });
    consumer?.({ files: [{ getFile: async () => 'one' }, { getFile: async () => 'two' }] });
    await expect.poll(() => taken).toEqual([['one', 'two']]);
    vi.unstubAllGlobals();
    expect(() => takeLaunched(async () => undefined)).not.toThrow();
  });
});
