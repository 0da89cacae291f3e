import { describe, it } from 'vitest';
import { usePhone } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const sheetButton = (name: string | RegExp) =>
  current().page.getByRole('dialog').getByRole('button', { name });

describe('battle', () => {
  it('MK-ACT-02 battle: an attack on a castle is entered, and puts its token and its clicks on the figures', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await button('New army').click();
    await sheetButton(/^Mage Knight/).click();
    await button('Add a line').click();
    await page.getByLabel('Name', { exact: true }).last().fill('Troll');
    await button('Play').click();
    await button('Begin the battle').click();
    await page.locator('.battle-name').filter({ hasText: 'Troll' }).click();
    await sheetButton('Attack the castle').click();
    await page.getByText('Clicks of the target').waitFor();
    await page.getByRole('button', { name: 'Clicks of the target: more' }).click();
    await button('Into the battle').click();
    await page.locator('.battle-row').filter({ hasText: 'Troll' }).getByText('Tokens').waitFor();
    await page.locator('.battle-side').nth(1).click();
    await page.locator('.battle-row').first().getByText('Clicks on the dial').waitFor();
  });
});
