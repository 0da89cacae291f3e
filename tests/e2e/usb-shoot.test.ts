import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stored, usePhone } from './harness.ts';

const { take, current } = usePhone();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const record = (page: Page) => page.getByRole('list', { name: 'Record' }).getByRole('listitem');

/** Opens the sheet of a unit by its plate. */
const unit = async (page: Page, which: 'Mine' | 'Enemy') => {
  const plates = page.locator('.stage-plate');
  await (which === 'Mine' ? plates.first() : plates.last()).click();
  return page.getByRole('dialog', { name: which, exact: true });
};
/** Opens the sheet of the shot by its chip. */
const shot = async (page: Page) => {
  await page.getByRole('button', { name: /^More about the shot/ }).click();
  return page.getByRole('dialog', { name: 'The shot' });
};
const shut = async (page: Page) => {
  await page.getByRole('button', { name: 'Done' }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

const sentence = /^The enemy unit usually loses \d+ to \d+ models; .*panics in \d+.* of 100\.$/;

describe('usb-shoot', () => {
  it('USB-SHOOT-03 usb-shoot a number of hits and of saves answers in one tap each, and no faces are made up', async () => {
    const { page, open } = await take();
    await open('#/fight/usb/shoot');
    await button(page, 'Type real dice').click();
    const pad = page.locator('.table-pad');
    await pad.getByText('How many hits?').waitFor();
    // Face keys and number keys are never there together.
    await expect(pad.locator('.face-pad, .face-counts').count()).resolves.toBe(0);
    const keys = pad.getByRole('group', { name: 'How many hits?' }).getByRole('button');
    await expect.poll(() => keys.allTextContents()).toEqual(Array.from({ length: 11 }, (_, n) => String(n)));
    const sizes = await keys.evaluateAll((all) => all.map((key) => key.getBoundingClientRect()));
    expect(new Set(sizes.map(({ top }) => Math.round(top))).size).toBe(2);
    expect(sizes.every(({ width, height }) => width >= 48 && height >= 48)).toBe(true);
    await button(page, '6 hits').click();
    await pad.getByText('How many saves?').waitFor();
    await expect(pad.getByRole('button', { name: '7 saves' }).count()).resolves.toBe(0);
    await button(page, '2 saves').click();
    // One die: its face is asked for.
    await pad.getByRole('group', { name: /^Die 1/ }).waitFor();
    const told = async () => (await record(page).allTextContents()).join(' ');
    await expect.poll(told).toContain('counted on the table: 6 of 10');
    await expect.poll(told).toContain('counted on the table: 2 of 6');
    await expect(page.locator('.play-dice').count()).resolves.toBe(0);
    await button(page, '5').click();
    await page.getByText('4 models lost; the enemy unit stays steady.').first().waitFor();
    await stored(page, '06.6.6.6.6.6.1.1.1.1t;06.6.1.1.1.1t;5t');
    await page.reload();
    await button(page, 'Back to the dice').click();
    await page.getByText('4 models lost; the enemy unit stays steady.').first().waitFor();
    await expect.poll(told).toContain('counted on the table: 6 of 10');
    await expect(page.locator('.play-dice').count()).resolves.toBe(1);
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
    await button(page, /^Roll it/).click();
    await record(page).first().waitFor();
    expect(current().troubles).toEqual([]);
  });
});
