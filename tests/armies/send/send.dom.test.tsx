import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { send as en } from '../../../src/armies/words/send-en.ts';
import { putRecords, readRecords } from '../../faults/records.ts';
import { army } from '../../storage/device.ts';
import { usePhone } from '../../support/dom/phone.ts';

declare global {
  interface Window {
    holdBefore?: (picture: string) => Promise<void>;
    cameraIsOn?: () => boolean;
  }
}

const { take } = usePhone();

async function armies(page: Page): Promise<readonly Record<string, unknown>[]> {
  const records = await readRecords(page, 'army:');
  return Object.values(records) as Record<string, unknown>[];
}

describe('send', () => {
  it('armies/send: a list of another maker becomes an army, after a look at what was understood', async () => {
    const { page, open } = await take();
    await open('#/armies/~receive');
    await page.getByRole('button', { name: en.fromList }).click();
    const sheet = page.getByRole('dialog');
    await sheet
      .getByRole('textbox', { name: en.listLabel })
      .fill('Iron Ford\n3 x Spears, 60 pts\nCaptain: 65\n???');
    const sum = sheet.getByRole('status').filter({ hasText: 'Read' });
    await sum.getByText(en.listRead('125 CP')).waitFor();
    await sheet.getByRole('button', { name: new RegExp(`^${en.listTake(2)} ?${en.listOpen(1)}`) }).waitFor();
    await sheet.getByText('Game: BrikWars', { exact: true }).click();
    await sheet.getByRole('button', { name: en.pointsOfOne }).click();
    await sum.getByText(en.listRead('245 CP')).waitFor();
    await sheet.getByRole('button', { name: en.pointsOfOne }).click();
    await sheet
      .getByRole('group', { name: /^\?\?\?/ })
      .getByRole('button', { name: en.leaveOut })
      .click();
    await sheet.getByRole('button', { name: en.listTake(2), exact: true }).click();
    await page.getByRole('heading', { name: 'Iron Ford', exact: true }).waitFor();
    await page.locator('.army-line', { hasText: '3 × Spears' }).getByText('60', { exact: true }).waitFor();
    await expect.poll(async () => (await armies(page)).length).toBe(1);
  });

  it('armies/send: headings, the reserve and the notes of a text come along, and are shown before', async () => {
    const { page, open } = await take();
    await open('#/armies/~receive');
    await page.getByRole('button', { name: en.fromList }).click();
    const sheet = page.getByRole('dialog');
    await sheet
      .getByRole('textbox', { name: en.listLabel })
      .fill(
        'Iron Ford (BrikWars, 60 of 200 CP)\n   Riders left\n— Vanguard —\n3 × Spears: 60 CP\n— At home —\n1 × Captain: 65 CP (not today)\nMade with Adjutant.',
      );
    await sheet.getByText('Notes: Riders left').waitFor();
    await sheet.getByText(en.listHeading('Vanguard'), { exact: false }).waitFor();
    await sheet.getByRole('checkbox', { name: /^1 × Captain.*not today/ }).waitFor();
    await sheet.getByText(en.listSays('60', '60')).waitFor();
    await sheet.getByRole('button', { name: en.listTake(2), exact: true }).click();
    await page.getByRole('heading', { name: 'Iron Ford', exact: true }).waitFor();
    await expect
      .poll(async () => (await armies(page))[0])
      .toMatchObject({
        notes: 'Riders left',
        limit: 200,
        lines: [{ squad: 'Vanguard' }, { squad: 'At home', reserve: true }],
      });
  });

  it('armies/send: what the text leaves out is said where there is such a thing', async () => {
    const { page, open } = await take();
    const sheet = page.getByRole('dialog');
    await open('#/dice');
    for (const [id, edition] of [
      ['plain-army', undefined],
      ['brick-army', '2005'],
    ] as const) {
      const made = { ...army(id), ...(edition !== undefined && { edition }) };
      await putRecords(page, [[`army:${id}`, made]]);
      await open(`#/armies/${id}`);
      await page.getByRole('button', { name: en.send, exact: true }).click();
      await sheet.getByText(en.textFor).waitFor();
      await expect.poll(() => sheet.getByText(en.textLacks).count()).toBe(edition ? 1 : 0);
      await page.keyboard.press('Escape');
    }
  });
});
