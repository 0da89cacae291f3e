import { describe, expect, it, vi } from 'vitest';
import { storeAll, storeLacking } from '../../src/worker/store-all.ts';

interface Asked {
  readonly url: string;
  readonly cache: string;
  readonly integrity: string;
}

const page = 'https://host/app/';

/** A worker with these files, whose host answers when it is let; `lost` is the one that it does not have. */
function host(names: readonly string[], lost?: string) {
  const asked: Asked[] = [];
  const open: { readonly url: string; readonly answer: () => void }[] = [];
  const urls = new Map(
    names.map((name) => [page + name, page + name + (name.startsWith('assets/') ? '' : '?key')]),
  );
  const done = storeAll({} as never, {
    getURLsToCacheKeys: () => urls,
    getIntegrityForCacheKey: (key) => (key.includes('plain') ? undefined : `sha256-${key.length}`),
    strategy: {
      handleAll({ request, params }: { request: Request; params: { cacheKey: string } }) {
        const { url, cache, integrity } = request;
        expect(params.cacheKey).toBe(urls.get(url));
        asked.push({ url, cache, integrity });
        const stored = new Promise<void>((resolve, reject) => {
          open.push({
            url,
            answer: () => (url.endsWith(lost ?? ' ') ? reject(new Error(url)) : resolve()),
          });
        });
        return [stored, stored];
      },
    } as never,
  });
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  /** The host answers what was asked for, the newest first. */
  async function answer(count: number): Promise<void> {
    await settle();
    for (let at = 0; at < count; at += 1) open.pop()?.answer();
    await settle();
  }
  return { asked, done, answer, waiting: () => open.length };
}

const files = (count: number) => Array.from({ length: count }, (_, at) => `assets/part-${at}.js`);

describe('worker/store-all', () => {
  it('worker/store-all: four are asked for at a time, each file once', async () => {
    const { asked, done, answer, waiting } = host(files(10));
    await answer(0);
    expect(waiting()).toBe(4);
    await answer(2);
    expect([asked.length, waiting()]).toEqual([6, 4]);
    await answer(4);
    await answer(4);
    await done;
    expect(asked.map(({ url }) => url)).toEqual(files(10).map((name) => page + name));
  });

  it('worker/store-all: what has its content in its name may come from the browser, what has not is asked for again, and each is sealed', async () => {
    const { asked, done, answer } = host(['assets/part.js', 'stored.html', 'plain.webmanifest']);
    await answer(3);
    await done;
    expect(asked.map(({ cache }) => cache)).toEqual(['default', 'reload', 'reload']);
    expect(asked.map(({ integrity }) => integrity !== '')).toEqual([true, true, false]);
  });

  it('worker/store-all: when one fails no other is begun, and it fails as a whole', async () => {
    const { asked, done, answer } = host(files(10), 'part-2.js');
    const failed = expect(done).rejects.toThrow('part-2.js');
    await answer(4);
    await answer(4);
    await failed;
    expect(asked.length).toBeLessThan(10);
    const before = asked.length;
    await answer(10);
    expect(asked).toHaveLength(before);
  });

  it('worker/store-all: what the browser threw away is fetched, and how it stands is shown before and after', async () => {
    const names = files(5);
    const kept = new Set([0, 1, 3].map((at) => `${page}assets/part-${at}.js`));
    vi.stubGlobal('caches', { open: async () => ({ keys: async () => [...kept].map((url) => ({ url })) }) });
    const shown: unknown[] = [];
    let refused = `${page}assets/part-4.js`;
    const asked: string[] = [];
    const controller = {
      getURLsToCacheKeys: () => new Map(names.map((name) => [page + name, page + name])),
      getIntegrityForCacheKey: () => undefined,
      strategy: {
        cacheName: 'own',
        handleAll({ event, request: { url } }: { event: Event; request: Request }) {
          // As when it was stored first: no page of an error takes its place.
          expect(event.type).toBe('install');
          const done = (async () => {
            if (kept.has(url)) return;
            asked.push(url);
            if (url === refused) throw new Error(url);
            kept.add(url);
          })();
          return [done, done];
        },
      },
    } as never;
    const store = () =>
      storeLacking({ waitUntil: () => undefined }, controller, (stored) => shown.push(stored));
    await store();
    expect(shown).toEqual([
      { stored: 3, files: 5 },
      { stored: 4, files: 5 },
    ]);
    refused = '';
    await store();
    await store();
    expect(shown.slice(2)).toEqual([
      { stored: 4, files: 5 },
      { stored: 5, files: 5 },
      { stored: 5, files: 5 },
    ]);
    expect(asked.filter((url) => url.endsWith('2.js'))).toHaveLength(1);
    vi.unstubAllGlobals();
  });
});
