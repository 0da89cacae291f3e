import type { PrecacheController } from 'workbox-precaching';

/**
 * So many files are asked for at a time. One after the other, each would wait for the way there and back: a minute of
 * nothing but waiting at 400 ms. A browser has six connections for a host; the page must have some of them.
 */
const atOnce = 4;

type InstallEvent = Parameters<PrecacheController['install']>[0];
type Files = Pick<PrecacheController, 'getURLsToCacheKeys' | 'getIntegrityForCacheKey' | 'strategy'>;

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
