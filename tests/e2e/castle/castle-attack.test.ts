import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { usePhone } from '../harness.ts';

const { take } = usePhone();

const dialog = (page: Page) => page.getByRole('dialog');

/** A figure is entered in the open sheet and kept. */
async function enter(page: Page, name: string, more: () => Promise<void> = async () => undefined) {
  const sheet = dialog(page);
  await sheet.getByRole('button', { name: 'New figure' }).click();
  await sheet.getByRole('textbox', { name: 'Name' }).fill(name);
  await more();
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await sheet.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor();
}

/** The stored figures: of the only attacker among who it may be, of several below them. */
async function openStored(page: Page) {
  const who = page.getByRole('button', { name: /^Who attacks\?/ });
  const stored = page.getByRole('button', { name: 'Saved figures' });
  await who.or(stored).first().waitFor();
  if ((await stored.count()) === 0) await who.click();
  await stored.click();
}

describe('castle attack', () => {
  it('castle/plate: behind a sheet in which something is set nothing moves', async () => {
    const { page, open } = await take();
    await open('#/castle/attack');
    const plates = page.locator('.castle-plates > :not(dialog)');
    await plates.nth(3).waitFor();
    const boxes = async () => Promise.all((await plates.all()).map((plate) => plate.boundingBox()));
    const before = await boxes();
    for (const at of [0, 1, 2]) {
      await plates.nth(at).click();
      await dialog(page).waitFor();
      expect(await boxes()).toEqual(before);
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog(page).count()).toBe(0);
    }
  });

  it('MK-A-32 castle attack: a gang up of stored figures, kept offline and there after a reload; the rest goes on', async () => {
    const { page, open, readyOffline, cutOff } = await take({ worker: true });
    await open();
    await readyOffline();
    await cutOff();
    await page.getByRole('navigation').getByRole('link', { name: 'Castle' }).click();
    await openStored(page);
    await enter(page, 'Griff', async () => {
      await dialog(page).getByRole('button', { name: 'Click 0, Damage: empty, not entered yet' }).click();
      await dialog(page).getByRole('button', { name: '4', exact: true }).click();
    });
    await enter(page, 'Orc');
    // What was made here is to attack: it is marked already.
    await dialog(page)
      .getByRole('button', { name: /^Griff.*may attack a castle in close combat/, pressed: true })
      .waitFor();
    await dialog(page)
      .getByRole('group', { name: 'How many: Griff' })
      .getByRole('button', { name: /more/ })
      .click();
    await dialog(page).getByRole('button', { name: 'Attack with these 3' }).click();
    await page.getByRole('heading', { name: 'Not all of them may' }).waitFor();
    await page.getByText('Orc is out.').first().waitFor();
    // Two of one figure are told apart.
    await page.getByText('These may: Griff 1 and Griff 2.').waitFor();

    await page.reload();
    await page.getByRole('heading', { name: 'Not all of them may' }).waitFor();
    await openStored(page);
    await dialog(page)
      .getByRole('button', { name: /^Griff/ })
      .waitFor();
    await dialog(page).getByRole('button', { name: /^Orc/ }).waitFor();
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();

    await page.getByRole('button', { name: 'Continue without those who are out' }).click();
    await page.getByRole('heading', { name: 'Yes, all of them may' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Yes, all of them may');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'Not all of them may' }).waitFor();
  });
});
