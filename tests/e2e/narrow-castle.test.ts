import { describe, expect, it } from 'vitest';
import { overflow, settled, usePhone, violations } from './harness.ts';

const { take } = usePhone();

/** One phone a language goes from question to question, and unfolds all that there is. */
describe('narrow castle', () => {
  it.each([
    ['en', 'light', /^Saved plans/],
    ['pl', 'dark', /^Zapisane plany/],
    ['hu', 'light', /^Mentett tervek/],
  ] as const)(
    'castle attack, castle ways, castle-map, castle-plans: in %s, %s, nothing reaches past 320 px and axe finds nothing',
    async (language, theme, saved) => {
      const { page, open } = await take({ language, theme, width: 320, height: 640, reducedMotion: true });
      const check = async (where: string, clipped?: RegExp) => {
        const out = (await overflow(page)).filter((line) => !clipped?.test(line));
        expect({ where, out, found: await violations(page) }).toEqual({ where, out: [], found: [] });
      };
      const dialog = page.getByRole('dialog');

      await open(
        '#/castle/attack?v=2&mode=close&ap=0110&f=warrior.3.3.1.elsewhere..%C5%90r&f=titan.3.3.1.top..',
      );
      await page.locator('.verdict').waitFor();
      await check('castle attack');
      await page.locator('.castle-says > .sheet-row').click();
      for (const fold of await dialog.locator('summary').all()) await fold.click();
      await check('castle attack: why');
      await page.keyboard.press('Escape');
      await page.locator('.attacker-open').last().click();
      await check('castle attack: one of several');
      await page.keyboard.press('Escape');
      await page.locator('.castle-form label.chip').nth(2).click();
      await page.locator('.verdict').waitFor();
      await check('castle attack: another question');
      await page.locator('.castle-buttons > .button').nth(1).click();
      await dialog.locator('.row .button').last().click();
      await dialog.locator('summary').click();
      await check('castle attack: a figure');
      await dialog.locator('[data-kind="primary"]').click();
      await dialog.locator('.unit-pick').click();
      await check('castle attack: the figure taken');

      await open('#/castle/effects');
      await page.locator('.effect-groups > .sheet-row').nth(4).click();
      await check('castle effects');
      await page.keyboard.press('Escape');
      // Until its sheet is gone nothing can be typed beside it.
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('searchbox').fill('zeppelin');
      await page.locator('.castle-ask-answers .button').waitFor();
      await check('castle effects: nothing is found');
      await page.getByRole('searchbox').fill('titán 3');
      await page.locator('.found-question, .effect').first().waitFor();
      await check('castle effects: something is found');
      await page.keyboard.press('Escape');

      await open('#/castle/shots');
      // What was told of the figure lies over what is tapped next.
      await expect.poll(() => page.locator('.notice').count()).toBe(0);
      for (let place = 1; place < 4; place += 1) {
        await page.locator('.castle-head .mode-bar label.chip').nth(place).click();
        await settled(page);
        await page.locator('.number-plate').click();
        await page.getByRole('dialog').locator('.castle-numbers').waitFor();
        await check(`castle shots: distances and values, ${place}`);
        await page.keyboard.press('Escape');
        await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
        await check(`castle shots: ${place}`);
        await page.locator('.castle-plates > .castle-plate').first().click();
        await check(`castle shots: what each would make of it, ${place}`);
        await page.keyboard.press('Escape');
      }
      await page.locator('.thumb-bar .button').last().click();
      await check('castle shots: more');

      await open('#/castle/effects/ways');
      const questions = page.locator('.ways .castle-answer > .castle-few label.chip');
      await questions.first().waitFor();
      for (let place = 0; place < (await questions.count()); place += 1) {
        await questions.nth(place).click();
        await page.locator('.castle-plate').first().click();
        await dialog.locator('.pick-option').nth(2).click();
        await check(`castle ways: question ${place}`);
      }

      await open(
        '#/castle/map?v=1&t=36-72&c=0&o=cptf&a=near-0-36-3&a=far-0-36-3&s=k0-18-60-6-6-0,w0-24-60-6-2-0,r0-29-30-2,d1-18-50-6-2-30&x=0-18-40-6-4-0&f=1-18-45-0.75',
      );
      await page.locator('.map-thing').nth(2).focus();
      // What a drawing clips is not too wide.
      const clipped = /^(g|rect|path|text|circle)\./;
      await check('castle-map', clipped);
      await page.locator('button.map-answer').click();
      await dialog.locator('.map-findings li').first().waitFor();
      await check('castle-map: what is wrong', clipped);
      await page.keyboard.press('Escape');
      await page.locator('.map-quick > .map-button').last().click();
      for (const fold of await dialog.locator('details').all())
        await fold.evaluate((element) => element.setAttribute('open', ''));
      await check('castle-map: a piece', clipped);
      await page.keyboard.press('Escape');
      const more = () => page.locator('.map-hand > .thumb-bar > .button').last().click();
      await more();
      for (const fold of await dialog.locator('details').all())
        await fold.evaluate((element) => element.setAttribute('open', ''));
      await check('castle-map: more', clipped);

      await open(
        '#/castle/map?v=1&t=36-72&c=1&o=cptf&a=near-0-36-3&a=far-0-36-3&s=k0-18-60-6-6-0,r0-11-60-2,r0-25-60-2,g0-18-54-6-4-0,w0-11-55-6-2-90,w0-25-55-6-2-90,d0-14-52-2-2-0',
      );
      await page.locator('.map-thing').nth(6).waitFor();
      await more();
      const bar = page.locator('.plan-keeping');
      await bar.getByRole('button', { name: /\(0\)$/ }).waitFor();
      await bar.getByRole('button').first().click();
      await bar.getByRole('textbox').waitFor();
      await check('castle-plans: form', clipped);
      await page.keyboard.press('Enter');
      await bar.getByRole('button', { name: saved }).click();
      const rows = page.locator('.plan-row');
      await rows.first().waitFor();
      await rows.first().getByRole('button').last().click();
      await rows.getByRole('textbox').waitFor();
      await check('castle-plans: list', clipped);
      await rows.locator('.plan-buttons button').nth(1).click();
      await dialog.getByRole('button').nth(2).waitFor();
      await check('castle-plans: picture', clipped);
    },
  );
});
