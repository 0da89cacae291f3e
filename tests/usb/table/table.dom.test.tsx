import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { usePhone } from '../../support/dom/phone.ts';
import { listen } from '../../support/play/hands.ts';

const { take } = usePhone();

const fold = (page: Page, name: string) => page.locator('summary', { hasText: name }).first();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    return active === document.body || active?.matches(':disabled') ? '' : (active?.textContent ?? '');
  });

describe('usb-table: one table, whatever the mode', () => {
  it('USB-MEAS-02 usb-table: centimetres are chosen once, and every length of every mode obeys', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/shoot');
    const sheet = async (name: RegExp) => {
      await page.goBack();
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await page.getByRole('button', { name }).click();
    };
    await page.getByRole('button', { name: /^More \(/ }).click();
    await page.getByText(/reaches 24″$/).waitFor();
    await sheet(/^More$/);
    await button(page, 'What may they do now?').click();
    await page.getByRole('radio', { name: 'Centimetres' }).check();
    await sheet(/^More \(/);
    await page.getByText(/reaches 48\scm$/).waitFor();
    await page.getByRole('group', { name: 'Distance in centimetres' }).waitFor();
    await button(page, 'Distance in centimetres: more').click();
    await button(page, 'Distance in centimetres: 26')
      .or(page.getByText('26', { exact: true }))
      .first()
      .waitFor();
    await open('#/fight/usb/charge');
    await page.getByText(/the charge reaches 20\scm/).waitFor();
    await page.reload();
    await page.getByText(/the charge reaches 20\scm/).waitFor();
    await expect.poll(() => page.locator('main').innerText()).not.toContain('″');
  });

  it('USB-PP-02 usb-table: the last point spent leaves the focus in the card, and is shown once', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/morale');
    await button(page, 'More').click();
    await fold(page, 'Table helpers').click();
    await fold(page, 'Power points of my heroes').click();
    await page.locator('.usb-power').waitFor();
    const said = await listen(page);
    const seize = button(page, 'Spend: Seize the Initiative');
    await seize.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).not.toBe('');
    await expect
      .poll(async () => (await said()).filter((text) => text.includes('Next activation')))
      .toEqual([expect.stringContaining('Seize the Initiative')]);
    const over = button(page, 'That activation is over');
    await over.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).not.toBe('');
    for (let more = 0; more < 3; more++) {
      if (await button(page, 'Undo the last one').isDisabled()) break;
      await button(page, 'Undo the last one').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).not.toBe('');
    }
  });
});
