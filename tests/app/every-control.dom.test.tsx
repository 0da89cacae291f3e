import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { deepOr } from '../support/deep.ts';
import { useEverything } from '../support/dom/controls.ts';
import { type Language, usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

/** What is shown at an address; where it needs something stored, that is made by hand first, with the way to it as the answer. */
type View = readonly [address: string, prepare?: (page: Page) => Promise<string>];

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

const newArmy = /^(?:New army|Nowa armia|Új sereg)$/;

/** A ready army of a game, by the place of its sample. */
const army =
  (game: RegExp, sample: string) =>
  async (page: Page): Promise<string> => {
    await page.goto('#/armies');
    await button(page, newArmy).first().click();
    await page.getByRole('dialog').getByRole('button', { name: game }).click();
    await page.locator(sample).first().click();
    await page.locator('.army-line').first().waitFor();
    return page.evaluate(() => location.hash);
  };

const views: readonly View[] = [
  ['#/welcome'],
  ['#/dice'],
  ['#/dice/contests'],
  ['#/dice/fairness'],
  ['#/fight/brikwars'],
  ['#/fight/many'],
  ['#/fight/charge'],
  ['#/fight/quik'],
  ['#/fight/magic'],
  ['#/fight/wreck'],
  ['#/fight/squads'],
  ['#/fight/saved'],
  ['#/fight/usb/shoot'],
  ['#/fight/usb/charge'],
  ['#/fight/usb/morale'],
  ['#/fight/usb/test'],
  ['#/fight/usb/saved'],
  ['#/castle/attack'],
  ['#/castle/shots'],
  ['#/castle/effects'],
  ['#/castle/effects/ways'],
  ['#/castle/map'],
  ['#/castle/map/plans'],
  ['#/castle/siege'],
  ['#/castle/tape'],
  ['#/armies'],
  ['#/armies/~trash'],
  ['#/armies/~receive'],
  ['#/armies/~league'],
  ['#/armies/~battle'],
  ['army of BrikWars', army(/^BrikWars$/, '.ready-take')],
  ['army of USB', army(/^USB$/, '.usb-sample')],
  ['#/rules'],
  ['#/rules/BW-CC-16'],
  ['#/settings'],
];

describe('every control', () => {
  const languages: readonly Language[] = ['en', 'pl', 'hu'];
  it.each(languages.flatMap((language) => views.map(([name, prepare]) => ({ language, name, prepare }))))(
    'app: every control of $name has a name of its own and can be used ($language)',
    async ({ language, name, prepare }) => {
      const { page, open, troubles } = await take({ language });
      let hash = name;
      if (prepare) {
        await open('#/armies');
        hash = await prepare(page);
      }
      const { used, problems } = await useEverything(() => open(hash), troubles, {
        // In the other languages each sheet is looked at, and what stands in it is used in English.
        depth: deepOr(9, language === 'en' ? 9 : 0),
      });
      expect(problems).toEqual([]);
      expect(used).toBeGreaterThan(0);
    },
    300_000,
  );
});
