import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { startBrowser } from '../faults/kills.ts';
import { newArmy } from '../support/play/hands.ts';
import { serveSite } from '../support/site.ts';
import { height } from './first-sight.ts';
import { otherProfile, stored } from './harness.ts';

/** The first army that is offered, the way of its fight, and whether a die for each side says who begins. */
const games = [
  { game: 'USB', sample: /300 points/, way: /^Charge/, order: true },
  { game: 'BrikWars', sample: /^Raiders/, way: /^Close combat/, order: true },
  { game: 'Mage Knight castles', sample: /Guard of the Gate|^Standard/, way: undefined, order: false },
] as const;

/** Rolls to the end, whatever is asked; what rolls goes away under the finger. */
async function rollOut(page: Page): Promise<void> {
  const next =
    '.moment-step .button:not(.battle-acts > .button, .thumb-bar > .button:not([data-kind="primary"])), .play-start .thumb-bar .button[data-kind="primary"]:enabled';
  const end = page.locator('.battle-end[data-written]');
  for (;;) {
    await end.or(page.locator(next)).first().waitFor();
    if ((await end.count()) > 0) return;
    await page.evaluate((rolls) => document.querySelector<HTMLElement>(rolls)?.click(), next);
  }
}

describe('battle', () => {
  it.each(games)(
    'USB-TURN-02 BW-GEN-04 MK-ACT-01 battle: an evening of $game from the start screen to the shared picture, with a kill of the browser and a hand-over to another phone',
    async ({ game, sample, way, order }) => {
      const site = await serveSite(inject('app'));
      const profile = await mkdtemp(path.join(tmpdir(), 'adjutant-evening-'));
      let browser = await startBrowser(profile);
      let taps = 0;
      try {
        let page: Page = browser.page;
        const named = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
        const inSheet = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name });
        const tap = async (on: Locator) => {
          await on.click();
          taps += 1;
        };
        const rows = () => page.locator('.battle-row:not([data-acted], [data-down])');
        const turn = () => page.locator('.battle-head').getAttribute('data-turn');
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(`${site.url}#/dice`);
        await page.locator('nav').getByRole('link', { name: 'Armies' }).click();
        await newArmy(page, game);
        await page.getByRole('button', { name: sample }).click();
        await page.locator('.army-line').first().waitFor();
        await tap(named('Play'));
        await tap(named('Begin the battle'));
        await page.locator('.battle-row').first().waitFor();
        expect(await height(page)).toBeLessThanOrEqual(900);
        if (order) await tap(named('I begin'));
        const top = () => page.locator('.battle-row').first().boundingBox();
        const before = await top();
        // A fight from the board comes back written.
        await page.locator('.battle-row').last().locator('.battle-name').click();
        if (way) {
          await inSheet(way).last().click();
          await page.locator('.fight-stage').waitFor();
          await rollOut(page);
          await stored(page, '"do":"fight"');
          await tap(page.locator('.battle-acts .button[data-kind="primary"]'));
        } else {
          await inSheet('Done').click();
          await tap(rows().last().locator('.battle-act'));
        }
        await page.locator('.battle-row').first().waitFor();
        // One unit each, where players take turns with one; where not, mine all act before they hand over.
        const side = await turn();
        expect(side).toBe(game === 'USB' ? 'theirs' : 'mine');
        expect(await page.locator('.battle-side[aria-pressed="true"]').getAttribute('data-side')).toBe(side);
        while ((await turn()) === 'mine') await tap(rows().first().locator('.battle-act'));
        await page.locator('.battle-pawns:enabled').first().click();
        // Nothing has moved a row.
        expect((await top())?.y).toBe(before?.y);
        await stored(page, '"do":"lose"');
        const standing = await page.locator('.battle-rows').innerText();
        const address = page.url().replace(/(~battle\/[^/]+).*/, '$1');
        await browser.kill();
        browser = await startBrowser(profile);
        ({ page } = browser);
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(address);
        await page.locator('.battle-row').first().waitFor();
        expect(await page.locator('.battle-rows').innerText()).toBe(standing);
        // The other phone goes on with it, as the other side.
        await named('More').click();
        await inSheet('Send the battle').click();
        const saved = page.waitForEvent('download');
        await page.getByRole('button', { name: /^File/ }).click();
        const file = await readFile(await (await saved).path());
        const other = await otherProfile({ context: page.context() });
        await other.goto(`${site.url}#/armies/~receive`);
        await other
          .locator('.receive input[type=file]')
          .setInputFiles({ name: 'battle.txt', mimeType: 'text/plain', buffer: file });
        await other.getByRole('dialog').getByRole('button', { name: 'Continue here' }).click();
        await other
          .getByRole('button', { name: /^I play/ })
          .last()
          .click();
        await other.locator('.battle-row').first().waitFor();
        expect(await other.locator('.battle-head').getAttribute('data-turn')).toBe('mine');
        // From its end to the picture it is two taps.
        await other.getByRole('button', { name: 'More', exact: true }).click();
        await other.getByRole('dialog').getByRole('button', { name: 'End the battle', exact: true }).click();
        await other.locator('.end-page').waitFor();
        expect(await height(other)).toBeLessThanOrEqual(900);
        const coming = other.waitForEvent('download');
        await other.getByRole('button', { name: /picture/ }).click();
        const picture = await readFile(await (await coming).path());
        expect([picture.subarray(1, 4).toString(), picture.readUInt32BE(16)]).toEqual(['PNG', 1080]);
        await other.context().close();
        process.stdout.write(`an evening of ${game}: ${taps} taps on the board, a kill and a hand-over\n`);
      } finally {
        await browser.kill();
        await site.stop();
        await rm(profile, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  );
});
