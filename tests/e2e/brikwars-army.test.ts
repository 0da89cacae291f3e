import { describe, expect, it } from 'vitest';
import { newArmy } from '../support/hands.ts';
import { type Language, overflow, usePhone, violations } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });
const sheet = () => current().page.getByRole('dialog');

describe('armies/brikwars', () => {
  it.each<[Language, 'light' | 'dark', number, number]>([
    ['en', 'light', 320, 640],
    ['pl', 'dark', 320, 640],
    ['hu', 'light', 320, 640],
    ['en', 'light', 360, 740],
    ['pl', 'light', 360, 740],
    ['hu', 'dark', 360, 740],
    ['en', 'dark', 740, 360],
  ])(
    'armies/brikwars: adding and building fit the screen and break no rule of accessibility (%s, %s, %d × %d)',
    async (language, theme, width, height) => {
      const { page, open } = await take({ language, theme, width, height });
      await open('#/armies');
      await newArmy(page);
      await button(/^(?:Add a unit|Dodaj jednostkę|Egység hozzáadása)$/).click();
      await page.locator('.ready-take').nth(2).click();
      await page.locator('.brik-notice .note').waitFor();
      const tall = () => page.evaluate(() => document.querySelector('dialog[open]')?.scrollHeight ?? 0);
      const added = await tall();
      expect(await overflow(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await page.locator('.ready-take').last().click();
      await page.locator('.unit-slots').waitFor();
      const heights: number[] = [];
      const slots = await page.locator('.unit-slot').count();
      for (let slot = 0; slot < slots; slot += 1) {
        await page.locator('.unit-slot').nth(slot).click();
        expect(await overflow(page)).toEqual([]);
        heights.push(await tall());
      }
      expect(await violations(page)).toEqual([]);
      const small = await sheet().evaluate((element) =>
        [...element.querySelectorAll('button, summary, .chip')]
          .map((each) => [each.textContent, each.getBoundingClientRect()] as const)
          .filter(([, box]) => box.width > 0 && (box.width < 47.5 || box.height < 47.5))
          .map(([text, box]) => `${text} ${box.width}×${box.height}`),
      );
      expect(small).toEqual([]);
      // One screen and a little: what is open is seen with what it costs.
      const most = width === 320 ? 980 : 900;
      if (width < height) expect([added, ...heights].filter((tallest) => tallest > most)).toEqual([]);
      process.stdout.write(
        `${language} ${width} wide: units to add ${added} px, the builder by slot ${heights.join(', ')} px\n`,
      );
    },
  );
});
