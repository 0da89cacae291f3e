import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectServiceWorker, type ServiceWorkerEvents } from '../../src/platform/service-worker.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

class FakeWorker extends EventTarget {
  readonly scriptURL = 'https://host/app/sw.js';
  state = 'installing';
  readonly heard: unknown[] = [];
  readonly answers: object[];
  constructor(answers: object[] = []) {
    super();
    this.answers = answers;
  }
  postMessage(message: { readonly type: string }, [port]: readonly MessagePort[] = []): void {
    this.heard.push(message.type);
    for (const answer of this.answers.splice(0)) port?.postMessage(answer);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A browser with this worker serving, or none yet. */
function browser(active?: FakeWorker) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const registration = Object.assign(new EventTarget(), {
    active,
    installing: undefined as FakeWorker | undefined,
    waiting: undefined as FakeWorker | undefined,
    update: async () => undefined,
  });
  let ready = (_registration: object): void => undefined;
  let registered = active !== undefined;
  const workers = Object.assign(new EventTarget(), {
    controller: active ?? null,
    ready: new Promise((resolve) => {
      ready = resolve;
    }),
    getRegistration: async () => (registered ? registration : undefined),
    register: async () => {
      registered = true;
      return registration;
    },
  });
  if (active) ready(registration);
  const page = new EventTarget();
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('location', { href: 'https://host/app/' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('caches', { keys: async () => [] });
  const calls: string[] = [];
  const say =
    (name: string) =>
    (...given: readonly unknown[]) =>
      void calls.push([name, ...given].join(' '));
  const events: ServiceWorkerEvents = {
    onStored: say('stored'),
    onReady: say('ready'),
    onFull: say('full'),
    onWaiting: say('waiting'),
    onAccepted: say('accepted'),
    onOutdated: say('outdated'),
  };
  const bridge = connectServiceWorker(events);
  if (!bridge) throw new Error('no bridge');
  const online = () => page.dispatchEvent(new Event('online'));
  const updateFound = () => registration.dispatchEvent(new Event('updatefound'));
  return { registration, workers, calls, bridge, online, updateFound, ready: () => ready(registration) };
}

describe('service-worker', () => {
  it('service-worker: who comes back to an app with all its files hears nothing', async () => {
    const worker = new FakeWorker([{ stored: 9, files: 9 }]);
    const { calls } = browser(worker);
    await vi.waitFor(() => expect(calls).toContain('stored 9'));
    expect(calls).toEqual(['ready false', 'stored 9']);
    expect(worker.heard).toEqual(['STORE']);
  });

  it('service-worker: where files are gone it is not ready, and is again when the worker has them', async () => {
    const worker = new FakeWorker([
      { stored: 4, files: 9 },
      { stored: 4, files: 9 },
    ]);
    const { calls, online } = browser(worker);
    await vi.waitFor(() => expect(calls).toHaveLength(5));
    expect(calls).toEqual(['ready false', 'ready false true', 'stored 4', 'ready false true', 'stored 4']);
    worker.answers.push({ stored: 4, files: 9 }, { stored: 9, files: 9 });
    online();
    await vi.waitFor(() => expect(calls.at(-1)).toBe('stored 9'));
    expect(calls.slice(-2)).toEqual(['ready true', 'stored 9']);
    online();
    expect(worker.heard).toEqual(['STORE', 'STORE']);
  });

  it('service-worker: on a first visit nothing waits; a new version does, and is accepted by a message', async () => {
    const { registration, workers, calls, bridge, updateFound, ready } = browser();
    const first = new FakeWorker([{ stored: 9, files: 9 }]);
    await vi.waitFor(async () => expect(await workers.getRegistration()).toBeDefined());
    await new Promise((passed) => setTimeout(passed));
    registration.installing = first;
    updateFound();
    first.become('installed');
    registration.active = first;
    registration.installing = undefined;
    ready();
    workers.dispatchEvent(new Event('controllerchange'));
    await vi.waitFor(() => expect(calls).toEqual(['ready true', 'stored 9']));

    const next = new FakeWorker();
    registration.installing = next;
    updateFound();
    expect(calls).toHaveLength(2);
    registration.waiting = next;
    next.become('installed');
    await vi.waitFor(() => expect(calls.at(-1)).toBe('waiting'));
    bridge.accept();
    expect(next.heard).toEqual(['SKIP_WAITING']);
    workers.dispatchEvent(new Event('controllerchange'));
    expect(calls.at(-1)).toBe('accepted');
  });

  it('service-worker: a version that waited before the page came is shown, and one that another tab took', async () => {
    const { registration, workers, calls } = browser(new FakeWorker());
    registration.waiting = new FakeWorker();
    await vi.waitFor(() => expect(calls).toContain('waiting'));
    workers.dispatchEvent(new Event('controllerchange'));
    expect(calls.at(-1)).toBe('outdated');
  });

  it('service-worker: that there is no room is shown', () => {
    const { workers, calls } = browser();
    workers.dispatchEvent(new MessageEvent('message', { data: { type: 'FULL' } }));
    workers.dispatchEvent(new MessageEvent('message', { data: null }));
    expect(calls).toEqual(['full']);
  });
});
