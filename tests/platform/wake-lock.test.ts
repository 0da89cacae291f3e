import { describe, expect, it, vi } from 'vitest';
import { createWakeLock, keepsNothingOn, type WakeState } from '../../src/platform/wake-lock.ts';

/** A page and a browser that gives locks, unless set otherwise. */
function browser() {
  const shown: WakeState[] = [];
  const heard: (() => void)[] = [];
  const given: { released: boolean; readonly onRelease: (() => void)[] }[] = [];
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_: 'visibilitychange', listener: () => void) => heard.push(listener),
  };
  let refuses = false;
  const letGo = (lock: (typeof given)[number]) => {
    if (lock.released) return;
    lock.released = true;
    for (const run of lock.onRelease) run();
  };
  const manager = {
    async request() {
      if (refuses) throw new DOMException('low battery', 'NotAllowedError');
      const lock = { released: false, onRelease: [] as (() => void)[] };
      given.push(lock);
      return {
        release: async () => letGo(lock),
        addEventListener: (_: string, run: () => void) => lock.onRelease.push(run),
      } as unknown as WakeLockSentinel;
    },
  };
  return {
    shown,
    given,
    manager,
    page,
    held: () => given.filter(({ released }) => !released).length,
    refuse: (on: boolean) => {
      refuses = on;
    },
    see(state: DocumentVisibilityState) {
      page.visibilityState = state;
      // The browser takes the lock away by itself.
      if (state === 'hidden') given.forEach(letGo);
      for (const run of heard) run();
    },
    open() {
      return createWakeLock((state) => shown.push(state), { manager, page });
    },
  };
}

const settled = () => vi.waitFor(() => Promise.resolve());

describe('platform/wake-lock', () => {
  it('platform/wake-lock is held until it is released', async () => {
    const it = browser();
    const lock = it.open();
    lock.hold();
    lock.hold();
    await vi.waitFor(() => expect(it.shown).toEqual(['waiting', 'held']));
    expect(it.held()).toBe(1);
    lock.release();
    lock.release();
    await settled();
    expect(it.shown).toEqual(['waiting', 'held', 'off']);
    expect(it.held()).toBe(0);
  });

  it('platform/wake-lock is asked for again when the page is back', async () => {
    const it = browser();
    it.open().hold();
    await vi.waitFor(() => expect(it.held()).toBe(1));
    it.see('hidden');
    expect(it.shown.at(-1)).toBe('waiting');
    it.see('visible');
    await vi.waitFor(() => expect(it.shown.at(-1)).toBe('held'));
    expect([it.given.length, it.held()]).toEqual([2, 1]);
  });

  it('platform/wake-lock that is not wanted any more is not asked for again', async () => {
    const it = browser();
    const lock = it.open();
    lock.hold();
    await vi.waitFor(() => expect(it.held()).toBe(1));
    lock.release();
    it.see('hidden');
    it.see('visible');
    await settled();
    expect([it.given.length, it.shown.at(-1)]).toEqual([1, 'off']);
  });

  it('platform/wake-lock released while it is being given is let go at once', async () => {
    const it = browser();
    const lock = it.open();
    lock.hold();
    lock.release();
    await vi.waitFor(() => expect(it.given.length).toBe(1));
    await vi.waitFor(() => expect(it.held()).toBe(0));
    expect(it.shown).toEqual(['waiting', 'off']);
  });

  it('platform/wake-lock a refusal is no fault, and is tried again when the page is seen', async () => {
    const it = browser();
    it.refuse(true);
    it.open().hold();
    await settled();
    expect(it.shown.every((state) => state === 'waiting')).toBe(true);
    it.refuse(false);
    it.see('visible');
    await vi.waitFor(() => expect(it.shown.at(-1)).toBe('held'));
  });

  it('platform/wake-lock unknown to the browser is quietly absent', () => {
    const shown: WakeState[] = [];
    const { page } = browser();
    const lock = createWakeLock((state) => shown.push(state), { manager: undefined, page });
    lock.hold();
    lock.release();
    expect([lock.supported, shown]).toEqual([false, ['unsupported']]);
  });

  it('platform/wake-lock on the home screen of an older iOS a lock that is given keeps nothing on, and says so', async () => {
    const on = (userAgent: string, standalone?: boolean) =>
      keepsNothingOn({ userAgent, ...(standalone !== undefined && { standalone }) });
    const iPhone = (version: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X)`;
    expect(
      ['16_4', '17_6_1', '18_3', '18_4', '18_10', '26_0'].map((version) => on(iPhone(version), true)),
    ).toEqual([true, true, true, false, false, false]);
    expect([
      on(iPhone('17_6'), false),
      on(iPhone('17_6')),
      on('Mozilla/5.0 (Macintosh; Intel)', true),
    ]).toEqual([false, false, false]);
    const { manager, page, held } = browser();
    const shown: WakeState[] = [];
    const lock = createWakeLock((state) => shown.push(state), { manager, page, vain: true });
    lock.hold();
    await vi.waitFor(() => expect(held()).toBe(1));
    await settled();
    lock.release();
    expect(shown).toEqual(['waiting', 'off']);
  });
});
