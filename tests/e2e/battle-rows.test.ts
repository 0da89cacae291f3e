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
    const fits = async () => {
      asked.add(await hint.getAttribute('data-asks'));
      expect(await place()).toEqual(before);
      expect(await hint.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
      // A page that is wider than the phone takes the bar under the thumb away.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await fits();
    // A test, its result and the way back; the commander's fall; a round with who begins it.
    const key = (at: number) => hint.locator('.battle-keys .button').nth(at);
    await key(0).click();
    await fits();
    const commander = page.locator('.battle-row').filter({ hasText: 'Dowódca' }).locator('.battle-pawns');
    for (let point = 0; point < 2; point += 1) await commander.click();
    await fits();
    await key(0).click();
    await fits();
    for (let tick = 0; tick < 40; tick += 1) {
      const ask = await hint.getAttribute('data-asks');
      if (ask === 'round') break;
      if (ask === 'recover') {
        await fits();
        await key(1).click();
        continue;
      }
      const waits = page.locator('.battle-row:not([data-acted], [data-down]) .battle-act');
      const own = page.locator(
        `.battle-rows[data-side="${await page.locator('.battle-bar').getAttribute('data-turn')}"] .battle-row:not([data-acted], [data-down]) .battle-act`,
      );
      await ((await own.count()) > 0 ? own : waits).first().click();
    }
    expect(await hint.getAttribute('data-asks')).toBe('round');
    const mine = page.locator('.battle-side').first();
    if (width < 600) await mine.click();
    await fits();
    await key(1).click();
    await page.locator('.battle-hint[data-asks="result"]').waitFor();
    if (width < 600) await mine.click();
    await fits();
    process.stdout.write(
      `px that rows move (${width} x ${height}): 60 to 155 before, 0 now; asked: ${[...asked].join(', ')}\n`,
    );
    expect([...asked]).toEqual(expect.arrayContaining(['begin', 'morale', 'result', 'commander', 'round']));
  });
});
