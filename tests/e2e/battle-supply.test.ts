import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { events, playEachOther, rollOut, toFight } from './battle-hands.ts';
import { newArmy, overflow, stored, usePhone, violations } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const sheet = () => current().page.getByRole('dialog');
const inSheet = (name: string | RegExp) => sheet().getByRole('button', { name });
const row = (name: string | RegExp) => current().page.locator('.battle-row').filter({ hasText: name });

/** An army of BrikWars with what is taken in its sheet, against the shield wall. */
async function against(choose: (page: Page) => Promise<void>): Promise<Page> {
  const phone = await take();
  const { page, open } = phone;
  await open('#/armies');
  await newArmy(page);
  await page.getByRole('button', { name: /^Shield wall/ }).click();
  await page.locator('.army-line').first().waitFor();
  await button('All armies').click();
  await newArmy(page);
  await choose(page);
  await inSheet('Done').click();
  await page.locator('.army-line').first().waitFor();
  await playEachOther(page);
  return page;
}

describe('battle', () => {
  it('BW-WEAP-11 battle: each Explosive that is thrown is gone from the battle, comes back with Undo, and those used up are offered no more', async () => {
    const page = await against(async (at) => {
      await at.getByRole('button', { name: 'Add a unit' }).click();
      await sheet().getByRole('radio', { name: '4', exact: true }).check();
      await inSheet(/^Add 4 × Grenadier /).click();
    });
    await row('Grenadier').getByText('Grenades 4/4').waitFor();
    await toFight(page, 'Grenadier', /^Shoot/);
    await expect.poll(() => page.url()).toContain('explosive');
    await page.reload();
    await page.locator('.fight-stage').waitFor();
    await rollOut(page);
    await page
      .locator('.battle-end p')
      .getByText(/Grenadier Grenades −1/)
      .waitFor();
    await page.locator('.battle-end .button').click();
    await row('Grenadier').getByText('Grenades 3/4').waitFor();
    await stored(page, '"more":{"used":1}');
    await button(/^Undo/).click();
    await row('Grenadier').getByText('Grenades 4/4').waitFor();
    // By hand, one tap each; what was tapped survives the end of the app.
    await page.locator('.battle-name').filter({ hasText: 'Grenadier' }).click();
    for (let left = 4; left > 0; left -= 1) await inSheet(/^Grenades left of 4: less/).click();
    expect(await overflow(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await inSheet('Done').click();
    await stored(page, '"mark":"used","to":4');
    await page.reload();
    await row('Grenadier').getByText('Grenades 0/4').waitFor();
    await page.locator('.battle-name').filter({ hasText: 'Grenadier' }).click();
    await inSheet(/^Shoot/).click();
    await page.locator('.fight-stage').waitFor();
    expect(page.url()).not.toContain('explosive');
    await page.goBack();
    await row('Grenadier').waitFor();
    await button(/^Undo/).click();
    await row('Grenadier').getByText('Grenades 1/4').waitFor();
    expect((await events(page)).length).toBe(3);
  });
});
