import { describe, expect, it } from 'vitest';
import { stored, usePhone } from '../../support/dom/phone.ts';
import { newArmy } from '../../support/play/hands.ts';

const { take } = usePhone();

describe('armies/battle/dial', () => {
  it('MK-A-15 armies/battle/dial: the dial of a figure is drawn with the click it stands at, and each key turns it', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await newArmy(page, 'Mage Knight castles');
    await page.getByRole('button', { name: /^Guard of the Gate/ }).click();
    await page.locator('.army-line').first().waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Begin the battle', exact: true }).click();
    await page.locator('.battle-name').first().click();
    const sheet = page.getByRole('dialog');
    const dial = (name: string) => sheet.getByRole('img', { name, exact: true }).waitFor();
    const behind = () => sheet.locator('.dial-part[data-behind]').count();
    await dial('clicks taken: 0 of 9');
    const values = sheet.locator('.unit-values-row');
    await values.waitFor();
    expect(await sheet.locator('.dial-part').count()).toBe(9);
    expect([await behind(), await sheet.locator('.dial-pointer').count()]).toEqual([0, 1]);
    expect(await sheet.getByRole('button', { name: 'Dial −1', exact: true }).isDisabled()).toBe(true);
    await sheet.getByRole('button', { name: 'Dial +3', exact: true }).click();
    await dial('clicks taken: 3 of 9');
    expect(await behind()).toBe(3);
    // A ready figure has a whole dial: what it shows there is said, and what the next click changes of it.
    await expect.poll(() => values.innerText()).toMatch(/^Attack\s*9 → 8\s*Defence\s*16 → 15\s*Damage\s*2$/);
    await sheet.getByRole('button', { name: 'Dial −1', exact: true }).click();
    await dial('clicks taken: 2 of 9');
    await stored(page, '"mark":"clicks","to":2');
    // Behind the last click nothing is shown.
    await sheet.getByRole('button', { name: 'Dial +5', exact: true }).click();
    await sheet.getByRole('button', { name: 'Dial +1', exact: true }).click();
    await dial('clicks taken: 8 of 9');
    await expect.poll(() => values.innerText()).toMatch(/^Attack\s*6\s*Defence\s*13\s*Damage\s*1$/);
    // With its last click it is gone.
    await sheet.getByRole('button', { name: 'Dial +1', exact: true }).click();
    await stored(page, '"do":"lose"');
    expect(await sheet.locator('.dial-pointer').count()).toBe(0);
  });

  it('MK-A-15 armies/battle/dial: of a figure that nobody described nothing is said, and it attacks by the main button all the same', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await newArmy(page, 'Mage Knight castles');
    await page.getByRole('button', { name: 'Add a plain unit', exact: true }).click();
    await page.getByLabel('Name', { exact: true }).last().fill('Troll');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Begin the battle', exact: true }).click();
    await page.locator('.battle-name').first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('The values of this click have not been entered.').waitFor();
    await sheet.locator('.act-row .button[data-kind="primary"]').filter({ hasText: 'Attack' }).waitFor();
  });
});
