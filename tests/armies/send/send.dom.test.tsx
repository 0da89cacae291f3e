import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { send as en } from '../../../src/armies/words/send-en.ts';
import { readRecords } from '../../faults/records.ts';
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
    await sheet.getByText(en.understood(2)).waitFor();
    await sheet.getByText('125 CP').waitFor();
    await sheet.getByText(en.notUnderstood(1)).waitFor();
    await sheet.getByRole('button', { name: en.pointsOfOne }).click();
    await sheet.getByText('245 CP').waitFor();
    await sheet.getByRole('button', { name: en.pointsOfOne }).click();
    await sheet.getByRole('button', { name: en.makeArmy }).click();
    await page.getByRole('heading', { name: 'Iron Ford' }).waitFor();
    await page.locator('.army-line', { hasText: '3 × Spears' }).getByText('60', { exact: true }).waitFor();
    await expect.poll(async () => (await armies(page)).length).toBe(1);
  });
});
