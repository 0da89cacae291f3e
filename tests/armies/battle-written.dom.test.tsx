import { describe, expect, it } from 'vitest';
import { createFormat } from '../../src/platform/format.ts';
import { usePhone } from '../support/dom/phone.ts';
import {
  backToBattle,
  changes,
  events,
  rollOut,
  standing,
  toFight,
  twoArmies,
} from '../support/play/battle-hands.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const fights = async () => (await events(current().page)).filter((event) => event.do === 'fight');

/** How likely a fight was that a battle keeps, in percent. */
function said(event: { readonly likely?: number } | undefined): string {
  const likely = (event?.likely ?? Number.NaN) / 10_000;
  return `${createFormat('en').hundredths(likely)}%`;
}

/** The end of the fight again, as it lies there after the app has ended. */
async function lookAgain(): Promise<void> {
  const { page } = current();
  await page.reload();
  await page.locator('.fight-stage').waitFor();
  await button('More').click();
  await button('Back to the dice').click();
}

describe('battle', () => {
  it.each<['USB' | 'BrikWars', RegExp, readonly string[]]>([
    ['USB', /^Charge/, ['240 points', '300 points']],
    ['BrikWars', /^Close combat/, ['^Raiders', '^Shield wall']],
  ])(
    'battle: the end of a fight of %s (%s) is written at once and once: after a reload, after Undo, after the last die again',
    async (game, way, armies) => {
      const { page } = await take();
      await twoArmies(current(), game, ...armies);
      const before = await standing(page);
      await page.locator('.battle-name').first().click();
      await page.getByRole('dialog').getByRole('button', { name: way }).click();
      await page.locator('.play-start').waitFor();
      await rollOut(page);
      const shown = await changes(page);
      await expect.poll(async () => (await fights()).length).toBe(1);
      expect(shown[0]).toContain('activated');
      // As likely in the battle as its end says.
      const chance = await page.locator('.end-brick').innerText();
      await expect.poll(async () => said((await fights())[0])).toBe(chance.replace(/\s/g, ''));
      // Looked at again it stands there once.
      await lookAgain();
      expect(await changes(page)).toEqual(shown);
      expect(await fights()).toHaveLength(1);
      // Taken out, it stays out, whoever looks.
      await button(/^Undo everything/).click();
      await page.getByText('Removed from the battle').first().waitFor();
      await expect.poll(async () => (await fights()).length).toBe(0);
      await lookAgain();
      await page.getByText('Removed from the battle').first().waitFor();
      expect(await fights()).toHaveLength(0);
      await button('Add to the battle').click();
      expect(await changes(page)).toEqual(shown);
      await expect.poll(async () => (await fights()).length).toBe(1);
      // The last die is rolled again: it is the same fight.
      await button('Undo roll').click();
      await rollOut(page);
      await changes(page);
      await expect.poll(async () => (await fights()).length).toBe(1);
      await backToBattle(page);
      await page.locator('.battle-side').first().click();
      await page.locator('.battle-row[data-acted]').waitFor();
      await button(/^Undo/).click();
      await expect.poll(() => standing(page)).toBe(before);
    },
  );

  it('USB-MOR-10 battle: the end of a fight says which test follows from it', async () => {
    const { page } = await take();
    await twoArmies(current(), 'USB', '240 points', '300 points');
    await toFight(page, '7 Regulars', /^Charge/, /^5 Regulars$/);
    await rollOut(page);
    await changes(page);
    await page.getByText('Still to do').waitFor();
  });
});
