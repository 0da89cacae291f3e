import { describe, expect, it } from 'vitest';
import { usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

describe('kit/back-out', () => {
  it('kit/back-out: Back from a new unit leads to the choice of units', async () => {
    const { page, open } = await take();
    await open('#/fight/brikwars');
    await page.locator('.stage-plate').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Choose a unit…', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'New, change, into an army' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^New unit/ })
      .click();
    const before = await page.getByRole('dialog').last().textContent();
    await page.goBack();
    await expect
      .poll(async () => (await page.getByRole('dialog').last().textContent()) !== before)
      .toBe(true);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^New unit/ })
      .waitFor();
  });

  it('kit/back-out: Back from the dice that stay leads to the roll, and stays with the dice', async () => {
    const { page, open } = await take();
    await open('#/dice?v=1&x=6d6&b=none&f=0');
    await page.getByRole('button', { name: 'Roll 6d6', exact: true }).click();
    const choosing = page.getByRole('button', { name: 'Keep them all', exact: true });
    await page
      .getByRole('button', { name: 'Keep some dice and roll the others again', exact: true })
      .first()
      .click();
    await choosing.waitFor();
    await page.goBack();
    await page.locator('.thumb-bar .button[data-kind="primary"]:enabled').waitFor();
    expect(await page.evaluate(() => location.hash)).toMatch(/^#\/dice/);
    expect(await choosing.count()).toBe(0);
  });

  it('kit/back-out: Back while the bonus die of a Charge is due leads to its stage, which leads back to it, after a reload too', async () => {
    const { page, open } = await take();
    await open('#/fight/charge');
    const head = page.locator('.moment');
    const main = page.locator('.play-start .thumb-bar .button[data-kind="primary"]:enabled');
    for (let tries = 0; tries < 60; tries += 1) {
      await main.click();
      await head.waitFor();
      if (await page.locator('.moment-step').getByRole('button', { name: 'Roll the bonus die' }).count())
        break;
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await main.waitFor();
    }
    await page.locator('.moment-step').getByRole('button', { name: 'Roll the bonus die' }).waitFor();
    await page.goBack();
    await page
      .locator('.play-start')
      .getByRole('button', { name: /^Back to the dice/ })
      .waitFor();
    await page.reload();
    await page
      .locator('.play-start')
      .getByRole('button', { name: /^Back to the dice/ })
      .click();
    await page.locator('.moment-step').getByRole('button', { name: 'Roll the bonus die' }).waitFor();
  });
});
