import { Workbox } from 'workbox-window';

export interface ServiceWorkerEvents {
  /** So many of the files needed offline are stored. */
  readonly onStored: (files: number) => void;
  /** Everything needed offline is stored; `first` where it was not when the page began. */
  readonly onReady: (first: boolean) => void;
  /** A new version is stored and waits. */
  readonly onWaiting: () => void;
  /** This tab accepted the new version, which now serves: reload. */
  readonly onAccepted: () => void;
  /** Another tab accepted it: this page still runs the old one. */
  readonly onOutdated: () => void;
}

export interface ServiceWorkerBridge {
  /** Lets the waiting version take over. */
  readonly accept: () => void;
  readonly lookForUpdate: () => void;
}

/** How long a first installation waits that did not succeed. */
const retryAfter = 60_000;
const countEvery = 1000;

async function countStored(scope: string): Promise<number> {
  const { href } = new URL(scope, location.href);
  const own = (await caches.keys()).find((name) => name.includes('-precache-') && name.endsWith(href));
  return own === undefined ? 0 : (await (await caches.open(own)).keys()).length;
}

/** Registers the worker and tells the app what happens to it. Undefined where workers are missing (no https, private mode). */
export function connectServiceWorker(
  script: string,
  scope: string,
  events: ServiceWorkerEvents,
): ServiceWorkerBridge | undefined {
  if (!('serviceWorker' in navigator)) return undefined;
  const workbox = new Workbox(script, { scope });
  // The first worker of a first visit takes over without being an update.
  let controlled = navigator.serviceWorker.controller !== null;
  let accepted = false;

  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled && accepted) events.onAccepted();
    else if (controlled) events.onOutdated();
    controlled = true;
  });
  workbox.addEventListener('waiting', () => events.onWaiting());
  const before = navigator.serviceWorker.getRegistration(scope).then((known) => known?.active != null);
  const count = () => void countStored(scope).then(events.onStored, () => undefined);
  const counting = setInterval(count, countEvery);
  void navigator.serviceWorker.ready.then(async () => {
    clearInterval(counting);
    events.onReady(!(await before));
  });
  const lookForUpdate = () => {
    workbox.update().catch(() => again());
  };
  const install = () => {
    workbox.register().catch(() => undefined);
  };
  install();
  // A first installation that failed leaves nothing behind: it begins anew as soon as there is a chance.
  const again = () => {
    if (!controlled) void navigator.serviceWorker.getRegistration(scope).then((known) => known ?? install());
  };
  addEventListener('online', again);
  setInterval(again, retryAfter);

  return {
    accept: () => {
      accepted = true;
      workbox.messageSkipWaiting();
    },
    lookForUpdate,
  };
}
