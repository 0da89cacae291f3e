import { describe, expect, it } from 'vitest';
import { usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

describe('kit/controls/worth', () => {
  it.each(['brikwars', 'quik'])(
    'kit/controls/worth: what a unit of %s would make of the odds is what the bar says once it is chosen',
    async (mode) => {
      const { page, open } = await take();
      await open(`#/fight/${mode}`);
      await page.locator('.outcome .fight-number').first().waitFor();
      await page.locator('.stage-plates button').last().click();
      const chip = page.locator('.chip', { hasText: 'Hero' }).first();
      const worth = chip.locator('.worth');
      await worth.filter({ hasText: /\d/ }).waitFor();
      const shown = (await worth.innerText()).replace(/\D/g, '');
      await chip.locator('input').check();
      const bar = page.locator('.outcome .fight-number').first();
      await expect.poll(() => bar.innerText()).toBe(shown);
      // Who cannot see it hears it with the choice.
      const id = await chip.locator('input').getAttribute('aria-describedby');
      expect(id).toBe(await worth.getAttribute('id'));
    },
  );
});
