import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { decodePlan } from '../../../src/castle/plan/link.ts';
import { measurements } from '../../../src/rules/mage-knight/plan/measurements.ts';
import { checkPlan } from '../../../src/rules/mage-knight/plan/placement.ts';
import { settled, usePhone } from '../../support/dom/phone.ts';
import { listen } from '../../support/play/hands.ts';

const { take } = usePhone();

const status = (page: Page) => page.locator('.map-answer');
const legal = 'Everything is legal so far';
const pieces = (page: Page) => page.getByRole('group', { name: 'Map of the table' }).getByRole('button');
const rows = (page: Page) =>
  page.getByRole('region', { name: 'On the table' }).locator('li').getByRole('button');
const finding = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'What is wrong' }).getByRole('button', { name: text });

/** Keys that follow each other so quickly that they are one move, be the machine as busy as it may. */
const atOnce = (page: Page, ...pressed: readonly string[]) =>
  page.evaluate((combinations) => {
    for (const combination of combinations) {
      const key = combination.replace('Shift+', '');
      const shiftKey = key !== combination;
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
      );
    }
  }, pressed);

describe('castle map', () => {
  it('castle/map/fix: that there is no legal place is said of the plan as it was, no longer than it stands so', async () => {
    const { page, open } = await take();
    await open('#/castle/map?v=1&t=24-24&c=1&o=cptf&a=near-0-24-3&a=far-0-24-3&s=g0-12-12-6-6-0');
    await page.getByRole('button', { name: 'Make it legal' }).first().click();
    await page.locator('.notice').getByText('No place on this table is legal.').waitFor();
    await pieces(page).first().focus();
    await page.keyboard.press('ArrowUp');
    // At once, not when its time is over.
    await settled(page);
    expect(await page.locator('.notice').count()).toBe(0);
  });

  it('castle/answers: a tapped section of a plan shows its questions with their answers, and each opens filled in', async () => {
    const { page, open } = await take();
    await open(
      '#/castle/map?v=1&t=48-48&c=1&o=cptf&a=near-0-48-3&a=far-0-48-3' +
        '&s=k0-20-36-6-6-0,w0-26-36-6-2-0&f=0-20-36-0.75&n=Guard',
    );
    const tray = page.getByRole('group', { name: 'Put on the table' });
    await tray.waitFor();
    await pieces(page).first().click();
    const asked = page.getByRole('list', { name: 'Questions about this section' });
    await asked.getByRole('button', { name: 'On it: 1, Guard: hit at 8+' }).waitFor();
    expect(await asked.getByRole('button').count()).toBe(4);
    expect(await tray.count()).toBe(0);
    await asked.getByRole('button', { name: 'Doors: 0/2, No way up' }).click();
    await page.getByText('Where can it get from the ground?').first().waitFor();
    expect(await page.getByText('Filled in as you asked.').count()).toBeGreaterThan(0);
    await page.goBack();
    // Another piece is put down: the tray is there again.
    await pieces(page).first().click();
    await page.getByRole('button', { name: 'Put on the table' }).click();
    await tray.waitFor();
  });

  it('castle-map: in a crowd one tape shows the worst of what is in hand; a full plan says so', async () => {
    const phone = await take();
    const { page } = phone;
    const crowd = Array.from(
      { length: 30 },
      (_, place) => `w${place % 4}-${5 + (place % 6) * 7.5}-${6 + Math.floor(place / 6) * 8}-6-2-0`,
    );
    await phone.open(
      `#/castle/map?v=1&t=48-48&c=1&o=cptf&a=near-0-48-3&a=far-0-48-3&a=left-12-36-3&a=right-12-36-3&s=${crowd.join(',')}`,
    );
    const middle = pieces(page).nth(14);
    await expect.poll(() => page.locator('.map-line').count()).toBeGreaterThan(20);
    await middle.focus();
    await page.locator('.map-told[data-kept="false"]').getByText('at least 30″').waitFor();
    await expect.poll(() => page.locator('.map-tape').count()).toBe(1);
    await page.getByRole('button', { name: 'Put on the table' }).click();
    await page
      .getByRole('group', { name: 'Put on the table' })
      .getByRole('button', { name: /^Wall$/ })
      .tap({ force: true });
    await page.getByText('A plan holds 30 sections at most.').first().waitFor();
    await expect.poll(() => pieces(page).count()).toBe(30);
  });

  it('castle-map: the same by keyboard alone, and a screen reader hears each change once', async () => {
    const phone = await take({ width: 1280, height: 800 });
    const { page } = phone;
    await phone.open('#/castle/map');
    const notify = await listen(page);
    const keys = async (...pressed: readonly string[]) => {
      for (const key of pressed) await page.keyboard.press(key);
    };
    const tray = (name: RegExp) =>
      page.getByRole('group', { name: 'Put on the table' }).getByRole('button', { name });
    await tray(/^Keep$/).focus();
    await keys('Enter', 'Tab', 'Tab', 'Tab', 'Enter');
    await expect.poll(() => rows(page).nth(1).textContent()).toContain('Wall');
    for (const name of [/^Round Tower$/, /^Gatehouse$/, /^Wall$/, /^Wall with door$/, /^Round Tower$/]) {
      await tray(name).focus();
      await keys('Enter');
    }
    await expect.poll(() => rows(page).count()).toBe(7);
    await expect.poll(() => status(page).textContent()).toBe(legal);
    await expect.poll(async () => (await notify()).at(-1)).toContain('Round Tower 2');

    const keep = pieces(page).first();
    // Each piece is on the way of the Tab key.
    await page.locator('svg.map').focus();
    await keys('Tab', 'Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-thing')))
      .toBe('section-1');
    const count = (await notify()).length;
    await keep.focus();
    await expect.poll(() => keep.getAttribute('aria-label')).toMatch(/^Keep, Player 1, /);
    await atOnce(page, ...Array<string>(14).fill('ArrowUp'), 'Shift+ArrowLeft', 'r', 'Shift+R');
    await expect.poll(() => status(page).textContent()).toContain('wrong');
    await expect.poll(notify).toHaveLength(count + 1);
    expect((await notify()).at(-1)).toMatch(
      /^Keep: 17\.75″ from the left, .*, turned 105°\. \d things are wrong\. Keep – starting area of player/,
    );
    await expect.poll(() => keep.getAttribute('aria-label')).toContain('not allowed');
    await expect.poll(() => finding(page, /^Keep/).count()).toBeGreaterThan(0);

    await keys(...Array<string>(17).fill('Control+z'));
    await expect.poll(() => status(page).textContent()).toBe(legal);
    await keys('Control+y');
    await expect.poll(() => status(page).textContent()).not.toBe('');
    await keys('Control+z', 'Delete');
    await expect.poll(() => rows(page).count()).toBe(6);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-piece')))
      .toBe('map');
    await expect.poll(async () => (await notify()).at(-1)).toContain('Removed: Keep.');

    // The list moves things as well.
    await rows(page).last().focus();
    await keys('Delete');
    await expect.poll(() => rows(page).count()).toBe(5);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-piece')))
      .toBe('list');
  });

  it.each([
    ['all of it legal', 'k0-18-60-6-6-0,r0-11-60-2,r0-25-60-2,g0-18-54-6-4-0,w0-11-55-6-2-90,d0-14-52-2-2-0'],
    ['much of it wrong', 'k0-18-40-6-6-0,r0-3-30-2,w0-25.4-61.3-6-2-30,g0-18-34-6-4-0,k1-12-20-6-6-15'],
  ])(
    'MK-SET-03 MK-SET-06 castle-map: the distances of the list and what is wrong are those of the rules: %s',
    async (_, sections) => {
      const { page, open } = await take({ width: 1280, height: 800 });
      const query = `v=1&t=36-72&c=1&o=cptf&a=near-0-36-3&a=far-0-36-3&s=${sections}`;
      await open(`#/castle/map?${query}`);
      const planned = decodePlan(query);
      if (!planned) throw new Error('no plan');
      await expect.poll(() => rows(page).count()).toBe(planned.sections.length);
      const inches = (distance: number) => `${Number(distance.toFixed(2))}″`;
      for (const [place, { own, opponents, neighbour, edge }] of measurements(planned).entries()) {
        const distances = [
          `own area ${inches(own.distance)}`,
          `opponent ${inches(opponents[0]?.distance ?? 0)}`,
          ...(neighbour ? [`nearest section ${inches(neighbour.distance)}`] : []),
          `edge of the table ${inches(edge.distance)}`,
        ];
        expect(await rows(page).nth(place).locator('small').last().textContent()).toBe(distances.join(' · '));
      }
      const wrong = checkPlan(planned);
      const rules = await page.locator('.map-findings code').allTextContents();
      expect(rules.map((rule) => rule.replace(/^\D*?(?=MK-)/, ''))).toEqual(wrong.map(({ rule }) => rule));
      expect(await status(page).textContent()).toBe(
        wrong.length > 0 ? `${wrong.length} things are wrong` : legal,
      );
      expect(wrong.length > 0).toBe(sections.includes('k1'));
    },
  );

  it('MK-SET-09 castle-map: made legal, a castle without an entrance says what it lacks; in Hungarian', async () => {
    const phone = await take({ language: 'hu' });
    const { page } = phone;
    await phone.open(
      '#/castle/map?v=1&t=36-72&c=1&o=cptf&a=near-0-36-3&a=far-0-36-3&s=w0-15-60-6-2-0,w0-21-60-6-2-0',
    );
    await page.getByRole('button', { name: 'Igazítsd szabályosra' }).first().click();
    await page.getByText('nincs bejárata, legalább egy kell. Tegyél fel egy ajtós vár-részt.').waitFor();
    expect(await page.getByText('nincs szabályos hely').count()).toBe(0);
  });

  it('castle-map: another table is seen as near as the one before, with the castle in the same place', async () => {
    const phone = await take({ width: 1280, height: 800 });
    const { page } = phone;
    await phone.open(
      '#/castle/map?v=1&t=36-72&c=1&o=cptf&a=near-0-36-3&a=far-0-36-3&s=k0-18-62-6-6-0,w0-24-62-6-2-0',
    );
    const view = async () => (await page.locator('svg.map').getAttribute('viewBox'))?.split(' ').map(Number);
    const zoom = page.getByRole('button', { name: 'Zoom in' });
    await pieces(page).first().focus();
    for (let times = 0; times < 4; times++) await zoom.click();
    const [left, top, width] = (await view()) ?? [];
    await page.getByText('Table and players').click();
    await page.getByRole('radio', { name: '36 × 36″' }).check();
    await expect.poll(async () => (await rows(page).first().textContent())?.includes('26″')).toBe(true);
    const near = (await view())?.map((value) => Math.round(value * 100) / 100);
    expect(near?.slice(0, 3)).toEqual(
      [left, (top ?? 0) - 36, width].map((value) => Math.round((value ?? 0) * 100) / 100),
    );
  });
});
