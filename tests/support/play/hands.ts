// What a hand does in several tests, in a browser and without one.
import type { Page } from 'playwright-core';

/** Does something to keep the fight shown, such as "Save": among what few need. */
export async function keepFight(page: Page, name: string | RegExp): Promise<void> {
  // Who plays goes back to the entries first.
  const played = page.locator('.moment-head').getByRole('button').first();
  if (await played.count()) await played.click();
  const way = page.locator('.keep-buttons').getByRole('button', { name, exact: true });
  const more = page.locator('.thumb-bar').getByRole('button', { name: /^(?:More|Więcej|Továbbiak)$/ });
  await way.or(more).first().waitFor();
  if ((await way.count()) === 0) await more.click();
  await way.and(page.locator(':enabled')).click();
}

/** Begins an army from the list of armies; of which game is asked there. */
export async function newArmy(
  page: Page,
  game: 'BrikWars' | 'USB' | 'Mage Knight castles' = 'BrikWars',
): Promise<void> {
  await page.getByRole('button', { name: /^(?:New army|Nowa armia|Új sereg)$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: game, exact: true }).click();
}

/** The rule set of the army that is open. */
export async function playBy(page: Page, name: string): Promise<void> {
  const choice = page.getByRole('radio', { name, exact: true });
  if (!(await choice.isVisible())) await page.getByText('Name, game and limit').click();
  await choice.check();
}

/** What the screen reader was shown, in order. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    for (const voice of document.querySelectorAll('[data-voice]')) {
      new MutationObserver(() => {
        const text = voice.textContent?.trim();
        if (text) said.push(text);
      }).observe(voice, { childList: true, characterData: true, subtree: true });
    }
  });
  return () => page.evaluate(() => [...(window as unknown as { readonly said: readonly string[] }).said]);
}

/** Opens the row of a unit of an army, where it is not open. */
export async function unfoldLine(page: Page, name: string | RegExp): Promise<void> {
  const row = page.locator('.army-line-name').filter({ hasText: name }).first();
  await row.waitFor();
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
}

/** Opens what is done with an army now and then, and does one thing of it. */
export async function fromArmyMenu(page: Page, name: string | RegExp): Promise<void> {
  await page
    .getByRole('button', { name: /^(?:More about this army|Więcej o tej armii|Továbbiak a seregről)$/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

const openMore = (page: Page) => page.locator('.thumb-bar .button').last().click();

/** Whose the sides are is said behind the last button of the thumb's bar. */
export async function turnSides(page: Page, enemyActs = 'Enemy attacks'): Promise<void> {
  await openMore(page);
  await page.getByRole('switch', { name: enemyActs, exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Dice that are over, or of other entries, lie behind the same button. */
export async function backToDice(page: Page, name: string | RegExp = 'Back to the dice'): Promise<void> {
  await openMore(page);
  await page.getByRole('button', { name, exact: true }).click();
}
