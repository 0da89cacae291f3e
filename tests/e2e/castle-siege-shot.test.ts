import { describe, expect, it } from 'vitest';
import { usePhone } from './harness.ts';

const { take } = usePhone();

describe('castle siege and shots', () => {
  it('castle-siege: a section that shoots leads to the odds of its shot, and Back to the siege', async () => {
    const phone = await take();
    const { page } = phone;
    await phone.open('#/castle/siege');
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await button('A typical castle').click();
    await button('Begin the siege').click();
    const keep = page.locator('article.siege-card').first();
    await keep.locator('.siege-card-head').click();
    await keep.getByRole('button', { name: /dial/i }).last().click();
    const sheet = page.getByRole('dialog');
    const more = async (name: string, times: number) => {
      for (let tap = 0; tap < times; tap++)
        await sheet.getByRole('button', { name: `${name}: more` }).click();
    };
    await more('Range (″)', 9);
    await more('Attack', 8);
    await more('Damage', 3);
    await sheet.getByRole('button', { name: 'Use this dial' }).click();
    await sheet.waitFor({ state: 'detached' });
    await button('Begin the game').click();
    await button('Command phase').click();
    const link = page.getByRole('link', { name: /^Work out this shot: Keep/ });
    await expect.poll(() => link.count()).toBe(0);
    await button(/^Keep.* shoots$/).click();
    await link.click();
    await page.getByText('Distance 8″ of 9″').waitFor();
    await page.getByRole('heading', { name: '7 or more on 2d6 · 58.3\u00a0%' }).waitFor();
    await expect.poll(() => page.locator('.verdict').getByText('Damage 3', { exact: true }).count()).toBe(1);
    await page.goBack();
    await link.waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/castle/siege');
  });
});
