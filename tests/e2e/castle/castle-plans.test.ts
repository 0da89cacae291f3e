import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { everyElement, readXml } from '../../support/xml.ts';
import { usePhone } from '../harness.ts';

const { take, current } = usePhone();

/** Seven sections of one castle, all legal. */
const plan =
  'v=1&t=36-72&c=1&o=cptf&a=near-0-36-3&a=far-0-36-3&s=k0-18-60-6-6-0,r0-11-60-2,r0-25-60-2,g0-18-54-6-4-0,w0-11-55-6-2-90,w0-25-55-6-2-90,d0-14-52-2-2-0';

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const pieces = (page: Page) => page.locator('svg.map [role="button"]').count();
const rows = () => current().page.locator('.plan-row');

/** The plan of a link taken as the own one. */
async function openPlan(query = plan): Promise<Page> {
  const { page } = current();
  await current().open(`#/castle/map?${query}`);
  await expect.poll(() => pieces(page)).toBeGreaterThan(0);
  await more();
  await button(/^Saved plans \(\d+\)$/).waitFor();
  return page;
}

/** What is done with the plan as a whole lies behind one button. */
async function more(): Promise<void> {
  await button('More').click();
  await current().page.getByRole('dialog').waitFor();
}

async function save(name: string): Promise<void> {
  const { page } = current();
  await button('Save').first().click();
  await page.getByRole('textbox', { name: 'Name of this plan' }).fill(name);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('textbox', { name: 'Name of this plan' }).count()).toBe(0);
}

async function contentOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

describe('castle-plans: pictures', () => {
  it('castle-plans: the plan is kept as SVG and as PNG, offline too', async () => {
    await take({ worker: true });
    const page = await openPlan();
    await save('Gate <b>&amp;</b>');
    await current().readyOffline();
    await current().cutOff();
    await page.reload();
    await more();
    await button('Saved plans (1)').click();
    await rows()
      .getByRole('button', { name: /: more$/ })
      .click();
    await button('Picture').click();
    const dialog = page.getByRole('dialog', { name: 'Picture of the plan' });
    const shown = dialog.getByRole('img');
    await expect
      .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(1000);

    const [svgFile] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save SVG' }).click(),
    ]);
    expect(svgFile.suggestedFilename()).toBe('gate-b-amp-b.svg');
    const drawing = readXml((await contentOf(svgFile)).toString('utf8'));
    const things = everyElement(drawing).filter(({ attributes }) => attributes['data-thing']);
    expect(things).toHaveLength(7);
    expect(drawing.children[0]?.text).toBe('Gate <b>&amp;</b>');
    expect(drawing.text).toContain('Everything is legal so far');

    const [pngFile] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save PNG' }).click(),
    ]);
    expect(pngFile.suggestedFilename()).toBe('gate-b-amp-b.png');
    const png = await contentOf(pngFile);
    expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    // For a chat it is cut to the castle; the drawing has the whole table.
    expect(width).toBe(1080);
    expect(height).toBeLessThan(1_600);
    expect(Math.max(Number(drawing.attributes.width), Number(drawing.attributes.height))).toBe(2000);
    // Something is drawn on it: plain white would be a few kilobytes.
    expect(png.length).toBeGreaterThan(60_000);
    await page.goBack();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('castle-plans: where a file can be sent it is, and a refusal is said', async () => {
    await take();
    await current().context.addInitScript(() => {
      const sent: string[] = [];
      Object.assign(window, { sent });
      Object.assign(navigator, {
        canShare: ({ files }: { readonly files?: readonly File[] }) => files?.length === 1,
        share: async ({ files = [] }: { readonly files?: readonly File[] }) => {
          sent.push(...files.map(({ name, type }) => `${name} ${type}`));
          if (sent.length > 1) throw new DOMException('no', 'NotAllowedError');
        },
      });
    });
    const page = await openPlan();
    await button('Picture').click();
    await button('Send PNG').click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { readonly sent: readonly string[] }).sent))
      .toEqual(['castle-of-7-sections.png image/png']);
    await button('Send SVG').click();
    await page.getByRole('alert').getByText('could not be sent').waitFor();
  });

  it('castle-plans: where no PNG can be made, that is said and the SVG stays', async () => {
    await take();
    await current().context.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const page = await openPlan();
    await button('Picture').click();
    await page.getByRole('alert').getByText('cannot make a PNG').waitFor();
    await expect.poll(() => button('Save PNG').count()).toBe(0);
    await expect.poll(() => button('Save SVG').count()).toBe(1);
  });
});
