import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { usePhone } from './harness.ts';

const { take, current } = usePhone();

const place = () => current().page.evaluate(() => location.hash.split('?')[0]);
const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const dialog = (name: string | RegExp) => current().page.getByRole('dialog', { name });
const pad = () => current().page.locator('.table-pad');

/** Types faces on the pad, one die after the other. */
async function typeFaces(...faces: readonly number[]): Promise<void> {
  for (const face of faces)
    await pad()
      .getByRole('button', { name: String(face), exact: true })
      .click();
}

/** Comes from Rules, which Back returns to. */
async function enter(hash: string): Promise<Page> {
  const { page, open } = current();
  await open('#/rules');
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.locator('main:not([aria-busy="true"]) h2').first().waitFor();
  return page;
}

/** What stands over the place has an entry in the history, which comes and goes a moment after what is seen. */
const cover = () =>
  current().page.evaluate(() => (history.state as { readonly cover?: number } | null)?.cover);

async function stands(): Promise<void> {
  await pad().waitFor();
  await expect.poll(cover).toBeDefined();
}

async function goesAway(): Promise<void> {
  await expect.poll(() => pad().count()).toBe(0);
  if (!(await isWhole())) await expect.poll(cover).toBeUndefined();
}

/** The dice of a fight have the whole screen, which is left by Back too. */
const isWhole = async () => (await current().page.locator('.moment').count()) > 0;

async function leaveWhole(page: Page): Promise<void> {
  if (!(await isWhole())) return;
  await page.goBack();
  await expect.poll(isWhole).toBe(false);
  await expect.poll(cover).toBeUndefined();
}

async function backLeaves(page: Page): Promise<void> {
  await leaveWhole(page);
  await page.goBack();
  await expect.poll(place).toBe('#/rules');
}

describe('kit/table-pad: Back', () => {
  it('kit/table-pad: a die that was typed is tapped to be mended or taken out, and no key moves', async () => {
    const { page, open } = await take({ width: 320 });
    await open('#/dice?v=1&x=4d6&b=none&f=0');
    await button('Type real dice').click();
    await stands();
    const keys = pad().locator('.face-pad').getByRole('button');
    const entered = pad().getByRole('list', { name: 'Dice entered' }).getByRole('button');
    const names = () =>
      entered.evaluateAll((dice) => dice.map((die) => (die.getAttribute('aria-label') ?? '').slice(0, 8)));
    const boxes = () =>
      keys.evaluateAll((all) =>
        all.map((key) => {
          const { left, top, width, height } = key.getBoundingClientRect();
          return [left, top, width, height].map(Math.round);
        }),
      );
    const before = await boxes();
    // One row, at least 48 px each.
    expect(new Set(before.map(([, top]) => top)).size).toBe(1);
    expect(before.every(([, , width = 0, height = 0]) => width >= 48 && height >= 48)).toBe(true);
    await typeFaces(6, 2, 3);
    await expect.poll(names).toEqual(['Die 1: 6', 'Die 2: 2', 'Die 3: 3']);
    await entered.nth(1).click();
    await expect.poll(() => entered.nth(1).getAttribute('aria-pressed')).toBe('true');
    await typeFaces(5);
    await expect.poll(names).toEqual(['Die 1: 6', 'Die 2: 5', 'Die 3: 3']);
    await entered.first().click();
    await entered.first().click();
    await expect.poll(names).toEqual(['Die 1: 5', 'Die 2: 3']);
    await expect.poll(() => boxes()).toEqual(before);
    await typeFaces(1, 1);
    await goesAway();
    await expect.poll(() => page.locator('.dice-total').textContent()).toBe('10');
  });

  it('kit/table-pad: in a fight Back closes a rule, the sheet and the pad, one after the other', async () => {
    await take();
    const page = await enter('#/fight/brikwars');
    await button('Type real dice').first().click();
    await stands();
    await button(/^Enemy dies/).click();
    const sheet = dialog('Enemy dies: why');
    await sheet
      .getByRole('button', { name: /Rule BW-/ })
      .first()
      .click();
    await dialog(/^Rule BW-/).waitFor();
    await page.goBack();
    await expect.poll(() => dialog(/^Rule BW-/).count()).toBe(0);
    await sheet.waitFor();
    await page.goBack();
    await expect.poll(() => sheet.count()).toBe(0);
    await expect.poll(() => pad().count()).toBe(1);
    await page.goBack();
    await goesAway();
    await expect.poll(() => place()).toBe('#/fight/brikwars');
    await backLeaves(page);
  });
});
