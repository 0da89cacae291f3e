import { describe, expect, it } from 'vitest';
import { type Language, stored, usePhone } from '../support/dom/phone.ts';
import { newArmy } from '../support/play/hands.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });
const sheet = () => current().page.getByRole('dialog');

describe('armies/brikwars', () => {
  it.each<[Language, string, string, string, RegExp, RegExp]>([
    ['en', 'Polish with supplements', 'Grenades', 'Magic level', /^Area spells?/, /^Magic shield level/],
    ['pl', 'Polski z suplementami', 'Granaty', 'Poziom magii', /^Czar obszarowy/, /^Poziom magicznej tarczy/],
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
        .toMatch(/fight\/magic\?v=2&table=pl&caster=own&selfArmor=4&tally=1\.1\.0\.0\.0\.0:3-4!/);
    },
  );
});
