import { describe, expect, it } from 'vitest';
import { castlemap as mapEn } from '../../../src/castle/words/en.ts';
import { castlemap as mapHu } from '../../../src/castle/words/hu.ts';
import { castlemap as mapPl } from '../../../src/castle/words/pl.ts';
import { usePhone } from '../../support/dom/phone.ts';
import { hands } from '../../support/play/siege-hands.ts';

const { take } = usePhone();

const maps = { en: mapEn, hu: mapHu, pl: mapPl };

const two = 'v=1&t=36-72&c=1&o=cptf&a=near-0-36-3&a=far-0-36-3&s=k0-18-60-6-6-0,r0-23-60-2';

describe('castle/siege/board: the end is offered', () => {
  it.each(['en', 'pl', 'hu'] as const)(
    'castle/siege/board when a castle has fallen its end stands under it, and from there the picture is one tap away (%s)',
    async (language) => {
      const { page, open } = await take({ language });
      const table = hands(page, language);
      const { start, terms, keep } = table;
      await open(`#/castle/map?${two}`);
      await page.locator('.map-thing').nth(1).waitFor();
      await table.tap(maps[language].toSiege);
      await table.tap(start.begin);
      await table.tap(start.next['set-up']);
      const offered = page.locator('.siege-ending');
      await table.fell(keep);
      expect(await offered.count()).toBe(0);
      await table.fell(terms.sections['round-tower']);
      await offered.waitFor();
      expect(await offered.textContent()).toContain(start.decided.fallen(start.player(1)));
      // Taken back, it goes on; it goes on as well with the offer in sight.
      const undo = page.locator('.siege-bar > .siege-step').first();
      await undo.click();
      await expect.poll(() => offered.count()).toBe(0);
      await table.fell(terms.sections['round-tower']);
      await offered.waitFor();
      expect(await table.mainButton().textContent()).not.toBe(start.finish);
      await offered.click();
      await table.says(start.end.title);
      expect(await table.mainButton().textContent()).toContain(start.end.send);
      await table.tap(start.goOnAgain);
      await offered.waitFor();
    },
  );

  it('castle/siege/board what can no longer be taken back is offered no more: the castle after its game has begun, the turn after its siege is over', async () => {
    const { page, open } = await take({ language: 'en' });
    const table = hands(page, 'en');
    const { start } = table;
    const undo = page.locator('.notice').getByRole('button', { name: 'Undo' });
    await open(`#/castle/map?${two}`);
    await page.locator('.map-thing').nth(1).waitFor();
    await table.tap(maps.en.toSiege);
    await undo.waitFor();
    await table.tap(start.begin);
    await table.button(start.next['set-up']).waitFor();
    expect(await undo.count()).toBe(0);
    await table.tap(start.next['set-up']);
    await table.mainButton().click();
    await table.settle();
    // The way back stands in the bar: no notice lies over the castle.
    const turnBack = page.getByRole('button', { name: /^Undo.*end of the turn$/ });
    await turnBack.waitFor();
    expect(await undo.count()).toBe(0);
    await table.tap(start.more);
    await table.tap(start.finish);
    await table.says(start.end.title);
    expect(await turnBack.count()).toBe(0);
  });
});
