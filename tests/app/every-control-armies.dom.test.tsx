import type { Page } from 'playwright-core';
import { useEveryControl } from '../support/dom/every-control.ts';

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

const newArmy = /^(?:New army|Nowa armia|Új sereg)$/;

/** A ready army of a game, by the place of its sample. */
const army =
  (game: RegExp, sample: RegExp) =>
  async (page: Page): Promise<string> => {
    await page.goto('#/armies');
    await button(page, newArmy).first().click();
    await page.getByRole('dialog').getByRole('button', { name: game }).click();
    await page.getByRole('button', { name: sample }).first().click();
    await page.locator('.army-line, .usb-line').first().waitFor();
    return page.evaluate(() => location.hash);
  };

useEveryControl('armies', [
  ['#/armies'],
  ['#/armies/~trash'],
  ['#/armies/~receive'],
  ['#/armies/~league'],
  ['#/armies/~battle'],
  ['army of BrikWars', army(/^BrikWars$/, /^(?:Shield wall|Mur tarcz|Pajzsfal)/)],
  ['army of USB', army(/^USB$/, /^300\D/)],
]);
