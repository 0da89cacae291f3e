import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { league as pl } from '../../src/armies/words/league-pl.ts';
import { seasonKey } from '../../src/storage/season.ts';
import { putRecords } from '../faults/records.ts';
import { fixture } from '../storage/device.ts';
import { overflow, settled, usePhone, violations } from './harness.ts';

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

  it.each(['en', 'pl', 'hu'] as const)(
    'armies/league axe finds nothing, and nothing reaches past the edge: 320 px, landscape, letters twice as large (%s)',
    async (language) => {
      const { page, open } = await take({
        language,
        width: 320,
        height: 640,
        ...(language === 'pl' ? { theme: 'dark' } : {}),
      });
      await open('#/armies');
      const long = JSON.stringify(fixture('season-1.json')).replaceAll('"Bolek"', '"Bolesław Wiśniewski"');
      const { deleted: _, ...live } = JSON.parse(long) as Record<string, unknown>;
      await putRecords(page, [[seasonKey('s1'), { ...live, id: 's1' }]]);
      const at = '#/armies/~league';
      for (const place of [at, `${at}/s1`, `${at}/s1/player/anna`, `${at}/s1/game/m1`, `${at}/s1/game/m3`]) {
        await page.setViewportSize({ width: 320, height: 640 });
        await open(place);
        await page.locator('#main h2').first().waitFor();
        await settled(page);
        const found = [...(await violations(page)), ...(await overflow(page))];
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll<HTMLDetailsElement>('#main .fold')) fold.open = true;
        });
        await settled(page);
        found.push(...(await violations(page)), ...(await overflow(page)));
        await page.setViewportSize({ width: 740, height: 360 });
        found.push(...(await overflow(page)));
        await page.setViewportSize({ width: 360, height: 740 });
        await page.evaluate(() => {
          document.documentElement.style.setProperty('font-size', '32px');
          dispatchEvent(new Event('resize'));
        });
        found.push(...(await overflow(page)));
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
        expect({ place, found }).toEqual({ place, found: [] });
      }
    },
  );

  it('armies/league at first sight a season fits: page height and controls, its sheet too', async () => {
    const { page, open } = await take({ language: 'pl', width: 360, height: 740 });
    await open('#/armies');
    const { deleted: _, ...live } = fixture('season-1.json') as Record<string, unknown>;
    await putRecords(page, [[seasonKey('s1'), { ...live, id: 's1' }]]);
    for (const part of ['s1', 's1/player/anna', 's1/game/m1', 's1/game/m3']) {
      await open(`#/armies/~league/${part}`);
      await page.locator('#main h2').first().waitFor();
      await settled(page);
      const facts = await page.evaluate(() => ({
        tall: document.documentElement.scrollHeight <= 900,
        controls:
          [...document.querySelectorAll('button, a, input, summary, select')].filter((each) =>
            each.checkVisibility(),
          ).length <= 25,
      }));
      expect({ part, ...facts }).toEqual({ part, tall: true, controls: true });
    }
    await open('#/armies/~league/s1');
    await button(pl.enterResult).click();
    await sheet().getByRole('button', { name: pl.save }).waitFor();
    expect(await violations(page, 'all')).toEqual([]);
    const save = await sheet().getByRole('button', { name: pl.save }).boundingBox();
    expect((save?.y ?? 0) + (save?.height ?? 0)).toBeLessThanOrEqual(740);
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet().count()).toBe(0);
    await button(pl.send).click();
    await sheet().getByRole('img').waitFor();
    expect(await violations(page, 'all')).toEqual([]);
  });
});
