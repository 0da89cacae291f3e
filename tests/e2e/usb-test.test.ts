import { describe, expect, it } from 'vitest';
import { controls, height, hidden } from './first-sight.ts';
import { type Language, overflow, type PhoneOptions, settled, usePhone, violations } from './harness.ts';

const { take, current } = usePhone();

const plate = (place: 0 | 1) => current().page.locator('.stage-plate').nth(place).click();

/** Closes the sheet. */
async function back(): Promise<void> {
  const { page } = current();
  await page.goBack();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

async function openTest(options?: PhoneOptions, query = ''): Promise<void> {
  const { page, open } = await take(options);
  await open(`#/fight/usb/test${query}`);
  await page.locator('.outcome-fact').first().waitFor();
}

describe('usb-test: one screen', () => {
  it.each<[Language, 'light' | 'dark', 'test' | 'morale']>([
    ['en', 'light', 'test'],
    ['pl', 'dark', 'test'],
    ['hu', 'light', 'test'],
    ['en', 'dark', 'morale'],
    ['pl', 'light', 'morale'],
    ['hu', 'dark', 'morale'],
  ])(
    'usb-test, usb-morale: odds, stage and roll stand on one screen (%s, %s, %s)',
    async (language, theme, mode) => {
      const { page, open } = await take({ language, theme });
      await open(`#/fight/usb/${mode}`);
      await page.locator('.outcomes').waitFor();
      await settled(page);
      const first = ['.place-head', '.outcome-brick', '.stage-scene', '.stage-plates', '.thumb-bar'];
      expect(await hidden(page, first)).toEqual([]);
      expect(await height(page)).toBeLessThanOrEqual(900);
      expect((await controls(page)).length).toBeLessThanOrEqual(25);
      const shares = await page.locator('.outcome-brick .fight-number').allTextContents();
      expect(shares.reduce((sum, share) => sum + Number(share), 0)).toBe(100);
      expect(await overflow(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    },
  );
});

describe('usb-test: Power points', () => {
  const unfold = async () => {
    const { page } = current();
    await page.locator('.fight-answer').first().waitFor();
    await page.locator('.thumb-bar button').last().click();
    await page
      .locator('summary')
      .filter({ hasText: /^(Table helpers|Pomoce do gry|Játéksegédletek)$/ })
      .click();
    await page.locator('.usb-field > details > summary').nth(2).click();
    await page.locator('.usb-power').waitFor();
  };

  for (const language of ['en', 'pl', 'hu'] as const satisfies readonly Language[]) {
    it(`usb-test every roll, and the points, fit a narrow phone and break no rule of accessibility (${language})`, async () => {
      await openTest({ language, width: 320, theme: language === 'pl' ? 'dark' : 'light' });
      const { page } = current();
      const presets = page.locator('dialog fieldset').first().getByRole('radio');
      for (const at of [0, 3, 4, 7, 8, 10]) {
        await plate(0);
        await presets.nth(at).check();
        expect(await overflow(page)).toEqual([]);
        await back();
        await page.locator('.thumb-bar [data-kind="primary"]').click();
        await page.locator('.fight-outcome-word').waitFor();
        expect(await overflow(page)).toEqual([]);
        if (at === 10) expect(await violations(page)).toEqual([]);
        await page.goBack();
        await page.locator('.stage').waitFor();
      }
      expect(await violations(page)).toEqual([]);
      await plate(0);
      await presets.first().check();
      expect(await violations(page)).toEqual([]);
      await back();

      await current().open('#/fight/usb/morale');
      await unfold();
      await page.locator('.usb-power .button').nth(3).click();
      expect(await overflow(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    });
  }
});
