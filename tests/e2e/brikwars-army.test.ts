import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newArmy, playBy, unfoldLine } from '../support/hands.ts';
import { type Language, overflow, stored, usePhone, violations } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });
const sheet = () => current().page.getByRole('dialog');
const inSheet = (name: string | RegExp) => sheet().getByRole('button', { name });
const tile = (name: string) => inSheet(new RegExp(`^Add \\d+ × ${name} `));

async function begin(): Promise<Page> {
  const { page, open } = await take();
  await open('#/armies');
  await newArmy(page);
  return page;
}

describe('armies/brikwars', () => {
  it('BW-UNIT-05 four armed squads of sixteen models take few taps from the list of armies', async () => {
    const { page, open } = await take();
    await open('#/armies');
    let taps = 0;
    const tap = async (name: string | RegExp) => {
      taps += 1;
      await page.getByRole('button', { name }).last().click();
    };
    await tap('New army');
    await tap('BrikWars');
    await tap('Add a unit');
    await tap(/^Add 1 × Officer /);
    await tap(/^Add 1 × Hero /);
    for (const [count, name] of [
      ['10', 'Swordsman'],
      ['4', 'Rifleman'],
    ] as const) {
      taps += 1;
      await sheet().getByRole('radio', { name: count, exact: true }).check();
      await tap(new RegExp(`^Add ${count} × ${name} `));
    }
    // 12 + 15 + 10 × 7 + 4 × 9.
    await sheet().getByText('133 CP').first().waitFor();
    await sheet().getByText('16 models').waitFor();
    await tap('Done');
    await expect.poll(() => page.locator('.army-line').count()).toBe(4);
    await stored(page, /"points":15/);
    process.stdout.write(`BrikWars: 4 armed squads, 16 models, ${taps} taps (35 before, at most 16)\n`);
    expect(taps).toBeLessThanOrEqual(16);
  });

  it('BW-HERO-04 a tile taken twice is one squad, what is taken can be given back, and Heroes make each other cheaper', async () => {
    const page = await begin();
    await button('Add a unit').click();
    await tile('Hero').click();
    await tile('Hero').click();
    // Two Heroes: 15 less 1 for each.
    await sheet().getByText('28 CP').first().waitFor();
    await sheet().getByText('2 in the army').waitFor({ state: 'attached' });
    await inSheet('Undo').click();
    await sheet().getByText('15 CP').first().waitFor();
    await inSheet('Done').click();
    await expect.poll(() => page.locator('.army-line').count()).toBe(1);
    await unfoldLine(page, 'Hero');
    await button('Number: Hero: more').click();
    await page.getByText('at 14 CP each').waitFor();
  });

  it('BW-LG-05 an army of the league says what breaks its limits, and its rule is a tap away', async () => {
    const page = await begin();
    await playBy(page, 'League');
    await button('Add a unit').click();
    await tile('Medic').waitFor();
    await sheet().getByRole('radio', { name: '10', exact: true }).check();
    await tile('Knight').click();
    await tile('Rifleman').click();
    await sheet().getByText('190 CP').first().waitFor();
    await inSheet('Done').click();
    await page
      .getByText(/1 rule broken/)
      .first()
      .click();
    await button(/^Broken: The league allows 150 CP: these are 190/).click();
    await sheet().getByRole('heading', { level: 2 }).first().waitFor();
    await page.goBack();
    await expect.poll(() => sheet().count()).toBe(0);
    await unfoldLine(page, 'Knight');
    for (let model = 0; model < 4; model += 1) await button('Number: Knight: less').click();
    await page.getByText('Legal army', { exact: true }).first().waitFor();
    // The same army by the English rulebook has no such limit.
    await stored(page, /"edition":"league"/);
  });

  it('BW-LP-01 BW-QW-01 the short games offer their own units, LUGPolWars at its prices, QuikWars without any', async () => {
    const page = await begin();
    await playBy(page, 'LUGPolWars');
    await button('Add a unit').click();
    // A mercenary 4, heavy weapon 3, shield and armor 1 each.
    await inSheet(/^Add 1 × Knight Heavy weapon, Shield, Suit of armor 9 CP/).waitFor();
    await inSheet(/^Build a unit/).click();
    await inSheet(/^Unit: Mercenary, 4 CP/).waitFor();
    await sheet()
      .getByRole('radio', { name: /^Two-handed weapon \+3/ })
      .check();
    await inSheet(/^Left hand: Both hands/).click();
    await sheet()
      .getByRole('radio', { name: /^Shield −2/ })
      .check();
    await inSheet(/^Vehicle/).click();
    await sheet().getByRole('radio', { name: 'Drives a vehicle' }).check();
    await sheet().getByText('11 CP', { exact: true }).first().waitFor();
    await inSheet('Into the army').click();
    await inSheet('Done').click();
    await page.getByText('Legal army', { exact: true }).first().waitFor();
    await playBy(page, 'QuikWars (English)');
    await page
      .getByText(/1 rule broken/)
      .first()
      .click();
    await button(/^Broken: Built for another game: Mercenary/).waitFor();
    await button(/^Still missing: A Hero is missing/).waitFor();
    await button('Add a unit').click();
    await tile('Hero').click();
    await expect.poll(() => tile('Hero').textContent()).not.toContain('CP');
    await inSheet('Done').click();
    await expect.poll(() => button(/^Still missing/).count()).toBe(0);
    await stored(page, /"short":\{"list":"quik"/);
  });

  it.each<[Language, string, string, string, RegExp, RegExp]>([
    [
      'en',
      'Polish with supplements',
      'Grenades',
      'Level of magic',
      /^Area spells?/,
      /^Level of the magic shield/,
    ],
    ['pl', 'Polski z dodatkami', 'Granaty', 'Poziom magii', /^Czar obszarowy/, /^Poziom magicznej tarczy/],
    [
      'hu',
      'Lengyel, kiegészítőkkel',
      'Gránátok',
      'Mágiaszint',
      /szintű területre ható/,
      /^A varázspajzs szintje/,
    ],
  ])(
    'BW-WEAP-11 BW-MAG-03 a mage has grenades and spells in number, at the price of the rules, and takes them to a fight (%s)',
    async (language, rules, grenades, magic, area, shield) => {
      const { page, open } = await take({ language });
      await open('#/armies');
      await newArmy(page);
      const choice = page.getByRole('radio', { name: rules, exact: true });
      if (!(await choice.isVisible())) await page.locator('.army-body summary').last().click();
      await choice.check();
      await button(/^(?:Add a unit|Dodaj jednostkę|Egység hozzáadása)$/).click();
      await page.locator('.ready-take').last().click();
      const more = async (name: string | RegExp, times: number) => {
        const key = sheet().getByRole('group', { name }).first().getByRole('button').last();
        for (let time = 0; time < times; time += 1) await key.click();
      };
      await page.locator('.unit-slot', { hasText: grenades }).click();
      await more(grenades, 3);
      await page.locator('.unit-slot').last().click();
      await more(magic, 3);
      await more(area, 4);
      await more(shield, 1);
      const tall = await page.evaluate(() => document.querySelector('dialog[open]')?.scrollHeight ?? 0);
      expect(await overflow(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      process.stdout.write(`${language} a mage of level 3: ${tall} px\n`);
      expect(tall).toBeLessThanOrEqual(900);
      // A minifig 4 with a hand weapon 2, 3 grenades, magic 3, 4 casts at level 3, a shield of level 1: 2.
      await sheet().getByText('26 CP', { exact: true }).first().waitFor();
      await page.locator('.brik-foot .button').last().click();
      await page.locator('.ready-take').first().waitFor();
      await page.locator('.brik-foot .button').last().click();
      await stored(page, '"explosives":3');
      await stored(page, '"area":[{"level":3,"casts":4}]');
      await page.reload();
      const line = page.locator('.army-line').first();
      await line
        .getByText(/3 × (?:Grenade|Granat|Gránát)/)
        .first()
        .waitFor();
      await line
        .getByText(/3[dk]10/)
        .first()
        .waitFor();
      await line.locator('button, summary').first().click();
      await button(/(?:Cast a spell|Rzuć czar|Varázslás)$/).click();
      // By the rules of its army, its own Skill, level 3, and what was bought counted from now on.
      await expect
        .poll(() => page.url())
        .toMatch(/fight\/magic\?v=1&e=pl.*m=own\*1d6\.0\.3\..*b=1\.1\.0\.0\.0\.0:3-4!/);
    },
  );

  it.each<[Language, 'light' | 'dark', number, number]>([
    ['en', 'light', 320, 640],
    ['pl', 'dark', 320, 640],
    ['hu', 'light', 320, 640],
    ['en', 'light', 360, 740],
    ['pl', 'light', 360, 740],
    ['hu', 'dark', 360, 740],
    ['en', 'dark', 740, 360],
  ])(
    'armies/brikwars: adding and building fit the screen and break no rule of accessibility (%s, %s, %d × %d)',
    async (language, theme, width, height) => {
      const { page, open } = await take({ language, theme, width, height });
      await open('#/armies');
      await newArmy(page);
      await button(/^(?:Add a unit|Dodaj jednostkę|Egység hozzáadása)$/).click();
      await page.locator('.ready-take').nth(2).click();
      await page.locator('.brik-notice .note').waitFor();
      const tall = () => page.evaluate(() => document.querySelector('dialog[open]')?.scrollHeight ?? 0);
      const added = await tall();
      expect(await overflow(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await page.locator('.ready-take').last().click();
      await page.locator('.unit-slots').waitFor();
      const heights: number[] = [];
      const slots = await page.locator('.unit-slot').count();
      for (let slot = 0; slot < slots; slot += 1) {
        await page.locator('.unit-slot').nth(slot).click();
        expect(await overflow(page)).toEqual([]);
        heights.push(await tall());
      }
      expect(await violations(page)).toEqual([]);
      const small = await sheet().evaluate((element) =>
        [...element.querySelectorAll('button, summary, .chip')]
          .map((each) => [each.textContent, each.getBoundingClientRect()] as const)
          .filter(([, box]) => box.width > 0 && (box.width < 47.5 || box.height < 47.5))
          .map(([text, box]) => `${text} ${box.width}×${box.height}`),
      );
      expect(small).toEqual([]);
      // One screen and a little: what is open is seen with what it costs.
      const most = width === 320 ? 980 : 900;
      if (width < height) expect([added, ...heights].filter((tallest) => tallest > most)).toEqual([]);
      process.stdout.write(
        `${language} ${width} wide: units to add ${added} px, the builder by slot ${heights.join(', ')} px\n`,
      );
    },
  );
});
