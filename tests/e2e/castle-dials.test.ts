import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  castledial as en,
  castlesiegeplay as playEn,
  castlesiege as siegeEn,
} from '../../src/castle/words/en.ts';
import {
  castledial as hu,
  castlesiegeplay as playHu,
  castlesiege as siegeHu,
} from '../../src/castle/words/hu.ts';
import {
  castledial as pl,
  castlesiegeplay as playPl,
  castlesiege as siegePl,
} from '../../src/castle/words/pl.ts';
import { type Language, overflow, usePhone, violations } from './harness.ts';

const { take } = usePhone();

const words = {
  en: { dial: en, siege: siegeEn, play: playEn },
  pl: { dial: pl, siege: siegePl, play: playPl },
  hu: { dial: hu, siege: siegeHu, play: playHu },
};

/** Counts what is tapped. */
function tapper(page: Page) {
  let taps = 0;
  return {
    taps: () => taps,
    async tap(name: string | RegExp) {
      taps += 1;
      await page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click();
    },
  };
}

/** The dial of a section of a typical castle is opened to be typed. */
async function openDial(page: Page, language: Language, section: number) {
  const { siege } = words[language];
  await page.getByRole('button', { name: siege.typical }).click();
  await page.locator('#siege-sections .siege-pick').nth(section).click();
  await page.getByRole('radio', { name: siege.dialKinds.values }).click();
  await page.getByRole('table', { name: words[language].dial.table }).waitFor();
}

const shown = (page: Page) =>
  page
    .locator('.dial-table tbody tr:not([data-coming])')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('.dial-cell')].map((cell) => cell.textContent).join(' ')),
    );

describe('castle dials', () => {
  it.each<[Language, number | undefined]>([
    ['hu', undefined],
    ['pl', 320],
  ])(
    'MK-SEC-01 castle dials: the four clicks of a wall take eight taps, and all walls have them with the same tap (%s)',
    async (language, width) => {
      const { page, open } = await take({
        language,
        ...(width ? { width, height: 640, theme: 'dark' } : {}),
      });
      await open('#/castle/siege');
      const { dial, play, siege } = words[language];
      await openDial(page, language, 4);
      const { tap, taps } = tapper(page);
      for (const digit of ['3', '1', '7']) await tap(digit);
      await tap(dial.rowSame);
      await tap(dial.yellow);
      await tap(dial.rowLess);
      await tap(dial.threeTowers);
      expect(await shown(page)).toEqual(['3 17', '3 17', '2 16', '2 16']);
      expect(await overflow(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await tap(dial.forAll(4));
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      process.stdout.write(
        `the dial of a wall, four clicks, for four walls (${language}): ${taps()} taps of at most 8\n`,
      );
      expect(taps()).toBeLessThanOrEqual(8);
      // Another wall has it as well.
      await page.locator('#siege-sections .siege-pick').nth(6).click();
      await page.getByText(siege.clickCount('4')).waitFor();
      await page.getByRole('button', { name: play.dialValues }).click();
      await expect.poll(() => shown(page)).toEqual(['3 17', '3 17', '2 16', '2 16']);
    },
  );

  it('MK-GEN-03 castle dials: a tower is typed with the keys of a phone or of a keyboard, and is there again half typed', async () => {
    const { page, open } = await take();
    await open('#/castle/siege');
    await openDial(page, 'en', 1);
    const { dial, play } = words.en;
    const { tap, taps } = tapper(page);
    for (const digit of ['2', '9', '1', '7', '3']) await tap(digit);
    await tap(dial.rowSame);
    await tap(play.demoralised);
    await tap(dial.rowLess);
    await tap(dial.threeTowers);
    process.stdout.write(`the dial of a tower, four clicks: ${taps() + 1} taps with the one that takes it\n`);
    expect(await shown(page)).toEqual(['2 9 17 3', '2 9 17 3', '1 8 16 2', '1 8 16 2']);
    // Whatever closes the sheet.
    await page.keyboard.press('Escape');
    await page.reload();
    await page.locator('#siege-sections .siege-pick').nth(1).click();
    await page.getByRole('radio', { name: words.en.siege.dialKinds.values }).click();
    await expect.poll(() => shown(page)).toHaveLength(4);
    await page
      .getByRole('button', { name: dial.cell(dial.clickNumber('0'), dial.values.attack, '9') })
      .click();
    await page.keyboard.press('1');
    await page.keyboard.press('0');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Backspace');
    await expect.poll(() => shown(page)).toEqual(['2 10 17 3', '2 9 0 3', '1 8 16 2', '1 8 16 2']);
    await tap(dial.removeClick('1'));
    expect(await violations(page)).toEqual([]);
    await tap(play.takeDial);
    await page.getByText(words.en.siege.clickCount('3')).waitFor();
  });
});
