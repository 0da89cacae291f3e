import { describe, expect, it } from 'vitest';
import { usePhone } from '../support/dom/phone.ts';
import { twoArmies } from '../support/play/battle-hands.ts';

const { take, current } = usePhone();

/** A figure without its sign. */
const figure = (text: string): string => /[<>]?\d+(?:[.,]\d+)?/.exec(text)?.[0] ?? text;

/** All of 100 but so many. */
const others = (share: string): string =>
  share === '<1' ? '>99' : share === '>99' ? '<1' : `${100 - Number(share)}`;

describe('battle', () => {
  it.each<['USB' | 'BrikWars', string, readonly string[], RegExp?]>([
    ['USB', 'Charge', ['240 points', '300 points']],
    ['USB', 'Shoot', ['300 points', '240 points'], /^7 Regulars$/],
    ['BrikWars', 'Close combat', ['^Raiders', '^Shield wall']],
    ['BrikWars', 'Shoot', ['^Raiders', '^Shield wall']],
  ])(
    'battle: the sheet of each unit of %s says of its fight (%s) what the bar of that fight says',
    async (game, way, armies, enemy) => {
      const { page } = await take();
      await twoArmies(current(), game, ...armies);
      const battle = await page.evaluate(() => location.hash);
      const falls = game === 'USB' && way === 'Shoot';
      const sheet = page.getByRole('dialog');
      const door = sheet.getByRole('button', { name: new RegExp(`^${way}`) });
      const described: string[] = [];
      const shown: string[] = [];
      const units = await page.locator('.battle-name').count();
      for (let unit = 0; unit < units; unit += 1) {
        await page.locator('.battle-name').nth(unit).click();
        if (enemy) {
          await sheet.locator('summary').first().click();
          await sheet.getByRole('radio', { name: enemy }).check();
        }
        const hope = await door.locator('small').innerText();
        const possible = /\d/.test(hope);
        if (falls && possible) {
          // Above stands the same figure, and its bars make 100 with it.
          const bars = await sheet.locator('.battle-falls small').allInnerTexts();
          expect(figure(await sheet.locator('.battle-odds-figure').innerText())).toBe(figure(hope));
          expect(others(bars[0] ?? '')).toBe(figure(hope));
        }
        await door.click();
        await page.locator('.fight-stage').waitFor();
        if (possible) {
          const brick = page.locator(`.outcome[data-gain="${falls ? 'theirs' : 'mine'}"]`);
          const end = await brick.locator('.fight-number').innerText();
          described.push(figure(hope));
          shown.push(falls ? others(end) : end);
        }
        await page.evaluate((back) => {
          location.hash = back;
        }, battle);
        await page.locator('.battle-row').first().waitFor();
      }
      expect(described.length).toBeGreaterThan(0);
      expect(described).toEqual(shown);
    },
  );
});
