import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type PhoneOptions, settled, stored, textOf, usePhone } from '../support/dom/phone.ts';
import { sameLuck } from '../support/dom/same-course.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });
const toolbar = () => current().page.getByRole('toolbar');
const cards = () => current().page.locator('.army-card');
const names = () => current().page.locator('.army-card-name').allInnerTexts();

const army = (id: string, game: string, unit: string, changed: number) => ({
  ...{ id, version: 1, name: `Army ${id}`, game, limit: 100, created: changed, changed, revision: 1 },
  lines: [{ id: 'l', name: unit, count: 3, points: 10, note: '' }],
});

/** Puts armies on the device, as an older version of the app left them: without what the list says of them. */
async function putArmies(page: Page, more: Readonly<Record<string, object>>): Promise<void> {
  const armies = [
    army('one', 'brikwars', 'Halberdiers', 3000),
    army('two', 'mage-knight', 'Stone giant', 2000),
    army('three', 'brikwars', 'Bowmen', 1000),
  ].map((each) => ({ ...each, ...more[each.id] }));
  await page.evaluate(
    (records) =>
      new Promise<void>((done, fail) => {
        const open = indexedDB.open('adjutant');
        open.onsuccess = () => {
          const change = open.result.transaction('records', 'readwrite');
          for (const record of records) change.objectStore('records').put(record, `army:${record.id}`);
          change.oncomplete = () => {
            open.result.close();
            done();
          };
          change.onerror = () => fail(change.error);
        };
      }),
    armies,
  );
}

async function openList(
  options: PhoneOptions = {},
  more: Readonly<Record<string, object>> = {},
): Promise<Page> {
  const { page, open } = await take(options);
  await open('#/armies');
  await page.locator('.first-game').first().waitFor();
  await stored(page, /./);
  await putArmies(page, more);
  await page.reload();
  await cards().first().waitFor();
  await settled(page);
  return page;
}

describe('armies/list', () => {
  it('armies/list found by a unit, tagged together, filtered, and the tag taken back', async () => {
    const page = await openList();
    await button('Search and sort').click();
    await page.getByRole('searchbox').fill('halb');
    await expect.poll(names).toEqual(['Army one']);
    await page.getByText('Has: Halberdiers').waitFor();
    await page.getByRole('searchbox').fill('');
    await button('Select several').click();
    await button(/Army one/).click();
    await button(/Army two/).click();
    await toolbar().getByRole('button', { name: 'Tags' }).click();
    await page.getByRole('textbox', { name: 'New tag' }).fill('Club night');
    // What is half typed outlives its sheet.
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await toolbar().getByRole('button', { name: 'Tags' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'New tag' }).inputValue()).toBe('Club night');
    await page.getByRole('textbox', { name: 'New tag' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Club night', pressed: true }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await button('Done').click();
    await stored(page, /"tags":\["Club night"\]/);
    await page.getByRole('group', { name: 'Tags' }).getByRole('button').click();
    await expect.poll(names).toEqual(['Army one', 'Army two']);
    await page.reload();
    await page.getByRole('group', { name: 'Tags' }).getByText('2').waitFor();
  });

  it('armies/list a tag that one of those selected has no room for is given to none, and none is lost', async () => {
    const tags = Array.from({ length: 8 }, (_, at) => `Tag ${at}`);
    const page = await openList({}, { one: { tags }, two: { tags: tags.slice(0, 2) } });
    await button('Select several').click();
    await button(/Army one/).click();
    await button(/Army two/).click();
    await toolbar().getByRole('button', { name: 'Tags' }).click();
    const chips = () =>
      page
        .getByRole('dialog')
        .locator('.army-filter')
        .evaluateAll((all) => all.map((chip) => `${chip.textContent} ${chip.getAttribute('aria-pressed')}`));
    const given = [
      ...tags.slice(0, 2).map((tag) => `${tag} true`),
      ...tags.slice(2).map((tag) => `${tag}1/2 mixed`),
    ];
    expect(await chips()).toEqual(given);
    const field = page.getByRole('textbox', { name: 'New tag' });
    await field.fill('Ninth');
    await field.press('Enter');
    await page.getByText('An army has room for 8 tags.').waitFor();
    expect(await field.inputValue()).toBe('Ninth');
    expect(await chips()).toEqual(given);
    // What is written in other letters is the tag that there is, for which there is room.
    await field.fill(' tag 2 ');
    await expect.poll(() => page.getByText('An army has room for 8 tags.').count()).toBe(0);
    await field.press('Enter');
    await expect.poll(chips).toEqual(given.with(2, 'Tag 2 true'));
    expect(await field.inputValue()).toBe('');
    await page.getByRole('dialog').getByRole('button', { name: 'Tag 0' }).click();
    await expect.poll(chips).toEqual(given.slice(1).with(1, 'Tag 2 true'));
  });

  it('armies/list several go with one undo, and Back ends selecting', async () => {
    const page = await openList();
    await button('Select several').click();
    await toolbar().waitFor();
    await page.goBack();
    await expect.poll(() => toolbar().count()).toBe(0);
    await button('Select several').click();
    await button(/Army two/).click();
    await button(/Army three/).click();
    await toolbar().getByRole('button', { name: 'Delete' }).click();
    await expect.poll(names).toEqual(['Army one']);
    await button('Undo').click();
    await expect.poll(names).toEqual(['Army one', 'Army two', 'Army three']);
  });

  it('armies/list several are sent in one file, which brings them all to another phone', async () => {
    const page = await openList();
    await button('Select several').click();
    await button(/Army one/).click();
    await button(/Army three/).click();
    const saved = page.waitForEvent('download');
    await toolbar().getByRole('button', { name: 'Send' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('armies-2.adjutant');
    await page.getByText('File saved.').waitFor();
    const text = await textOf(file);
    await current().close();
    const { open } = await take();
    await open('#/armies/~receive');
    await current()
      .page.locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'armies-2.adjutant', mimeType: 'application/json', buffer: Buffer.from(text) });
    await current().page.getByText('Army one').first().waitFor();
    await current().page.getByText('Army three').first().waitFor();
  });

  it('armies/battle/duels: each unit of the one against each of the other, with the odds of the fight that opens, and the way back', async () => {
    // Some armies by luck have nobody who can attack.
    sameLuck();
    const { page, open } = await take();
    const made = async () => {
      await open('#/armies');
      await page.getByRole('button', { name: 'New army', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Random: an army for USB' }).click();
      await page.locator('.screen[data-game="usb"] .army-line').first().waitFor();
      await stored(page, '"name":"Free company"');
      return (await page.evaluate(() => location.hash)).replace('#/armies/', '');
    };
    const [one, other] = [await made(), await made()];
    await settled(page);
    await open(`#/armies/~compare/${one}/${other}`);
    const rows = page.locator('.target');
    await rows.first().waitFor();
    // Every one of them has its number, and one is the best.
    await expect.poll(() => page.locator('.target-odds[data-best]').count()).toBe(1);
    const odds = await page.locator('.target').allTextContents();
    expect(odds.length).toBeGreaterThan(2);
    for (const text of odds) expect(text).toMatch(/(?:\d|[<>]\d+|–)/);
    await rows.first().locator('input').check();
    await page
      .getByText(/ → .*: .*(?:%|–)/)
      .first()
      .waitFor();
  });

  it('armies/list two armies stand side by side, from the list and by their address', async () => {
    const page = await openList();
    await button('Select several').click();
    await button(/Army one/).click();
    await button(/Army three/).click();
    await toolbar().getByRole('button', { name: 'Compare' }).click();
    const table = page.getByRole('table', { name: 'Army one and Army three' });
    await table.waitFor();
    await page.getByRole('heading', { name: 'Only in Army one' }).waitFor();
    expect(await page.evaluate(() => location.hash)).toBe('#/armies/~compare/one/three');
    await button('Swap sides').click();
    await page.getByRole('table', { name: 'Army three and Army one' }).waitFor();
    await button('All armies').click();
    await cards().first().waitFor();
  });
});
