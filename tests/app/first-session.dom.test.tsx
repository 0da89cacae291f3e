import { describe, expect, it } from 'vitest';
import { aftermath } from '../../src/armies/words/aftermath-en.ts';
import { battle } from '../../src/armies/words/battle-en.ts';
import { battles } from '../../src/armies/words/battles-en.ts';
import { stepping } from '../../src/kit/words/en.ts';
import { settled, usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

describe('platform/drafts: the first evening', () => {
  it('platform/drafts: from an army by luck to the end of its battle each place has what another kept for it, before the first reload', async () => {
    const { page, open } = await take({ welcomed: false });
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    const dialog = () => page.getByRole('dialog').last();
    const to = async (hash: string) => {
      await page.evaluate((wanted) => {
        location.hash = wanted;
      }, hash);
      await settled(page);
    };
    await open('#/armies');
    const luck = async () => {
      await button('New army').click();
      await dialog().getByRole('button', { name: 'Random: an army for USB' }).click();
      await page.locator('.screen[data-game="usb"] .army-line').first().waitFor();
    };
    await luck();
    // What was wished for is wished for again.
    await button('Another').click();
    const sheet = page.getByRole('dialog', { name: 'Random army' });
    await sheet.getByRole('radio', { name: 'Mounted' }).click();
    await sheet.getByRole('button', { name: 'Take this one', exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    const first = await page.evaluate(() => location.hash);
    await button('All armies').click();
    await luck();
    await button('Another').click();
    await expect.poll(() => sheet.getByRole('radio', { name: 'Mounted' }).isChecked()).toBe(true);
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });

    // An enemy who is not here, half entered, waits till one is back.
    await to(first);
    await button('Play').click();
    await page.getByRole('radio', { name: new RegExp(`^${battles.plain}`) }).check();
    const name = page.getByRole('textbox', { name: battle.enemyName });
    await name.fill('Kub');
    await button(stepping.less(battle.enemyUnits)).click();
    const begin = await page.evaluate(() => location.hash);
    await to('#/dice');
    await button('2d6').waitFor();
    await to(begin);
    await page.getByRole('radio', { name: new RegExp(`^${battles.plain}`) }).check();
    await expect.poll(() => name.inputValue()).toBe('Kub');
    await button(stepping.typeNumber(battle.enemyUnits, '4')).waitFor();
    await button(battle.start).click();
    await page.locator('.battle-row').first().waitFor();
    const board = await page.evaluate(() => location.hash);

    // On the board: who has acted, and a note that nobody wrote down yet.
    await page.locator('.battle-row .battle-act').first().click();
    await page.locator('.battle-head[data-turn="theirs"]').waitFor();
    await button(battle.more).click();
    await page.getByRole('textbox', { name: battle.note }).fill('The bridge is');
    await dialog().getByRole('button', { name: 'Close', exact: true }).click();
    await to('#/dice');
    await button('2d6').waitFor();
    await to(board);
    await page.locator('.battle-head[data-turn="theirs"]').waitFor();
    await button(battle.more).click();
    await expect
      .poll(() => page.getByRole('textbox', { name: battle.note }).inputValue())
      .toBe('The bridge is');

    // Its end has the same note half written, and a rematch begins from the start.
    await dialog().getByRole('button', { name: battle.end, exact: true }).click();
    await page.getByRole('heading', { name: aftermath.over, exact: true }).waitFor();
    await expect.poll(() => page.locator('.end-half').last().innerText()).toContain('Kub');
    await page.locator('summary', { hasText: aftermath.memories }).click();
    await expect
      .poll(() => page.getByRole('textbox', { name: battle.note }).inputValue())
      .toBe('The bridge is');
    await button(battle.noteAdd).click();
    await page.getByText('The bridge is').first().waitFor();
    await button(aftermath.rematch).click();
    await dialog().getByRole('button', { name: aftermath.rematches.kept }).click();
    await page.locator('.battle-head[data-turn="mine"]').waitFor();

    // The list knows both, and the next enemy begins with an empty name.
    await to('#/armies/~battle');
    await expect.poll(() => page.getByText('Kub').count()).toBeGreaterThan(1);
    await to(begin);
    await page.getByRole('radio', { name: new RegExp(`^${battles.plain}`) }).check();
    expect(await name.inputValue()).toBe('');
  });
});
