import type { Page } from 'playwright-core';
import { settled } from './harness.ts';

/** How high the page is. */
export async function height(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** What can be touched in the first view, by its name; all kinds of a place stand in its head, and are not counted. */
export async function controls(page: Page): Promise<readonly string[]> {
  await settled(page);
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, input, summary, a')]
      .filter((element) => {
        if (element.closest('.place-head')) return false;
        const box = element.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const target = element.closest('label') ?? element;
        return box.width > 0 && top !== null && target.contains(top);
      })
      .map(
        (element) => element.ariaLabel ?? (element.title || (element.closest('label') ?? element).innerText),
      ),
  );
}

/** Where the main button is: its upper edge in the first view, and whether it stays at the thumb. */
export async function mainButton(
  page: Page,
): Promise<{ readonly y: number; readonly thumb: boolean } | undefined> {
  await settled(page);
  return page.evaluate(() => {
    const button = document.querySelector('main [data-kind="primary"]');
    const { top, bottom } = button?.getBoundingClientRect() ?? {};
    if (!button || top === undefined || bottom === undefined) return undefined;
    return { y: Math.round(top), thumb: button.closest('.thumb-bar') !== null && bottom <= innerHeight };
  });
}

/** How much of the height stays where it is while the page scrolls, be it as long as it may: 0 to 1. */
export async function furniture(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate(async () => {
    const main = document.querySelector<HTMLElement>('main');
    if (!main) return 0;
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const staying = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      const shows = element.childElementCount > 0 || element.textContent !== '';
      return shows && (position === 'fixed' || position === 'sticky') && visibility === 'visible';
    });
    const places = () => staying.map((element) => element.getBoundingClientRect());
    const before = main.style.marginBlockEnd;
    main.style.marginBlockEnd = `${innerHeight * 3}px`;
    scrollTo(0, innerHeight);
    await drawn();
    const first = places();
    scrollTo(0, innerHeight + 100);
    await drawn();
    const spans = places()
      .filter((box, at) => box.width > 0 && box.height > 0 && box.top === first[at]?.top)
      .map(({ top, bottom }) => [Math.max(0, top), Math.min(innerHeight, bottom)] as const)
      .sort(([a], [b]) => a - b);
    main.style.marginBlockEnd = before;
    scrollTo(0, 0);
    let covered = 0;
    let reached = 0;
    for (const [top, bottom] of spans) {
      covered += Math.max(0, bottom - Math.max(top, reached));
      reached = Math.max(reached, bottom);
    }
    return covered / innerHeight;
  });
}

/** From now on every page counts how far what stands on it moves by itself. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.sum += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { readonly shifts: { readonly sum: number } }).shifts.sum);
}

/** What of these cannot be seen whole without scrolling, on a page that rests. */
export function hiddenNow(page: Page, selectors: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(
    (asked) =>
      asked.filter((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        const [x = 0, y = 0] = box ? [box.left + box.width / 2, box.bottom - 2] : [];
        const top = box && document.elementFromPoint(x, y);
        return !box || box.top < 0 || box.bottom > innerHeight + 0.5 || !top?.closest(selector);
      }),
    selectors,
  );
}
