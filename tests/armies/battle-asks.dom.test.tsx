import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stored, usePhone } from '../support/dom/phone.ts';
import {
  backToBattle,
  changes,
  events,
  playEachOther,
  toFight,
  twoArmies,
} from '../support/play/battle-hands.ts';
import { newArmy, playBy } from '../support/play/hands.ts';
import { typeFaces } from '../support/play/real-dice.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const sheet = () => current().page.getByRole('dialog');
const inSheet = (name: string | RegExp) => sheet().getByRole('button', { name });
const row = (name: string | RegExp) => current().page.locator('.battle-row').filter({ hasText: name });
/** What has become of a unit, as the end of the fight says it. */
const became = async (name: string) =>
  (await changes(current().page)).find((row) => row.startsWith(name)) ?? 'nothing';
const enemies = () => current().page.locator('.battle-side').nth(1).click();

/** Types dice to the end: this face for mine, that one for all others. */
async function typeOut(page: Page, mine: number, theirs: number): Promise<void> {
  const end = page.locator('.battle-end');
  const pad = page.locator('.table-pad');
  for (;;) {
    await end.or(pad).first().waitFor();
    if ((await end.count()) > 0) return;
    const asked = await pad.innerText();
    await typeFaces(page, /^(?:My|Minifig(?::| ·)|Pistol)/m.test(asked) ? mine : theirs);
  }
}

/** Back to the battle, in which the fight is written once, after so many other things. */
async function write(page: Page, before: number): Promise<void> {
  await backToBattle(page);
  await expect.poll(async () => (await events(page)).length).toBe(before + 1);
}

/** What the list of all that has happened says. */
async function report(page: Page): Promise<string> {
  await page.locator('.battle-bar .button').last().click();
  await sheet().getByRole('button', { name: 'Log', exact: true }).click();
  await sheet().locator('.log-step').first().waitFor();
  const text = await sheet().innerText();
  await closeSheet(page);
  return text;
}

async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await sheet().waitFor({ state: 'detached' });
}

/** So many models of a unit stand. */
const stand = (name: string, left: number, of: number) =>
  expect.poll(() => row(name).locator('.battle-pawns').getAttribute('aria-label')).toContain(`${left}/${of}`);

describe('battle', () => {
  it('BW-SQ-34 BW-CHG-20 battle: whether a plate that flew lies on the ground is asked, stands in the battle, goes with Undo, and is asked of the next fight again', async () => {
    const { page } = await take();
    await twoArmies(current(), 'BrikWars', '^Raiders', '^Shield wall');
    const name = 'Minifig in armor: Heavy weapon';
    const charge = async () => {
      await toFight(page, 'Minifig: Hand', /^Squad against squad/, /^Minifig in armor/);
      await page.locator('.stage').getByRole('radio', { name: 'Charge' }).check();
      await button('Attack: More').click();
      await button('They brace').click();
      await closeSheet(page);
      await page.locator('.thumb-bar .button').first().click();
      await typeOut(page, 5, 1);
      await expect.poll(() => became(name)).toBe(`${name} 3 → 2`);
    };
    const over = button(`${name}: knocked over`);
    await charge();
    await over.click();
    await expect.poll(() => became(name)).toBe(`${name} Disrupted 3 → 2`);
    // A second tap takes the answer back.
    await over.click();
    await expect.poll(() => became(name)).toBe(`${name} 3 → 2`);
    await over.click();
    await expect.poll(() => became(name)).toBe(`${name} Disrupted 3 → 2`);
    await write(page, 0);
    await enemies();
    await stand(name, 2, 3);
    await row(name).getByText('Disrupted').waitFor();
    expect(await report(page)).toContain(`${name} −1, Disrupted`);
    await button(/^Undo/).click();
    await stand(name, 3, 3);
    expect(await row(name).getByText('Disrupted').count()).toBe(0);
    await page.locator('.battle-side').first().click();
    await charge();
    await write(page, 0);
    await enemies();
    await stand(name, 2, 3);
    expect(await row(name).getByText('Disrupted').count()).toBe(0);
  });

  it('BW-DMG-05 battle: a weapon that breaks off stands in the battle, is gone from the next fight, and is back after Undo', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await newArmy(page);
    await button('Add a unit').click();
    for (const name of ['Vehicle, building…', 'Tank', 'Add to the army', 'Done']) await inSheet(name).click();
    await button('All armies').click();
    await newArmy(page);
    await page.getByRole('button', { name: /^Shield wall/ }).click();
    await page.locator('.army-line').first().waitFor();
    await playEachOther(page);
    const attack = async () => {
      await toFight(page, 'Pistol', /^Attack the creation/);
      await button('Gun 3').waitFor();
    };
    const gun = () => button('Gun 1').count();
    await attack();
    await button('Gun 1').click();
    await page.locator('.thumb-bar .button').first().click();
    await typeOut(page, 5, 1);
    await expect.poll(() => became('Tank')).toMatch(/^Tank Weapons off 1/);
    await write(page, 0);
    await enemies();
    await row('Tank').getByText('Weapons off 1').waitFor();
    await page.locator('.battle-name').click();
    await sheet().getByText('Weapons off 1').waitFor();
    await closeSheet(page);
    expect(await report(page)).toContain('Tank Weapons off 1');
    await page.locator('.battle-side').first().click();
    await attack();
    expect(await gun()).toBe(0);
    await page.goBack();
    await page.locator('.battle-row').first().waitFor();
    await button(/^Undo/).click();
    await expect.poll(async () => (await events(page)).length).toBe(0);
    await attack();
    expect(await gun()).toBe(1);
  });

  it('BW-HEAL-03 BW-HEAL-04 battle: who was treated is asked before it is written, one who was counted as fallen stands again, and Undo takes it back', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await newArmy(page);
    await page.getByRole('button', { name: /^Shield wall/ }).click();
    await page.locator('.army-line').first().waitFor();
    await button('All armies').click();
    await newArmy(page);
    await playBy(page, 'Polish with supplements');
    await button('Add a unit').click();
    await page.getByRole('radio', { name: '4', exact: true }).check();
    await inSheet(/^Add 4 × Grenadier /).click();
    await page.getByRole('radio', { name: '1', exact: true }).check();
    await sheet().locator('.ready-take').last().click();
    await sheet().locator('.unit-slot').last().click();
    await sheet()
      .getByRole('group', { name: /^Magic level$/ })
      .first()
      .getByRole('button')
      .last()
      .click();
    await sheet().locator('.brik-foot .button').last().click();
    await sheet().locator('.ready-take').first().waitFor();
    await inSheet('Done').click();
    await playEachOther(page);
    const mage = (await page.locator('.battle-name b').last().innerText()).trim();
    const heal = async (...faces: readonly number[]) => {
      await toFight(page, mage, /^Cast a spell/, /^Officer/);
      await page.getByRole('radio', { name: 'Heal', exact: true }).check();
      if (faces.length === 1) {
        await page.locator('.stage-plate').filter({ hasText: 'Patient' }).click();
        await button('Wounds: more').click();
        await page.keyboard.press('Escape');
        await sheet().waitFor({ state: 'detached' });
      }
      await button('Type real dice').click();
      await typeFaces(page, ...faces);
      await page.locator('.battle-end').waitFor();
    };
    const who = (name: string) => page.locator('.battle-end').getByRole('radio', { name }).check();
    const fallen = page.locator('.battle-end').getByRole('button', { name: 'Already counted as fallen' });
    // Damage 5 against Armor 3: two wounds, and 1 heals none of them.
    await heal(5, 1, 1);
    await page.getByText('First choose who was treated.').waitFor();
    await who('Grenadier');
    await expect.poll(() => became('Grenadier')).toBe('Grenadier 4 → 3');
    expect(await fallen.count()).toBe(0);
    await write(page, 0);
    await stand('Grenadier', 3, 4);
    // Who fell before is treated now, with the one wound that he has.
    await heal(5);
    await who('Grenadier');
    await expect.poll(() => became('Grenadier')).toBe('Grenadier Disrupted 3');
    await fallen.click();
    await expect.poll(() => became('Grenadier')).toBe('Grenadier Disrupted 3 → 4');
    await write(page, 1);
    await stand('Grenadier', 4, 4);
    await row('Grenadier').getByText('Disrupted').waitFor();
    expect(await report(page)).toContain('Grenadier +1, Disrupted');
    await button(/^Undo/).click();
    await stand('Grenadier', 3, 4);
    expect(await row('Grenadier').getByText('Disrupted').count()).toBe(0);
    await heal(5);
    await who('Nobody of this battle');
    await expect.poll(() => became('Grenadier')).toBe('nothing');
    expect(await fallen.count()).toBe(0);
    await write(page, 1);
    await stand('Grenadier', 3, 4);
    await stored(page, '"do":"fight"');
  });
});
