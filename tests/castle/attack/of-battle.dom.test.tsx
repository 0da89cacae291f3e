import { describe, expect, it } from 'vitest';
import { usePhone } from '../../support/dom/phone.ts';
import { changes, playEachOther } from '../../support/play/battle-hands.ts';
import { newArmy } from '../../support/play/hands.ts';

const { take } = usePhone();

describe('castle/attack of a battle', () => {
  it('MK-ACT-02 castle/attack: a figure at another one of its battle says who attacks whom, and no word about castles', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await newArmy(page, 'Mage Knight castles');
    await page.getByRole('button', { name: /^Guard of the Gate/ }).click();
    await page.locator('.army-line').first().waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Begin the battle', exact: true }).click();
    const name = await page.locator('.battle-name b').first().innerText();
    await page.locator('.battle-name').first().click();
    const sheet = page.getByRole('dialog');
    await sheet.locator('.unit-targets [data-done]').waitFor();
    const enemy = (await sheet.getByRole('radio').first().getAttribute('aria-label')) ?? '';
    await sheet.getByRole('radio').first().check();
    // Nobody knows what it is: he is attacked all the same, by the main button.
    await sheet.locator('.act-row .button[data-kind="primary"]').filter({ hasText: 'Attack' }).click();
    await page.getByRole('heading', { name: `Attack: ${name} → ${enemy}`, exact: true }).waitFor();
    await page.getByRole('button', { name: 'Clicks of the target: more' }).waitFor();
    expect(await page.locator('.verdict').count()).toBe(0);
    // Where a castle has to do with it, its rules are there.
    await page.getByText('May it attack the castle, any section?').click();
    await page.locator('.verdict').waitFor();
  });

  it('MK-A-15 castle/attack: a figure at another one whose dials are known rolls what the sheet promised, a hit turns the dial, and all of it is taken out again', async () => {
    const { page, open } = await take();
    await open('#/armies');
    for (const sample of [/^Guard of the Gate/, /^The Long Road/]) {
      await newArmy(page, 'Mage Knight castles');
      await page.getByRole('button', { name: sample }).click();
      await page.locator('.army-line').first().waitFor();
      if (sample.source.includes('Gate')) await page.getByRole('button', { name: 'All armies' }).click();
    }
    await playEachOther(page);
    const sheet = page.getByRole('dialog');
    const openSheet = async () => {
      await page.locator('.battle-name').first().click();
      await sheet.locator('.unit-targets [data-done]').waitFor();
    };
    await openSheet();
    const promised = await sheet.locator('.act-row .button[data-kind="primary"] b').innerText();
    await sheet.locator('.act-row .button[data-kind="primary"]').click();
    const keys = page.locator('.battle-end .button[data-kind="primary"]');
    await page.locator('.blow-need').waitFor();
    expect(await page.locator('.blow-need').innerText()).toContain(promised);
    // One solid button: the dice first, then the way back.
    expect(await keys.allInnerTexts()).toEqual(['Roll 2d6']);
    const hit = page.getByRole('button', { name: /^Hit: 5 damage$/ });
    await hit.click();
    await page.locator('.battle-end[data-written]').waitFor();
    expect(await page.getByRole('button', { name: /^Clicks of the target: 5/ }).count()).toBe(1);
    expect((await changes(page)).at(-1)).toMatch(/→ \d$/);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.locator('.battle-end:not([data-written])').waitFor();
    await page.getByRole('button', { name: 'Add to the battle' }).waitFor();
    await page.getByRole('button', { name: /^Back to the battle/ }).click();
    // Rolled by the app it counts as luck, and the dice stand there.
    await openSheet();
    await sheet.locator('.act-row .button[data-kind="primary"]').click();
    await page.getByRole('button', { name: 'Roll 2d6' }).click();
    await page.locator('.battle-end[data-written]').waitFor();
    const came = page.getByText(/^\d+: a (hit, \d damage|miss)$/);
    await came.waitFor();
    expect(await keys.count()).toBe(1);
    // Taken out it says nothing of its dice and damage, nor can it be thrown again; written in it says both.
    const turned = page.getByRole('button', { name: /^Clicks of the target: \d/ });
    const before = [await came.innerText(), await turned.getAttribute('aria-label')];
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.locator('.battle-end').getByText('Removed from the battle', { exact: true }).waitFor();
    expect([await came.count(), await page.locator('.blow-need .die').count()]).toEqual([0, 0]);
    expect(await turned.getAttribute('aria-label')).toMatch(/: 0,/);
    expect(await page.getByRole('button', { name: 'Roll 2d6' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Add to the battle' }).click();
    await page.locator('.battle-end[data-written]').waitFor();
    expect([await came.innerText(), await turned.getAttribute('aria-label')]).toEqual(before);
  });
});
