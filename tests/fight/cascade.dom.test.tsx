import { describe, expect, it } from 'vitest';
import { usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

describe('fight/cascade', () => {
  it('fight/cascade: a tap on an end says how it comes about, step by step, down to the number of the bar, and each step opens its rule', async () => {
    const { page, open } = await take();
    await open('#/fight/brikwars');
    const end = page.locator('.outcome[data-gain="mine"]');
    await end.waitFor();
    const shown = await end.locator('.fight-number').innerText();
    await end.click();
    const steps = page.getByRole('dialog').locator('.cascade > li');
    await expect.poll(() => steps.count()).toBe(3);
    expect(await steps.locator('b').allInnerTexts()).toEqual(['100', '50', shown]);
    await steps.getByRole('button').first().click();
    await page.getByRole('dialog', { name: /Rule BW-/ }).waitFor();
  });
});
