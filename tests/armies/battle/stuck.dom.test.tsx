import { describe, expect, it } from 'vitest';
import { usePhone } from '../../support/dom/phone.ts';
import { twoArmies } from '../../support/play/battle-hands.ts';

const { take, current } = usePhone();

describe('armies/battle/unit-sheet', () => {
  it('USB-MOR-06 armies/battle/unit-sheet: of a unit in panic it is said why nothing can be done to any enemy', async () => {
    const { page } = await take();
    await twoArmies(current(), 'USB', '240 points', '300 points');
    await page.locator('.battle-name').filter({ hasText: 'Regulars' }).first().click();
    const sheet = page.getByRole('dialog');
    const hint = () => sheet.locator('.unit-targets [data-done]').innerText();
    await sheet.locator('.unit-targets [data-done]').waitFor();
    expect(await hint()).toMatch(/^Charge: the enemy loses/);
    await sheet.getByRole('button', { name: 'Shaken', exact: true }).click();
    await expect.poll(hint).toContain('it does not charge (USB-MOR-05)');
    await sheet.getByRole('button', { name: 'Panicked', exact: true }).click();
    await expect.poll(hint).toBe('Panicked: it only runs, and neither charges nor shoots (USB-MOR-06).');
    expect(await sheet.locator('.target-odds').count()).toBe(0);
  });

  it('USB-VIC-01 armies/battle/unit-sheet: an enemy is counted in the sheet as his row counts him, by points where each model has several', async () => {
    const { page } = await take();
    await twoArmies(current(), 'USB', '300 points', '240 points');
    const counts = async () => {
      const said = await page
        .locator('.battle-pawns')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
      return said.map((text) => /\d+\/\d+/.exec(text)?.[0]);
    };
    const mine = await counts();
    await page.locator('.battle-side').last().click();
    await expect.poll(async () => (await counts()).join()).not.toBe(mine.join());
    await page.locator('.battle-name').first().click();
    const sheet = page.getByRole('dialog');
    await sheet.locator('.unit-targets [data-done]').waitFor();
    const shown = await sheet.locator('.target-name small').allInnerTexts();
    expect(shown.map((text) => text.split(' ')[0])).toEqual(mine);
  });
});
