import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { otherProfile, stored, usePhone } from '../support/dom/phone.ts';
import { backToDice, keepFight, turnSides } from '../support/play/hands.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const acting = (page: Page) => page.locator('.fight-stage').getAttribute('data-acting');
const ends = (page: Page) => page.locator('.outcome-label').allTextContents();
/** What the figures of a fight in a list say. */
const notify = (page: Page, list: string) => page.locator(list).allInnerTexts();

/** A fight whose sides are not alike, on its stage. */
async function officer(): Promise<Page> {
  const { page, open } = current();
  await open('#/fight/brikwars');
  await button(/^My fighter: /)
    .first()
    .click();
  await page.getByRole('radio', { name: 'Heavy weapon' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return page;
}

describe('fight/table-start', () => {
  it('fight/table-start: the button that begins has the side of who rolls first, whoever acts', async () => {
    const { page, open } = await take();
    const first = () => page.locator('.play-start .button[data-kind="primary"]').getAttribute('data-side');
    await open('#/fight/usb/charge?v=2');
    await button(/^Roll: my /i).waitFor();
    expect(await first()).toBe('mine');
    await open(
      '#/fight/usb/charge?v=2&distance=7&reaction=shoot&target.fighter=line.infantry.4.4.10.basic.0.small-arms.0.0.0.10.0.skirmish.open.0.steady.0.0.0',
    );
    await button(/^Roll: enemy/i).waitFor();
    expect(await first()).toBe('theirs');
  });
});

describe('fight/played-question', () => {
  it('fight/played-question: a fight put beside others stays whose it was when the sides are turned on the stage', async () => {
    await take();
    const page = await officer();
    await keepFight(page, 'Compare');
    await button('Look').click();
    const cards = page.locator('.compared.card');
    const bar = (place: number) => cards.nth(place).locator('.outcome').allInnerTexts();
    await expect.poll(async () => (await bar(0))[0]).toMatch(/^Enemy dies/);
    const before = await bar(0);
    await button('Back to the fight').click();
    await turnSides(page);
    await expect.poll(() => ends(page)).toContain('My fighter dies');
    await keepFight(page, 'Compare');
    await button('Look').click();
    await expect.poll(() => cards.count()).toBe(2);
    // The one before is B now: the same bar still, and mine at the left in both.
    await expect.poll(() => bar(1)).toEqual(before);
    await expect
      .poll(async () => (await bar(0)).map((end) => end.replace(/\d+%/, '')))
      .toEqual(['Enemy dies', 'Nobody dies', 'My fighter dies']);
    expect(await bar(0)).not.toEqual(before);
    // For mine the fight in which it attacks is better.
    await expect.poll(() => cards.nth(1).getAttribute('data-best')).toBe('true');
    expect(await cards.nth(0).getAttribute('data-best')).toBeNull();
    // A tap opens each as it was.
    await cards.nth(1).getByRole('button').first().click();
    await expect.poll(() => acting(page)).toBe('mine');
    await expect.poll(async () => (await ends(page))[0]).toBe('Enemy dies');
  });

  it('fight/played-question: a saved fight and its rolls stay whose they were, and come back so', async () => {
    await take();
    const page = await officer();
    await page.locator('.thumb-bar .button[data-kind="primary"]:enabled').click();
    await page.locator('.moment').waitFor();
    await stored(page, 'draft:fight-play');
    await keepFight(page, 'Save');
    await page.getByRole('textbox', { name: 'Name of this fight' }).fill('At the bridge');
    await page.keyboard.press('Enter');
    await stored(page, 'At the bridge');
    await page.keyboard.press('Escape');
    await turnSides(page);
    await expect.poll(() => ends(page)).toContain('My fighter dies');
    await keepFight(page, 'Saved fights');
    await expect.poll(() => page.locator('.saved-row .thin-bar').count()).toBeGreaterThan(0);
    expect((await notify(page, '.thin-bar + .visually-hidden'))[0]).toMatch(/^Enemy dies/);
    await page.locator('.named-row-open').first().click();
    await expect.poll(() => acting(page)).toBe('mine');
    await button(/^Back to the dice/).waitFor();
    // And the one that it took the place of is the enemy's still.
    await button('My fight').click();
    await expect.poll(() => acting(page)).toBe('theirs');
    await expect.poll(async () => (await ends(page))[0]).toBe('My fighter dies');
  });

  it('fight/played-question: a link says whose the sides are, and what it says nothing of is as it was: mine acts', async () => {
    await take();
    const page = await officer();
    const before = await page.evaluate(() => location.hash);
    await turnSides(page);
    await keepFight(page, 'Send link');
    await page.getByRole('dialog').getByText('Copied.').waitFor();
    const link = (await page.evaluate(() => navigator.clipboard.readText())).split('\n').at(-1) ?? '';
    const other = await otherProfile();
    await other.goto(link);
    const begin = other.getByRole('button', { name: /Start|Begin|Go/ });
    await other.locator('.outcome-label').first().or(begin).first().waitFor();
    if (await begin.isVisible()) await begin.click();
    await expect.poll(async () => (await ends(other))[0]).toBe('My fighter dies');
    await other.goto(`${link.split('#')[0]}${before}`);
    await expect.poll(async () => (await ends(other))[0]).toBe('Enemy dies');
    await other.context().close();
  });

  it('fight/played-question: who has turned the sides after a roll reads it of both as it is now, and of another fight as it was thrown', async () => {
    await take();
    const page = await officer();
    const first = page.locator('.thumb-bar .button').first();
    const die = (value: number) =>
      page.locator('.face-pad').getByRole('button', { name: String(value), exact: true });
    const lines = () => page.locator('.moment-word').allTextContents();
    const leave = () => page.locator('.moment-head').getByRole('button').first().click();
    await first.click();
    await die(5).click();
    await expect.poll(async () => (await lines())[0]).toMatch(/My (?:fighter|side)/);
    await leave();
    // The very same fight: correcting whose it is corrects it for the dice too.
    await turnSides(page);
    await button(/^Back to the dice/).click();
    await expect.poll(async () => (await lines())[0]).toMatch(/Enemy/);
    expect(await page.locator('.moment .note').filter({ hasText: 'earlier entries' }).count()).toBe(0);
    await leave();
    await button('Swap sides').click();
    await expect.poll(() => acting(page)).toBe('mine');
    await backToDice(page, 'Earlier rolls');
    await expect.poll(async () => (await lines())[0]).toMatch(/Enemy/);
    await expect.poll(() => page.locator('.fight-stage').getAttribute('data-acting')).toBe('theirs');
    await leave();
    await expect.poll(() => page.locator('.fight-stage').getAttribute('data-acting')).toBe('mine');
  });

  it('fight/played-question: each kind of fight has its own sides, and other places speak of mine', async () => {
    await take();
    const page = await officer();
    await turnSides(page);
    await expect.poll(() => ends(page)).toContain('My fighter dies');
    await current().open('#/fight/usb/charge');
    await expect.poll(async () => (await ends(page))[0]).toMatch(/^My unit/);
    expect(await page.locator('.fight-stage').getAttribute('data-acting')).toBe('mine');
    await current().open('#/fight/brikwars');
    await expect.poll(async () => (await ends(page))[0]).toBe('My fighter dies');
  });
});
