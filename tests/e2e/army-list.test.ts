import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type PhoneOptions, settled, stored, usePhone } from './harness.ts';

const { take, current } = usePhone();

const day = 24 * 60 * 60 * 1000;
const button = (name: string | RegExp) => current().page.getByRole('button', { name });

const cards = () => current().page.locator('.army-card');
const names = () => current().page.locator('.army-card-name').allInnerTexts();

const army = (id: string, game: string, unit: string, changed: number) => ({
  ...{ id, version: 1, name: `Army ${id}`, game, limit: 100, created: changed, changed, revision: 1 },
  lines: [{ id: 'l', name: unit, count: 3, points: 10, note: '' }],
});

/** Puts armies on the device, as an older version of the app left them: without what the list says of them. */
async function putArmies(page: Page): Promise<void> {
  const armies = [
    army('one', 'brikwars', 'Halberdiers', 3000),
    army('two', 'mage-knight', 'Stone giant', 2000),
    army('three', 'brikwars', 'Bowmen', 1000),
  ];
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

async function openList(options: PhoneOptions = {}): Promise<Page> {
  const { page, open } = await take(options);
  await open('#/armies');
  await page.locator('.first-game').first().waitFor();
  await stored(page, /./);
  await putArmies(page);
  await page.reload();
  await cards().first().waitFor();
  await settled(page);
  return page;
}

describe('armies/list', () => {
  it('armies/list the own order is made by buttons, keys and dragging, and is there after a reload', async () => {
    const page = await openList();
    await button('Search and sort').click();
    await page.getByRole('radio', { name: 'My order' }).check();
    await button('Select several').click();
    await button(/Army three/).click();
    await button('Move up').click();
    await expect.poll(names).toEqual(['Army one', 'Army three', 'Army two']);
    await button('Done').click();
    await page.getByRole('link', { name: /Army two/ }).press('Alt+ArrowUp');
    await expect.poll(names).toEqual(['Army one', 'Army two', 'Army three']);
    const moved = page.getByRole('link', { name: /Army two/ });
    await expect.poll(() => moved.evaluate((link) => link === document.activeElement)).toBe(true);
    const grip = (name: RegExp) => page.locator('.army-card').filter({ hasText: name }).locator('.army-grip');
    await grip(/Army three/).scrollIntoViewIfNeeded();
    const [from, to] = [await grip(/Army three/).boundingBox(), await grip(/Army one/).boundingBox()];
    if (!from || !to) throw new Error('nothing to drag');
    await page.mouse.move(from.x + 20, from.y + 30);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 40, { steps: 4 });
    await page.mouse.up();
    await expect.poll(names).toEqual(['Army three', 'Army one', 'Army two']);
    await stored(page, /ids=three\.one\.two/);
    await page.reload();
    await cards().first().waitFor();
    expect(await names()).toEqual(['Army three', 'Army one', 'Army two']);
  });

  it('armies/list the backup is shown by its age and what it lacks, and made with one tap', async () => {
    const page = await openList();
    await page.getByText('No backup yet').waitFor();
    await page.getByText('3 armies are on this device only').waitFor();
    const download = page.waitForEvent('download');
    await button('Make one').click();
    expect((await download).suggestedFilename()).toMatch(/^adjutant-.*\.json$/);
    await page.getByText('Backup made today').waitFor();
    await page.getByText('No army changed since').waitFor();
    await page.clock.install({ time: Date.now() + 12 * day });
    await page.reload();
    await page.getByText('Backup is 12 days old').waitFor();
  });
});
