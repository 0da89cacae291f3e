import { IDBDatabase as FakeDatabase } from 'fake-indexeddb';
import { afterEach, describe, expect, it } from 'vitest';
import { battle } from '../../src/armies/words/battle-en.ts';
import { armies } from '../../src/armies/words/en.ts';
import { league } from '../../src/armies/words/league-en.ts';
import { putRecords } from '../faults/records.ts';
import { fixture } from '../storage/device.ts';
import { usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

const { transaction } = FakeDatabase.prototype;
afterEach(() => {
  FakeDatabase.prototype.transaction = transaction;
});

describe('armies/missing', () => {
  it.each([
    ['an army', 'army:0123456789abcdef', '0123456789abcdef', armies.missing],
    ['a battle', 'play:0123456789abcdef', '~battle/0123456789abcdef', battle.missing],
    ['a season', 'season:0123456789abcdef', '~league/0123456789abcdef', league.missing],
  ])(
    'armies/missing: of %s it is said that it is not here only where the storage says so',
    async (_title, _record, path, missing) => {
      const { page, open } = await take();
      await open('#/armies');
      FakeDatabase.prototype.transaction = () => {
        throw new DOMException('broken', 'AbortError');
      };
      await open(`#/armies/${path}`);
      await page.locator('main').getByText(armies.storageIssues['storage-failed']).waitFor();
      expect(await page.getByText(missing).count()).toBe(0);
      FakeDatabase.prototype.transaction = transaction;
      // The app asks again by itself.
      await page.locator('main').getByText(missing).waitFor();
    },
  );

  it('armies/missing: an army that could not be read is shown when it can be', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await putRecords(page, [
      ['army:good', { ...(fixture('army-1.json') as object), id: 'good', name: 'Good host' }],
    ]);
    FakeDatabase.prototype.transaction = () => {
      throw new DOMException('broken', 'AbortError');
    };
    await open('#/armies/good');
    await page.locator('main').getByText(armies.storageIssues['storage-failed']).waitFor();
    FakeDatabase.prototype.transaction = transaction;
    await page.locator('main').getByText('Good host').waitFor();
    await expect.poll(() => page.getByText(armies.unstored).count()).toBe(0);
  });

  it.each([
    ['battle', 'play:0123456789abcdef', '~battle/0123456789abcdef', battle.unreadable(1)],
    ['season', 'season:0123456789abcdef', '~league/0123456789abcdef', league.unreadable(1)],
  ])('armies/missing: a %s of a newer version is here', async (_title, record, path, unreadable) => {
    const { page, open } = await take();
    await open('#/armies');
    await putRecords(page, [[record, { version: 99, id: '0123456789abcdef' }]]);
    await open(`#/armies/${path}`);
    await page.locator('main').getByText(unreadable).waitFor();
  });
});
