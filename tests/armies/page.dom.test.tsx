import { describe, expect, it } from 'vitest';
import type { Language } from '../e2e/harness.ts';
import { stored, usePhone } from '../support/dom/phone.ts';
import { fromArmyMenu, newArmy } from '../support/play/hands.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const dialog = () => current().page.getByRole('dialog');
const row = (name: string) => current().page.locator('.army-line-name').filter({ hasText: name });

const words = {
  en: { group: 'By kind of unit', plays: 'Who plays today?', done: 'Done' },
  pl: { group: 'Według rodzaju', plays: 'Kto dziś gra?', done: 'Gotowe' },
  hu: { group: 'Fajta szerint', plays: 'Ki játszik ma?', done: 'Kész' },
} as const;

/** The ready army of USB for 300 points. */
async function openArmy(): Promise<void> {
  const { page, open } = current();
  await open('#/armies');
  await newArmy(page, 'USB');
  await page.locator('.usb-sample').filter({ hasText: '300' }).click();
  await row('Aspirant').or(row('Aspirujący')).or(row('Törekvő')).waitFor();
}

describe('army page', () => {
  it('armies: notes are kept as they are typed', async () => {
    const { page } = await take();
    await openArmy();
    await button('More about this army').click();
    await dialog().getByRole('textbox', { name: 'Notes' }).fill('Riders on the left');
    await stored(page, '"notes":"Riders on the left"');
    await page.reload();
    await button('More about this army').click();
    await expect
      .poll(() => dialog().getByRole('textbox', { name: 'Notes' }).inputValue())
      .toBe('Riders on the left');
  });

  it('storage/army/kept-steps: the last edits are taken back after a restart too, and those of another army are not', async () => {
    const { page, open } = await take();
    await openArmy();
    await button('More about this army').click();
    await dialog().getByRole('textbox', { name: 'Notes' }).fill('Riders on the left');
    await stored(page, '\\"notes\\":\\"Riders on the left\\"');
    await page.reload();
    const undo = page.getByRole('button', { name: /^Undo/ }).and(page.locator(':enabled'));
    await undo.first().click();
    await button('More about this army').click();
    await expect.poll(() => dialog().getByRole('textbox', { name: 'Notes' }).inputValue()).toBe('');
    await page.goBack();
    await open('#/armies');
    await newArmy(page, 'Mage Knight castles');
    await button('Add figures').waitFor();
    expect(await undo.count()).toBe(0);
  });

  it.each<Language>(['en', 'pl', 'hu'])(
    'armies: headings and who plays today, kept over a restart (%s)',
    async (language) => {
      const { page } = await take({ language });
      const t = words[language];
      await openArmy();
      await fromArmyMenu(page, t.group);
      await expect.poll(() => page.locator('.army-squad').count()).toBe(2);
      await page.locator('.army-squad-name').first().click();
      await expect.poll(() => page.locator('.army-line').count()).toBe(3);
      await page.locator('.army-squad-name').first().click();
      await fromArmyMenu(page, t.plays);
      const big = page.locator('.army-line-name').filter({ hasText: /^7 / });
      await big.click();
      await page
        .getByText(/202 (?:of|z|\/) 300/)
        .first()
        .waitFor();
      await button(t.done).click();
      await stored(page, '"reserve":true');
      await page.reload();
      await page
        .getByText(/202 (?:of|z|\/) 300/)
        .first()
        .waitFor();
      await expect.poll(() => page.locator('.army-squad').count()).toBe(2);
    },
  );
});
