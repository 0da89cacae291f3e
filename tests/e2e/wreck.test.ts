import { describe, expect, it } from 'vitest';
import { usePhone } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const dialog = () => current().page.getByRole('dialog');

async function back(): Promise<void> {
  const { page } = current();
  await page.goBack();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

async function openWreck(query = ''): Promise<void> {
  const { open, page } = current();
  await open(`#/fight/wreck${query}`);
  await page.locator('.outcome-brick').first().waitFor();
}

describe('wreck: attacks on a creation', () => {
  it('BW-DMG-03 BW-DMG-04 wreck: a tank is built, its bill and its faults told, attacked with typed dice, and its damage kept', async () => {
    const { page } = await take();
    await openWreck();
    await page.locator('.stage-plate').nth(1).click();
    await button('Tank').click();
    await dialog().getByText('Costs 24 CP').waitFor();
    await page.getByRole('radio', { name: 'Weapons', exact: true }).check();
    await dialog().getByText('4″ of 8″ of weapons').waitFor();
    for (let weapon = 0; weapon < 5; weapon += 1) await button('One more weapon').click();
    await dialog().getByText('Too many weapons: 9″ of Weapon Size, 8″ fit.').waitFor();
    await expect.poll(() => dialog().locator('details').count()).toBe(8);
    await button('Tank').click();
    await expect
      .poll(() =>
        dialog()
          .getByText(/Too many weapons/)
          .count(),
      )
      .toBe(0);
    await back();
    await page.locator('.stage-plate', { hasText: 'Tank' }).waitFor();

    await page.locator('.thumb-bar .button').first().click();
    for (const face of [5, 5, 5]) await button(String(face)).click();
    // Damage 10 for each, met by three rolls of Armor.
    for (const face of [9, 9, 9]) await button(String(face)).click();
    for (let die = 0; die < 6; die += 1) await button('2').click();
    await expect.poll(() => page.locator('.fight-outcome-word').textContent()).toBe('3 pips of Size Damage.');
    await button('Keep this damage').click();
    await button('3 of 4 pips').waitFor();
    await page.reload();
    await button('3 of 4 pips').click();
    await dialog()
      .getByText(/Move now 5″/)
      .waitFor();
    await button('Repair all').click();
    await dialog().getByRole('button', { name: 'Undo' }).click();
    await back();
    await button('3 of 4 pips').waitFor();
  });
});
