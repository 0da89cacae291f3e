import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { usePhone } from '../support/dom/phone.ts';
import { keepFight } from '../support/play/hands.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const mode = (name: string) =>
  current().page.getByRole('group', { name: 'Kind of fight' }).getByRole('radio', { name, exact: true });
const rules = () => current().page.locator('#fight-rules');
const sheet = () => current().page.getByRole('dialog', { name: 'House rules' });

/** To the house rules, by the brick. */
async function openHouseRules(): Promise<void> {
  await rules().click();
  await current()
    .page.getByRole('button', { name: /^House rules/ })
    .click();
}

const place = () => current().page.evaluate(() => location.hash.split('?')[0]);

/** The mode is there, and so is what is kept of it. */
async function openFight(hash = '#/fight/usb'): Promise<Page> {
  await current().open(hash);
  await current().page.locator('#fight-rules:enabled').waitFor();
  await current().page.locator('.fight').waitFor();
  return current().page;
}

describe('usb-fights: modes', () => {
  it('usb/place-screen every mode has its address, Back leaves the place from any of them, and the last one is there at the next visit', async () => {
    await take();
    const page = await openFight();
    await expect.poll(() => place()).toBe('#/fight/usb/shoot');
    for (const [name, hash] of [
      ['Charge', '#/fight/usb/charge'],
      ['Morale', '#/fight/usb/morale'],
      ['Test', '#/fight/usb/test'],
    ] as const) {
      await mode(name).check();
      await expect.poll(place).toBe(hash);
      await expect.poll(() => mode(name).isChecked()).toBe(true);
    }
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Dice' }).click();
    await page.goBack();
    await expect.poll(place).toBe('#/fight/usb/test');
    await openFight('#/fight');
    await expect.poll(() => place()).toBe('#/fight/brikwars');
    await rules().click();
    await page.getByRole('radio', { name: 'USB', exact: true }).click();
    await expect.poll(place).toBe('#/fight/usb/test');
  });

  it('USB-TEST-05 usb-fights a link of old shows its test', async () => {
    await take();
    const page = await openFight('#/fight/usb?v=1&n=7&t=3&m=0&r=none&six=0&a=4');
    await page.getByRole('button', { name: /^Roll: my test 7 dice/ }).waitFor();
    await expect.poll(() => mode('Test').isChecked()).toBe(true);
  });
});

describe('usb-fights: house rules', () => {
  it('USB-A-06 usb-fights one table for all modes: counted, explained, there after a reload, taken back in one tap', async () => {
    await take();
    const page = await openFight();
    await expect.poll(() => rules().locator('.visually-hidden').textContent()).toBe('USB, No house rules');
    await openHouseRules();
    const ruins = sheet().getByRole('group', { name: /^In ruins/ });
    await ruins.getByRole('radio', { name: '+1 in all' }).check();
    await sheet().getByRole('heading', { name: 'Units and armies' }).waitFor();
    await sheet()
      .getByRole('group', { name: /^Mixed cargo/ })
      .getByRole('radio', { name: 'a heavy model takes two places' })
      .check();
    await sheet()
      .getByRole('button', { name: /Rule USB-A-06/ })
      .click();
    await page.getByRole('dialog', { name: 'Rule USB-A-06' }).waitFor();
    for (const left of [2, 1]) {
      await page.goBack();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(left);
    }
    await page.goBack();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    for (const name of ['Charge', 'Morale', 'Test']) {
      await mode(name).check();
      await expect.poll(() => mode(name).isChecked()).toBe(true);
      await expect.poll(() => rules().locator('.visually-hidden').textContent()).toBe('USB, 2 house rules');
    }
    await page.reload();
    await expect.poll(() => rules().locator('.visually-hidden').textContent()).toBe('USB, 2 house rules');
    await openHouseRules();
    await sheet().getByText('1 more is changed in other kinds of fight.').waitFor();
    await sheet().getByRole('button', { name: 'No house rules' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => rules().locator('.visually-hidden').textContent()).toBe('USB, No house rules');
  });
});

describe('usb-fights: what is kept', () => {
  it('usb/place-screen each game lists its own fights and holds its own side by side', async () => {
    await take();
    const page = await openFight('#/fight/usb/test');
    await keepFight(page, 'Save');
    const name = page.getByRole('textbox', { name: 'Name of this fight' });
    await expect.poll(() => name.inputValue()).toBe('Hit: 10 dice at 4+');
    await name.fill('Crossbows');
    await name.press('Enter');
    await keepFight(page, 'Compare');
    await page.getByText(/^Noted/).waitFor();
    await page.locator('.stage-plate').first().click();
    await page.getByRole('radio', { name: '3+', exact: true }).check();
    await page.goBack();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await keepFight(page, 'Compare');
    await page.getByText('A is this fight, B the one before.').waitFor();
    await button('Look').click();
    await expect.poll(() => place()).toBe('#/fight/usb/saved');
    await expect.poll(() => page.locator('.compared.card').count()).toBe(2);
    await page
      .locator('.compared[data-best]')
      .getByText(/10 dice at 3\+/)
      .waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Crossbows' })
      .getByText(/: \d+\s%/)
      .waitFor();
    await current().open('#/fight/saved');
    await page.getByText(/Nothing saved yet/).waitFor();
    await expect.poll(() => page.locator('.compared.card').count()).toBe(0);
    await current().open('#/fight/usb/saved');
    await page
      .getByRole('button', { name: /^Crossbows/ })
      .first()
      .click();
    await expect.poll(place).toBe('#/fight/usb/test');
    await button('My fight').waitFor();
  });

  it('USB-MOR-03 usb-fights two tests of a unit stand over one another, and neither is best that passes as often', async () => {
    await take();
    const page = await openFight('#/fight/usb/morale');
    for (const event of ['25\u00a0%', '50\u00a0%']) {
      await page.getByRole('radio', { name: event, exact: true }).check();
      await keepFight(page, 'Compare');
    }
    await button('Look').click();
    const cards = page.locator('.compared.card');
    await expect
      .poll(() => cards.nth(0).locator('.outcome').allInnerTexts())
      .toEqual(['Test passed50%', 'Panics50%']);
    await expect
      .poll(() => cards.nth(1).locator('.outcome').allInnerTexts())
      .toEqual(['Test passed50%', 'Shaken50%']);
    await expect
      .poll(() => page.locator('.compare-shifts [data-gain]').allInnerTexts())
      .toEqual(['Test passed ±0', 'for the enemy ±0']);
    expect(await page.locator('.compared[data-best]').count()).toBe(0);
  });

  it('usb/place-screen a link leads to the mode', async () => {
    await take();
    const page = await openFight('#/fight/usb/test');
    await keepFight(page, 'Send link');
    await page.getByText('Copied.').first().waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^Hit: 10 dice at 4\+\n.*#\/fight\/usb\/test\?v=2$/);
  });
});
