import { describe, expect, it } from 'vitest';
import { usePhone } from '../support/dom/phone.ts';
import { twoArmies } from '../support/play/battle-hands.ts';

const { take, current } = usePhone();

/** All of 100 but so many. */
const others = (share: string): string =>
  share === '<1' ? '>99' : share === '>99' ? '<1' : `${100 - Number(share)}`;

describe('battle', () => {
  it.each<['USB' | 'BrikWars', string, readonly string[]]>([
    ['USB', 'Charge', ['240 points', '300 points']],
    ['USB', 'Shoot', ['300 points', '240 points']],
    ['BrikWars', 'Close combat', ['^Raiders', '^Shield wall']],
    ['BrikWars', 'Shoot', ['^Raiders', '^Shield wall']],
    ['BrikWars', 'Charge', ['^Raiders', '^Shield wall']],
    ['BrikWars', 'All together', ['^Raiders', '^Shield wall']],
  ])(
    'battle: the sheet of each unit of %s says of its fight (%s) with each enemy what the bar of that fight says',
    async (game, way, armies) => {
      const { page } = await take();
      await twoArmies(current(), game, ...armies);
      const battle = await page.evaluate(() => location.hash);
      const falls = game === 'USB' && way === 'Shoot';
      const sheet = page.getByRole('dialog');
      // The two best stand under the thumb, the others above them.
      const door = sheet
        .locator('.battle-acts-bar, .battle-ways')
        .getByRole('button', { name: new RegExp(`^${way}.*%`) });
      const described: string[] = [];
      const shown: string[] = [];
      const units = await page.locator('.battle-name').count();
      for (let unit = 0; unit < units; unit += 1) {
        // Each unit against another of them.
        await page.locator('.battle-name').nth(unit).click();
        await sheet.locator('.unit-targets [data-done]').waitFor();
        const radios = sheet.getByRole('radio');
        await radios.nth(unit % (await radios.count())).check();
        if ((await door.count()) > 0) {
          const hope = (await door.locator('b').innerText()).replace(/\s*%/, '');
          const cells = await sheet.locator('.target:has(:checked) .target-odds').allInnerTexts();
          expect(cells.join(' ')).toContain(hope);
          await door.click();
          await page.locator('.fight-stage').waitFor();
          const bricks = (gain: string) => page.locator(`.outcome[data-gain="${gain}"]`);
          // Where some may fall or all, what counts is that anybody does.
          const some = (await bricks('mine').count()) > 1;
          const brick = bricks(falls ? 'theirs' : some ? 'nobody' : 'mine');
          const end = await brick.locator('.fight-number').innerText();
          described.push(hope);
          shown.push(falls || some ? others(end) : end);
        }
        await page.evaluate((back) => {
          location.hash = back;
        }, battle);
        await page.locator('.battle-row').first().waitFor();
        if ((await sheet.count()) > 0) await page.keyboard.press('Escape');
      }
      expect(described.length).toBeGreaterThan(0);
      expect(described).toEqual(shown);
    },
  );

  it('battle: a target that was chosen and has fallen is gone from the sheet, and the best of the others is proposed', async () => {
    const { page } = await take();
    await twoArmies(current(), 'USB', '240 points', '300 points');
    const sheet = page.getByRole('dialog');
    const chosen = () => sheet.locator('.target:has(:checked) .target-name b').innerText();
    const open = async () => {
      await page.locator('.battle-name').filter({ hasText: '7 Regulars' }).click();
      await sheet.locator('.unit-targets [data-done]').waitFor();
    };
    await open();
    await sheet.getByRole('radio', { name: 'Daredevil' }).check();
    expect(await chosen()).toBe('Daredevil');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.locator('.battle-side').nth(1).click();
    const pawns = page.locator('.battle-row').filter({ hasText: 'Daredevil' }).locator('.battle-pawns');
    for (let point = 0; point < 2; point += 1) await pawns.click();
    await page.locator('.battle-row[data-down]').waitFor();
    await page.locator('.battle-side').first().click();
    await open();
    expect(await sheet.getByRole('radio', { name: 'Daredevil' }).count()).toBe(0);
    const proposed = await chosen();
    expect(await sheet.locator('.target:has([data-best]) .target-name b').innerText()).toBe(proposed);
    expect(await sheet.locator('.act-row .button').first().innerText()).toContain(proposed);
  });
});
