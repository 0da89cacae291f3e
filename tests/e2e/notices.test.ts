import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Language, settled, usePhone } from './harness.ts';

const { take } = usePhone();

/** What of the visible controls a notice lies over, but for the row whose place it takes whole. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const notice = document.querySelector('.notice')?.getBoundingClientRect();
    if (!notice) return ['no notice'];
    return [...document.querySelectorAll<HTMLElement>('main :is(button, label, a, input), nav a')]
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const [right, foot] = [Math.min(box.right, notice.right), Math.min(box.bottom, notice.bottom)];
        const [wide, high] = [right - Math.max(box.x, notice.x), foot - Math.max(box.y, notice.y)];
        const whole = wide >= box.width - 1 && high >= box.height - 1;
        const over = wide > 0.5 && high > 0.5 && control.checkVisibility({ opacityProperty: true });
        return over && !(whole && control.closest('[data-notice-place]'));
      })
      .map((control) => control.ariaLabel ?? control.innerText);
  });

const sizes = [
  [320, 640],
  [360, 740],
  [740, 360],
] as const;

describe('notices', () => {
  it.each<Language>(['en', 'pl', 'hu'])(
    'notices: what an advice did is told in its place, over no other control, and nothing moves (%s)',
    async (language) => {
      const { page, open } = await take({ language });
      for (const hash of ['fight/brikwars', 'fight/usb/shoot', 'fight/usb/charge', 'fight/usb/test']) {
        await open(`#/${hash}`);
        for (const [width, height] of sizes) {
          const where = `${hash} ${width}x${height}`;
          await page.setViewportSize({ width, height });
          await page.locator('.advice-chip:has(.advice-worth > span)').waitFor();
          await settled(page);
          const stage = () => page.locator('.stage').boundingBox();
          const before = await stage();
          await page.locator('.advice-chip').click();
          const notice = page.locator('.toasts[data-placed] .notice');
          await notice.waitFor();
          await expect.poll(() => covered(page), { message: where, timeout: 5000 }).toEqual([]);
          await expect.poll(stage, { message: `${where}: what the advice did` }).toEqual(before);
          await notice.getByRole('button').first().click();
          await expect.poll(() => page.locator('.notice').count()).toBe(0);
          await expect.poll(stage, { message: where }).toEqual(before);
        }
      }
    },
  );
});
