import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listen, stored, usePhone } from './harness.ts';

const { take } = usePhone();

interface Spot {
  readonly x: number;
  readonly y: number;
}

const status = (page: Page) => page.locator('.map-answer');
const legal = 'Everything is legal so far';
const pieces = (page: Page) => page.getByRole('group', { name: 'Map of the table' }).getByRole('button');
const rows = (page: Page) =>
  page.getByRole('region', { name: 'On the table' }).locator('li').getByRole('button');
const finding = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'What is wrong' }).getByRole('button', { name: text });

/** Where an inch of the table is on the screen. */
function spotOf(page: Page, x: number, y: number): Promise<Spot> {
  return page.evaluate(
    ([x, y]) => {
      const map = document.querySelector<SVGSVGElement>('svg.map');
      const matrix = map?.getScreenCTM();
      if (!matrix) throw new Error('no map');
      const at = new DOMPoint(x, y).matrixTransform(matrix);
      return { x: at.x, y: at.y };
    },
    [x, y] as const,
  );
}

async function middleOf(page: Page, name: string | RegExp): Promise<Spot> {
  const box = await page.getByRole('button', { name }).first().boundingBox();
  if (!box) throw new Error(`no ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Fingers as the screen reports them. */
async function fingers(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...spots: readonly Spot[]) => {
    await session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: spots.map(({ x, y }, id) => ({ x, y, id })),
    });
  };
  const settled = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  /** `held`: what shows that the finger has taken what it rests on. */
  async function drag(
    from: Spot,
    to: Spot,
    before: () => Promise<void> = async () => undefined,
    held?: string,
  ) {
    await send('touchStart', from);
    if (held) await page.locator(held).waitFor();
    for (const share of [0.1, 0.4, 0.7, 1]) {
      await send('touchMove', {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      });
      await settled();
    }
    await before();
    await send('touchEnd');
    await settled();
  }
  return { send, drag, settled };
}

const seven = [
  [/^Keep$/, 18, 60, 'Keep 1'],
  [/^Wall$/, 24.3, 60.2, 'Wall 2'],
  [/^Round Tower$/, 29.2, 59.8, 'Round Tower 3'],
  [/^Gatehouse$/, 28.7, 55.6, 'Gatehouse 4'],
  [/^Wall with door$/, 12.2, 60.3, 'Wall with door 5'],
  [/^Round Tower$/, 7.3, 60.1, 'Round Tower 6'],
  [/^Wall$/, 7.2, 56.8, 'Wall 7'],
] as const;

/** The top of the map at the top of the screen, so that map and tray are both in sight. */
async function bringIntoView(page: Page): Promise<void> {
  await page.locator('.map-status').evaluate((status) => {
    status.scrollIntoView();
    scrollBy(0, -64);
  });
}

/** How far the page still rolls on from a swipe. */
function rolled(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const from = scrollY;
    for (let frame = 0; frame < 9; frame++) await new Promise(requestAnimationFrame);
    return scrollY - from;
  });
}

describe('castle map', () => {
  it('castle-map: seven sections are drawn from the tray by touch, one is spoilt and mended', async () => {
    const phone = await take();
    const { page } = phone;
    await phone.open('#/castle/map');
    await bringIntoView(page);
    const touch = await fingers(page);
    for (const [kind, x, y] of seven) {
      const button = page
        .getByRole('group', { name: 'Put on the table' })
        .getByRole('button', { name: kind });
      await button.evaluate((element) => element.scrollIntoView({ block: 'nearest', inline: 'center' }));
      const box = await button.boundingBox();
      if (!box) throw new Error('no tray');
      await touch.drag(
        { x: box.x + box.width / 2, y: box.y + 20 },
        await spotOf(page, x, y),
        undefined,
        '.map-tray-button[data-held]',
      );
    }
    await expect.poll(() => rows(page).count()).toBe(7);
    for (const [place, [, , , name]] of seven.entries())
      await expect.poll(() => rows(page).nth(place).textContent()).toContain(name);
    await expect.poll(() => status(page).textContent()).toBe(legal);
    // Drawn to its neighbour.
    await expect
      .poll(() => rows(page).nth(1).textContent())
      .toContain('24″ from the left, 60″ from the far edge');

    await touch.drag(await spotOf(page, 7.2, 56.8), await spotOf(page, 10, 30), async () => {
      await expect.poll(() => page.locator('.map-measures').textContent()).toContain('not allowed');
      await expect.poll(() => page.locator('.map-label[data-kept="false"]').count()).toBeGreaterThan(1);
      await expect.poll(() => rows(page).nth(6).textContent()).not.toContain('30″ from the far edge');
    });
    await expect.poll(() => status(page).textContent()).toBe('3 things are wrong');
    await finding(page, /^Wall 7 – starting area of player 1: \d/).click();
    await finding(page, /^Wall 7 is cut off/).click();
    await expect.poll(() => pieces(page).filter({ hasText: '7' }).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: /MK-SET-04/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await bringIntoView(page);
    await touch.drag(await spotOf(page, 10, 30), await spotOf(page, 7.2, 56.8));
    await expect.poll(() => status(page).textContent()).toBe(legal);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => status(page).textContent()).toBe('3 things are wrong');
    await stored(page, /^(?!.*w0-7-57-6-2-0)/);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => status(page).textContent()).toBe(legal);

    await stored(page, 'w0-7-57-6-2-0');
    expect((await page.evaluate(() => location.hash)).length).toBeLessThan(400);
    await page.reload();
    await rows(page).last().waitFor();
    await expect.poll(() => rows(page).count()).toBe(7);
    await expect.poll(() => status(page).textContent()).toBe(legal);
  });

  it('castle-map: two fingers zoom and move the table, and leave what stands on it', async () => {
    const phone = await take();
    const { page } = phone;
    await phone.open('#/castle/map?v=1&t=36-72&c=1&o=cptf&a=near-0-36-3&a=far-0-36-3&s=k0-18-60-6-6-0');
    await bringIntoView(page);
    const touch = await fingers(page);
    const width = async () =>
      Number((await page.locator('svg.map').getAttribute('viewBox'))?.split(' ')[2] ?? 0);
    const before = await width();
    const keep = await spotOf(page, 18, 60);
    await touch.send('touchStart', keep);
    await touch.settled();
    await touch.send('touchStart', keep, { x: keep.x + 40, y: keep.y });
    for (const by of [5, 15, 25, 35]) {
      await touch.send('touchMove', { x: keep.x - by, y: keep.y }, { x: keep.x + 40 + by, y: keep.y });
      await touch.settled();
    }
    await touch.send('touchEnd');
    await touch.settled();
    await expect.poll(() => width()).toBeLessThan(before * 0.6);
    await expect
      .poll(() => rows(page).first().textContent())
      .toContain('18″ from the left, 60″ from the far edge');
    // Now one finger moves the table.
    const ground = await spotOf(page, 18, 52);
    await touch.drag(ground, { x: ground.x + 60, y: ground.y });
    expect((await spotOf(page, 18, 52)).x).toBeGreaterThan(ground.x + 40);
    await page.getByRole('button', { name: 'Whole table' }).click();
    await expect.poll(width).toBeCloseTo(before, 1);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => width()).toBeLessThan(before);
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(width).toBeCloseTo(before, 1);
  });

  it('castle-map: a swipe over the ground scrolls the page, what is new comes into sight', async () => {
    const phone = await take();
    const { page } = phone;
    await phone.open(
      '#/castle/map?v=1&t=36-72&c=1&o=cptf&a=near-0-36-3&a=far-0-36-3&s=k0-18-60-6-6-0,w0-8-30-6-2-0',
    );
    await bringIntoView(page);
    const touch = await fingers(page);
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    const ground = await spotOf(page, 26, 40);
    await touch.drag(ground, { x: ground.x, y: ground.y - 90 });
    await expect.poll(scrolled).toBeGreaterThan(before + 40);
    await bringIntoView(page);
    const atRest = () => rolled(page);
    await expect.poll(atRest).toBe(0);
    // Begun on a piece it scrolls as well, until a tap has chosen that piece.
    const swiped = await spotOf(page, 18, 60);
    const still = await rows(page).first().textContent();
    await touch.drag(swiped, { x: swiped.x, y: swiped.y - 90 });
    await expect.poll(atRest).toBe(0);
    await expect.poll(() => rows(page).first().textContent()).toBe(still);
    await bringIntoView(page);
    await expect.poll(atRest).toBe(0);
    const held = await scrolled();
    const keep = await spotOf(page, 18, 60);
    await page.touchscreen.tap(keep.x, keep.y);
    await expect.poll(() => pieces(page).first().getAttribute('aria-pressed')).toBe('true');
    await touch.drag(keep, { x: keep.x, y: keep.y - 30 });
    await expect.poll(() => scrolled()).toBe(held);
    await expect.poll(() => rows(page).first().textContent()).not.toBe(still);
    await page.getByRole('button', { name: 'Undo' }).first().click();

    // Turned and taken away without leaving the map; the answer leads to what is wrong.
    const map = page.locator('.map-box');
    await map.getByRole('button', { name: '90° clockwise' }).click();
    await expect.poll(() => rows(page).first().textContent()).toContain('turned 90°');
    await page.locator('.map-answer').click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('map-findings');
    await rows(page).nth(1).click();
    await bringIntoView(page);
    await map.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('svg');

    for (let times = 0; times < 3; times++) await page.getByRole('button', { name: 'Zoom in' }).click();
    const inSight = async () => {
      const [frame, piece] = await Promise.all([map.boundingBox(), pieces(page).last().boundingBox()]);
      return !!frame && !!piece && piece.y < frame.y + frame.height && piece.y + piece.height > frame.y;
    };
    await expect.poll(() => inSight()).toBe(false);
    await page
      .getByRole('group', { name: 'Put on the table' })
      .getByRole('button', { name: /^Wall$/ })
      .click();
    await expect.poll(inSight).toBe(true);
  });

  it('castle-map: a swipe from the palette or over a near table scrolls the page and drops nothing; a held piece is carried', async () => {
    const phone = await take();
    const { page } = phone;
    await phone.open('#/castle/map');
    await bringIntoView(page);
    const touch = await fingers(page);
    const scrolled = () => page.evaluate(() => scrollY);
    const tray = page.getByRole('group', { name: 'Put on the table' });
    const swipe = async (from: Spot) => {
      const before = await scrolled();
      await touch.drag(from, { x: from.x, y: from.y - 120 });
      await expect.poll(scrolled).toBeGreaterThan(before + 60);
      await expect.poll(() => rolled(page)).toBe(0);
    };
    for (const kind of [/^Keep$/, /^Gatehouse$/]) {
      await bringIntoView(page);
      await tray.getByRole('button', { name: kind }).scrollIntoViewIfNeeded();
      const box = await tray.getByRole('button', { name: kind }).boundingBox();
      if (!box) throw new Error('no tray');
      await swipe({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    }
    await expect.poll(() => rows(page).count()).toBe(0);

    await bringIntoView(page);
    for (let times = 0; times < 3; times++) await page.getByRole('button', { name: 'Zoom in' }).click();
    const box = await page.locator('svg.map').boundingBox();
    if (!box) throw new Error('no map');
    await swipe({ x: box.x + box.width / 2, y: box.y + box.height - 40 });
    await expect.poll(() => rows(page).count()).toBe(0);

    // A tap puts one down, and one that is held is carried to where the finger ends.
    await page.getByRole('button', { name: 'Whole table' }).click();
    await tray.getByRole('button', { name: /^Keep$/ }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await bringIntoView(page);
    const from = await middleOf(page, /^Round Tower$/);
    await touch.drag(from, await spotOf(page, 10, 40), undefined, '.map-tray-button[data-held]');
    await expect.poll(() => rows(page).count()).toBe(2);
  });

  it('castle-map: in a crowd only what is in hand shows its distances, each of them; a full plan says so', async () => {
    const phone = await take();
    const { page } = phone;
    const crowd = Array.from(
      { length: 30 },
      (_, place) => `w${place % 4}-${5 + (place % 6) * 7.5}-${6 + Math.floor(place / 6) * 8}-6-2-0`,
    );
    await phone.open(
      `#/castle/map?v=1&t=48-48&c=1&o=cptf&a=near-0-48-3&a=far-0-48-3&a=left-12-36-3&a=right-12-36-3&s=${crowd.join(',')}`,
    );
    await bringIntoView(page);
    const middle = pieces(page).nth(14);
    await expect.poll(() => page.locator('.map-line').count()).toBeGreaterThan(20);
    await middle.click({ force: true });
    // Three opponents, his own area, his nearest section and the edge.
    await expect.poll(() => page.locator('.map-label').count()).toBeLessThan(9);
    await expect.poll(() => page.locator('.map-label[data-kept="false"]').count()).toBeGreaterThan(2);
    await page
      .getByRole('group', { name: 'Put on the table' })
      .getByRole('button', { name: /^Wall$/ })
      .tap({ force: true });
    await page.getByText('A plan holds 30 sections at most.').first().waitFor();
    await expect.poll(() => rows(page).count()).toBe(30);
  });

  it('castle-map: the same by keyboard alone, and a screen reader hears each change once', async () => {
    const phone = await take({ width: 1280, height: 800 });
    const { page } = phone;
    await phone.open('#/castle/map');
    const told = await listen(page);
    const keys = async (...pressed: readonly string[]) => {
      for (const key of pressed) await page.keyboard.press(key);
    };
    const tray = (name: RegExp) =>
      page.getByRole('group', { name: 'Put on the table' }).getByRole('button', { name });
    await tray(/^Keep$/).focus();
    await keys('Enter', 'Tab', 'Tab', 'Tab', 'Enter');
    await expect.poll(() => rows(page).nth(1).textContent()).toContain('Wall 2');
    for (const name of [/^Round Tower$/, /^Gatehouse$/, /^Wall$/, /^Wall with door$/, /^Round Tower$/]) {
      await tray(name).focus();
      await keys('Enter');
    }
    await expect.poll(() => rows(page).count()).toBe(7);
    await expect.poll(() => status(page).textContent()).toBe(legal);
    await expect.poll(async () => (await told()).at(-1)).toContain('Round Tower 7');

    const keep = pieces(page).first();
    // Each piece is on the way of the Tab key.
    await page.locator('svg.map').focus();
    await keys('Tab', 'Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-thing')))
      .toBe('section-1');
    const count = (await told()).length;
    await keep.focus();
    await expect.poll(() => keep.getAttribute('aria-label')).toMatch(/^Keep 1, Player 1, /);
    await keys(...Array<string>(14).fill('ArrowUp'), 'Shift+ArrowLeft', 'r', 'Shift+R');
    await expect.poll(() => status(page).textContent()).toContain('wrong');
    await expect.poll(told).toHaveLength(count + 1);
    expect((await told()).at(-1)).toMatch(
      /^Keep 1: 17\.75″ from the left, .*, turned 105°\. \d things are wrong\./,
    );
    await expect.poll(() => keep.getAttribute('aria-label')).toContain('not allowed');
    await expect.poll(() => finding(page, /^Keep 1/).count()).toBeGreaterThan(0);

    await keys(...Array<string>(17).fill('Control+z'));
    await expect.poll(() => status(page).textContent()).toBe(legal);
    await keys('Control+y');
    await expect.poll(() => status(page).textContent()).not.toBe('');
    await keys('Control+z', 'Delete');
    await expect.poll(() => rows(page).count()).toBe(6);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-piece')))
      .toBe('map');
    await expect.poll(async () => (await told()).at(-1)).toContain('Removed: Keep 1.');

    // The list moves things as well.
    await rows(page).last().focus();
    await keys('Delete');
    await expect.poll(() => rows(page).count()).toBe(5);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-piece')))
      .toBe('list');
  });

  it('castle-map: a mouse drags, the wheel zooms, and the table changes', async () => {
    const phone = await take({ width: 1280, height: 800 });
    const { page } = phone;
    await phone.open('#/castle/map');
    const from = await middleOf(page, /^Keep$/);
    const to = await spotOf(page, 18, 60);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y + 40, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => rows(page).count()).toBe(1);
    await expect
      .poll(() => rows(page).first().textContent())
      .toContain('18″ from the left, 60″ from the far edge');
    await page.mouse.move(to.x, to.y);
    await page.mouse.wheel(0, -400);
    await expect.poll(async () => (await spotOf(page, 18, 54)).y).toBeLessThan(to.y - 50);
    await page.getByRole('button', { name: 'Whole table' }).click();
    await page.getByText('Table and players').click();
    await page.getByRole('radio', { name: '36 × 36″' }).check();
    await expect.poll(() => status(page).textContent()).toContain('wrong');
    await page.getByRole('button', { name: 'Clear the table' }).click();
    await expect.poll(() => rows(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('svg');
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(() => rows(page).count()).toBe(1);
  });
});
