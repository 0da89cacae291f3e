import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { startBrowser } from '../faults/kills.ts';
import { newArmy } from '../support/play/hands.ts';
import { serveSite } from '../support/site.ts';
import { height } from './first-sight.ts';
import { stored } from './harness.ts';

/** Tall enough for all rows above the thumb. */
const phone = { width: 412, height: 915 };

describe('battle', () => {
  it('USB-TURN-02 USB-MOR-01 battle: twelve units over five rounds, and three kills of the browser lose nothing', async () => {
    const site = await serveSite(inject('app'));
    const profile = await mkdtemp(path.join(tmpdir(), 'adjutant-battle-'));
    let browser = await startBrowser(profile);
    let taps = 0;
    try {
      let { page } = browser;
      const unit = (name: string) => page.locator('.battle-row').filter({ hasText: name });
      const tap = async (on: ReturnType<typeof unit>) => {
        await on.click();
        taps += 1;
      };
      const named = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
      await page.setViewportSize(phone);
      await page.goto(`${site.url}#/armies`);
      await newArmy(page, 'USB');
      await page.locator('.usb-sample').filter({ hasText: '300' }).click();
      await named('Play').click();
      for (let more = 5; more < 7; more += 1) await named('Enemy units: more').click();
      await named('Models in each: more').click();
      await named('Begin the battle').click();
      await page.locator('.battle-row').first().waitFor();
      const address = page.url();
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await height(page)).toBeLessThanOrEqual(900);
      await page.setViewportSize(phone);
      let kills = 0;
      for (const round of [1, 2, 3, 4, 5]) {
        await expect.poll(() => page.locator('.battle-figure').first().textContent()).toContain(`${round}/5`);
        for (const at of [0, 1, 2, 3, 4]) await tap(page.locator('.battle-act').nth(at));
        await tap(unit('7 Regulars').locator('.battle-pawns'));
        await tap(page.locator('.battle-side').nth(1));
        for (const at of [0, 1, 2, 3, 4, 5, 6]) {
          const enemy = page.locator('.battle-act').nth(at);
          if (await enemy.isEnabled()) await tap(enemy);
        }
        await tap(unit(`Unit ${round}`).locator('.battle-pawns'));
        await tap(unit(`Unit ${round}`).locator('.battle-pawns'));
        const before = await page.locator('.battle-rows').innerText();
        await stored(page, new RegExp(`("do":"lose","unit":"t${round}","by":1.*){2}`));
        if (round % 2 === 1) {
          await browser.kill();
          kills += 1;
          browser = await startBrowser(profile);
          ({ page } = browser);
          await page.setViewportSize(phone);
          await page.goto(address);
          await page.locator('.battle-row').first().waitFor();
          await page.locator('.battle-side').nth(1).click();
          expect(await page.locator('.battle-rows').innerText(), `after kill ${kills}`).toBe(before);
        }
        await page.locator('.battle-side').first().click();
        await unit('7 Regulars')
          .getByText(`${7 - round}/7`)
          .waitFor();
        if (round < 5) {
          await named('More').click();
          await page.getByRole('dialog').getByRole('button', { name: 'Next round' }).click();
          taps += 2;
          await page.keyboard.press('Escape');
          await page.locator('dialog[open]').waitFor({ state: 'detached' });
        }
      }
      await page.getByText(/lost fewer and has won\./).waitFor();
      await named(/^Undo/).click();
      await named('More').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Do it again' }).click();
      await dialog.getByText('Report').click();
      await page.getByText('Round 5: Lost: 1 mine, 2 enemy').waitFor();
      await dialog.getByRole('button', { name: 'End the battle', exact: true }).click();
      await stored(page, '"ended":');
      process.stdout.write(`battle: 12 units, 5 rounds, ${taps} taps, ${kills} kills, nothing lost\n`);
      await page.goto(`${site.url}#/armies/~battle`);
      await page
        .getByRole('link', { name: /Ready army, 300 points – Enemy/ })
        .getByText('Won')
        .waitFor();
    } finally {
      await browser.kill();
      await site.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});
