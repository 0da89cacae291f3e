import { describe, expect, it } from 'vitest';
import { usePhone } from '../../support/dom/phone.ts';
import { twoArmies } from '../../support/play/battle-hands.ts';

const { take, current } = usePhone();

describe('armies/battle/far', () => {
  it('USB-SHOOT-01 USB-MELEE-01 armies/battle/far: the sheet says how far each weapon reaches, and who was measured farther away is too far till the round is over', async () => {
    const { page } = await take();
    await twoArmies(current(), 'USB', '240 points', '300 points');
    const sheet = page.getByRole('dialog');
    const done = () => sheet.locator('.unit-targets [data-done]').waitFor();
    const open = async () => {
      await page.locator('.battle-name').first().click();
      await done();
      await sheet.getByRole('radio').first().check();
    };
    await open();
    const reach = await sheet.locator('.target-head small').allInnerTexts();
    expect(reach.length).toBeGreaterThan(0);
    expect(reach.every((text) => /^\s?\d+″$/.test(text))).toBe(true);
    const first = sheet.locator('.target').first();
    expect(await first.locator('.target-far').count()).toBe(0);
    const measure = async (inches: number) => {
      await sheet.getByRole('button', { name: /^Inches to .*type a number/ }).click();
      const pad = page.getByRole('dialog').last();
      for (const digit of String(inches)) await pad.getByRole('button', { name: digit, exact: true }).click();
      await pad.locator('.button[data-kind="primary"]').click();
    };
    await measure(50);
    await first.locator('.target-far').first().waitFor();
    expect(await first.locator('.target-far').first().innerText()).toBe('too far');
    expect(await sheet.locator('.target').nth(1).locator('.target-far').count()).toBe(0);
    // What was measured is there again when the sheet is, and over a restart.
    await page.reload();
    await page.locator('.battle-row').first().waitFor();
    await open();
    await first.locator('.target-far').first().waitFor();
  });
});
