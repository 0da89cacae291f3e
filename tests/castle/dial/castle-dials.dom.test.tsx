import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import {
  castledial as en,
  castlefigures as figures,
  castlesiege as playEn,
} from '../../../src/castle/words/en.ts';
import { castledial as hu, castlesiege as playHu } from '../../../src/castle/words/hu.ts';
import { castledial as pl, castlesiege as playPl } from '../../../src/castle/words/pl.ts';
import { type Language, stored, usePhone } from '../../support/dom/phone.ts';

const { take } = usePhone();

const words = {
  en: { dial: en, siege: playEn, play: playEn },
  pl: { dial: pl, siege: playPl, play: playPl },
  hu: { dial: hu, siege: playHu, play: playHu },
};

/** Counts what is tapped. */
function tapper(page: Page) {
  let taps = 0;
  return {
    taps: () => taps,
    counted(does: () => Promise<void>) {
      taps += 1;
      return does();
    },
    async tap(name: string | RegExp) {
      taps += 1;
      await page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click();
    },
  };
}

/** A section of the castle that is set up, as it is drawn. */
const piece = (page: Page, section: number) =>
  page.locator(`.siege-bench .siege-piece[data-section="${section}"]`);

/** The dial of a section of a typical castle is opened to be typed. */
async function openDial(page: Page, language: Language, section: number) {
  const { siege } = words[language];
  await page.getByRole('button', { name: siege.typical }).click();
  await piece(page, section).click();
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
      await tap(dial.forAll(4));
      await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
      process.stdout.write(
        `the dial of a wall, four clicks, for four walls (${language}): ${taps()} taps of at most 8\n`,
      );
      expect(taps()).toBeLessThanOrEqual(8);
      // Another wall has it as well.
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      await piece(page, 6).click();
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
    await piece(page, 1).click();
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
    await tap(play.takeDial);
    await page.getByText(words.en.siege.clickCount('3')).waitFor();
  });
});

describe('castle dials kept', () => {
  it('castle/siege/setup/dial-sheet a dial is kept under its name, changed, taken by another section, and deleted with a way back', async () => {
    const { page, open } = await take();
    await open('#/castle/siege');
    await openDial(page, 'en', 4);
    const { dial, siege, play } = words.en;
    const { tap } = tapper(page);
    const sheet = page.getByRole('dialog').last();
    const rows = () => sheet.locator('.siege-pick').allInnerTexts();
    const button = (name: string) => sheet.getByRole('button', { name, exact: true });
    const keep = button(play.keepDial);
    const name = sheet.getByRole('textbox', { name: play.dialName });
    expect(await keep.isDisabled()).toBe(true);
    for (const digit of ['3', '1', '7']) await tap(digit);
    await tap(dial.rowSame);
    await name.fill('Old wall');
    await keep.click();
    await button(play.dialKept('Old wall')).waitFor();
    await expect.poll(rows).toEqual([`Old wallHeavy · ${siege.clickCount('2')}`]);
    // What was kept is kept once; changed since, it can be kept again.
    await button(play.dialKept('Old wall')).click();
    expect(await rows()).toHaveLength(1);
    await tap(dial.rowLess);
    await keep.waitFor();
    // Without a name it is called as what it is of.
    await name.fill('');
    await keep.click();
    await expect.poll(rows).toHaveLength(2);
    expect((await rows()).some((row) => row.endsWith(siege.clickCount('3')))).toBe(true);
    // One that is taken up is changed in its place.
    await button(play.editDial('Old wall')).click();
    expect(await name.inputValue()).toBe('Old wall');
    await expect.poll(() => shown(page)).toEqual(['3 17', '3 17']);
    await name.fill('New wall');
    await keep.click();
    await button(play.dialKept('New wall')).waitFor();
    expect((await rows()).filter((row) => row.startsWith('Old wall'))).toEqual([]);
    expect(await rows()).toHaveLength(2);
    await stored(page, /"name":"New wall"/);
    await sheet.locator('.siege-pick', { hasText: 'New wall' }).click();
    await page.getByText(siege.clickCount('2')).waitFor();
    // Another wall takes it with a tap; a tower has dials of its own.
    await page.keyboard.press('Escape');
    await piece(page, 6).click();
    await page.getByRole('radio', { name: siege.dialKinds.values }).click();
    await button(play.removeDial('New wall')).click();
    await expect.poll(rows).toHaveLength(1);
    await sheet.locator('.sheet-notice').getByRole('button').click();
    await expect.poll(rows).toHaveLength(2);
    await sheet.locator('.siege-pick', { hasText: 'New wall' }).click();
    await page.getByText(siege.clickCount('2')).waitFor();
    await page.keyboard.press('Escape');
    await piece(page, 1).click();
    await page.getByRole('radio', { name: siege.dialKinds.values }).click();
    await page.getByRole('table', { name: dial.table }).waitFor();
    expect(await rows()).toEqual([]);
  });
});

describe('castle dials half typed', () => {
  it('castle/siege/setup/dial-sheet who types before the dial half typed has come goes on with his own', async () => {
    const { page, open } = await take();
    await open('#/castle/siege');
    await openDial(page, 'en', 1);
    const { tap } = tapper(page);
    for (const digit of ['2', '9']) await tap(digit);
    await stored(page, 'castle-siege-dial');
    await page.reload();
    await piece(page, 1).click();
    // The pad stands there while the device is asked, and a finger is quicker than its answer.
    const { get } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
      const answer = get.call(this, key);
      const five = [...document.querySelectorAll<HTMLElement>('.dial-keys button')].find(
        ({ textContent }) => textContent === '5',
      );
      if (key === 'draft:castle-siege-dial') five?.click();
      return answer;
    });
    await page.getByRole('radio', { name: words.en.siege.dialKinds.values }).click();
    await expect.poll(() => shown(page)).toEqual(['5 0 0 0']);
  });
});

describe('castle dials of figures', () => {
  it('MK-PTS-02 castle dials: four figures with two clicks each are in the army after 20 taps and 24 keys', async () => {
    const { page, open } = await take();
    await open('#/armies');
    const sheet = page.getByRole('dialog');
    await page.getByRole('button', { name: 'New army' }).click();
    await sheet.getByRole('button', { name: /^Mage Knight/ }).click();
    const { dial } = words.en;
    const { tap, taps, counted } = tapper(page);
    let keys = 0;
    const type = async (text: string) => {
      keys += text.length;
      await page.keyboard.type(text);
    };
    const toPoints = async () => {
      keys += 1;
      await page.keyboard.press('Enter');
    };
    const name = sheet.getByRole('textbox', { name: 'Name' });
    const next = async (words: string) => {
      await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
      await expect.poll(() => name.inputValue()).toBe('');
      await type(words);
    };
    await counted(() => page.getByRole('button', { name: figures.addFigures }).click());
    await next('Bors');
    await toPoints();
    await type('30');
    for (const digit of ['8', '9', '1', '6', '4']) await tap(digit);
    await tap(dial.rowLess);
    const others = [
      ['Orc', '12', 'Click 0, Damage: 4', '3'],
      ['Imp', '9', 'Click 0, Speed: 8', '6'],
      ['Elf', '18', 'Click 1, Attack: 8', '7'],
    ] as const;
    for (const [called, points, cell, value] of others) {
      await tap(figures.another);
      await next(called);
      await toPoints();
      await type(points);
      await tap(cell);
      await tap(value);
    }
    await tap(figures.intoArmy(4));
    await expect.poll(() => page.locator('.army-line').count()).toBe(4);
    process.stdout.write(
      `four figures of Mage Knight, two clicks each: ${taps()} taps of at most 20, ${keys} keys of at most 24\n`,
    );
    await stored(
      page,
      /"name":"Elf".*"dial":\[\{"speed":6,"attack":9,"defence":16,"damage":3\},\{"speed":7,"attack":7/,
    );
    await page.getByText('69', { exact: true }).first().waitFor();
    expect(taps()).toBeLessThanOrEqual(20);
    expect(keys).toBeLessThanOrEqual(24);
  });
});
