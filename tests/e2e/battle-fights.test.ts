import { describe, expect, it } from 'vitest';
import { toFight, twoArmies } from '../support/play/battle-hands.ts';
import { usePhone } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const sheetButton = (name: string | RegExp) =>
  current().page.getByRole('dialog').getByRole('button', { name });

describe('battle', () => {
  it('MK-ACT-02 battle: an attack on a castle is entered, and puts its token and its clicks on the figures', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await button('New army').click();
    await sheetButton(/^Mage Knight/).click();
    await button('Add a plain unit').click();
    await page.getByLabel('Name', { exact: true }).last().fill('Troll');
    await button('Play').click();
    await button('Begin the battle').click();
    await page.locator('.battle-name').filter({ hasText: 'Troll' }).click();
    await sheetButton('Attack').click();
    await page.getByText('Clicks of the target').waitFor();
    await page.getByRole('button', { name: 'Clicks of the target: more' }).click();
    await page.locator('.battle-end[data-written]').waitFor();
    await page.locator('.battle-acts .button[data-kind="primary"]').click();
    // The Troll was all that his side had to act with: the turn is the other's.
    await page.locator('.battle-row').first().getByText('Clicks on the dial').waitFor();
    await page.locator('.battle-side').first().click();
    await page.locator('.battle-row').filter({ hasText: 'Troll' }).getByText('Tokens').waitFor();
  });

  it.each([
    ['USB', ['240 points', '300 points'], '7 Regulars', /^Charge/],
    ['BrikWars', ['^Raiders', '^Shield wall'], '', /^Close combat/],
  ] as const)(
    'battle: the dice of a fight of %s that a battle opened fit the phone, and what rolls them is in sight',
    async (game, armies, unit, way) => {
      const { page } = await take({ width: 360, height: 740 });
      await twoArmies(current(), game, ...armies);
      await toFight(page, unit, way);
      const fits = () =>
        page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          const bars = [...document.querySelectorAll('.thumb-bar, .table-pad, .moment-step .button')];
          const lowest = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom));
          return [innerWidth, scrollWidth <= clientWidth, bars.length > 0 && lowest <= innerHeight];
        });
      await expect.poll(fits).toEqual([360, true, true]);
      await page.locator('.play-start .thumb-bar .button[data-kind="primary"]:enabled').click();
      await page.locator('.moment-step, .moment-end').first().waitFor();
      await expect.poll(async () => (await fits()).slice(0, 2)).toEqual([360, true]);
      const rolls = page.locator('.moment .thumb-bar');
      if (await rolls.count()) await expect.poll(fits).toEqual([360, true, true]);
    },
  );
});
