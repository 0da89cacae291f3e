import { describe, expect, it } from 'vitest';
import { newArmy } from '../support/play/hands.ts';
import { settled, usePhone } from './harness.ts';

const { take } = usePhone();

describe('battle', () => {
  it.each([
    [360, 740],
    [320, 568],
    [740, 360],
  ] as const)('battle: whatever is asked, no row moves under a finger (%i x %i)', async (width, height) => {
    const { page, open } = await take({ language: 'pl', width, height, painted: true });
    await open('#/armies');
    await newArmy(page, 'USB');
    await page.locator('.usb-sample').filter({ hasText: '300' }).click();
    await page.getByRole('button', { name: 'Graj', exact: true }).click();
    await page.getByRole('button', { name: 'Zacznij bitwę', exact: true }).click();
    const row = page.locator('.battle-row').nth(2);
    await row.waitFor();
    await settled(page);
    const place = async () => {
      await settled(page);
      // From the head of the list's page: who scrolls to a row has not moved it.
      return row.evaluate((box) => box.getBoundingClientRect().y + scrollY);
    };
    const before = await place();
    const pawns = row.locator('.battle-pawns');
    const asked = new Set<string | null>();
    for (let lost = 0; lost < 4; lost += 1) {
      asked.add(await page.locator('.battle-hint').getAttribute('data-asks'));
      await pawns.click();
      await expect.poll(place).toEqual(before);
    }
    expect([...asked]).toContain('morale');
    const hint = page.locator('.battle-hint');
    const over = await hint.evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(over).toBeLessThanOrEqual(0);
  });
});
