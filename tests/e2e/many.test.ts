import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { typeCounts, typeFaces, typeNumber } from '../support/real-dice.ts';
import { usePhone } from './harness.ts';

const { take } = usePhone();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const record = (page: Page) => page.getByRole('list', { name: 'Record' }).getByRole('listitem');

const sheet = (page: Page) => page.getByRole('dialog');
const closeSheet = (page: Page) => sheet(page).getByRole('button', { name: 'Done' }).click();
/** The side's plate on the stage opens all that may be set of it. */
const plate = (page: Page, side: 'mine' | 'theirs') =>
  page.locator(`.stage-plate[data-side="${side}"]`).click();

/** From the start of the app to the mode, as a player goes. */
async function goToMany(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Fight' }).click();
  await page.getByRole('radio', { name: 'Many', exact: true }).check();
}

/** An attack that stands ready, from the sheet of how they attack. */
async function example(page: Page, name: string): Promise<void> {
  await page.locator('.many-kind').click();
  await sheet(page).getByRole('button', { name, exact: true }).click();
  await sheet(page).waitFor({ state: 'detached' });
}

describe('many', () => {
  it('EX-SQ-09 many: the Mixed Attack of 39 shooters, hits counted and all damage typed', async () => {
    const { page, open } = await take();
    await open();
    await goToMany(page);
    await example(page, 'Mixed attack');
    await button(page, /^Enemy dies ?>99/).waitFor();
    await plate(page, 'mine');
    for (const [place, weapon, hits] of [
      [1, /^Pistol or bow/, 18],
      [2, /^Rifle or longbow/, 5],
      [3, /^Own weapon/, 1],
    ] as const) {
      await page.locator('.many-group-name', { hasText: weapon }).click();
      await button(page, 'Hits counted on the table').click();
      await typeNumber(page, `Group ${place}: hits`, hits);
      await page.locator('.many-group-name', { hasText: weapon }).click();
    }
    await closeSheet(page);
    await button(page, 'Type real dice').click();
    // 72 points of pistols, 20 of rifles, 6 of the artillery: 98.
    await typeCounts(page, { 3: 5, 4: 18 });
    await typeFaces(page, 3, 3);
    await page.getByText('The enemy dies.', { exact: true }).waitFor();
    await expect(record(page).last().textContent()).resolves.toContain('Armor 4 against 98 damage');
    await page.reload();
    await button(page, 'Back to the dice').click();
    await page.getByText('The enemy dies.', { exact: true }).waitFor();
  });

  it('BW-WEAP-12 many: the blast is dragged and moved by the arrow keys, and the page scrolls beside it', async () => {
    const { page, open } = await take();
    await open('#/fight/many');
    await example(page, 'Grenade');
    const aim = page.getByRole('slider', { name: 'Point aimed at' });
    const told = () => aim.getAttribute('aria-valuetext');
    await expect.poll(told).toBe('5″, in the blast: 3');
    await button(page, 'Minifig, on the spot: dies in 50 of 100').waitFor();
    await aim.focus();
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowLeft');
    // Whoever stood on the spot is two inches off now, and the others three.
    await expect.poll(told).toBe('3″, in the blast: 1');
    await button(page, /^Minifig, 2″ off: dies in \d+ of 100$/).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(told).toBe('5″, in the blast: 3');
    const box = await aim.boundingBox();
    if (!box) throw new Error('no circle');
    const inch = box.width / 4;
    await page.mouse.move(box.x + 8, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 8 - inch * 2, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(told).toBe('3″, in the blast: 1');
    await expect.poll(() => sheet(page).count()).toBe(0);
    const touch = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part).touchAction);
    await expect.poll(() => touch('.many-aim')).toBe('none');
    await expect.poll(() => touch('.many-table')).not.toBe('none');
    await expect.poll(() => touch('.many-dot:not([data-grip])')).not.toBe('none');
    await button(page, /^My thrower: dies in/).click();
    await sheet(page).getByRole('heading', { name: 'Mine throws' }).first().waitFor();
  });
});
