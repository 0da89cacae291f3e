import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { controls, height } from './first-sight.ts';
import { type Language, stored, usePhone } from './harness.ts';

const { take } = usePhone();

const most = 900;

const nine =
  'v=1&t=36-72&c=1&o=cptf&a=near-0-36-3&a=far-0-36-3&s=k0-18-60-6-6-0,r0-11-60-2,r0-25-60-2,g0-18-54-6-4-0,w0-11-55-6-2-90,w0-25-55-6-2-90,d0-14-52-2-2-0,w0-8-50-6-2-90,r0-8-44-2&f=0-18-45-0.75&n=Smok';

/** What was measured of a screen in its states: the highest, and every one that is too high. */
function measure(page: Page) {
  const found: Record<string, number> = {};
  const tooHigh: string[] = [];
  return {
    found,
    tooHigh,
    async note(screen: string, state = '', limit = most) {
      const px = await height(page);
      found[screen] = Math.max(found[screen] ?? 0, px);
      if (px > limit) tooHigh.push(`${screen} ${state}: ${px}`);
    },
  };
}

const wishes = (page: Page) => page.locator('.castle-head .mode-bar label.chip');
const plates = (page: Page) => page.locator('.castle-plates > .castle-plate');

/** Sets each plate of a question to each of its choices, one after another. */
async function throughPlates(page: Page, each: (state: string) => Promise<void>) {
  for (let place = 0; place < (await plates(page).count()); place += 1) {
    const options = page.getByRole('dialog').locator('.pick-option');
    const open = async () => {
      // A sheet of switches is as high as it likes.
      await plates(page).nth(place).click();
      await page.getByRole('dialog').waitFor();
      return options.count();
    };
    const count = await open();
    await page.keyboard.press('Escape');
    for (let option = 0; option < count && place < (await plates(page).count()); option += 1) {
      if ((await open()) > option) await options.nth(option).click();
      else await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      await each(`plate ${place + 1}, choice ${option + 1}`);
    }
  }
}

async function questions(page: Page, { note }: ReturnType<typeof measure>) {
  for (const wish of [0, 1, 2, 3, 4, 5]) {
    await wishes(page).nth(wish).click();
    await page.locator('.castle-question, .castle-effects').first().waitFor();
    const name = ['attack', 'shoot it', 'at a figure', 'it shoots', 'who gets where', 'effects'][wish] ?? '';
    await note(name);
    // Of the ways each is answered beside the others.
    if (wish !== 4) expect((await controls(page)).length, name).toBeLessThanOrEqual(25);
    const kinds = page.locator('.castle-few').first().locator('label.chip');
    const count = wish === 5 ? 0 : await kinds.count();
    for (let kind = 0; kind < Math.max(1, count); kind += 1) {
      if (count > 0) await kinds.nth(kind).click();
      await note(name, `kind ${kind + 1}`);
      if (wish > 0 && wish < 5) await throughPlates(page, (state) => note(name, state));
    }
  }
}

describe('castle heights', () => {
  it.each<[Language, 'light' | 'dark']>([
    ['en', 'light'],
    ['pl', 'dark'],
    ['hu', 'light'],
  ])('castle heights: no question is higher than 900 px, however it is set (%s)', async (language, theme) => {
    const { page, open } = await take({ language, theme, reducedMotion: true });
    const measured = measure(page);
    await open('#/castle/attack');
    await questions(page, measured);
    const attacker = 'f=warrior.3.3.1.elsewhere..';
    for (const mode of ['close', 'ranged', 'access']) {
      for (const point of mode === 'access' ? ['0000', '0110', '1111'] : ['0110']) {
        await open(`#/castle/attack?v=2&mode=${mode}&ap=${point}&${attacker}&${attacker}&${attacker}`);
        await page.locator('.castle-question .note .button').first().waitFor();
        await measured.note('attack by three of a link', `${mode} ${point}`);
        // Whoever goes on with a link has it as his own.
        await page.locator('.castle-question .note .button').first().click();
        await expect.poll(() => page.locator('.castle-question .note .button').count()).toBe(0);
        await measured.note('attack by three', `${mode} ${point}`);
      }
    }
    process.stdout.write(`castle heights (${language}): ${JSON.stringify(measured.found)}\n`);
    expect(measured.tooHigh).toEqual([]);
  });

  it.each<[Language, 'light' | 'dark']>([
    ['en', 'light'],
    ['pl', 'dark'],
    ['hu', 'light'],
  ])(
    'castle heights: map, plans, tape and siege, before it begins, played and kept (%s)',
    async (language, theme) => {
      const { page, open } = await take({ language, theme, reducedMotion: true });
      const { note, found, tooHigh } = measure(page);
      const screen = 740;
      const begin = page.locator('.siege-begin [data-kind="primary"]');
      await open('#/castle/siege');
      await begin.waitFor();
      await note('set-up, empty');
      await open('#/castle/map');
      await page.locator('svg.map').waitFor();
      await note('map', 'empty', screen);
      await open(`#/castle/map?${nine}`);
      await page.locator('.map-thing').nth(9).waitFor();
      await note('map', 'of a link', screen);
      expect((await controls(page)).length).toBeLessThanOrEqual(25);
      await page.locator('.map-thing').first().focus();
      for (const key of ['ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
      await stored(page, /n=Smok/);
      await note('map', 'nine sections', screen);
      await open('#/castle/map/plans');
      await note('plans');
      await open('#/castle/tape');
      await page.locator('.castle-tape .castle-buttons > .button').first().click();
      await page.locator('.tape-value').first().waitFor();
      await note('tape', 'filled from the map');
      await open('#/castle/siege');
      await page.locator('.siege-sources > .button').nth(1).click();
      await page.locator('.siege-bench .siege-piece').nth(8).waitFor();
      await note('set-up, nine sections');
      for (const kept of ['one', 'two', 'three']) {
        await begin.click();
        await page.locator('.siege-bar').waitFor();
        await note('siege', '', screen);
        await page.locator('.siege-piece').first().press('Enter');
        await note('siege', 'a section open', screen);
        await page.keyboard.press('Escape');
        await page.locator('.siege-top > .button').click();
        await begin.waitFor();
        await note('set-up, nine sections and sieges kept', kept);
      }
      process.stdout.write(`castle heights (${language}): ${JSON.stringify(found)}\n`);
      expect(tooHigh).toEqual([]);
    },
  );
});
