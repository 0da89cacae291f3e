import { describe, expect, it, vi } from 'vitest';
import { usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

/** No die shows anything else than this. */
const face = 5;
function sameFaces<Values extends ArrayBufferView | null>(values: Values): Values {
  if (values instanceof Uint8Array) values.fill(face - 1);
  return values;
}

describe('kit/back-out', () => {
  it('kit/back-out: Back from a new unit leads to the choice of units', async () => {
    const { page, open } = await take();
    await open('#/fight/brikwars');
    await page.locator('.stage-plate').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Choose a unit…', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create, edit, add to an army' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^New unit/ })
      .click();
    const before = await page.getByRole('dialog').last().textContent();
    await page.goBack();
    await expect
      .poll(async () => (await page.getByRole('dialog').last().textContent()) !== before)
      .toBe(true);
    const begin = page.getByRole('dialog').getByRole('button', { name: /^New unit/ });
    await begin.waitFor();
    // It waits there, and does not open by itself the next time.
    for (const step of [2, 1]) {
      await page.goBack();
      await expect.poll(() => begin.count()).toBe(0);
      await expect.poll(() => page.getByRole('dialog').count()).toBe(step);
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Choose a unit…', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create, edit, add to an army' }).click();
    await begin.waitFor();
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
    await page.locator('.thumb-bar .button').last().click();
    await page.getByRole('switch', { name: 'Ask before each bonus die' }).click();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
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

  it.each([
    ['brikwars', 'squads'],
    ['charge', 'brikwars'],
    ['many', 'charge'],
    ['squads', 'many'],
    ['wreck', 'charge'],
    ['magic', 'charge'],
    ['quik', 'brikwars'],
    ['usb/shoot', 'usb/charge'],
    ['usb/charge', 'usb/shoot'],
  ])(
    'kit/back-out: an open roll of %s has the whole screen when it is asked for alone: Back, %s, and a reload lead to its stage, which leads back to it',
    async (mode, other) => {
      const { page, open } = await take();
      await open(`#/fight/${mode}`);
      const start = page.locator('.play-start .thumb-bar');
      const back = page.locator('.play-start').getByRole('button', { name: /^Back to the dice/ });
      const whole = () => page.locator('.moment-head').count();
      // By luck alone some of these would be over with their first die.
      const luck = vi.spyOn(crypto, 'getRandomValues').mockImplementation(sameFaces);
      await start.locator('[data-kind="primary"]:enabled').click();
      await page.locator('.moment-head').waitFor();
      luck.mockRestore();
      await page.goBack();
      await back.waitFor();
      expect(await whole()).toBe(0);
      await open(`#/fight/${other}`);
      await start.waitFor();
      await open(`#/fight/${mode}`);
      await back.waitFor();
      expect(await whole()).toBe(0);
      await back.click();
      await page.locator('.moment-head').waitFor();
      await page.reload();
      await back.waitFor();
      expect(await whole()).toBe(0);
    },
  );

  it('kit/back-out: a face that was typed is an open roll, and a reload brings no pad by itself', async () => {
    const { page, open } = await take();
    await open('#/fight/brikwars');
    await page
      .getByRole('button', { name: 'Type in dice from the table', exact: true })
      .or(page.getByRole('button', { name: 'Type real dice', exact: true }))
      .click();
    await page.locator('.table-pad').waitFor();
    await page.getByRole('button', { name: '6', exact: true }).click();
    await page.reload();
    const back = page.locator('.play-start').getByRole('button', { name: /^Back to the dice/ });
    await back.waitFor();
    expect(await page.locator('.table-pad').count()).toBe(0);
    await back.click();
    await page.getByRole('button', { name: /^Die 1: 6/ }).waitFor();
  });
});
