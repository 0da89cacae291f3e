import { Workbox } from 'workbox-window';

export interface ServiceWorkerEvents {
  /** So many of the files needed offline are stored. */
  readonly onStored: (files: number) => void;
  /** Everything needed offline is stored, `first` where it was not before; or some of it `lacks` again. */
  readonly onReady: (first: boolean, lacks?: boolean) => void;
  /** There is no room on the device for all of it. */
  readonly onFull: () => void;
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

const script = './sw.js';
const scope = './';

async function countStored(): Promise<number> {
  const { href } = new URL(scope, location.href);
  const own = (await caches.keys()).find((name) => name.includes('-precache-') && name.endsWith(href));
  return own === undefined ? 0 : (await (await caches.open(own)).keys()).length;
}

/** Registers the worker and tells the app what happens to it. Undefined where workers are missing (no https, private mode). */
export function connectServiceWorker(events: ServiceWorkerEvents): ServiceWorkerBridge | undefined {
  if (!('serviceWorker' in navigator)) return undefined;
  const workers = navigator.serviceWorker;
  const workbox = new Workbox(script, { scope });
  // The first worker of a first visit takes over without being an update.
  let controlled = workers.controller !== null;
  let accepted = false;
  let registration: ServiceWorkerRegistration | undefined;
  let lacking = false;

  workers.addEventListener('controllerchange', () => {
    if (controlled && accepted) events.onAccepted();
    else if (controlled) events.onOutdated();
    controlled = true;
  });
  workers.addEventListener('message', ({ data }: MessageEvent<{ readonly type?: unknown } | null>) => {
    if (data?.type === 'FULL') events.onFull();
  });

  workbox.addEventListener('waiting', () => events.onWaiting());

  async function install(): Promise<void> {
    try {
      registration = (await workbox.register()) ?? registration;
    } catch {
      // It is tried again.
    }
  }

  /** Asks the worker whether all files are still there: a browser may throw them away. What lacks it fetches. */
  function look(): void {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<{ readonly stored: number; readonly files: number }>) => {
      const all = data.stored === data.files;
      if (!all) events.onReady(false, true);
      else if (lacking) events.onReady(true);
      lacking = !all;
      events.onStored(data.stored);
    };
    registration?.active?.postMessage({ type: 'STORE' }, [port2]);
  }

  const before = workers.getRegistration(scope).then((known) => known?.active != null);
  const count = () => void countStored().then(events.onStored, () => undefined);
  const counting = setInterval(count, countEvery);
  const installed = install();
  void workers.ready.then(async () => {
    clearInterval(counting);
    events.onReady(!(await before));
    await installed;
    look();
  });
  // A first installation that failed leaves nothing behind: it starts again as soon as there is a chance.
  const again = () => {
    if (!controlled) void workers.getRegistration(scope).then((known) => (known ? undefined : install()));
    else if (lacking) look();
  };
  addEventListener('online', again);
  addEventListener('vite:preloadError', look);
  setInterval(again, retryAfter);

  return {
    accept: () => {
      accepted = true;
      workbox.messageSkipWaiting();
    },
    lookForUpdate: () => {
      workbox.update().catch(again);
    },
  };
}
