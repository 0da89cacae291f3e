import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { usePhone } from '../../support/dom/phone.ts';
import { listen } from '../../support/hands.ts';

const { take } = usePhone();

const status = (page: Page) => page.locator('.map-answer');
const legal = 'Everything is legal so far';
const pieces = (page: Page) => page.getByRole('group', { name: 'Map of the table' }).getByRole('button');
const rows = (page: Page) =>
  page.getByRole('region', { name: 'On the table' }).locator('li').getByRole('button');
const finding = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'What is wrong' }).getByRole('button', { name: text });

describe('castle map', () => {
  it('castle-map: in a crowd one tape tells the worst of what is in hand; a full plan says so', async () => {
    const phone = await take();
    const { page } = phone;
    const crowd = Array.from(
      { length: 30 },
      (_, place) => `w${place % 4}-${5 + (place % 6) * 7.5}-${6 + Math.floor(place / 6) * 8}-6-2-0`,
    );
    await phone.open(
      `#/castle/map?v=1&t=48-48&c=1&o=cptf&a=near-0-48-3&a=far-0-48-3&a=left-12-36-3&a=right-12-36-3&s=${crowd.join(',')}`,
    );
    const middle = pieces(page).nth(14);
    await expect.poll(() => page.locator('.map-line').count()).toBeGreaterThan(20);
    await middle.focus();
    await page.locator('.map-told[data-kept="false"]').getByText('at least 30″').waitFor();
    await expect.poll(() => page.locator('.map-tape').count()).toBe(1);
    await page
      .getByRole('group', { name: 'Put on the table' })
      .getByRole('button', { name: /^Wall$/ })
      .tap({ force: true });
    await page.getByText('A plan holds 30 sections at most.').first().waitFor();
    await expect.poll(() => pieces(page).count()).toBe(30);
  });

  it('castle-map: the same by keyboard alone, and a screen reader hears each change once', async () => {
    const phone = await take({ width: 1280, height: 800 });
    const { page } = phone;
    await phone.open('#/castle/map');
    const told = await listen(page);
    const keys = async (...pressed: readonly string[]) => {
      for (const key of pressed) await page.keyboard.press(key);
    };
    const tray = (name: RegExp) =>
      page.getByRole('group', { name: 'Put on the table' }).getByRole('button', { name });
    await tray(/^Keep$/).focus();
    await keys('Enter', 'Tab', 'Tab', 'Tab', 'Enter');
    await expect.poll(() => rows(page).nth(1).textContent()).toContain('Wall 2');
    for (const name of [/^Round Tower$/, /^Gatehouse$/, /^Wall$/, /^Wall with door$/, /^Round Tower$/]) {
      await tray(name).focus();
      await keys('Enter');
    }
    await expect.poll(() => rows(page).count()).toBe(7);
    await expect.poll(() => status(page).textContent()).toBe(legal);
    await expect.poll(async () => (await told()).at(-1)).toContain('Round Tower 7');

    const keep = pieces(page).first();
    // Each piece is on the way of the Tab key.
    await page.locator('svg.map').focus();
    await keys('Tab', 'Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-thing')))
      .toBe('section-1');
    const count = (await told()).length;
    await keep.focus();
    await expect.poll(() => keep.getAttribute('aria-label')).toMatch(/^Keep 1, Player 1, /);
    await keys(...Array<string>(14).fill('ArrowUp'), 'Shift+ArrowLeft', 'r', 'Shift+R');
    await expect.poll(() => status(page).textContent()).toContain('wrong');
    await expect.poll(told).toHaveLength(count + 1);
    expect((await told()).at(-1)).toMatch(
      /^Keep 1: 17\.75″ from the left, .*, turned 105°\. \d things are wrong\./,
    );
    await expect.poll(() => keep.getAttribute('aria-label')).toContain('not allowed');
    await expect.poll(() => finding(page, /^Keep 1/).count()).toBeGreaterThan(0);

    await keys(...Array<string>(17).fill('Control+z'));
    await expect.poll(() => status(page).textContent()).toBe(legal);
    await keys('Control+y');
    await expect.poll(() => status(page).textContent()).not.toBe('');
    await keys('Control+z', 'Delete');
    await expect.poll(() => rows(page).count()).toBe(6);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-piece')))
      .toBe('map');
    await expect.poll(async () => (await told()).at(-1)).toContain('Removed: Keep 1.');

    // The list moves things as well.
    await rows(page).last().focus();
    await keys('Delete');
    await expect.poll(() => rows(page).count()).toBe(5);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-piece')))
      .toBe('list');
  });
});
