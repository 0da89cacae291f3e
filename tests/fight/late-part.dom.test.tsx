import { describe, expect, it } from 'vitest';
import { rest } from '../../src/fight/fetch-rest.ts';
import { usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

describe('fight/fetch-rest', () => {
  it('fight/fetch-rest: a roll that was tapped before the dice have been fetched is made and shown when they are there', async () => {
    const { page, open } = await take();
    await open('#/fight/brikwars');
    await expect.poll(() => rest.value !== undefined).toBe(true);
    const { value } = rest;
    // A slow line: the file is still on its way.
    rest.value = undefined;
    try {
      await page.getByRole('button', { name: /^Roll: my attack/ }).click();
      await page.locator('.moment').waitFor();
      expect(await page.locator('.moment-word').count()).toBe(0);
    } finally {
      rest.value = value;
    }
    await page.locator('.moment-told').waitFor();
    // One roll, and no second one.
    expect(await page.locator('.moment-tray .die:not(.die-bonus)').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Undo roll' }).click();
    await expect.poll(() => page.locator('.moment-told').count()).toBe(0);
  });
});
