import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { usePhone } from '../harness.ts';

const { take, current } = usePhone();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Opens the sheet of a unit by its plate. */
const unit = async (page: Page, which: 'Mine' | 'Enemy') => {
  const plates = page.locator('.stage-plate');
  await (which === 'Mine' ? plates.first() : plates.last()).click();
  return page.getByRole('dialog', { name: which === 'Mine' ? 'My unit' : 'Enemy’s unit', exact: true });
};
/** Opens the sheet of the shot by its chip. */
const shot = async (page: Page) => {
  await page.getByRole('button', { name: /^More \(/ }).click();
  return page.getByRole('dialog', { name: 'What counts here?' });
};
const shut = async (page: Page) => {
  await page.getByRole('button', { name: 'Done' }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

const sentence = /^The enemy unit usually loses \d+ to \d+ models; .*panics \d+.*\u00a0%\.$/;

describe('usb-shoot', () => {
  it('usb-shoot: a number of hits has a key of its own, large enough, in two rows', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/shoot');
    await button(page, 'Type real dice').click();
    const keys = page
      .locator('.table-pad')
      .getByRole('group', { name: 'How many hits?' })
      .getByRole('button');
    // A key for the faces stands behind the numbers.
    await expect.poll(() => keys.count()).toBe(12);
    const sizes = await keys.evaluateAll((all) => all.map((key) => key.getBoundingClientRect()));
    expect(new Set(sizes.map(({ top }) => Math.round(top))).size).toBe(2);
    expect(sizes.every(({ width, height }) => width >= 48 && height >= 48)).toBe(true);
  });

  it('usb-shoot with the server dead: units, chips, dice', async () => {
    const { page, open, readyOffline, cutOff } = await take({ worker: true });
    await open('#/fight/usb/shoot');
    await readyOffline();
    await cutOff();
    await page.reload();
    await page.getByText(sentence).first().waitFor();
    const shooters = await unit(page, 'Mine');
    await shooters.getByText('More about the unit').click();
    await shooters.getByRole('radio', { name: 'Forest', exact: true }).check();
    await shut(page);
    await (await shot(page)).getByRole('button', { name: 'Target under a False Flag' }).waitFor();
    await shut(page);
    await button(page, /^Roll: /).click();
    await button(page, 'Undo roll').waitFor();
    expect(current().troubles).toEqual([]);
  });
});
