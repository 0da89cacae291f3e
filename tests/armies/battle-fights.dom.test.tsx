import { describe, expect, it } from 'vitest';
import { stored, usePhone } from '../support/dom/phone.ts';
import {
  backToBattle,
  changes,
  events,
  playEachOther,
  rollOut,
  standing,
  toFight,
  twoArmies,
} from '../support/play/battle-hands.ts';
import { newArmy } from '../support/play/hands.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const sheetButton = (name: string | RegExp) =>
  current().page.getByRole('dialog').getByRole('button', { name });

describe('battle', () => {
  it('USB-MELEE-12 USB-FAT-01 battle: a charge opens with both units as they stand, survives two ends of the app and writes itself back', async () => {
    const { page } = await take();
    await twoArmies(current(), 'USB', '240 points', '300 points');
    await page.locator('.battle-row').filter({ hasText: '7 Regulars' }).locator('.battle-pawns').click();
    await page.locator('.battle-name').filter({ hasText: '7 Regulars' }).click();
    await sheetButton('Fatigue: more').click();
    await sheetButton('Done').click();
    await toFight(page, '7 Regulars', /^Charge/, /^5 Regulars$/);
    await page.getByText('6 Regulars').first().waitFor();
    // The enemy is described as the army has it.
    await page.getByText('5 Regulars').first().waitFor();
    await stored(page, 'usb-charge');
    await expect.poll(() => page.url()).toMatch(/\.steady\.0\.1\.2\.m3&.*&battle=battle-[\w-]+-m3\.battle-/);
    await page.reload();
    await page.getByText('6 Regulars').first().waitFor();
    await page.locator('.play-start .thumb-bar .button[data-kind="primary"]').click();
    await page.locator('.moment').waitFor();
    await stored(page, 'draft:usb-charge-play');
    await page.reload();
    await rollOut(page);
    const shown = await changes(page);
    await backToBattle(page);
    // The other side is in turn: the focus is on the first of its units.
    expect(await page.locator('.battle-side').nth(1).getAttribute('aria-pressed')).toBe('true');
    const first = await page.locator('.battle-name').first().innerText();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(first);
    await page.locator('.battle-side').first().click();
    await stored(page, '"do":"fight"');
    await stored(page, /"expected":\{"mine":\d+,"theirs":\d+\}/);
    const fight = (await events(page)).find((event) => event.do === 'fight');
    const lost = fight?.changes?.find(({ unit }) => unit === 'm3')?.lost ?? 0;
    expect(await standing(page)).toContain(`${6 - lost}/7`);
    if (lost > 0) expect(shown.join()).toMatch(new RegExp(`7 Regulars.* 6 → ${6 - lost}`));
    // One step back takes all of it back.
    await button(/^Undo/).click();
    await page.locator('.battle-row').filter({ hasText: '7 Regulars' }).getByText('6/7').waitFor();
    await page.locator('.battle-row[data-acted]').waitFor({ state: 'detached' });
  });

  it.each<['USB' | 'BrikWars', RegExp, readonly string[]]>([
    ['USB', /^Charge/, ['240 points', '300 points']],
    ['BrikWars', /^Close combat/, ['^Raiders', '^Shield wall']],
    ['BrikWars', /^Charge/, ['^Raiders', '^Shield wall']],
  ])(
    'battle: each fight of %s of a session (%s) begins on its stage with its own units, after one that ended and after one half played',
    async (game, way, armies) => {
      const { page } = await take();
      await twoArmies(current(), game, ...armies);
      const begin = async (unit: number) => {
        await page.locator('.battle-name').nth(unit).click();
        await sheetButton(way).click();
        await page.locator('.play-start').waitFor();
        expect(await page.locator('.moment').count()).toBe(0);
      };
      const toEnd = async () => {
        await rollOut(page);
        await backToBattle(page);
      };
      await begin(0);
      await toEnd();
      await begin(1);
      // Half played, and left for the battle.
      await page.locator('.play-start .thumb-bar .button[data-kind="primary"]:enabled').click();
      await page.locator('.moment').waitFor();
      await page.evaluate(() => {
        location.hash = '#/armies/~battle';
      });
      await button('Play on').click();
      await page.locator('.battle-row').first().waitFor();
      await begin(2);
      await toEnd();
      expect((await events(page)).filter((event) => event.do === 'fight')).toHaveLength(2);
      // All three stand among the earlier fights: those that are over since they were left, and the half-played one.
      await page.evaluate(
        (place) => {
          location.hash = place;
        },
        game === 'USB' ? '#/fight/usb/saved' : '#/fight/saved',
      );
      await page.getByRole('heading', { name: 'Earlier fights', exact: true }).waitFor();
      const earlier = page.locator('.saved-fights').last().locator('.named-row-open');
      await expect.poll(() => earlier.count()).toBe(3);
      await earlier.nth(1).click();
      await page.getByRole('button', { name: /^Back to the dice/ }).click();
      await page.locator('.moment').waitFor();
      expect(await page.getByText('These rolls are from before your changes.').count()).toBe(0);
    },
  );

  it('battle: a fight begins on its stage also after the app has ended while dice of another were typed', async () => {
    const { page } = await take();
    await twoArmies(current(), 'BrikWars', '^Raiders', '^Shield wall');
    const open = async (unit: number) => {
      await page.locator('.battle-name').nth(unit).click();
      await sheetButton(/^Close combat/).click();
      await page.locator('.play-start').waitFor();
    };
    const battle = await page.evaluate(() => location.hash);
    await open(0);
    await button('Type real dice').click();
    await page.locator('.moment .table-pad').waitFor();
    await stored(page, 'draft:fight-play');
    await page.evaluate((back) => {
      location.hash = back;
    }, battle);
    await page.locator('.battle-row').first().waitFor();
    await page.reload();
    await page.locator('.battle-row').first().waitFor();
    await open(1);
    expect(await page.locator('.moment').count()).toBe(0);
  });

  it('USB-MOR-01 USB-MOR-05 battle: losses lead to the test of morale, and what it comes to stands in the battle', async () => {
    const { page } = await take();
    await twoArmies(current(), 'USB', '240 points', '300 points');
    const row = page.locator('.battle-row').filter({ hasText: '7 Regulars' });
    for (let lost = 0; lost < 2; lost += 1) await row.locator('.battle-pawns').click();
    await page.locator('.battle-asks', { hasText: '7 Regulars lost 25 %: test morale' }).waitFor();
    await row.locator('.battle-name').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Morale' }).click();
    await expect.poll(() => page.url()).toContain('fight/usb/morale');
    await rollOut(page);
    const fails = await page.locator('.fight-outcome-word').innerText();
    await backToBattle(page);
    await row.waitFor();
    const shaken = await row.getByText('Shaken').count();
    expect(shaken, fails).toBe(/shaken/i.test(fails) ? 1 : 0);
  });

  it('BW-CC-02 battle: a duel of BrikWars has the weapons and armor of both units, and who dies is gone from the battle', async () => {
    const { page } = await take();
    await twoArmies(current(), 'BrikWars', '^Raiders', '^Shield wall');
    const mine = (await page.locator('.battle-name').nth(1).innerText()).split('\n')[0] ?? '';
    await toFight(page, mine, /^Close combat/, /^Minifig in armor/);
    await expect.poll(() => page.url()).toContain('battle=battle-');
    await page.reload();
    await page.locator('.fight-stage').waitFor();
    await rollOut(page);
    const dies = await page.locator('.fight-outcome-word').innerText();
    await backToBattle(page);
    await stored(page, '"do":"fight"');
    const fight = (await events(page)).find((event) => event.do === 'fight');
    const lost = fight?.changes?.reduce((sum, change) => sum + change.lost, 0);
    expect(lost, dies).toBe(/dies|dead|falls/i.test(dies) && !/nobody/i.test(dies) ? 1 : 0);
    await page.locator('.battle-row[data-acted]').waitFor();
  });

  it.each<[string, 'BrikWars' | 'USB', RegExp, string, RegExp]>([
    ['USB-SHOOT-03', 'USB', /^Shoot/, '4 Rookies', /^7 Regulars$/],
    ['BW-RNG-01', 'BrikWars', /^Shoot/, 'Pistol', /^Minifig in armor/],
    ['BW-CHG-01', 'BrikWars', /^Charge/, 'Minifig: Hand', /^Minifig in armor/],
    ['BW-COMB-01', 'BrikWars', /^All together/, 'Minifig: Hand', /^Minifig in armor/],
    ['BW-SQ-01', 'BrikWars', /^Squad against squad/, 'Minifig: Hand', /^Minifig in armor/],
  ])(
    '%s battle: what falls in a fight of %s (%s) is gone from the battle, as it is shown, and is back after Undo',
    async (_rule, game, way, mine, enemy) => {
      const { page } = await take();
      await twoArmies(
        current(),
        game,
        ...(game === 'USB' ? ['300 points', '240 points'] : ['^Raiders', '^Shield wall']),
      );
      const before = await standing(page);
      await toFight(page, mine, way, enemy);
      await page.reload();
      await page.locator('.fight-stage').waitFor();
      await rollOut(page);
      const shown = await changes(page);
      await backToBattle(page);
      await stored(page, '"do":"fight"');
      const fight = (await events(page)).find((event) => event.do === 'fight');
      const fallen = (fight?.changes ?? []).map(({ lost }) => lost).filter((lost) => lost > 0);
      const told = [...shown.join().matchAll(/(\d+) → (\d+)/g)].map(
        ([, was, is]) => Number(was) - Number(is),
      );
      expect(told.sort()).toEqual(fallen.sort());
      await page.locator('.battle-side').first().click();
      await page.locator('.battle-row[data-acted]').waitFor();
      await button(/^Undo/).click();
      await page.locator('.battle-row[data-acted]').waitFor({ state: 'detached' });
      await expect.poll(() => standing(page)).toBe(before);
    },
  );

  it('BW-DMG-03 battle: what a creation of the enemy suffers stands on it in the battle', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await newArmy(page);
    await button('Add a unit').click();
    for (const name of ['Vehicle, building…', 'Tank', 'Add to the army', 'Done'])
      await sheetButton(name).click();
    await button('All armies').click();
    await newArmy(page);
    await page.getByRole('button', { name: /^Shield wall/ }).click();
    await page.locator('.army-line').first().waitFor();
    await playEachOther(page);
    await toFight(page, 'Pistol', /^Attack the creation/);
    await page.reload();
    await page.locator('.fight-stage').waitFor();
    await rollOut(page);
    const shown = await changes(page);
    await backToBattle(page);
    await page.locator('.battle-row[data-acted]').waitFor();
    await stored(page, '"do":"fight"');
    const fight = (await events(page)).find((event) => event.do === 'fight');
    const pips = fight?.changes?.find(({ marks }) => marks?.pips)?.marks?.pips ?? 0;
    expect(shown.join()).toMatch(pips > 0 ? /Tank.* (\d+) → \d+/ : /activated/);
    await page.locator('.battle-side').nth(1).click();
    await expect
      .poll(() => standing(page))
      .toMatch(pips > 0 ? new RegExp(`Pips of damage.* ${pips}`) : /Tank/);
  });
});
