import { describe, expect, it } from 'vitest';
import { usePhone } from '../../support/dom/phone.ts';
import { newArmy } from '../../support/play/hands.ts';

const { take } = usePhone();

describe('castle/attack of a battle', () => {
  it('MK-ACT-02 castle/attack: a figure at another one of its battle says who attacks whom, and no word about castles', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await newArmy(page, 'Mage Knight castles');
    await page.getByRole('button', { name: /^Guard of the Gate/ }).click();
    await page.locator('.army-line').first().waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Begin the battle', exact: true }).click();
    const name = await page.locator('.battle-name b').first().innerText();
    await page.locator('.battle-name').first().click();
    const sheet = page.getByRole('dialog');
    await sheet.locator('.unit-targets [data-done]').waitFor();
    const enemy = (await sheet.getByRole('radio').first().getAttribute('aria-label')) ?? '';
    await sheet.getByRole('radio').first().check();
    await sheet.getByRole('button', { name: /^Attack/ }).click();
    await page.getByRole('heading', { name: `Attack: ${name} → ${enemy}`, exact: true }).waitFor();
    await page.getByRole('button', { name: 'Clicks of the target: more' }).waitFor();
    expect(await page.locator('.verdict').count()).toBe(0);
    // Where a castle has to do with it, its rules are there.
    await page.getByText('May it attack the castle, any section?').click();
    await page.locator('.verdict').waitFor();
  });
});
