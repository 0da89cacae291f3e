import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { settled, usePhone } from './harness.ts';

const { take } = usePhone();

/** What was pushed aside since the page began, though nobody touched it. */
function moved(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const name = (node: Node | null | undefined) =>
          node instanceof Element ? `${node.tagName} ${node.className}` : (node?.nodeName ?? 'gone');
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as (PerformanceEntry & LayoutShift)[])
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .flatMap(({ sources }) => sources.map(({ node }) => name(node))),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        // Nothing is heard where nothing moved.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve([]))));
      }),
  );
}

/** Chromium's, not in the DOM library. */
interface LayoutShift {
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

describe('a place that opens', () => {
  it.each(['dice', 'fight', 'fight/usb', 'castle', 'armies', 'rules', 'settings'])(
    'app/shell: nothing moves while %s arrives file by file',
    async (place) => {
      const { context, page, open } = await take();
      // One file after the other, with paints in between.
      let before = Promise.resolve();
      await context.route('**/assets/*', async (route) => {
        const turn = before.then(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));
        before = turn;
        await turn;
        await route.continue();
      });
      await open(`#/${place}`);
      await settled(page);
      expect(await moved(page)).toEqual([]);
    },
  );
});

describe('the first paint', () => {
  it('first-paint: the first visit does not wait for what a later one needs before its first paint', async () => {
    const { page, context, site } = await take({ welcomed: false });
    let asked = false;
    // It never comes.
    await context.route('**/first-paint.js', () => {
      asked = true;
    });
    await page.goto(site.url, { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'English' }).waitFor();
    expect(asked).toBe(true);
  });

  it('first-paint: a theme chosen stands before the first paint, with or without network and wherever one enters', async () => {
    const phone = await take({ worker: true });
    const { page, site } = phone;
    await phone.open('#/settings');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await phone.readyOffline();
    await page.reload();
    expect(await page.locator('script[src$="first-paint.js"]').getAttribute('async')).toBeNull();
    await phone.cutOff();
    for (const way of ['', 'index.html', '?from=home', 'index.html?from=home']) {
      await page.goto(`${site.url}${way}#/rules`);
      await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    }
  });
});
