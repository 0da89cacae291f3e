import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { stored, usePhone } from '../support/dom/phone.ts';
import {
  backToBattle,
  changes,
  events,
  playEachOther,
  rollOut,
  toFight,
  twoArmies,
} from '../support/play/battle-hands.ts';
import { newArmy, playBy } from '../support/play/hands.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const sheet = () => current().page.getByRole('dialog');
const inSheet = (name: string | RegExp) => sheet().getByRole('button', { name });
const row = (name: string | RegExp) => current().page.locator('.battle-row').filter({ hasText: name });

/** An army of BrikWars with what is taken in its sheet, against the shield wall. */
async function against(choose: (page: Page) => Promise<void>): Promise<Page> {
  const phone = await take();
  const { page, open } = phone;
  await open('#/armies');
  await newArmy(page);
  await page.getByRole('button', { name: /^Shield wall/ }).click();
  await page.locator('.army-line').first().waitFor();
  await button('All armies').click();
  await newArmy(page);
  await choose(page);
  // Somebody else is still to act: the turn goes on after the fight.
  await inSheet(/^Add \d × Swordsman /).click();
  await inSheet('Done').click();
  await page.locator('.army-line').first().waitFor();
  await playEachOther(page);
  return page;
}

/** A mage with area spells, a shield, and what else he has learnt. */
async function hireMage(at: Page, learnt?: string): Promise<void> {
  await playBy(at, 'Polish with supplements');
  await at.getByRole('button', { name: 'Add a unit' }).click();
  await sheet().locator('.ready-take').last().click();
  const more = async (name: RegExp, times: number) => {
    const key = sheet().getByRole('group', { name }).first().getByRole('button').last();
    for (let time = 0; time < times; time += 1) await key.click();
  };
  await sheet().locator('.unit-slot').last().click();
  await more(/^Magic level$/, 3);
  await more(/^Area spells?/, 2);
  await more(/^Magic shield level/, 1);
  if (learnt) await sheet().getByRole('button', { name: learnt }).click();
  await sheet().locator('.brik-foot .button').last().click();
  await sheet().locator('.ready-take').first().waitFor();
}

describe('battle', () => {
  it('BW-WEAP-11 battle: each Explosive that is thrown is gone from the battle, comes back with Undo, and those used up are offered no more', async () => {
    const page = await against(async (at) => {
      await at.getByRole('button', { name: 'Add a unit' }).click();
      await sheet().getByRole('radio', { name: '4', exact: true }).check();
      await inSheet(/^Add 4 × Grenadier /).click();
    });
    await row('Grenadier').getByText('Grenades: 4/4').waitFor();
    await toFight(page, 'Grenadier', /^Shoot/);
    await expect.poll(() => page.url()).toContain('explosive');
    await page.reload();
    await page.locator('.fight-stage').waitFor();
    await rollOut(page);
    expect((await changes(page))[0]).toContain('Grenades: 3/4');
    await backToBattle(page);
    await row('Grenadier').getByText('Grenades: 3/4').waitFor();
    await stored(page, '"more":{"used":1}');
    await button(/^Undo/).click();
    await row('Grenadier').getByText('Grenades: 4/4').waitFor();
    // By hand, one tap each; what was tapped survives the end of the app.
    await page.locator('.battle-name').filter({ hasText: 'Grenadier' }).click();
    for (let left = 4; left > 0; left -= 1) await inSheet(/^Grenades left of 4: less/).click();
    await inSheet('Done').click();
    await stored(page, '"mark":"used","to":4');
    await page.reload();
    await row('Grenadier').getByText('Grenades: 0/4').waitFor();
    await page.locator('.battle-name').filter({ hasText: 'Grenadier' }).click();
    await inSheet(/^Shoot/).click();
    await page.locator('.fight-stage').waitFor();
    expect(page.url()).not.toContain('explosive');
    await page.goBack();
    await row('Grenadier').waitFor();
    await button(/^Undo/).click();
    await row('Grenadier').getByText('Grenades: 1/4').waitFor();
    expect((await events(page)).length).toBe(3);
  });

  it('BW-MAG-03 BW-MAG-04 battle: a mage casts what was bought for him at the enemy chosen, and what it did and used stands in the battle', async () => {
    const page = await against(hireMage);
    await row(/./).first().getByText('Area spells 3: 2/2').waitFor();
    const name = (await page.locator('.battle-name b').first().innerText()).trim();
    await toFight(page, name, /^Cast a spell/);
    // By the rules of the army, whatever the device plays.
    await expect.poll(() => page.url()).toMatch(/fight\/magic\?v=2&table=pl.*&battle=battle-/);
    await page.reload();
    await page.locator('.fight-stage').waitFor();
    await rollOut(page);
    const shown = (await changes(page)).join();
    expect(shown).toContain('Area spells 3: 1/2');
    await backToBattle(page);
    await row(name).getByText('Area spells 3: 1/2').waitFor();
    await stored(page, '"more":{"area-3":1}');
    const fight = (await events(page)).find((event) => event.do === 'fight');
    const lost = (fight?.changes ?? []).reduce((sum, change) => sum + change.lost, 0);
    const named = [...shown.matchAll(/(\d+) → (\d+)/g)].map(([, was, is]) => Number(was) - Number(is));
    expect(named.reduce((sum, number) => sum + number, 0)).toBe(lost);
    // The shield is one tap, and falls when his side has its next turn.
    await page.locator('.battle-name').filter({ hasText: name }).click();
    await inSheet('Magic shield: more').click();
    await inSheet('Done').click();
    await row(name).getByText('Magic shield 1').waitFor();
    await page.locator('.battle-turn').click();
    // A second tap at once would only give the turn back.
    await page.locator('.battle-rows[data-side="theirs"] .battle-act').first().click();
    await page.locator('.battle-turn').click();
    await row(name).getByText('Magic shield 1').waitFor({ state: 'detached' });
    await row(name).getByText('Area spells 3: 1/2').waitFor();
  });

  it('BW-RNG-03 BW-MAG-03 battle: a cast that missed and is written back is not used up again where its blast comes down', async () => {
    // Ones, by which nobody near the blast falls: what a mage has used up is seen while he stands.
    const { getRandomValues } = crypto;
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((values) =>
      values instanceof Uint8Array && values.length >= 1024
        ? (values.fill(0) as typeof values)
        : getRandomValues.call(crypto, values),
    );
    const page = await against(hireMage);
    const name = (await page.locator('.battle-name b').first().innerText()).trim();
    await toFight(page, name, /^Cast a spell/);
    await button('Type real dice').click();
    // It flies 3d6 inches, and has to reach six: all ones fall at his feet (BWC-50).
    for (let die = 0; die < 3; die += 1)
      await page.locator('.face-pad').getByRole('button', { name: '1', exact: true }).click();
    expect((await changes(page)).join()).toContain('Area spells 3: 1/2');
    await backToBattle(page);
    await row(name).getByText('Area spells 3: 1/2').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Fight', exact: true }).click();
    await page.locator('.fight-stage').waitFor();
    await page.getByRole('radio', { name: 'Magic', exact: true }).check();
    await page.getByRole('button', { name: /^The blast at the mage’s feet/ }).click();
    await page.locator('.stage-scene').waitFor();
    await rollOut(page);
    expect((await changes(page)).join()).not.toContain('Area spells');
    await backToBattle(page);
    await row(name).getByText('Area spells 3: 1/2').waitFor();
  });

  it('BW-MAG-08 battle: who rises by a spell comes to the table with it, once, has values of its own, and goes with Undo', async () => {
    const page = await against((at) => hireMage(at, 'Necromancy'));
    const units = await page.locator('.battle-row').count();
    const name = (await page.locator('.battle-name b').first().innerText()).trim();
    await toFight(page, name, /^Cast a spell/);
    await page.getByRole('radio', { name: 'Raise dead', exact: true }).check();
    await button('Type real dice').click();
    await page.locator('.face-pad').getByRole('button', { name: '5', exact: true }).click();
    expect((await changes(page)).join()).toMatch(/Joins: Undead \(1\)/);
    await backToBattle(page);
    await row(/^Undead/).waitFor();
    await expect.poll(() => page.locator('.battle-row').count()).toBe(units + 1);
    await stored(page, /"came":\["m\d+"\]/);
    await page.reload();
    await row(/^Undead/).waitFor();
    await page
      .locator('.battle-name')
      .filter({ hasText: /^Undead/ })
      .click();
    await inSheet(/^Close combat/)
      .first()
      .click();
    await page.locator('.fight-stage').waitFor();
    await expect.poll(() => page.url()).toContain('battle=battle-');
    await page.goBack();
    await row(/^Undead/).waitFor();
    await button(/^Undo/).click();
    await expect.poll(() => page.locator('.battle-row').count()).toBe(units);
  });

  it('USB-PP-01 battle: a hero spends Power points from his sheet, one tap each, and the record says on what', async () => {
    const { page } = await take();
    await twoArmies(current(), 'USB', '240 points', '300 points');
    const power = page.locator('.battle-counts dd').first();
    const before = await power.innerText();
    const [left = 0, of = 0] = before.split('/').map(Number);
    expect(left).toBe(of);
    for (const name of await page.locator('.battle-name').all()) {
      await name.click();
      await inSheet('Done').waitFor();
      const points = sheet().locator('summary').filter({ hasText: 'Power points' });
      if ((await points.count()) > 0) {
        await points.click();
        break;
      }
      await inSheet('Done').click();
    }
    await inSheet('Spend: Perfect Shot').click();
    await inSheet('Spend: Seize the Initiative').click();
    await inSheet('Done').click();
    await expect.poll(() => power.innerText()).toBe(`${left - 2}/${of}`);
    await button(/^Undo .*Seize the Initiative/).waitFor();
    await stored(page, '"note":');
    await page.reload();
    await expect.poll(() => power.innerText()).toBe(`${left - 2}/${of}`);
    await button(/^Undo/).click();
    await button(/^Undo .*Perfect Shot/).waitFor();
    await expect.poll(() => power.innerText()).toBe(`${left - 1}/${of}`);
  });
});
