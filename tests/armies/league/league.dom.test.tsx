import { describe, expect, it } from 'vitest';
import { league as en } from '../../../src/armies/words/league-en.ts';
import { seasonKey } from '../../../src/storage/season.ts';
import { putRecords, readRecords } from '../../faults/records.ts';
import { fixture } from '../../storage/device.ts';
import { usePhone } from '../../support/dom/phone.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });
const sheet = () => current().page.getByRole('dialog');
const notice = () => current().page.getByRole('banner').getByRole('status');

/** How many games of the season have a result on the device. */
async function played(): Promise<number> {
  const seasons = Object.values(await readRecords(current().page, 'season:')) as {
    readonly meetings: readonly { readonly result?: object }[];
  }[];
  return seasons.flatMap(({ meetings }) => meetings.filter(({ result }) => result)).length;
}

describe('league', () => {
  it('BW-LG-15 the card of a battle counts, ticks and scores, survives a reload, and hands its goals to the result', async () => {
    const { page, open } = await take();
    await open('#/armies');
    const season = fixture('season-1.json') as Record<string, unknown>;
    const { deleted: _, ...live } = season;
    const meetings = [{ id: 'm9', kind: 'game', scenario: 'battle', light: 'anna', dark: 'bolek' }];
    await putRecords(page, [[seasonKey('s1'), { ...live, id: 's1', meetings }]]);
    await open('#/armies/~league/s1/game/m9');
    const less = (name: string) =>
      page.getByRole('group', { name: en.unitsNow }).getByRole('button', { name: `${name}: less` });
    for (let left = 9; left >= 5; left--) {
      await less('Bolek').click();
      await notice()
        .getByText(en.step(`${en.unitsNow}, Bolek`))
        .waitFor();
      await expect
        .poll(() =>
          page
            .getByRole('group', { name: en.unitsNow })
            .getByRole('button', { name: `Bolek: ${left}, type` })
            .count(),
        )
        .toBe(1);
    }
    const through = page.getByRole('group', { name: en.breakThrough }).getByRole('button', { name: /^Anna/ });
    await through.click();
    await expect.poll(() => through.getAttribute('aria-pressed')).toBe('true');
    const points = () => page.locator('.league-goals .league-scored').allInnerTexts();
    await expect.poll(() => points()).toEqual(['6', '5']);
    await notice().getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => through.getAttribute('aria-pressed')).toBe('false');
    await through.click();
    await expect.poll(() => points()).toEqual(['6', '5']);
    await expect
      .poll(async () => JSON.stringify(await readRecords(page, 'season:')))
      .toContain('"enemiesThen":5');
    await page.reload();
    await expect.poll(() => points()).toEqual(['6', '5']);
    await button(en.enterResult).click();
    await expect.poll(() => sheet().locator('.league-scored').innerText()).toBe('Anna 6 : 5 Bolek');
    // What is half entered is there again: the sheet may be closed by mistake, and the phone may close the app.
    await sheet().getByRole('radio', { name: 'Bolek' }).first().click();
    const half = () =>
      expect.poll(() => sheet().locator('.league-scored').innerText()).toBe('Anna 4 : 7 Bolek');
    await half();
    await page.goBack();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(async () => JSON.stringify(await readRecords(page, 'draft:'))).toContain('league-game');
    await page.reload();
    await button(en.enterResult).click();
    await half();
    await sheet().getByRole('radio', { name: en.draw }).first().click();
    await expect.poll(() => sheet().locator('.league-scored').innerText()).toBe('Anna 6 : 5 Bolek');
    await sheet().getByRole('button', { name: en.save }).click();
    await page.getByText('Anna: 6 points').waitFor();
    await page.getByText('Secondary goal reached: +1').waitFor();
    await button(en.takeBack).click();
    await page.getByText(en.now).waitFor();
    await expect.poll(() => played()).toBe(0);
  });
});
