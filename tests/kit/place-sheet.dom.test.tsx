import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

const fights = ['brikwars', 'charge', 'many', 'squads', 'wreck', 'magic', 'quik'];
const usb = ['usb/shoot', 'usb/charge', 'usb/morale', 'usb/test'];
const sheet = (page: Page) => page.getByRole('dialog', { name: 'What do you play?' });

describe('kit/place-sheet', () => {
  it.each(['dice', ...[...fights, ...usb].map((mode) => `fight/${mode}`), 'castle/map'])(
    'kit/question/place-sheet: the settings stand in ⋮ too, and Back leads to the place again: %s',
    async (at) => {
      const { page, open } = await take();
      await open(`#/${at}`);
      await page.locator('.thumb-bar').getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Settings', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      await page.goBack();
      await page.locator('.thumb-bar').waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
  );

  it.each([
    ['dice', 'dice', 'BrikWars, bonus d6', ['What happened']],
    ['dice/contests', 'dice', 'BrikWars, bonus d6', []],
    ['fight/brikwars', 'fight', 'BrikWars, 2005 rulebook', ['House rules', 'What happened']],
    ['fight/quik', 'fight', 'BrikWars, QuikWars (English)', ['House rules', 'What happened']],
    ['fight/usb/shoot', 'fight', 'USB, No house rules', ['House rules', 'What happened']],
    ['castle/attack', 'castle', 'Mage Knight castles', ['Ask about castles']],
    ['castle/map', 'castle', 'Mage Knight castles', ['Ask about castles']],
    ['armies', 'armies', 'Armies, BrikWars', ['What happened']],
    ['rules', 'rules', 'Rules, BrikWars', []],
  ] as const)(
    'kit/question/place-sheet: the brick leads to the game first, and to the settings last: %s',
    async (at, place, name, between) => {
      const { page, open } = await take();
      await open(`#/${at}`);
      await page.getByRole('button', { name, exact: true }).click();
      for (const game of ['BrikWars', 'USB', 'Mage Knight'])
        await sheet(page).getByRole('radio', { name: game, exact: true }).waitFor();
      const rows = sheet(page).locator('.sheet-row b');
      expect(await rows.allTextContents()).toEqual([...between, 'Settings']);
      await page.goBack();
      await expect.poll(() => sheet(page).count()).toBe(0);
      expect(await page.evaluate(() => location.hash)).toMatch(new RegExp(`^#/${place}`));
    },
  );

  it('kit/question/place-sheet: another game goes on in its own place', async () => {
    const { page, open } = await take();
    const to = async (game: string, hash: string) => {
      await page.locator('.place-button').click();
      await sheet(page).getByRole('radio', { name: game, exact: true }).click();
      await expect.poll(() => page.evaluate(() => location.hash.split('?')[0])).toBe(hash);
    };
    await open('#/fight/brikwars');
    await to('Mage Knight', '#/castle/attack');
    await expect.poll(() => sheet(page).count()).toBe(0);
    await to('USB', '#/fight/usb/shoot');
    await expect.poll(() => sheet(page).count()).toBe(0);
    await to('BrikWars', '#/fight/brikwars');
  });

  it.each([
    ['en', '2 house rules', '2'],
    ['pl', '2 zasady domowe', '2'],
    ['hu', '2 házi szabály', '2'],
  ] as const)(
    'kit/question/place-sheet: the number of house rules is in the name of the brick, whose dot alone is seen (%s)',
    async (language, named, shown) => {
      const { page, open } = await take({ language });
      await open('#/fight/brikwars');
      const brick = page.locator('.place-button');
      await brick.and(page.locator(':enabled')).waitFor();
      expect(await brick.locator('.place-dot').count()).toBe(0);
      const seen = () => brick.locator('.place-name').textContent();
      const before = await seen();
      await brick.click();
      await page.locator('.sheet-row[aria-haspopup]').click();
      const rules = page.locator('dialog').last().locator('.switch');
      for (const place of [0, 1]) await rules.nth(place).locator('input').last().check();
      await expect
        .poll(() => brick.locator('.visually-hidden').textContent())
        .toMatch(new RegExp(`, ${named}$`));
      expect(await brick.locator('.place-dot').count()).toBe(1);
      expect(await seen()).toBe(before);
      await page.goBack();
      await page.locator('.sheet-row-badge').getByText(shown).waitFor();
    },
  );
});
