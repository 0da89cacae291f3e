import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { send as en } from '../../../src/armies/words/send-en.ts';
import { castlesiege as enHanded } from '../../../src/castle/words/en.ts';
import type { StoredSiege } from '../../../src/storage/castle/sieges.ts';
import { readRecords } from '../../faults/records.ts';
import { photos } from '../../support/codes.ts';
import { hands, literally } from '../../support/play/siege-hands.ts';
import { otherProfile, usePhone } from '../harness.ts';

const { take } = usePhone();

async function sieges(page: Page): Promise<readonly StoredSiege[]> {
  return Object.values(await readRecords(page, 'battle:')) as StoredSiege[];
}

/** The list sign of a siege that is shown. */
const openLog = (page: Page) => page.locator('.siege-bar > button').last().click();
const preview = (page: Page) => page.getByRole('dialog', { name: en.receiveTitle });

/** From the siege to its codes on the glass. */
async function handOver(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').locator('.code-picture').waitFor();
}

/** From a siege that is shown to where another comes from. */
async function toReceive(page: Page): Promise<void> {
  const { start } = hands(page, 'en');
  await openLog(page);
  await page.getByRole('dialog').getByText(start.more, { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: enHanded.takeOver, exact: true }).click();
  await page.locator('.receive').waitFor();
}

const receive = (page: Page, ...files: Parameters<ReturnType<Page['locator']>['setInputFiles']>) =>
  page.locator('.receive input[type=file]').setInputFiles(...files);

const pictures = (codes: readonly Buffer[]) =>
  codes.map((buffer, at) => ({ name: `${at}.png`, mimeType: 'image/png', buffer }));

/** Takes what is shown, and waits for the siege. */
async function goOn(page: Page, name: string): Promise<void> {
  await preview(page).getByRole('button', { name, exact: true }).click();
  await page.locator('.siege-top').waitFor();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/castle/siege');
}

/** Without what the place of a siege on the device is for. */
const played = (siege: StoredSiege | undefined) => [siege?.setup, siege?.events, siege?.undone, siege?.name];

describe('castle-handover: a siege goes from phone to phone', () => {
  it('castle-handover two turns, over to another phone by one code that any camera opens, on there, back again, on here, and undone to its start', async () => {
    const phone = await take();
    const { page } = phone;
    await phone.open('#/castle/siege');
    const first = hands(page, 'en');
    const { start, play, keep } = first;
    const wall = first.wall(1);
    await first.setUp();
    await first.station(wall, 'Guard', 3);
    await first.tap(start.next['set-up']);
    await first.open(keep);
    await first.tab(keep, play.tabs.shoot);
    await first.tap(new RegExp(`^${literally(start.sectionShoots(keep))}`));
    await first.open(wall);
    await first.tab(wall, play.tabs.attack);
    await first.card(wall).locator('.siege-dice > button').nth(1).click();
    await first.settle();
    await first.card(wall).locator('.face-pad > button').nth(2).click();
    await first.card(wall).locator('.entered-dice button').first().waitFor();
    await first.card(wall).locator('.face-pad > button').nth(4).click();
    await expect.poll(() => first.piece(wall).getAttribute('aria-label')).toContain(start.damageTaken('4'));
    await first.shut(wall);
    // Anna's turn ended by itself, with the deed of Béla.
    await page.getByRole('button', { name: enHanded.handOverTo('Béla') }).waitFor();
    await first.mainButton().click();
    await first.says(start.turnOf('Anna'));
    // One tap, where the turn has just ended; still there when the app starts again.
    await page.getByRole('button', { name: enHanded.handOverTo('Anna') }).waitFor();
    await page.reload();
    await first.says(start.turnOf('Anna'));
    await handOver(page, enHanded.handOverTo('Anna'));
    const codes = await photos(page);
    expect(codes).toHaveLength(1);
    await page.getByRole('dialog').getByText(en.anyCamera).waitFor();

    const second = await otherProfile(phone);
    await second.goto(`${phone.site.url}#/castle/siege`);
    await second.getByRole('button', { name: enHanded.takeOver, exact: true }).click();
    await second.locator('.receive .note').waitFor();
    await receive(second, pictures(codes));
    await preview(second).getByText(enHanded.handedActions.add).waitFor();
    await preview(second).getByText('Anna – Béla').waitFor();
    await preview(second)
      .getByText(`${start.roundNumber('2')} · ${start.turnOf('Anna')}`)
      .waitFor();
    expect(await sieges(second)).toEqual([]);
    await goOn(second, en.goOnHere);
    expect((await sieges(second)).map(played)).toEqual((await sieges(page)).map(played));
    const other = hands(second, 'en');
    await other.says(start.turnOf('Anna'));
    await expect.poll(() => other.piece(wall).getAttribute('aria-label')).toContain(start.damageTaken('4'));
    // A player who has just received it has nothing to hand over yet.
    expect(await second.locator('.siege-hand').count()).toBe(0);
    await other.mainButton().click();
    await other.says(start.turnOf('Béla'));
    await other.attack(wall, 1, 2);
    await other.says(play.assault.miss('3'));
    await other.shut(wall);
    await openLog(second);
    await handOver(second, enHanded.handOver);
    const back = await photos(second);

    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await toReceive(page);
    await page.locator('.receive .note').waitFor();
    await receive(page, pictures(back));
    await preview(page).getByText(enHanded.handedActions['go-on']).waitFor();
    await preview(page)
      .getByText(enHanded.here(`${start.roundNumber('2')} · ${start.turnOf('Anna')}`))
      .waitFor();
    await goOn(page, en.goOnHere);
    await first.says(start.turnOf('Béla'));
    expect((await sieges(page)).map(played)).toEqual((await sieges(second)).map(played));
    await second.context().close();
    // It goes on, and leads back to where it began on the other side of both hand-overs.
    await first.mainButton().click();
    await first.says(start.turnOf('Anna'));
    await openLog(page);
    await page.getByRole('dialog').getByRole('button', { name: play.toStart }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await first.says(start.before);
    await expect.poll(async () => (await sieges(page))[0]?.events).toEqual([]);
    await expect
      .poll(() => first.piece(wall).getAttribute('aria-label'))
      .not.toContain(start.damageTaken('4'));
    const redo = first.button(start.redo);
    while ((await redo.count()) > 0) await redo.click();
    await first.says(start.turnOf('Anna'));
    expect(await sieges(page)).toHaveLength(1);
  });
});
