import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { putRecords } from '../faults/records.ts';
import { usePhone } from '../support/dom/phone.ts';
import { fixture } from './device.ts';

const { take } = usePhone();

const damaged = (name: string, change: object): object => ({ ...(fixture(name) as object), ...change });

async function visit(page: Page, site: string, hash: string, heading: string): Promise<void> {
  await page.goto(site + hash);
  await page.reload();
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  await page.locator('main:not([aria-busy="true"])').waitFor();
}

describe('storage/time', () => {
  it('storage/time: records whose times are none take no place down, and armies come back from the trash', async () => {
    const { page, open, site, troubles } = await take();
    await open('#/armies');
    await putRecords(page, [
      ['army:good', damaged('army-1.json', { id: 'good', name: 'Good' })],
      ['army:bad', damaged('army-1.json', { id: 'bad', changed: 1e300 })],
      ['summary:bad', damaged('summary-1.json', { id: 'bad', changed: 1e300 })],
      ['summary:good', damaged('summary-1.json', { id: 'good', created: -1e300 })],
      [
        'trash:gone',
        damaged('trash-1.json', {
          deleted: 1e300,
          army: { ...(fixture('army-1.json') as object), id: 'gone', name: 'Gone' },
        }),
      ],
      ['tally', damaged('tally-1.json', { since: 1e300 })],
      ['battle:0123456789abcdef', damaged('siege-1.json', { changed: 1e300 })],
      [
        'rolls:1',
        {
          version: 1,
          rolls: [{ ...(fixture('rolls-1.json') as { rolls: object[] }).rolls[0], time: 1e300 }],
        },
      ],
      ['settings', damaged('settings-1.json', { language: 'en', lastBackup: 1e300 })],
      ['version:good:1', damaged('version-1.json', { kept: 1e300 })],
    ]);
    await visit(page, site.url, '#/armies', 'Armies');
    await page.getByRole('link', { name: /Good/ }).waitFor();
    await visit(page, site.url, '#/armies/good', 'Good, Armies');
    await visit(page, site.url, '#/armies/~trash', 'Trash, Armies');
    await page.getByText('Gone').waitFor();
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByText('The trash is empty.').waitFor();
    await visit(page, site.url, '#/dice/fairness', 'Are the dice fair?, Dice');
    await visit(page, site.url, '#/castle/siege', 'Siege, Castle');
    await visit(page, site.url, '#/settings', 'Settings');
    await visit(page, site.url, '#/dice', 'Dice');
    expect(troubles).toEqual([]);
  });
});
