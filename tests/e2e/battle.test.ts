import { describe, expect, it } from 'vitest';
import { height } from './first-sight.ts';
import { type Language, newArmy, overflow, settled, stored, usePhone, violations } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const row = (name: string) => current().page.locator('.battle-row').filter({ hasText: name });

const words = {
  en: { play: 'Play', start: 'Begin the battle' },
  pl: { play: 'Graj', start: 'Zacznij bitwę' },
  hu: { play: 'Játék', start: 'Kezdődjön a csata' },
} as const;

/** A ready army of USB against so many units that nobody entered. */
async function openBattle(language: Language = 'en'): Promise<void> {
  const { page, open } = current();
  await open('#/armies');
  await newArmy(page, 'USB');
  await page.locator('.usb-sample').filter({ hasText: '300' }).click();
  await button(words[language].play).click();
  await button(words[language].start).click();
  await page.locator('.battle-row').first().waitFor();
}

describe('battle', () => {
  it('USB-TURN-02 USB-MOR-01 battle: rounds, losses and states are kept through three ends of the app, offline', async () => {
    const { page, readyOffline, cutOff } = await take({ worker: true });
    await current().open('#/armies');
    await readyOffline();
    await cutOff();
    await openBattle();
    expect(await height(page)).toBeLessThanOrEqual(900);
    await expect.poll(() => page.locator('.battle-row').count()).toBe(5);
    for (const round of [1, 2, 3, 4, 5]) {
      await expect.poll(() => page.locator('.battle-figure').first().textContent()).toContain(`${round}/5`);
      for (const at of [0, 1, 2, 3, 4]) await page.locator('.battle-act').nth(at).click();
      await row('7 Regulars').locator('.battle-pawns').click();
      await page.locator('.battle-side').nth(1).click();
      for (const at of [0, 1, 2, 3, 4]) {
        const enemy = page.locator('.battle-act').nth(at);
        if (await enemy.isEnabled()) await enemy.click();
      }
      await row(`Unit ${round}`).locator('.battle-pawns').click();
      if (round === 2) {
        await page
          .getByText('7 Regulars has lost 25 % this round: test morale.')
          .waitFor({ state: 'detached' });
      }
      await stored(page, `"unit":"t${round}","by":1`);
      if (round % 2 === 1) {
        // The app is killed and begun anew.
        await page.reload();
        await page.locator('.battle-row').first().waitFor();
      }
      if (round < 5) {
        await button('More').click();
        await page.getByRole('dialog').getByRole('button', { name: 'Next round' }).click();
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
        await page.locator('.battle-side').first().click();
      }
    }
    await page.getByText(/has won: nobody else is left\.$/).waitFor();
    await page.locator('.battle-side').first().click();
    await row('7 Regulars').getByText('2/7').waitFor();
    await button(/^Undo/).click();
    await page.getByText(/has won: nobody else is left\.$/).waitFor({ state: 'detached' });
    await button('More').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Do it again' }).click();
    await page.getByRole('dialog').getByText('Report').click();
    await page.getByText('Round 5: Lost: 1 mine, 1 enemy').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'End the battle' }).click();
    await stored(page, '"ended":');
    await button('Report').waitFor();
    await page.goto(page.url().replace(/#.*/, '#/armies'));
    await button('Battles').click();
    await page
      .getByRole('link', { name: /^Ready army, 300 points against Enemy/ })
      .getByText('Ended')
      .waitFor();
  });

  it('USB-MOR-01 battle: a loss of a quarter asks for a morale test, a state is set in the sheet, and its fight has its values', async () => {
    const { page } = await take();
    await openBattle();
    for (let lost = 0; lost < 2; lost += 1) await row('7 Regulars').locator('.battle-pawns').click();
    await page.getByText('7 Regulars has lost 25 % this round: test morale.').waitFor();
    await row('7 Regulars').locator('.battle-name').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Shaken' }).click();
    await sheet.getByRole('button', { name: 'Fatigue: more' }).click();
    await sheet.getByRole('button', { name: 'Charge' }).click();
    await expect.poll(() => page.url()).toMatch(/#\/fight\/usb\/charge\?v=1/);
    await page.goBack();
    await row('7 Regulars').getByText('Shaken').waitFor();
    await row('7 Regulars').getByText('Fatigue 1').waitFor();
    await button('Hand over').click();
    await page.getByText('Enemy’s turn').waitFor();
    await row('Unit 1').waitFor();
  });

  it('battle: an army of one’s own as the enemy, a battle taken away and brought back', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await newArmy(page, 'USB');
    await page.locator('.usb-sample').filter({ hasText: '240' }).click();
    await page.locator('.army-line').first().waitFor();
    await button('All armies').click();
    await newArmy(page, 'USB');
    await page.locator('.usb-sample').filter({ hasText: '300' }).click();
    await button('Play').click();
    await page.getByRole('radio', { name: 'An army on this phone' }).check();
    await button('Begin the battle').click();
    await page.locator('.battle-side').nth(1).click();
    await row('4 Rookies').waitFor();
    await button('More').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete battle' }).click();
    await button('Undo').click();
    await button('Battles').click();
    await page.getByRole('link', { name: /against Ready army, 240 points/ }).waitFor();
  });

  it.each<[Language, 'light' | 'dark', number, number]>([
    ['en', 'light', 320, 640],
    ['pl', 'dark', 360, 740],
    ['hu', 'light', 320, 640],
    ['en', 'dark', 740, 360],
  ])(
    'battle: board and sheet in %s, %s, %dx%d: nothing overflows, axe finds nothing',
    async (language, theme, width, tall) => {
      const { page } = await take({ language, theme, width, height: tall });
      await openBattle(language);
      await page.locator('.battle-pawns').nth(2).click();
      await page.locator('.battle-pawns').nth(2).click();
      await settled(page);
      expect(await overflow(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await page.locator('.battle-name').nth(2).click();
      await settled(page);
      expect(await overflow(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    },
  );
});
