// The service worker: stores every file of the app, gives it without network, and takes what other apps share.
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isShared, takeShared } from './share-target.ts';
import { storeAll, storeLacking } from './store-all.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The build writes the list of files in this place. */
  readonly __WB_MANIFEST: readonly PrecacheEntry[];
};

const controller = new PrecacheController();
controller.addToCacheList([...self.__WB_MANIFEST]);

/** What a page cannot know of itself: no room is the one reason that goes away by nothing but the player's doing. */
async function announceFull(error: unknown): Promise<never> {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    for (const page of await self.clients.matchAll({ includeUncontrolled: true }))
      page.postMessage({ type: 'FULL' });
  throw error;
}

self.addEventListener('install', (event) => {
  event.waitUntil(storeAll(event, controller).catch(announceFull));
});
self.addEventListener('activate', (event) => {
  void controller.activate(event);
});
self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { readonly type?: unknown };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'STORE')
    event.waitUntil(storeLacking(event, controller, (text) => event.ports[0]?.postMessage(text)));
});
self.addEventListener('fetch', (event) => {
  if (isShared(event.request)) event.respondWith(takeShared(event.request));
});

clientsClaim();
// Whatever follows the address of a file, it is that file: `?source=pwa` opens the app too.
registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/./] }));
registerRoute(
  new NavigationRoute(controller.createHandlerBoundToURL('stored.html'), {
    allowlist: [/\/(?:index\.html)?(?:\?|$)/],
  }),
);
cleanupOutdatedCaches();
