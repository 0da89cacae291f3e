import { describe, expect, it } from 'vitest';
import { usePhone } from '../../support/dom/phone.ts';

const { take } = usePhone();

describe('castle siege and shots', () => {
  it('castle-siege: a section that shoots leads to the odds of its shot, and Back to the siege', async () => {
    const phone = await take();
    const { page } = phone;
    await phone.open('#/castle/siege');
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await button('A typical castle').click();
    await button('Begin the siege').click();
    const open = () => page.locator('.siege-piece[aria-label^="Keep:"]').click();
    const keep = page.getByRole('dialog', { name: 'Keep', exact: true });
    await open();
    await keep.getByRole('tab', { name: 'Its dial' }).click();
    await keep.getByRole('button', { name: /dial values/i }).click();
    const sheet = page.getByRole('dialog').last();
    for (let tap = 0; tap < 9; tap++) await sheet.getByRole('button', { name: 'Range (″): more' }).click();
    for (const digit of ['0', '8', '0', '3'])
      await sheet.getByRole('button', { name: digit, exact: true }).last().click();
    await sheet.getByRole('button', { name: 'Use this dial' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    await keep.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => keep.count()).toBe(0);
    await button('Begin the game').click();
    const link = page.getByRole('link', { name: /^Work out this shot: Keep/ });
    await expect.poll(() => link.count()).toBe(0);
    await open();
    await button(/^Keep shoots/).click();
    await link.click();
    await page.getByText('Distance 8″ of 9″').waitFor();
    await page.getByRole('heading', { name: '7+ · 2d6 · 58.3\u00a0%' }).waitFor();
    await expect.poll(() => page.locator('.verdict').getByText('Damage 3', { exact: true }).count()).toBe(1);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/castle/siege');
    await open();
    await link.waitFor();
  });
});
