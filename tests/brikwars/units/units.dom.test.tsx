import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { presetProfile } from '../../../src/brikwars/units/preset-profile.ts';
import { brikwars } from '../../../src/brikwars/words/en.ts';
import { costOfProfile } from '../../../src/rules/brikwars/units/profile-price.ts';
import { unitIds, units } from '../../../src/rules/brikwars/units.ts';
import { weapons2005 } from '../../../src/rules/brikwars/weapons.ts';
import { settled, stored, usePhone } from '../../support/dom/phone.ts';
import { listen, newArmy, unfoldLine } from '../../support/play/hands.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });
const sheet = () => current().page.getByRole('dialog');
const inSheet = (name: string | RegExp) => sheet().getByRole('button', { name });

/** All units, from the sheet that adds them. */
async function allUnits(): Promise<void> {
  await button('Add a unit').click();
  await inSheet('All units').click();
  await inSheet('New unit').waitFor();
}

/** A new army of BrikWars with the sheet of all units open. */
async function openPicker(): Promise<void> {
  const { open } = await take();
  await open('#/armies');
  await newArmy(current().page);
  await allUnits();
}

/** Opens what a unit is called and costs. */
async function nameAndPrice(): Promise<void> {
  const field = sheet().last().getByRole('textbox', { name: 'Name', exact: true });
  const fold = sheet().last().getByText('Name and price');
  await fold.waitFor();
  if (!(await field.isVisible())) await fold.click();
  await field.waitFor();
}

async function makeUnit(name: string): Promise<void> {
  await inSheet('New unit').click();
  await nameAndPrice();
  await sheet().getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await sheet()
    .getByRole('radio', { name: /^Heavy/ })
    .check();
  await inSheet(/^Values/).click();
  await sheet().getByRole('radio', { name: '1d6+1', exact: true }).first().check();
  await inSheet('Save').click();
  await inSheet(new RegExp(`^${name}`)).waitFor();
}

async function hasFocus(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element.contains(document.activeElement));
}

describe('units', () => {
  it('BW-WEAP-17 BW-WEAP-14 the rule of the slot that is open is one tap away, and Back leads to the unit as it was', async () => {
    await openPicker();
    await inSheet('New unit').click();
    await sheet()
      .last()
      .getByRole('radio', { name: /^Heavy/ })
      .check();
    await inSheet('Rule: Right hand').click();
    await sheet().last().getByRole('heading', { name: 'What two hands can hold' }).waitFor();
    await current().page.goBack();
    await inSheet(/^Armor: /).click();
    await inSheet('Rule: Armor').click();
    await sheet().last().getByRole('heading', { name: 'Armor (suit)' }).waitFor();
    await current().page.goBack();
    expect(await inSheet(/^Right hand: Heavy/).count()).toBe(1);
  });

  it('BW-UNIT-01 a unit is made, put into an army, taken to a fight, and is there after a restart', async () => {
    await openPicker();
    const { page } = current();
    await makeUnit('Sergeant Brick');
    await inSheet(/^Sergeant Brick/).click();
    await expect.poll(() => sheet().count()).toBe(0);
    const line = page.getByRole('listitem').filter({ hasText: 'Sergeant Brick' });
    await line.getByText('Skill 1d6+1 · Armor 4 · Move 5″').waitFor();
    await line.getByText('Heavy weapon').waitFor();
    const said = await listen(page);
    await unfoldLine(page, 'Sergeant Brick');
    await button('Fight with it: Sergeant Brick').click();
    await expect.poll(said).toContain('Sergeant Brick attacks.');
    await expect
      .poll(() => page.url())
      .toMatch(/#\/fight(?:\/brikwars)?\?v=2.*&attacker\.unit=own&attacker\.ownSkill=1d6_1(&|$)/);
    await page.goto(page.url().replace(/#.*/, '#/armies'));
    await page.reload();
    await page.getByRole('link', { name: /^Unnamed army/ }).click();
    await page.getByText('Skill 1d6+1 · Armor 4 · Move 5″').waitFor();
    await allUnits();
    await inSheet(/^Sergeant Brick/).waitFor();
    await sheet().getByRole('heading', { name: 'Army: Unnamed army' }).waitFor();
    await inSheet(/^1 × Sergeant Brick/).waitFor();
  });

  it('BW-WEAP-17 a two-hander frees both hands, undoably; what is wrong is said, and what was entered outlives Back and a restart', async () => {
    await openPicker();
    const { page } = current();
    await inSheet('New unit').click();
    await inSheet(/^Left hand: Empty/).click();
    await sheet()
      .getByRole('radio', { name: /^Shield/ })
      .check();
    await inSheet(/^Left hand: Shield, 1 CP/).waitFor();
    await inSheet(/^Right hand: Hand, 2 CP/).click();
    await sheet()
      .getByRole('radio', { name: /^Two-handed \+1 drops: Shield/ })
      .check();
    await inSheet(/^Left hand: Both hands/).waitFor();
    await sheet().getByText('Put down: Shield.').waitFor();
    await inSheet('Undo').click();
    await inSheet(/^Left hand: Shield/).waitFor();
    await inSheet(/^Right hand: Hand/).waitFor();
    await sheet()
      .getByRole('radio', { name: /^Two-handed/ })
      .check();
    await nameAndPrice();
    await sheet().getByRole('textbox', { name: 'Cost in CP' }).fill('ten');
    await inSheet('Save').click();
    const wrong = sheet().getByRole('list').filter({ hasText: 'Cost in CP: ' });
    await wrong.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Not ready yet:');
    await stored(page, '\\"tried\\":true');
    // Back leads to the choice of units, where what was entered waits.
    await page.goBack();
    await inSheet('New unit').click();
    await expect.poll(() => sheet().getByRole('textbox', { name: 'Cost in CP' }).inputValue()).toBe('ten');
    await page.goBack();
    await inSheet('New unit').waitFor();
    await page.goBack();
    await expect.poll(() => sheet().count()).toBe(0);
    await page.goto(page.url().replace(/#.*/, '#/armies'));
    await page.reload();
    await newArmy(current().page);
    await button('Add a unit').click();
    await inSheet(/^Build a unit/).click();
    await expect.poll(() => sheet().getByRole('textbox', { name: 'Cost in CP' }).inputValue()).toBe('ten');
    await sheet().getByRole('textbox', { name: 'Name', exact: true }).fill('Pikeman');
    await sheet().getByText('By the rules it costs 8 CP.').waitFor();
    await inSheet('Back to 8 CP').click();
    await inSheet('Add to the army').click();
    await inSheet('Done').click();
    await page.locator('.army-line', { hasText: 'Pikeman' }).getByText('8', { exact: true }).waitFor();
  });

  it('BW-UNIT-05 the price of a unit in an army follows its weapons until the player types one, and one tap counts it again', async () => {
    await openPicker();
    const { page } = current();
    await inSheet('New unit').click();
    await nameAndPrice();
    await sheet().getByRole('textbox', { name: 'Name', exact: true }).fill('Jarl');
    await inSheet('Save').click();
    await inSheet(/^Jarl/).click();
    await expect.poll(() => sheet().count()).toBe(0);
    const edit = async () => {
      await unfoldLine(page, 'Jarl');
      await button(/^Edit the values/).click();
      await nameAndPrice();
    };
    const cost = () => sheet().getByRole('textbox', { name: 'Cost in CP' });
    await edit();
    await sheet()
      .getByRole('radio', { name: /^Heavy \+1/ })
      .check();
    await inSheet(/^Left hand/).click();
    await sheet()
      .getByRole('radio', { name: /^Shield \+1/ })
      .check();
    await expect.poll(() => cost().inputValue()).toBe('8');
    await sheet().getByText('Army: 8 CP').waitFor();
    await inSheet('Save').click();
    // The line has it, not only the sheet that goes.
    await page.getByText('at 8 CP each').waitFor();
    await edit();
    await sheet().getByText('Follows what it carries').waitFor();
    await cost().fill('6');
    await sheet().getByText('Your price: 6 CP').waitFor();
    await inSheet('Save').click();
    await page.getByText('Your price: 6 CP').waitFor();
    await button('Jarl: Back to 8 CP').click();
    await expect.poll(() => page.getByText('Your price').count()).toBe(0);
    await page.getByText('at 8 CP each').waitFor();
  });

  it('BW-UNIT-05 a unit is copied, deleted and brought back, and joins an army by number and cost', async () => {
    await openPicker();
    const { page } = current();
    await makeUnit('Jarl');
    await inSheet('More: Jarl').click();
    await inSheet('Duplicate').first().click();
    await inSheet(/^Jarl \(copy\)/).waitFor();
    await inSheet('Delete').first().click();
    await expect.poll(() => inSheet(/^Jarl(?! \(copy)/).count()).toBe(0);
    await expect.poll(() => hasFocus(sheet())).toBe(true);
    await inSheet('Undo').click();
    await inSheet(/^Jarl(?! \(copy)/).waitFor();
    await inSheet('More: Jarl (copy)').click();
    await inSheet('Add to an army').last().click();
    await sheet().getByRole('radio', { name: 'A new army' }).check();
    await sheet()
      .getByRole('group', { name: 'How many' })
      .getByRole('button', { name: 'How many: more' })
      .click();
    await inSheet('CP each: more').click();
    await inSheet('Add to the army').click();
    await sheet().getByRole('heading', { name: 'Army: Unnamed army' }).waitFor();
    await inSheet(/^2 × Jarl \(copy\)/).waitFor();
    await inSheet('Close').click();
    await page.goto(page.url().replace(/#.*/, '#/armies'));
    await page.getByText('18 CP').waitFor();
  });

  it('kit/units/own-units: a unit deleted as soon as it was copied leaves the keyboard at the copy', async () => {
    await openPicker();
    const { page } = current();
    await makeUnit('Jarl');
    await inSheet('More: Jarl').click();
    await page.evaluate(async () => {
      for (const name of ['Duplicate', 'Delete']) {
        const tools = [...document.querySelectorAll<HTMLElement>('.unit-rows button')];
        tools.find(({ textContent }) => textContent === name)?.click();
        for (let moment = 0; moment < 50; moment += 1) await Promise.resolve();
      }
    });
    await expect.poll(() => inSheet(/^Jarl(?! \(copy)/).count()).toBe(0);
    await settled(page);
    expect(
      await page.evaluate(() => document.activeElement?.closest('.unit-rows > li')?.textContent),
    ).toContain('Jarl (copy)');
  });

  it('BW-UNIT-01 a side of a fight takes a unit, and becomes one of the player’s own', async () => {
    const { open, page } = await take();
    await open('#/fight');
    await button(/^My fighter attacks Minifig/).click();
    await button('Choose a unit…').click();
    await inSheet(/^Hero/).click();
    await expect.poll(() => sheet().count()).toBe(1);
    await page.getByText('Skill 1d10 · Armor 2d6').first().waitFor();
    await page.getByText('Values and modifiers').first().click();
    await button('Save as my unit').first().click();
    await nameAndPrice();
    await sheet().last().getByRole('textbox', { name: 'Name', exact: true }).fill('Captain');
    await sheet().last().getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => sheet().count()).toBe(1);
    await page.keyboard.press('Escape');
    await button(/^Enemy Minifig/).click();
    await button('Choose a unit…').click();
    await inSheet(/^Captain.*Skill 1d10/).click();
    await expect.poll(() => sheet().count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet().count()).toBe(0);
    await expect.poll(() => page.getByText('Skill 1d10 · Armor 2d6').count()).toBe(2);
  });

  it('BW-UNIT-01 the values of a line are edited in the army', async () => {
    await openPicker();
    const { page } = current();
    await inSheet(/^Hero/).click();
    await unfoldLine(page, 'Hero');
    await button('Edit the values: Hero').click();
    await nameAndPrice();
    await sheet().getByRole('textbox', { name: 'Name', exact: true }).fill('Sir Brick');
    await inSheet(/^Values/).click();
    await sheet()
      .getByRole('group', { name: 'Size in inches' })
      .getByRole('button', { name: /more$/ })
      .click();
    await sheet().getByRole('radio', { name: '2d10', exact: true }).first().check();
    await inSheet('Save').click();
    await page.getByText('Skill 1d10 · Armor 2d10 · Move 7″').waitFor();
    await button('Fight with it: Sir Brick').waitFor();
  });

  it('BW-UNIT-05 an empty army starts from a ready one, with the prices of the rulebook', async () => {
    const { open, page } = await take();
    await open('#/armies');
    await newArmy(page);
    // Officer 7, sword 3 and shield 1; five with hand weapon and shield; three with a bow.
    await button(/^Shield wall 67 CP$/).click();
    await expect.poll(() => page.locator('.army-line').count()).toBe(3);
    await page.locator('.army-points', { hasText: '67' }).waitFor();
    await page.locator('.army-line', { hasText: '5 × Minifig' }).getByText('35', { exact: true }).waitFor();
    await expect.poll(() => button(/^Shield wall/).count()).toBe(0);
    await unfoldLine(page, 'Officer');
    await button(/^Fight with it: Officer/).click();
    await expect.poll(() => page.url()).toMatch(/#\/fight/);
  });

  it('BW-UNIT-05 BW-UNIT-06 the ready units have the values and the price of the tables, and so has each weapon taken in hand', async () => {
    await openPicker();
    const shown = await sheet()
      .getByRole('button')
      .filter({ hasText: /CPSkill/ })
      .allTextContents();
    expect(shown.map((text) => text.replace(/\s/g, ' '))).toEqual(
      unitIds.map((id) => {
        const { skill, armor, move, cost, natural } = units[id];
        const grown = natural ? 'Bite or kick' : '';
        return `${brikwars.units[id]}${cost} CPSkill ${skill} · Armor ${armor} · Move ${move}″${grown}`;
      }),
    );
    await inSheet('New unit').click();
    await nameAndPrice();
    const price = sheet().getByRole('textbox', { name: 'Cost in CP' });
    const minifig = { ...presetProfile('minifig', ''), weapons: [] };
    const { cost: _typed, ...bare } = minifig;
    // What it begins with in its right hand goes first.
    for (const [hand, weapon] of [
      ['Hand', 'hand'],
      ['Heavy', 'heavy'],
      ['Two-handed', 'two-handed'],
      ['Pistol, short bow', 'short-ranged'],
      ['Rifle, longbow', 'long-ranged'],
    ] as const) {
      await sheet()
        .getByRole('radio', { name: new RegExp(`^${hand}(?! in)`) })
        .check();
      const wanted = costOfProfile({ ...bare, weapons: [weapon] });
      await expect.poll(() => price.inputValue()).toBe(String(wanted));
      expect(wanted).toBe(units.minifig.cost + (weapons2005[weapon].cost ?? 0));
    }
  });
});
