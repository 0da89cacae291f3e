import type { Page } from 'playwright-core';

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** Makes a ready army of a game by hand, by the place of its sample; the answer is its address. */
export const newArmy =
  (game: RegExp, sample: RegExp) =>
  async (page: Page): Promise<string> => {
    await page.goto('#/armies');
    await button(page, /^(?:New army|Nowa armia|Új sereg)$/)
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: game }).click();
    await page.getByRole('button', { name: sample }).first().click();
    await page.locator('.army-line, .usb-line').first().waitFor();
    return page.evaluate(() => location.hash);
  };
