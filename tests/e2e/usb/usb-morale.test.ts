import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readRecords } from '../../faults/records.ts';
import { stored, usePhone } from '../harness.ts';

const { take } = usePhone();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const fold = (page: Page, name: string) => page.locator('summary', { hasText: name }).first();

describe('usb-morale', () => {
  it('USB-VIC-01 USB-TURN-03 usb-morale: score and cards survive a restart without a network', async () => {
    const phone = await take({ worker: true });
    const { page } = phone;
    await phone.open('#/fight/usb/morale');
    await phone.readyOffline();
    await phone.cutOff();
    await button(page, 'More').click();
    await fold(page, 'Table helpers').click();
    await fold(page, 'Random activation').click();
    await button(page, 'Draw a card').click();
    await page
      .getByText(/^(Red|Black): the/)
      .first()
      .waitFor();
    await stored(page, /\.(?:red|black)"/);
    const drawn = JSON.stringify(await readRecords(page, 'draft:'));
    await fold(page, 'Score of an encounter battle').click();
    await fold(page, 'Round 1').click();
    await button(page, 'Side A lost heroes: more').click();
    await page.getByText('Lost activations: 2 to 0.').waitFor();
    await expect.poll(async () => JSON.stringify(await readRecords(page, 'draft:'))).not.toBe(drawn);
    // The table is the same in every mode.
    await phone.open('#/fight/usb/test');
    await page.reload();
    await button(page, 'More').click();
    await fold(page, 'Table helpers').click();
    await fold(page, 'Score of an encounter battle').click();
    await page.getByText('Side B is ahead.').waitFor();
    await fold(page, 'Random activation').click();
    await page
      .getByText(/^(Red|Black): the/)
      .first()
      .waitFor();
  });
});
