import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tablemode as enTable } from '../../src/kit/words/en.ts';
import { tablemode as huTable } from '../../src/kit/words/hu.ts';
import { tablemode as plTable } from '../../src/kit/words/pl.ts';
import { hands } from '../support/siege-hands.ts';
import { type Language, overflow, type PhoneOptions, usePhone, violations } from './harness.ts';

const { take, current } = usePhone();

const tablemodes = { en: enTable, hu: huTable, pl: plTable } as const;

/** Neither beyond an edge of the screen nor beneath one of the lines that stay in their place. */
const inSight = (place: Locator) =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });

async function besiege(options: PhoneOptions & { readonly language: Language }) {
  const { page, open } = await take(options);
  await open('#/castle/siege');
  const table = hands(page, options.language);
  await page.getByRole('heading', { name: table.start.fresh }).waitFor();
  return { page, table };
}

/** The page is as high as the screen: nothing but sheets scrolls. */
const noScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

describe('castle-siege: a game with castles followed', () => {
  it('castle-siege two tabs on one siege stay in step', async () => {
    const { page, table } = await besiege({ language: 'en' });
    await table.setUp();
    const second = await current().context.newPage();
    await second.goto(page.url());
    const other = hands(second, 'en');
    await other.says(other.start.before);
    await table.tap(table.start.next['set-up']);
    await other.says(other.start.turnOf('Anna'));
    await other.fell(other.wall(1));
    await expect.poll(() => table.piece(table.wall(1)).getAttribute('data-condition')).toBe('destroyed');
    await second.close();
  });

  it('castle-siege it goes on without any network', async () => {
    const { page, table } = await besiege({ language: 'pl', worker: true });
    await table.setUp();
    await current().readyOffline();
    await current().cutOff();
    await page.reload();
    await table.says(table.start.before);
    await table.tap(table.start.next['set-up']);
    await table.fell(table.wall(2));
    await expect
      .poll(() => page.locator('.siege-figure .visually-hidden').textContent())
      .toContain(table.start.victoryOf('Béla', '20'));
    expect(await noScroll(page)).toBe(0);
  });

  for (const language of ['en', 'pl', 'hu'] as const) {
    it(`castle-siege every view fits a narrow phone and breaks no rule of accessibility (${language})`, async () => {
      const { page, table } = await besiege({
        language,
        width: 320,
        theme: language === 'pl' ? 'dark' : 'light',
      });
      const check = async () => {
        expect(await overflow(page)).toEqual([]);
        expect(await violations(page)).toEqual([]);
      };
      await check();
      // The way to begin is at hand, and then the castle is to be seen at once.
      await expect.poll(() => inSight(table.button(table.start.begin))).toBe(true);
      await table.setUp();
      await expect.poll(() => inSight(page.locator('.siege-piece').nth(1))).toBe(true);
      await table.station(table.wall(1), 'A', 2);
      await table.station(table.wall(1), 'B', 6);
      await check();
      await table.tap(table.start.next['set-up']);
      const keep = table.terms.sections.keep;
      await table.open(keep);
      for (const name of ['attack', 'shoot', 'figures', 'works', 'dial'] as const) {
        await table.tab(keep, table.play.tabs[name]);
        await check();
      }
      expect(await noScroll(page)).toBe(0);
      // On its side castle and sheet stand side by side.
      await page.setViewportSize({ width: 740, height: 360 });
      const [castle, sheet] = await Promise.all([
        page.locator('.siege-field').boundingBox(),
        page.locator('.siege-sheet').boundingBox(),
      ]);
      expect((castle?.x ?? 0) + (castle?.width ?? 999)).toBeLessThanOrEqual((sheet?.x ?? 0) + 1);
      await check();
      expect(await noScroll(page)).toBe(0);
      await page.setViewportSize({ width: 320, height: 740 });
      await table.fell(table.wall(1));
      await expect.poll(() => inSight(table.button(table.play.rollAll))).toBe(true);
      await check();
      await table.tap(table.play.rollAll);
      await table.says(table.play.falls);
      await check();
      await table.tap(table.start.more);
      await page.getByRole('dialog').last().waitFor();
      await check();
      // Table mode: the castle, its sheets and three buttons for the thumbs, and nothing that scrolls.
      await table.tap(tablemodes[language].enter);
      await page.locator('.table-mode .siege-piece').first().waitFor();
      await expect.poll(() => page.locator('.table-mode-bar > button').count()).toBe(3);
      await table.open(table.wall(2));
      await check();
      expect(await noScroll(page)).toBe(0);
      await table.tap(tablemodes[language].leave);
      await expect.poll(() => page.locator('.table-mode').count()).toBe(0);
    });
  }
});
