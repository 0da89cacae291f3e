import { describe, expect, it } from 'vitest';
import { usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

describe('usb/onward', () => {
  it('usb/onward: a shooting that is over leads to a charge, and that to the morale of who is left', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/shoot');
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const hash = () => page.evaluate(() => location.hash);
    await button(/^Type real dice/).click();
    await button('6 hits').click();
    await button('2 saves').click();
    await button('5').click();
    await page.getByText('4 models lost; the enemy unit stays steady.').first().waitFor();
    await button('Charge what is left of the target').click();
    await expect.poll(hash).toContain('#/fight/usb/charge?v=2');
    await expect.poll(() => page.locator('.stage-plate').last().textContent()).toContain('6 Regulars');
    await page.goBack();
    await expect.poll(hash).toBe('#/fight/usb/shoot');
    await button(/^Morale: 6 Regulars/).click();
    await expect.poll(hash).toContain('#/fight/usb/morale?v=2');
  });
});
