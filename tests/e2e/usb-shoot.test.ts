import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { controls, height } from './first-sight.ts';
import { type Language, overflow, usePhone, violations } from './harness.ts';

const { take, current } = usePhone();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const record = (page: Page) => page.getByRole('list', { name: 'Record' }).getByRole('listitem');

/** Opens the sheet of a unit by its plate. */
const unit = async (page: Page, which: 'Mine' | 'Enemy') => {
  const plates = page.locator('.stage-plate');
  await (which === 'Mine' ? plates.first() : plates.last()).click();
  return page.getByRole('dialog', { name: which, exact: true });
};
/** Opens the sheet of the shot by its chip. */
const shot = async (page: Page) => {
  await page.getByRole('button', { name: /^More about the shot/ }).click();
  return page.getByRole('dialog', { name: 'The shot' });
};
const shut = async (page: Page) => {
  await page.getByRole('button', { name: 'Done' }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

const sentence = /^The enemy unit usually loses \d+ to \d+ models; .*panics in \d+.* of 100\.$/;

describe('usb-shoot', () => {
  it('usb-shoot: a number of hits has a key of its own, large enough, in two rows', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/shoot');
    await button(page, 'Type real dice').click();
    const keys = page
      .locator('.table-pad')
      .getByRole('group', { name: 'How many hits?' })
      .getByRole('button');
    await expect.poll(() => keys.count()).toBe(11);
    const sizes = await keys.evaluateAll((all) => all.map((key) => key.getBoundingClientRect()));
    expect(new Set(sizes.map(({ top }) => Math.round(top))).size).toBe(2);
    expect(sizes.every(({ width, height }) => width >= 48 && height >= 48)).toBe(true);
  });

  it('usb-shoot with the server dead: units, chips, dice', async () => {
    const { page, open, readyOffline, cutOff } = await take({ worker: true });
    await open('#/fight/usb/shoot');
    await readyOffline();
    await cutOff();
    await page.reload();
    await page.getByText(sentence).first().waitFor();
    const shooters = await unit(page, 'Mine');
    await shooters.getByText('More about the unit').click();
    await shooters.getByRole('radio', { name: 'Forest', exact: true }).check();
    await shut(page);
    await (await shot(page)).getByRole('button', { name: 'Target under a False Flag' }).waitFor();
    await shut(page);
    await button(page, /^Roll it/).click();
    await record(page).first().waitFor();
    expect(current().troubles).toEqual([]);
  });

  it.each<[Language, 'light' | 'dark']>([
    ['en', 'light'],
    ['pl', 'dark'],
    ['hu', 'light'],
  ])(
    'usb-shoot: odds, both units, distance, advice and roll stand on one screen (%s, %s)',
    async (language, theme) => {
      const { page, open } = await take({ language, theme });
      await open('#/fight/usb/shoot');
      await page.locator('.advice-worth').waitFor();
      expect(await height(page)).toBeLessThanOrEqual(800);
      expect((await controls(page)).length).toBeLessThanOrEqual(25);
      const parts = [
        '.place-head',
        '.outcomes',
        '.outcome-facts',
        '.stage-scene',
        '.ruler',
        '.stage-plates',
        '.thumb-bar',
      ];
      const hidden = await page.evaluate(
        (asked) =>
          asked.filter((selector) => {
            const box = document.querySelector(selector)?.getBoundingClientRect();
            return !box || box.top < 0 || box.bottom > innerHeight;
          }),
        parts,
      );
      expect(hidden).toEqual([]);
      // The ends exclude each other.
      const shares = await page.locator('.outcome-brick .fight-number').allTextContents();
      expect(shares.length).toBe(3);
      expect(shares.reduce((sum, share) => sum + Number(share), 0)).toBe(100);
      expect(await overflow(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    },
  );
});
