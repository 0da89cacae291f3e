import { describe, expect, it } from 'vitest';
import { newArmy } from '../support/play/hands.ts';
import { settled, usePhone } from './harness.ts';

const { take } = usePhone();

describe('battle', () => {
  it('battle: the list ends above the bar, and after each tick one of those to act is in sight, or what is asked', async () => {
    const { page, open } = await take({ width: 360, height: 740, painted: true });
    await open('#/armies');
    await newArmy(page, 'USB');
    await page.locator('.usb-sample').filter({ hasText: '300' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Begin the battle', exact: true }).click();
    await page.locator('.battle-row').first().waitFor();
    for (let more = 0; more < 6; more += 1) {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add a unit', exact: true }).click();
      await page.getByRole('dialog').getByRole('textbox').first().fill(`Extra ${more}`);
      await page.getByRole('dialog').locator('.button[data-kind="primary"]').click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page
        .locator('.battle-row')
        .filter({ hasText: `Extra ${more}` })
        .waitFor();
    }
    const bar = async () => (await page.locator('.battle-bar').boundingBox())?.y ?? 0;
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await settled(page);
    const foot = await page.locator('.battle-row').last().boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((await bar()) - 4);
    await page.evaluate(() => scrollTo(0, 0));
    const rows = page.locator('.battle-row:not([data-acted])');
    const undo = page.locator('.battle-bar .button').first();
    for (let acts = 0; (await rows.count()) > 0; acts += 1) {
      const before = await undo.innerText();
      await rows.first().locator('.battle-act').click();
      await expect.poll(() => undo.innerText()).not.toBe(before);
      await settled(page);
      const next = (await rows.count()) > 0 ? rows : page.locator('.battle-hint');
      const boxes = await Promise.all((await next.all()).map((one) => one.boundingBox()));
      const end = await bar();
      expect(
        boxes.some((box) => box && box.y >= 0 && box.y + box.height <= end),
        `${acts}`,
      ).toBe(true);
    }
    expect(await page.locator('.battle-hint').getAttribute('data-asks')).toBe('round');
  });

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
