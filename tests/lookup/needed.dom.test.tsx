import { describe, expect, it } from 'vitest';
import { rulesOfMarks } from '../../src/kit/units/needed-rules.ts';
import { hasEntry } from '../../src/lookup/finder.ts';
import { battleMarks } from '../../src/rules/battle-marks.ts';
import { usePhone } from '../support/dom/phone.ts';
import { newArmy } from '../support/play/hands.ts';

const { take, current } = usePhone();

async function sampleArmy(): Promise<void> {
  const { page, open } = current();
  await open('#/armies');
  await newArmy(page, 'USB');
  await page.locator('.usb-sample').filter({ hasText: '300' }).click();
}

describe('what a battle or an army needs', () => {
  it('kit/units/needed-rules: a state that is in force has its rule, and only then', () => {
    expect(rulesOfMarks({ shaken: 1, fatigue: 2, formation: 3, wounds: 4, panicked: 0 })).toEqual([
      'USB-MOR-05',
      'USB-FAT-01',
      'USB-FORM-04',
    ]);
    for (const marks of Object.values(battleMarks))
      for (const mark of Object.keys(marks)) expect(rulesOfMarks({ [mark]: 1 }).every(hasEntry)).toBe(true);
  });

  it('lookup/needed: the rules of the army at hand, and then of the battle that runs, stand over the chapters', async () => {
    const { page, open } = await take();
    await open('#/rules');
    await page.getByRole('heading', { name: /^BrikWars/ }).waitFor();
    expect(await page.locator('.kept-needed').count()).toBe(0);
    await sampleArmy();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await open('#/rules');
    const needed = page.locator('.kept-needed');
    await needed.click();
    const list = page.getByRole('dialog', { name: 'Rules' });
    await list.getByRole('link', { name: /USB-TEST-01$/ }).click();
    await page.getByRole('dialog', { name: 'Rule USB-TEST-01' }).waitFor();
    await page.goBack();
    await list.getByRole('link', { name: /USB-TEST-01$/ }).waitFor();
    expect(await list.getByRole('link', { name: /USB-FAT-01$/ }).count()).toBe(0);
    await page.goBack();
    await expect.poll(() => list.count()).toBe(0);
    await page.getByRole('radio', { name: 'BrikWars' }).click();
    await expect.poll(() => needed.count()).toBe(0);
  });

  it('armies/battle/unit-sheet: a unit opens its rules, those of its states first; Back returns to the unit', async () => {
    const { page, open } = await take();
    await sampleArmy();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Begin the battle', exact: true }).click();
    await page.locator('.battle-row').filter({ hasText: '7 Regulars' }).locator('.battle-name').click();
    const sheet = page.getByRole('dialog', { name: '7 Regulars' });
    await sheet.getByRole('button', { name: 'Fatigue: more' }).click();
    await sheet.getByRole('button', { name: /^Rules of this unit: \d+$/ }).click();
    const list = page.getByRole('dialog', { name: 'Rules' });
    const first = list.getByRole('link').first();
    await expect.poll(() => first.innerText()).toMatch(/USB-FAT-01$/);
    await first.click();
    await page.getByRole('dialog', { name: 'Rule USB-FAT-01' }).waitFor();
    await page.goBack();
    await first.waitFor();
    await page.goBack();
    await expect.poll(() => list.count()).toBe(0);
    await sheet.getByRole('button', { name: /^Rules of this unit/ }).waitFor();
    // And in the place itself, the battle that runs.
    await open('#/rules');
    await page.locator('.kept-needed').click();
    await expect.poll(() => first.innerText()).toMatch(/USB-FAT-01$/);
  });

  it('armies/menu: an army opens its rules', async () => {
    const { page } = await take();
    await sampleArmy();
    await page.getByRole('button', { name: /^More/ }).first().click();
    await page.getByRole('button', { name: /^Rules of this army: \d+$/ }).click();
    await page
      .getByRole('dialog', { name: 'Rules' })
      .getByRole('link', { name: /USB-TEST-01$/ })
      .waitFor();
  });
});
