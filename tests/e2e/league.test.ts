import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { league as pl } from '../../src/armies/words/league-pl.ts';
import { seasonKey } from '../../src/storage/season.ts';
import { putRecords } from '../faults/records.ts';
import { fixture } from '../storage/device.ts';
import { usePhone } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });
const sheet = () => current().page.getByRole('dialog');

async function fileOf(press: Locator): Promise<Buffer> {
  const coming = current().page.waitForEvent('download');
  await press.click();
  return readFileSync(await (await coming).path());
}

describe('league', () => {
  it('BW-LG-01 the table of a season is sent as a picture', async () => {
    const { page, open } = await take({ language: 'pl' });
    await open('#/armies');
    const { deleted: _, ...live } = fixture('season-1.json') as Record<string, unknown>;
    await putRecords(page, [[seasonKey('s1'), { ...live, id: 's1' }]]);
    await open('#/armies/~league/s1');
    await button(pl.send).click();
    const shown = sheet().getByRole('img');
    await expect
      .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(600);
    await expect
      .poll(() => shown.getAttribute('alt'))
      .toMatch(/ 1\. (?:Anna|Bolek|Celina): -?\d+ pkt, gry: \d z \d/);
    const picture = await fileOf(sheet().getByRole('button', { name: pl.asPicture }));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    // Something is drawn on it: plain white would be a few kilobytes.
    expect(picture.length).toBeGreaterThan(10_000);
  });
});
