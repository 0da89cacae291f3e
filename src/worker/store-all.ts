import type { PrecacheController } from 'workbox-precaching';

/**
 * So many files are asked for at a time. One after the other, each would wait for the way there and back: a minute of
 * nothing but waiting at 400 ms. A browser has six connections for a host; the page must have some of them.
 */
const atOnce = 4;

type InstallEvent = Parameters<PrecacheController['install']>[0];
type Files = Pick<PrecacheController, 'getURLsToCacheKeys' | 'getIntegrityForCacheKey' | 'strategy'>;

/** How many of the files are stored. */
export interface StoredFiles {
  readonly stored: number;
  readonly files: number;
}

async function countStored(files: Files): Promise<StoredFiles> {
  const cache = await caches.open(files.strategy.cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const keys = [...files.getURLsToCacheKeys().values()];
  return { stored: keys.filter((key) => kept.has(key)).length, files: keys.length };
}

/** Stores what is no longer there, and returns how it stood before and stands then. */
export async function storeLacking(
  event: Pick<InstallEvent, 'waitUntil'>,
  files: Files,
  notify: (stored: StoredFiles) => void,
): Promise<void> {
  const before = await countStored(files);
  notify(before);
  if (before.stored === before.files) return;
  // As when they were stored first: an answer that is none of the files is refused.
  const install = { type: 'install', waitUntil: (work: Promise<unknown>): void => event.waitUntil(work) };
  await storeAll(install as unknown as InstallEvent, files).catch(() => undefined);
  notify(await countStored(files));
}

/** Stores every file that is not stored yet. What is stored stays when another fails, so it goes on where it was cut. */
export async function storeAll(event: InstallEvent, files: Files): Promise<void> {
  const waiting = files.getURLsToCacheKeys().entries();
  let failed = false;

  async function store(url: string, cacheKey: string): Promise<void> {
    const request = new Request(url, {
      integrity: files.getIntegrityForCacheKey(cacheKey) ?? '',
      // Whatever is kept under its bare address has its content in its name: what the browser has of it is right.
      cache: cacheKey === url ? 'default' : 'reload',
      credentials: 'same-origin',
      // The page comes first.
      priority: 'low',
    });
    await Promise.all(files.strategy.handleAll({ event, request, params: { cacheKey } }));
  }

  // All take from the same list, each the next that nobody has taken.
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [url, cacheKey] of waiting) {
        if (failed) return;
        await store(url, cacheKey).catch((error: unknown) => {
          failed = true;
          throw error;
        });
      }
    }),
  );
}
