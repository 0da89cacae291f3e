import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { typeFaces, typeNumber } from '../support/real-dice.ts';
import { stored, usePhone } from './harness.ts';

const { take } = usePhone();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const record = (page: Page) => page.getByRole('list', { name: 'Record' }).getByRole('listitem');

const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** The plate of a side, which opens all of it. */
const plate = (page: Page, side: 'Mine' | 'Enemy') =>
  page.locator('.stage-plate').filter({ hasText: side }).click();

/** The hand of a side, which opens what it leads with. */
const hand = (page: Page, side: 'Mine' | 'Enemy') =>
  button(page, new RegExp(`^${side}: (Lance|Spear|Own|Body)$`)).click();

/** One of the Charges that stand ready. */
async function example(page: Page, name: string): Promise<void> {
  await button(page, 'More').click();
  await button(page, name).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe('charge', () => {
  it('EX-JST-09 charge: Sir Leo against the Dragon Knight with the dice of the book', async () => {
    const { page, open } = await take();
    await open('#/fight/charge');
    await example(page, 'Joust');
    // Leo's lance is too long for its own good: Use 6, a reach of 6 inches.
    await hand(page, 'Mine');
    await page.getByRole('radio', { name: 'Own', exact: true }).check();
    await close(page);
    await plate(page, 'Mine');
    await typeNumber(page, 'Use', 6);
    await typeNumber(page, 'Reach of the weapon in inches', 6);
    await close(page);
    await plate(page, 'Enemy');
    await button(page, 'Shield').click();
    await button(page, 'Size: more').click();
    await close(page);
    await page.getByText('Run-up · Momentum 2 against 3').waitFor();
    await button(page, 'How they meet 1').click();
    await page.getByText('Speed 27″: Momentum 2 against 3').waitFor();
    await close(page);
    await button(page, 'Type real dice').click();
    await typeFaces(page, 2);
    await typeFaces(page, 5);
    await button(page, 'Parries').click();
    // Parry, damage, damage parried, armor with its bonus die.
    await typeFaces(page, 5, 5, 4, 3, 2, 2, 4, 6, 3);
    // KnockBack: 7 against 11, and Size 1.
    await typeFaces(page, 3, 4, 5, 3, 3);
    await page.getByText('Nobody dies. Mine flies 3″.').first().waitFor();
    await page.getByText(/^That happens in /).waitFor();
    const lines = (await record(page).allTextContents()).join(' ');
    expect(lines).toContain('has Armor 13 against 12 damage');
    await stored(page, '3.4t;5.3.3t');
    await page.reload();
    await button(page, 'Back to the dice').click();
    await page.getByText('Nobody dies. Mine flies 3″.').first().waitFor();
    await button(page, 'Undo roll').click();
    await page.getByText('Opposition for KnockBack').first().waitFor();
  });
});
