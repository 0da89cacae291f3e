import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { usePhone } from './harness.ts';

const { take } = usePhone();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog');

/** An attack that stands ready, from the sheet of how they attack. */
async function example(page: Page, name: string): Promise<void> {
  await button(page, 'More').click();
  await sheet(page).getByRole('button', { name: 'How they attack', exact: true }).click();
  await sheet(page).getByRole('button', { name, exact: true }).click();
  await sheet(page).waitFor({ state: 'detached' });
}

describe('many', () => {
  it('BW-WEAP-12 many: the blast is dragged and moved by the arrow keys, and the page scrolls beside it', async () => {
    const { page, open } = await take();
    await open('#/fight/many');
    await example(page, 'Grenade');
    const aim = page.getByRole('slider', { name: 'Point aimed at' });
    const shown = () => aim.getAttribute('aria-valuetext');
    await expect.poll(shown).toBe('5″, in the blast: 3');
    await button(page, 'Minifig, on the spot: dies, 50\u00a0%').waitFor();
    await aim.focus();
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowLeft');
    // The one who stood on the spot is two inches off now, and the others three.
    await expect.poll(shown).toBe('3″, in the blast: 1');
    await button(page, /^Minifig, 2″ off: dies, \d+\s%$/).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(shown).toBe('5″, in the blast: 3');
    const box = await aim.boundingBox();
    if (!box) throw new Error('no circle');
    const inch = box.width / 4;
    await page.mouse.move(box.x + 8, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 8 - inch * 2, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(shown).toBe('3″, in the blast: 1');
    await expect.poll(() => sheet(page).count()).toBe(0);
    const touch = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part).touchAction);
    await expect.poll(() => touch('.many-aim')).toBe('none');
    await expect.poll(() => touch('.many-table')).not.toBe('none');
    await expect.poll(() => touch('.many-dot:not([data-grip])')).not.toBe('none');
    await button(page, /^My thrower: dies, /).click();
    await sheet(page).getByRole('heading', { name: 'My fighter throws' }).first().waitFor();
    // The field stays in sight above the sheet, small, with its chances.
    const seen = () => page.locator('.many-table').evaluate((part) => getComputedStyle(part).opacity);
    await expect.poll(seen).toBe('1');
    const bottom = async (of: Locator) => {
      const at = await of.boundingBox();
      return at ? at.y + at.height : 0;
    };
    const top = async () => (await sheet(page).boundingBox())?.y ?? 0;
    await expect
      .poll(async () => (await bottom(page.locator('.many-dot').first())) <= (await top()))
      .toBe(true);
  });
});
