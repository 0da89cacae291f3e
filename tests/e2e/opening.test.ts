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

/** How long a frame is shown, in ms. */
const frame = 17;

describe('a place that opens', () => {
  it('app/shell: nothing moves while a place arrives file by file', async () => {
    for (const place of ['dice', 'fight', 'fight/usb', 'castle', 'armies', 'rules', 'settings']) {
      // A phone that has none of its files yet.
      const { context, page, open, close } = await take();
      // One file after the other, with paints in between.
      let before = Promise.resolve();
      await context.route('**/assets/*', async (route) => {
        const turn = before.then(() => new Promise<void>((resolve) => setTimeout(resolve, frame)));
        before = turn;
        await turn;
        await route.continue();
      });
      await open(`#/${place}`);
      await settled(page);
      expect(await moved(page), place).toEqual([]);
      await close();
    }
  });
});

/** Watches in every page from its beginning where its headings and controls stand, frame by frame. */
async function watchPlaces(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves = new Set<string>();
    Object.assign(window, { moves });
    const stood = new Map<Element, number>();
    const look = () => {
      for (const element of document.querySelectorAll('main :is(h2, summary, button, input)')) {
        // The best comes first as soon as it is known which it is; until then a tap there does nothing.
        if (element.matches('.fight-choice') || !element.checkVisibility({ visibilityProperty: true }))
          continue;
        const top = Math.round(element.getBoundingClientRect().top + scrollY);
        if ((stood.get(element) ?? top) !== top) moves.add(element.textContent ?? '');
        stood.set(element, top);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

describe('a mode that opens', () => {
  it('app/shell: nothing moves, below what is seen neither, when an advice is there', async () => {
    const { page, open } = await take();
    await watchPlaces(page);
    const advised = {
      fight: 'Best answer',
      'fight/many': 'Aim first',
      'fight/charge': 'Stands there',
      'fight/usb/charge': 'holds out',
      'fight/usb/morale': 'Panics',
    };
    for (const [address, text] of Object.entries(advised)) {
      await open(`#/${address}`);
      await page.reload();
      await page.getByText(text).first().waitFor();
      await expect.poll(() => page.locator('.fight-figures:empty, .fold-note:empty').count()).toBe(0);
      await settled(page);
      const moves = await page.evaluate(() => [
        ...(window as unknown as { readonly moves: ReadonlySet<string> }).moves,
      ]);
      expect({ address, moves }).toEqual({ address, moves: [] });
    }
  });
});

/** What each place has on the screen when its first view is there. */
const firstViews = {
  dice: '.dice-set',
  fight: '.thumb-bar',
  'fight/many': '.thumb-bar',
  'fight/charge': '.thumb-bar',
  'fight/quik': '.thumb-bar',
  'fight/usb': '.thumb-bar',
  'fight/usb/morale': '.thumb-bar',
  castle: '.verdict-reason',
  'castle/effects': 'main button',
  'castle/siege': 'main button',
  armies: '.first-head',
  rules: 'main input',
};

/** What is done in the background. */
const behind = /^(?:device|index)-/;

/** A first visit whose app begins when all is on its way; what it asks for from then on is kept back where that is said. */
async function heldVisit(address: string, language: 'en' | 'hu', kept: boolean) {
  const { page, context, site, close } = await take({ language, welcomed: false });
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const asked = new Set<string>();
  const late: string[] = [];
  let running = false;
  await context.route('**/assets/*', async (route) => {
    const url = route.request().url();
    const name = url.replace(/.*\//, '');
    asked.add(url);
    if (name.startsWith('index-')) await begun;
    else if (running && !behind.test(name)) {
      late.push(name);
      if (kept) return;
    }
    await route.continue();
  });
  await page.goto(`${site.url}#/${address}`, { waitUntil: 'commit' });
  const wanted = () =>
    page.$$eval('link[crossorigin]', (links) => links.map((link) => (link as HTMLLinkElement).href));
  await expect.poll(async () => (await wanted()).length).toBeGreaterThan(8);
  await expect.poll(async () => (await wanted()).filter((url) => !asked.has(url))).toEqual([]);
  running = true;
  begin();
  return { page, late, close };
}

describe('what a first view waits for', () => {
  it('first-paint: all of it is on its way before the app runs', async () => {
    for (const [address, view] of Object.entries(firstViews)) {
      // Files of words are numbered by language: the last finds its own.
      const { page, close } = await heldVisit(address, 'hu', true);
      await page.locator(view).first().waitFor();
      await close();
    }
  });

  it('chunks: the dice come with nothing of other places, and nothing of them is fetched behind', async () => {
    const { page, late, close } = await heldVisit('dice', 'en', false);
    await page.locator(firstViews.dice).waitFor();
    await settled(page);
    expect(late).toEqual([]);
    await close();
  });
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
    await page.getByRole('button', { name: /^Colours/ }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await phone.readyOffline();
    await page.reload();
    await expect.poll(() => page.locator('script[src$="first-paint.js"]').getAttribute('async')).toBeNull();
    await phone.cutOff();
    for (const way of ['', 'index.html', '?from=home', 'index.html?from=home']) {
      await page.goto(`${site.url}${way}#/rules`);
      await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    }
  });
});
