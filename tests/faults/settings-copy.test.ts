import { describe, expect, it } from 'vitest';
import { stored, usePhone } from '../e2e/harness.ts';

const { take } = usePhone();

describe('faults/settings-copy', () => {
  it('faults/settings-copy: nonsense in place of the copy is as good as none: nothing breaks, the record is taken', async () => {
    const { page, open, troubles } = await take();
    await open('#/settings');
    await page.getByRole('button', { name: /^Colours/ }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Dark' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The record comes a moment after its copy.
    await stored(page, '"theme":"dark"');
    for (const text of ['null', '5', '"dark"', '[]', '{', '{"version":1,"language":null,"theme":{}}']) {
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('adjutant-settings')))
        .toContain('"theme":"dark"');
      await page.evaluate((copy) => localStorage.setItem('adjutant-settings', copy), text);
      await page.reload();
      await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
      await page.getByRole('button', { name: /^Colours.*Dark/ }).waitFor();
      expect(troubles, text).toEqual([]);
    }
  });
});
