import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { settled, usePhone } from './harness.ts';

const { take } = usePhone();

describe('the card that settles it', () => {
  it('lookup/settle-card: all of both halves is in sight, upright and on its side, and it is sent as a picture of both', async () => {
    const { page, open } = await take({ width: 360, height: 740 });
    await open('#/rules/BW-CC-16/settle?v=1&q=&all=0&beside=pl');
    await page.getByRole('heading', { name: 'Parowanie' }).waitFor();
    for (const [width, height] of [
      [360, 740],
      [320, 568],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const hidden = () =>
        page
          .locator('.settle-half')
          .evaluateAll((halves) => halves.map((half) => half.scrollHeight - half.clientHeight));
      await expect.poll(hidden, { message: `${width}` }).toEqual([0, 0]);
    }
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Picture' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^parry-\d{4}-\d\d-\d\d\.png$/);
    const bytes = await readFile(await file.path());
    expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
      'PNG',
      1080,
      1350,
    ]);
  });
});
