import { describe, expect, it } from 'vitest';
import { stored, usePhone } from '../../support/dom/phone.ts';
import { newArmy, unfoldLine } from '../../support/play/hands.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const sheet = () => current().page.getByRole('dialog');
const inSheet = (name: string | RegExp) => sheet().getByRole('button', { name, exact: true });

async function back(): Promise<void> {
  const { page } = current();
  await page.goBack();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** A tank of one's own, built from the sample, in a new army. */
async function tankInArmy(): Promise<void> {
  const { page } = current();
  await current().open('#/armies');
  await newArmy(page);
  await button('Add a unit').click();
  await inSheet('Vehicle, building…').click();
  await inSheet('Tank').click();
  const name = sheet().getByRole('textbox', { name: 'Name', exact: true });
  await expect.poll(() => name.inputValue()).toBe('Tank');
  await name.fill('Betsy');
  const cost = () => sheet().locator('.brik-foot-price b');
  await expect.poll(() => cost().textContent()).toBe('24 CP');
  for (let weapon = 0; weapon < 5; weapon += 1) await inSheet('One more weapon').click();
  await inSheet('Too many weapons: 9″ of Weapon Size, 8″ fit. Rule BW-CRE-15').waitFor();
  // Its parts, in order, with what each costs; the one added last is open.
  const parts = sheet().getByRole('group', { name: 'Which part' }).locator('[aria-pressed]');
  expect(await parts.allTextContents()).toEqual([
    ...['Gun 3 9', 'Gun 1 3', 'Gun 1 3', 'Gun 1 3', 'Gun 1 3', 'Gun 1 3', 'Gun 1 3'],
    ...['Mind: None ', 'Armor 2d10 8', 'Ground 8″ 4'],
  ]);
  for (let weapon = 7; weapon > 2; weapon -= 1) {
    await parts.nth(weapon - 1).click();
    await inSheet(`Remove weapon ${weapon}`).click();
  }
  await expect.poll(() => cost().textContent()).toBe('24 CP');
  await inSheet('Add to the army').click();
  await inSheet('Done').click();
  await expect.poll(() => sheet().count()).toBe(0);
  await page.getByText('Vehicle · Size 4 · Level 2 · Armor 2d10 · Move 8″').waitFor();
  await page.locator('.army-points', { hasText: '24' }).waitFor();
}

async function go(hash: string): Promise<void> {
  await current().page.evaluate((to) => {
    location.hash = to;
  }, hash);
}

/** Takes a creation as a side of a fight, from the sheet of units. */
async function choose(side: number, name: RegExp): Promise<void> {
  const { page } = current();
  await page.locator('.stage-plate').nth(side).click();
  await inSheet('Choose a unit…').click();
  await sheet().last().getByRole('button', { name }).first().click();
  await expect.poll(() => sheet().count()).toBe(1);
  await inSheet('Done').click();
  await expect.poll(() => sheet().count()).toBe(0);
}

const pips = (count: number) => (count === 0 ? 'Undamaged' : `${count} of 4 pips gone`);

describe('creations', () => {
  it('BW-CRE-01 BW-DMG-03 a tank is built, charges a wall, is shot to pieces, and its army keeps its damage over restarts, till it is repaired', async () => {
    const { page } = await take();
    await tankInArmy();
    await go('#/fight/charge');
    await choose(0, /^Betsy/);
    await choose(1, /^Wall/);
    await page.locator('.stage-plate', { hasText: 'Wall' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => location.hash))
      .toMatch(/creation=4.2.0~ground-16-2~gun-3-0.gun-1-0~none.0.0.0&.*creation=6.3.0~/);
    await page.locator('.thumb-bar .button').nth(1).click();
    await page.locator('.moment-field').waitFor();
    await expect.poll(() => page.locator('.moment-field [data-side="mine"] path').count()).toBeGreaterThan(0);
    await stored(page, 'creation=6.3.0~');
    await page.reload();
    await page.locator('#main[aria-busy="false"]').waitFor();
    await page.locator('.stage-plate, .moment-field').first().waitFor();
    await go('#/armies');
    await page.getByRole('link', { name: /^Unnamed army/ }).click();
    await unfoldLine(page, 'Betsy');
    await button('Attack it: Betsy').click();
    await page.locator('.stage-plate', { hasText: 'Betsy' }).waitFor();
    await page.locator('.thumb-bar .button').first().click();
    for (const face of [5, 5, 5]) await button(String(face)).click();
    for (const face of [9, 9, 9]) await button(String(face)).click();
    for (let die = 0; die < 6; die += 1) await button('2').click();
    await expect.poll(() => page.locator('.end-detail').textContent()).toBe('3 pips of Size Damage.');
    await button('Save this damage').click();
    await button(pips(3)).waitFor();
    await stored(page, '"pips":3');
    await page.reload();
    await page.locator('.stage-plate', { hasText: 'Betsy' }).waitFor();
    await button(pips(3)).waitFor();
    await page.locator('.stage-plate').nth(1).click();
    await sheet()
      .getByText(/its damage is saved there/)
      .waitFor();
    await back();
    await page.getByRole('link', { name: 'Armies' }).click();
    await page.getByRole('link', { name: /^Unnamed army/ }).click();
    await page.getByText(pips(3)).waitFor();
    await unfoldLine(page, 'Betsy');
    await button('Repair all: Betsy').click();
    await expect.poll(() => page.getByText(pips(3)).count()).toBe(0);
    // That of the notice; the army's own has no edit to take back.
    await button('Undo').and(page.locator(':enabled')).click();
    await page.getByText(pips(3)).waitFor();
    await button('Repair all: Betsy').click();
    await expect.poll(() => page.getByText(pips(3)).count()).toBe(0);
    await go('#/fight/wreck');
    await button(pips(0)).waitFor();
  });
});
