import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { settled, usePhone } from './harness.ts';

const { take, current } = usePhone();

/** What looks chosen on a page although it is not, or looks like all the others: by the colours that are seen. */
const alike = (page: Page) =>
  page.evaluate(() => {
    const chosen =
      '[aria-pressed="true"], [aria-checked="true"], [aria-selected="true"], [aria-current="page"], label:has(> input:checked)';
    const other =
      '[aria-pressed="false"], [aria-checked="false"], [aria-selected="false"], a, label:has(> input)';
    const coloursOf = (element: Element) => {
      const { backgroundColor, color, borderTopColor } = getComputedStyle(element);
      return `${backgroundColor} ${color} ${borderTopColor}`;
    };
    const seen = [...document.querySelectorAll(chosen)].filter(
      (element) => element.getClientRects().length > 0,
    );
    const same = seen.filter((element) =>
      [...(element.parentElement?.querySelectorAll(`:scope > :is(${other})`) ?? [])].some(
        (near) => near !== element && !near.matches(chosen) && coloursOf(near) === coloursOf(element),
      ),
    );
    return { seen: seen.length, same: same.map(({ textContent }) => textContent) };
  });

describe('accessibility', () => {
  it('accessibility: reduced motion stops the tumble', async () => {
    await take({ reducedMotion: true });
    await current().open('#/dice');
    const duration = await current().page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--tumble'),
    );
    expect(Number.parseFloat(duration)).toBe(0);
  });

  it('accessibility: with the colours that the system forces what is chosen is told from the rest, and so are the bricks', async () => {
    const { page, open } = await take();
    await page.emulateMedia({ forcedColors: 'active' });
    let seen = 0;
    for (const address of ['#/dice', '#/castle/attack', '#/castle/siege', '#/settings', '#/fight/brikwars']) {
      await open(address);
      await page
        .locator('main')
        .locator('label:has(> input:checked), [aria-pressed="true"], [aria-checked="true"], .outcome-brick')
        .first()
        .waitFor();
      const found = await alike(page);
      expect({ address, same: found.same }).toEqual({ address, same: [] });
      seen += found.seen;
    }
    expect(seen).toBeGreaterThan(8);
    await page.locator('.outcome-brick').first().waitFor();
    const bricks = await page
      .locator('.outcome-brick')
      .evaluateAll((all) => all.map((brick) => getComputedStyle(brick).backgroundColor));
    expect(bricks.length).toBe(3);
    expect(new Set(bricks).size).toBe(3);
  });

  it('accessibility: what comes to have the focus by keyboard lies under no bar, in any place', async () => {
    const { page, open } = await take({ height: 640 });
    for (const place of ['settings', 'rules', 'armies', 'castle/attack', 'dice']) {
      await open(`#/${place}`);
      await settled(page);
      const covered: string[] = [];
      for (let tab = 0; tab < 30; tab++) {
        await page.keyboard.press('Tab');
        const found = await page.evaluate(() => {
          const focused = document.activeElement;
          const box = (focused?.closest('label') ?? focused)?.getBoundingClientRect();
          if (!focused || !box || box.width === 0) return undefined;
          const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          const bar = top?.closest('.bar, .thumb-bar, .top, .place-head');
          return bar && !bar.contains(focused) ? `${focused.textContent} under ${bar.className}` : undefined;
        });
        if (found) covered.push(found);
      }
      expect({ place, covered }).toEqual({ place, covered: [] });
    }
  });
});
