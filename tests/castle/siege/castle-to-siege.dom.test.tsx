import { describe, expect, it } from 'vitest';
import {
  castlemap as mapEn,
  castleplan as plansEn,
  castlesiege as playEn,
} from '../../../src/castle/words/en.ts';
import {
  castlemap as mapHu,
  castleplan as plansHu,
  castlesiege as playHu,
} from '../../../src/castle/words/hu.ts';
import {
  castlemap as mapPl,
  castleplan as plansPl,
  castlesiege as playPl,
} from '../../../src/castle/words/pl.ts';
import { stored, textOf, usePhone } from '../../support/dom/phone.ts';
import { listen } from '../../support/play/hands.ts';

const { take } = usePhone();

const words = {
  en: { map: mapEn, plans: plansEn, siege: playEn, play: playEn },
  hu: { map: mapHu, plans: plansHu, siege: playHu, play: playHu },
  pl: { map: mapPl, plans: plansPl, siege: playPl, play: playPl },
} as const;

const undo = { en: 'Undo', pl: 'Cofnij', hu: 'Visszavonás' } as const;

const table = 'v=1&t=36-72&c=1&o=cptf&a=near-0-36-3&a=far-0-36-3';
const three = `${table}&s=k0-18-60-6-6-0,w0-24-60-6-2-0,r0-29-60-2`;

describe('castle from the map', () => {
  it.each(['en', 'pl', 'hu'] as const)(
    'castle/siege/setup to the siege: this very plan is set up, what was there comes back, a siege in play stays (%s)',
    async (language) => {
      const { page, open } = await take({ language, theme: language === 'pl' ? 'dark' : 'light' });
      const { map, siege } = words[language];
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const pieces = page.locator('.siege-bench .siege-piece');
      await open('#/castle/siege');
      await button(siege.typical).click();
      await expect.poll(() => pieces.count()).toBe(8);
      // A plan that came with a link, and is nobody's own.
      await open(`#/castle/map?${three}`);
      await page.locator('.map-thing').nth(2).waitFor();
      await button(map.toSiege).click();
      await expect.poll(() => pieces.count()).toBe(3);
      await page.getByText(siege.takenFromMap(3)).first().waitFor();
      await button(undo[language]).click();
      await expect.poll(() => pieces.count()).toBe(8);

      await button(siege.begin).click();
      await page.locator('.siege-top').waitFor();
      await open(`#/castle/map?${three}`);
      await button(map.toSiege).click();
      const asked = page.getByRole('dialog', { name: siege.planned.title });
      await asked.getByRole('button', { name: siege.planned.stay }).click();
      await page.locator('.siege-top').waitFor();
      await expect.poll(() => page.locator('.siege-piece').count()).toBe(8);
      // Not asked again by itself.
      await page.reload();
      await page.locator('.siege-top').waitFor();
      expect(await asked.count()).toBe(0);
      await open(`#/castle/map?${three}`);
      await button(map.toSiege).click();
      await asked.getByRole('button', { name: siege.planned.fresh }).click();
      await expect.poll(() => pieces.count()).toBe(3);
      await page.locator('.siege-kept .siege-pick').click();
      await expect.poll(() => page.locator('.siege-piece').count()).toBe(8);
    },
  );

  it.each(['en', 'pl', 'hu'] as const)(
    'castle/plan a figure is named and drawn with its name, described and sent (%s)',
    async (language) => {
      const { page, open } = await take({ language, theme: language === 'hu' ? 'dark' : 'light' });
      const { map, plans, play } = words[language];
      await open(`#/castle/map?${three}&f=0-22-54-0.75`);
      const figure = page.locator('.map-thing[data-thing="figure-0"]');
      await figure.focus();
      await page.locator('.map-quick > .map-button').last().click();
      const sheet = page.getByRole('dialog');
      const name = sheet.getByRole('textbox', { name: map.figureName });
      await name.fill('Smok Őr');
      await sheet.getByRole('switch', { name: play.demoralised }).click();
      await page.keyboard.press('Escape');
      await expect.poll(() => figure.textContent()).toBe('Smok Őr');
      await expect.poll(() => figure.getAttribute('aria-label')).toContain(`Smok Őr (${map.demoralised})`);
      await expect
        .poll(() => page.locator('.map [data-kind="figure"] [data-paint="white-flag"]').count())
        .toBe(1);
      await stored(page, /n=Smok\+%C5%90r&d=0/);
      // It moves by keys as ever, and what is said has its name.
      const notify = await listen(page);
      await figure.press('ArrowRight');
      await expect.poll(async () => (await notify()).join()).toContain('Smok Őr');
      await page.reload();
      await expect.poll(() => figure.textContent()).toBe('Smok Őr');

      await page.locator('.map-hand > .thumb-bar > .button').last().click();
      await sheet.getByRole('button', { name: plans.picture, exact: true }).click();
      const picture = page.locator('.plan-picture:not([data-paper])');
      await picture.waitFor();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        sheet.getByRole('button', { name: plans.saveSvg, exact: true }).click(),
      ]);
      const drawn = await textOf(file);
      expect(drawn).toContain('>Smok Őr</text>');
      expect(drawn).toContain(`Smok Őr (${map.demoralised})`);
    },
  );
});
