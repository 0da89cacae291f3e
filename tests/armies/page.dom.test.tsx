import { describe, expect, it } from 'vitest';
import { stored, usePhone } from '../support/dom/phone.ts';
import { newArmy } from '../support/hands.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const dialog = () => current().page.getByRole('dialog');
const row = (name: string) => current().page.locator('.army-line-name').filter({ hasText: name });

/** The ready army of USB for 300 points. */
async function openArmy(): Promise<void> {
  const { page, open } = current();
  await open('#/armies');
  await newArmy(page, 'USB');
  await page.locator('.usb-sample').filter({ hasText: '300' }).click();
  await row('Aspirant').or(row('Aspirujący')).or(row('Törekvő')).waitFor();
}

describe('army page', () => {
  it('armies: notes are kept as they are typed', async () => {
    const { page } = await take();
    await openArmy();
    await button('More about this army').click();
    await dialog().getByRole('textbox', { name: 'Notes' }).fill('Riders on the left');
    await stored(page, '"notes":"Riders on the left"');
    await page.reload();
    await button('More about this army').click();
    await expect
      .poll(() => dialog().getByRole('textbox', { name: 'Notes' }).inputValue())
      .toBe('Riders on the left');
  });
});
