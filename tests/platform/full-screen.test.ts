import { describe, expect, it, vi } from 'vitest';
import { createFullScreen, type ScreenPage } from '../../src/platform/full-screen.ts';

/** A browser that gives the full screen, unless set otherwise. */
function browser(answer: 'gives' | 'refuses' | 'lacks' = 'gives') {
  const heard = new Set<() => void>();
  const log: string[] = [];
  const page = {
    fullscreenElement: null as Element | null,
    documentElement:
      answer === 'lacks'
        ? {}
        : {
            async requestFullscreen() {
              log.push('asked');
              if (answer === 'refuses') throw new TypeError('not now');
              change({} as Element);
            },
          },
    async exitFullscreen() {
      log.push('left');
      change(null);
    },
    addEventListener: (_: 'fullscreenchange', run: () => void) => void heard.add(run),
    removeEventListener: (_: 'fullscreenchange', run: () => void) => void heard.delete(run),
  };
  function change(element: Element | null): void {
    page.fullscreenElement = element;
    for (const run of [...heard]) run();
  }
  const left = vi.fn();
  const open = (touched = true) => createFullScreen(left, page as ScreenPage, () => touched);
  return { page, log, heard, left, change, open };
}

const settled = () => new Promise((done) => setTimeout(done));

describe('platform/full-screen', () => {
  it('platform/full-screen is asked for once and given back', async () => {
    const it = browser();
    const screen = it.open();
    screen.enter();
    screen.enter();
    await settled();
    screen.leave();
    await settled();
    expect(it.log).toEqual(['asked', 'left']);
    expect(it.left).not.toHaveBeenCalled();
    expect(it.heard.size).toBe(0);
  });

  it('platform/full-screen hears once that the player left it himself', async () => {
    const it = browser();
    const screen = it.open();
    screen.enter();
    await settled();
    it.change(null);
    it.change(null);
    screen.leave();
    expect(it.left).toHaveBeenCalledTimes(1);
    expect(it.log).toEqual(['asked']);
  });

  it('platform/full-screen: what is given after it was left is given back at once', async () => {
    const it = browser();
    const screen = it.open();
    screen.enter();
    screen.leave();
    await settled();
    expect(it.page.fullscreenElement).toBeNull();
    expect(it.log).toEqual(['asked', 'left']);
    expect(it.left).not.toHaveBeenCalled();
  });

  it.each(['refuses', 'lacks'] as const)(
    'platform/full-screen: a browser that %s it is no fault',
    async (answer) => {
      const it = browser(answer);
      const screen = it.open();
      screen.enter();
      await settled();
      screen.leave();
      expect(it.left).not.toHaveBeenCalled();
      expect(it.log).toEqual(answer === 'refuses' ? ['asked'] : []);
      expect(it.heard.size).toBe(0);
    },
  );

  it('platform/full-screen is not asked for without a touch: the browser would log it as a fault', () => {
    const it = browser();
    it.open(false).enter();
    expect(it.log).toEqual([]);
  });
});
