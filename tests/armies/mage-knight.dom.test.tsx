import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  castledial as dial,
  castlefigures as figures,
  castlesiege as siege,
} from '../../src/castle/words/en.ts';
import { stored, usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

/** A new army of Mage Knight. */
async function newArmy(): Promise<Page> {
  const { page, open } = await take();
  await open('#/armies');
  await page.getByRole('button', { name: 'New army' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Mage Knight/ })
    .click();
  await page.getByRole('button', { name: dial.castleTitle }).waitFor();
  return page;
}

const lines = (page: Page) => page.locator('.army-line').allInnerTexts();
const line = (page: Page, at: number) => page.locator('.army-line').nth(at);
const unfold = (page: Page, at: number) => line(page, at).locator('.army-line-name').click();
/** What stands in the folded or unfolded line about its unit. */
const said = (page: Page) => page.locator('.army-line-unit .army-line-more').innerText();
const sheetButton = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true });

describe('armies/mage-knight', () => {
  it('MK-PTS-02 armies/mage-knight: an empty army starts from a ready one by a tap', async () => {
    const page = await newArmy();
    await page.getByRole('button', { name: /^Guard of the Gate/ }).click();
    await expect.poll(async () => (await lines(page)).length).toBe(4);
    await page.locator('.army-points', { hasText: /200 of 200 points/ }).waitFor();
    expect(await page.locator('.army-sample').count()).toBe(0);
    // Name, limit and figures are taken back as the one step they were taken in.
    await page.getByRole('button', { name: 'Undo: 4 units added', exact: true }).click();
    await page.locator('.army-sample').first().waitFor();
    await page.getByRole('heading', { name: 'Unnamed army', exact: true }).waitFor();
  });

  it('MK-PTS-01 MK-PTS-02 MK-SEC-01 armies/mage-knight: a castle is bought by kind and strength, and those alike get one dial', async () => {
    const page = await newArmy();
    const open = () => page.getByRole('button', { name: dial.castleTitle }).click();
    const into = (points: string) => sheetButton(page, dial.castleIn(siege.points(points)));
    await open();
    expect(await into('0').isDisabled()).toBe(true);
    await sheetButton(page, siege.typical).click();
    await into('591').waitFor();
    await page.getByRole('radio', { name: 'Light' }).check();
    await into('303').waitFor();
    await into('303').click();
    expect(await lines(page)).toEqual([
      'Keep8484 pointsLight',
      '2 × Round Tower118118 pointsLight',
      'Gatehouse5353 pointsLight',
      '4 × Wall4848 pointsLight',
    ]);
    // A wall of the other strength, then one like those that are there.
    for (const strength of ['Heavy', 'Light']) {
      await open();
      await page.getByRole('radio', { name: strength }).check();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Wall, .*: more$/ })
        .click();
      await sheetButton(page, /^Add to the army/).click();
    }
    await expect.poll(() => page.locator('.army-line').count()).toBe(6);
    await unfold(page, 3);
    expect(await said(page)).toBe('Light');
    await page.getByRole('button', { name: `${siege.start}: more`, exact: true }).click();
    await stored(page, /"start":4/);
    await page.getByText(dial.table, { exact: true }).click();
    const key = (name: string) => page.getByRole('button', { name, exact: true });
    expect(await key(dial.forAll(2)).count()).toBe(0);
    for (const digit of ['3', '1', '7']) await key(digit).click();
    await key(dial.rowLess).click();
    await expect.poll(() => said(page)).toBe('Light · Fortification 2 · Defence 16 · clicks: 2');
    await key(dial.forAll(2)).click();
    await unfold(page, 3);
    expect((await lines(page)).map((text) => text.includes('clicks: 2'))).toEqual([
      false,
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  it('MK-PTS-02 MK-GEN-03 armies/mage-knight: a figure of an army is turned and marked by itself, and goes to the castle', async () => {
    const page = await newArmy();
    await page.getByRole('button', { name: figures.addFigures }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Bors');
    for (const digit of ['8', '9', '1', '6', '4']) await sheetButton(page, digit).click();
    await sheetButton(page, dial.rowLess).click();
    await sheetButton(page, figures.intoArmy(1)).click();
    await line(page, 0).waitFor();
    await unfold(page, 0);
    const key = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    await expect.poll(() => said(page)).toBe('Speed 8 · Attack 9 · Defence 16 · Damage 4');
    await key(`${dial.clickOf('Bors')}: more`).click();
    await expect.poll(() => said(page)).toBe('Click 1 · Speed 7 · Attack 8 · Defence 15 · Damage 3');
    await key(`${dial.clickOf('Bors')}: less`).click();
    await key(dial.pushed).click();
    await expect.poll(() => said(page)).toMatch(/Damage 4 · Pushed$/);
    await key(siege.demoralised).click();
    await expect.poll(() => said(page)).toMatch(/ · Pushed · Demoralised$/);
    await key(dial.pushed).click();
    await expect.poll(() => said(page)).toMatch(/Damage 4 · Demoralised$/);
    await key(dial.pushed).click();
    await key(siege.demoralised).click();
    await expect.poll(() => said(page)).toMatch(/Damage 4 · Pushed$/);
    await stored(page, /"tokens":2\}/);
    // Several have no click of their own, until one moves to a line by itself.
    expect(await key(dial.partOne('Bors')).count()).toBe(0);
    await key(/^Number: Bors: more$/).click();
    await expect.poll(() => key(dial.pushed).count()).toBe(0);
    await key(dial.partOne('Bors')).click();
    await expect.poll(() => page.locator('.army-line').count()).toBe(2);
    await key(figures.mayThisAttack('Bors')).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#\/castle\/attack/);
    await page.getByText('Bors').first().waitFor();
  });
});
