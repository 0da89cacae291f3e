import { describe, expect, it } from 'vitest';
import { settled, usePhone } from '../harness.ts';

const { take } = usePhone();

describe('usb-table: one table, whatever the mode', () => {
  it('USB-TEST-04 usb-table: the answer of Test stays in sight over its modifiers', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/test');
    await page.getByRole('button', { name: /^More \(/ }).click();
    const chip = page.getByRole('dialog').getByRole('button', { name: 'Shaken −1' });
    await chip.scrollIntoViewIfNeeded();
    await settled(page);
    await chip.click();
    const answer = await page.locator('.outcomes').boundingBox();
    expect(answer && answer.y >= 0 && answer.y < 300).toBe(true);
  });
});
