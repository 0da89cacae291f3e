import { describe, expect, it } from 'vitest';
import { typeCounts, typeFaces } from '../support/real-dice.ts';
import { controls, height } from './first-sight.ts';
import { usePhone } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });

const shares = () => current().page.locator('.outcome-brick .fight-number').allTextContents();
const plate = (at: number) => current().page.locator('.stage-plate').nth(at);

async function openSquads(query = ''): Promise<void> {
  const { open, page } = current();
  await open(`#/fight/squads${query}`);
  await page.locator('.outcome-brick').first().waitFor();
}

describe('squads: two squads in a round', () => {
  it('BW-SQ-23 BW-SQ-40 squads: two squads of eight fight a round with typed dice, and the fallen are taken off', async () => {
    const { page } = await take();
    await openSquads();
    await expect.poll(async () => (await shares()).reduce((sum, share) => sum + Number(share), 0)).toBe(100);
    expect(await height(page)).toBeLessThanOrEqual(900);
    expect((await controls(page)).length).toBeLessThanOrEqual(25);
    await page.locator('.thumb-bar .button').first().click();
    await page.getByText('My squad: 8 attacks').first().waitFor();
    // Three of eight hit, each with damage 5 against Armor 4.
    await typeCounts(page, { 1: 5, 5: 3 });
    await page.getByText('My squad: damage of 3 hits').first().waitFor();
    await typeFaces(page, 3, 3, 3);
    await page.getByText('Enemy squad: 5 attacks').first().waitFor();
    // Of the five who live two hit; a one of damage does nothing.
    await typeFaces(page, 5, 5, 1, 1, 1);
    await page.getByText('Enemy squad: damage of 2 hits').first().waitFor();
    await typeFaces(page, 3, 1);
    await expect
      .poll(() => page.locator('.fight-outcome-word').textContent())
      .toBe('Enemies lost: 3. Mine lost: 1.');
    await button('Take off the fallen').click();
    await expect.poll(() => plate(0).textContent()).toContain('7 × Minifig');
    await expect.poll(() => plate(1).textContent()).toContain('5 × Minifig');
    await button('Undo').click();
    await expect.poll(() => plate(1).textContent()).toContain('8 × Minifig');
  });
});
