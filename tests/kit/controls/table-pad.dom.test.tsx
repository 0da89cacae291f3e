import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { settled, usePhone } from '../../support/dom/phone.ts';

const { take, current } = usePhone();

const place = () => current().page.evaluate(() => location.hash.split('?')[0]);
const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const dialog = (name: string | RegExp) => current().page.getByRole('dialog', { name });
const pad = () => current().page.locator('.table-pad');
const tab = (name: string) =>
  current().page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name, exact: true });

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
const overlay = () =>
  current().page.evaluate(() => (history.state as { readonly overlay?: number } | null)?.overlay);

async function stands(): Promise<void> {
  await pad().waitFor();
  await expect.poll(overlay).toBeDefined();
}

async function goesAway(): Promise<void> {
  await expect.poll(() => pad().count()).toBe(0);
  if (!(await isWhole())) await expect.poll(overlay).toBeUndefined();
}

/** The dice of a fight have the whole screen, which is left by Back too. */
const isWhole = async () => (await current().page.locator('.moment').count()) > 0;

async function leaveWhole(page: Page): Promise<void> {
  if (!(await isWhole())) return;
  await page.goBack();
  await expect.poll(isWhole).toBe(false);
  await expect.poll(overlay).toBeUndefined();
}

async function backLeaves(page: Page): Promise<void> {
  await leaveWhole(page);
  await page.goBack();
  await expect.poll(place).toBe('#/rules');
}

describe('kit/controls/table-pad: Back', () => {
  it.each([
    { name: 'Dice', hash: '#/dice', stop: 'Let the app roll', faces: [6, 3], end: ['.dice-total', '9'] },
    {
      name: 'a duel',
      hash: '#/fight/brikwars',
      stop: 'Let the app roll',
      faces: [2, 1],
      end: ['#fight-play .fight-outcome-word', 'Nobody dies'],
    },
    {
      name: 'a contest',
      hash: '#/dice/contests?k=wisg',
      stop: 'Stop typing',
      faces: [5, 2],
      end: ['#contest-result', 'Player 1 wins'],
    },
  ])(
    'kit/controls/table-pad: Back closes the pad of $name first, and then leaves',
    async ({ hash, stop, faces, end }) => {
      await take();
      const page = await enter(hash);
      const at = hash.split('?')[0];
      const type = button('Type real dice').first();
      await type.click();
      await stands();
      await page.goBack();
      await goesAway();
      await expect.poll(() => place()).toBe(at);
      // Put away by its own button, it leaves nothing behind.
      await type.click();
      await button(stop).click();
      await goesAway();
      await backLeaves(page);

      // Again, by a link.
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
      await expect.poll(place).toBe(at);
      await page.locator('main:not([aria-busy="true"]) h2').first().waitFor();
      await settled(page);
      await type.click();
      await stands();
      const whole = await isWhole();
      await page.reload();
      if (whole) {
        // Nothing takes the whole screen by itself.
        await page.locator('main:not([aria-busy="true"]) h2').first().waitFor();
        await settled(page);
        await goesAway();
        await type.click();
      }
      await stands();
      await page.goBack();
      await goesAway();
      await expect.poll(() => place()).toBe(at);
      await type.click();
      await stands();
      await page.keyboard.press('Escape');
      await goesAway();
      await expect.poll(() => place()).toBe(at);

      await type.click();
      const [first = 0, ...others] = faces;
      await typeFaces(first);
      // Another place and back: the pad is there as it was left.
      if (await isWhole())
        await page.evaluate(() => {
          location.hash = '#/castle';
        });
      else await tab('Castle').click();
      await expect.poll(place).toMatch(/^#\/castle/);
      await page.goBack();
      await stands();
      await typeFaces(...others);
      await goesAway();
      const [where = '', what = ''] = end;
      await page.locator(where).filter({ hasText: what }).waitFor();
      await backLeaves(page);
    },
  );

  it.each([
    { name: 'a duel', hash: '#/fight/brikwars', faces: [6] },
    { name: 'a contest', hash: '#/dice/contests?k=wisg', faces: [6] },
  ])(
    'kit/controls/table-pad: the faces typed in $name are there when the pad comes back',
    async ({ hash, faces }) => {
      await take();
      const page = await enter(hash);
      const type = button('Type real dice').first();
      await type.click();
      const [first = 0] = faces;
      await typeFaces(first);
      const shown = pad().getByRole('button', { name: `Die 1: ${first}, change it` });
      await shown.waitFor();
      await page.goBack();
      await goesAway();
      await type.click();
      await shown.waitFor();
    },
  );

  it('kit/controls/table-pad: in a fight Back closes a rule, the sheet and the pad, one after the other', async () => {
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

  it('kit/controls/table-pad: in Castle Back closes the number pad, then the sheet it lies on, then the pad', async () => {
    await take();
    const page = await enter('#/castle/shots');
    const sheets = page.getByRole('dialog');
    const openNumber = async () => {
      await sheets
        .getByRole('button', { name: /type a number/ })
        .first()
        .press('Enter');
      await expect.poll(() => sheets.count()).toBe(2);
      await expect.poll(overlay).not.toBe(ofSheet);
    };
    await button('Type in dice from the table').click();
    await stands();
    const ofPad = await overlay();
    await button(/^Distances and values/).press('Enter');
    await sheets.waitFor();
    await expect.poll(overlay).not.toBe(ofPad);
    const ofSheet = await overlay();
    await openNumber();
    await page.keyboard.press('Escape');
    await expect.poll(() => sheets.count()).toBe(1);
    await expect.poll(overlay).toBe(ofSheet);
    await openNumber();
    await page.goBack();
    await expect.poll(() => sheets.count()).toBe(1);
    await expect.poll(overlay).toBe(ofSheet);
    await page.goBack();
    await expect.poll(() => sheets.count()).toBe(0);
    await expect.poll(overlay).toBe(ofPad);
    await expect.poll(() => pad().count()).toBe(1);
    await page.goBack();
    await goesAway();
    await expect.poll(() => place()).toBe('#/castle/shots');
    await backLeaves(page);
  });
});
