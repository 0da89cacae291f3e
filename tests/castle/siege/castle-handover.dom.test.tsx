import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { send as en } from '../../../src/armies/words/send-en.ts';
import { send as hu } from '../../../src/armies/words/send-hu.ts';
import { send as pl } from '../../../src/armies/words/send-pl.ts';
import { castlesiege as enHanded } from '../../../src/castle/words/en.ts';
import { castlesiege as huHanded } from '../../../src/castle/words/hu.ts';
import { castlesiege as plHanded } from '../../../src/castle/words/pl.ts';
import type { SiegeEvent } from '../../../src/rules/mage-knight/siege/siege-events.ts';
import { beginHistory, withEvent } from '../../../src/rules/mage-knight/siege/siege-history.ts';
import { joinSieges } from '../../../src/storage/castle/siege-join.ts';
import type { StoredSiege } from '../../../src/storage/castle/sieges.ts';
import { putRecords, readRecords } from '../../faults/records.ts';
import { largestSiege } from '../../rules/mage-knight/siege/largest-siege.ts';
import { setup, storedSiege } from '../../rules/mage-knight/siege/lived-siege.ts';
import { begun, command, turnOver } from '../../rules/mage-knight/siege/siege-game.ts';
import { otherProfile, stored, textOf, usePhone } from '../../support/dom/phone.ts';
import { hands, literally } from '../../support/play/siege-hands.ts';

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

/** Takes what is shown, and waits for the siege. */
async function goOn(page: Page, name: string): Promise<void> {
  await preview(page).getByRole('button', { name, exact: true }).click();
  await page.locator('.siege-top').waitFor();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/castle/siege');
}

/** Without what the place of a siege on the device is for. */
const played = (siege: StoredSiege | undefined) => [siege?.setup, siege?.events, siege?.undone, siege?.name];

describe('castle-handover: a siege goes from phone to phone', () => {
  it('castle-handover a link and a file bring it too; where both phones went on both stay, and what is broken changes nothing', async () => {
    const phone = await take();
    const { page, site } = phone;
    await phone.open('#/castle/siege');
    const first = hands(page, 'en');
    const { start } = first;
    await first.setUp();
    await first.tap(start.next['set-up']);
    await openLog(page);
    await handOver(page, enHanded.handOver);
    const sheet = page.getByRole('dialog').last();
    await sheet.getByRole('button', { name: new RegExp(`^${en.link} `) }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toMatch(/^Anna – Béla, a siege for Adjutant:\n.*~receive\?p=/);
    const link = /https?:\S+/.exec(await copied())?.[0] ?? '';
    const second = await otherProfile();
    await second.goto(link);
    await preview(second).getByText(enHanded.handedActions.add).waitFor();
    await goOn(second, en.goOnHere);
    // Both go on: here a turn is ended, there a section acts.
    const other = hands(second, 'en');
    await other.says(start.turnOf('Anna'));
    const { keep } = other;
    await other.open(keep);
    await other.tab(keep, other.play.tabs.shoot);
    await other.tap(new RegExp(`^${literally(start.sectionShoots(keep))}`));
    await other.shut(keep);
    await openLog(second);
    await handOver(second, enHanded.handOver);
    const [coming] = await Promise.all([
      second.waitForEvent('download'),
      second.getByRole('dialog').getByRole('button', { name: en.file }).click(),
    ]);
    expect(coming.suggestedFilename()).toMatch(/\.adjutant$/);
    const file = {
      name: 'sent.adjutant',
      mimeType: 'application/json',
      buffer: Buffer.from(await textOf(coming)),
    };
    await stored(second, '"do":"act"');
    const theirs = played((await sieges(second))[0]);
    await page.bringToFront();
    await first.says(start.turnOf('Anna'));
    await first.mainButton().click();
    await first.settle();
    await first.says(start.turnOf('Béla'));
    await stored(page, '"do":"end-turn"');
    const mine = (await sieges(page))[0];
    await toReceive(page);
    const broken = { name: 'siege.adjutant', mimeType: 'application/json' };
    await receive(page, { ...broken, buffer: Buffer.from('{"format":"adjutant-backup","version":1,') });
    await page.getByText(/^siege\.adjutant cannot be imported\. Nothing was changed\.$/).waitFor();
    const damaged = {
      ...{ format: 'adjutant-backup', version: 1, created: '2026-01-01T00:00:00.000Z', app: '0.1.0' },
      armies: [],
      sieges: [{ ...mine, events: [{ do: 'dance' }] }],
    };
    await receive(page, { ...broken, buffer: Buffer.from(JSON.stringify(damaged)) });
    await preview(page).getByText(en.damaged).waitFor();
    await page.goBack();
    await expect.poll(() => preview(page).count()).toBe(0);
    expect(await sieges(page)).toEqual([mine]);
    await receive(page, file);
    await preview(page).getByText(enHanded.handedActions.beside).waitFor();
    await goOn(page, en.goOnHere);
    await first.says(start.turnOf('Anna'));
    await expect.poll(async () => (await sieges(page)).length).toBe(2);
    expect(await sieges(page)).toContainEqual(mine);
    expect((await sieges(page)).map(played)).toContainEqual(theirs);
    // The same once more is only opened.
    await toReceive(page);
    await receive(page, file);
    await preview(page).getByText(enHanded.handedActions.same).waitFor();
    await goOn(page, en.siegeOpen);
    expect(await sieges(page)).toHaveLength(2);
    await second.context().close();
    // Shared from another app.
    const third = await otherProfile();
    await third.goto(`${site.url}?text=${encodeURIComponent(`A siege\n${link}`)}#/armies/~receive`);
    await preview(third).getByText('Anna – Béla').waitFor();
    await goOn(third, en.goOnHere);
    await third.context().close();
  });

  it('castle-handover where both phones went on, the one that came is on top and told from the one here, by number and by turn', async () => {
    const begin = storedSiege({ ...beginHistory(setup), events: [begun, command] });
    const on = (siege: StoredSiege, changed: number, event: SiegeEvent): StoredSiege => ({
      ...withEvent(siege, event),
      ...{ changed, revision: siege.revision + 1 },
    });
    // The clock here is ahead.
    const [here, sent] = [
      on(begin, begin.changed + 60_000, { do: 'warrior-acts', more: 1 }),
      on(begin, begin.changed + 1, turnOver),
    ];
    const key = `battle:${here.id}`;
    const { put } = joinSieges([sent], new Map([[key, here]]));
    const { page, open } = await take();
    await open('#/castle/siege');
    await putRecords(page, [[key, here], ...put]);
    await page.reload();
    const rows = page.locator('.siege-kept').locator('.siege-pick');
    await expect.poll(() => rows.count()).toBe(1);
    await expect
      .poll(() => rows.first().innerText())
      .toMatch(/^Anna – Béla – Cili \(2\)\s*round 1 · Béla’s turn/);
    await page.getByRole('button', { name: 'Your sieges', exact: true }).click();
    const sheet = page.getByRole('dialog').locator('.siege-pick');
    await expect.poll(() => sheet.count()).toBe(2);
    expect(await sheet.nth(1).innerText()).toMatch(/^Anna – Béla – Cili\s*round 1 · Anna’s turn/);
  });

  it.each([
    ['en', en, enHanded, 'Siege', 'All armies'],
    ['pl', pl, plHanded, 'Oblężenie', 'Wszystkie armie'],
    ['hu', hu, huHanded, 'Ostrom', 'Összes sereg'],
  ] as const)(
    'castle-handover who wants to receive goes back to where he was: the siege, or the armies (%s)',
    async (language, send, handed, siege, armies) => {
      const { page, open } = await take({ language, width: 320 });
      const back = (name: string) => page.locator('.receive').getByRole('button', { name, exact: true });
      await open('#/castle/siege');
      await page.getByRole('button', { name: handed.takeOver, exact: true }).click();
      await back(siege).waitFor();
      await page.reload();
      expect(await back(armies).count()).toBe(0);
      await back(siege).click();
      await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/castle/siege');
      await page.locator('.siege-begin').waitFor();
      await open('#/armies/~receive');
      await page.getByRole('heading', { name: send.receiveTitle, exact: true }).waitFor();
      await back(armies).click();
      await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/armies');
    },
  );

  it.each(['en', 'pl', 'hu'] as const)(
    'castle-handover a large siege is too long for a link, and an older copy of it is said to be behind (%s)',
    async (language) => {
      const t = { en, pl, hu }[language];
      const handed = { en: enHanded, pl: plHanded, hu: huHanded }[language];
      const { page, open } = await take({ language });
      await open('#/castle/siege');
      const siege = storedSiege(largestSiege(300), { id: 'large', name: 'Eger' });
      await putRecords(page, [['battle:large', siege]]);
      await open('#/castle/siege/large');
      await page.reload();
      await page.locator('.siege-top').waitFor();
      await openLog(page);
      await handOver(page, handed.handOver);
      const sheet = page.getByRole('dialog').last();
      // Too long for a link: the file is there.
      const link = sheet.getByRole('button', { name: new RegExp(`^${t.link} `) });
      expect([await link.isDisabled(), await link.innerText()]).toEqual([true, `${t.link}${t.linkTooLong}`]);
      await page.goBack();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      await open('#/armies/~receive');
      const file = {
        ...{ format: 'adjutant-backup', version: 1, created: '2026-01-01T00:00:00.000Z', app: '0.1.0' },
        ...{ armies: [], sieges: [{ ...siege, events: siege.events.slice(0, -1), revision: 1 }] },
      };
      await receive(page, {
        name: 'siege.adjutant',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(file)),
      });
      await page.getByRole('dialog').getByText(handed.handedActions.behind).waitFor();
    },
  );
});
