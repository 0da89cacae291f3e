import type { CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflow, secondPhone, stored, usePhone, violations, watch } from '../harness.ts';

const { take } = usePhone();

interface Spot {
  readonly x: number;
  readonly y: number;
}

const status = (page: Page) => page.locator('.map-answer');
const pieces = (page: Page) => page.getByRole('group', { name: 'Map of the table' }).getByRole('button');
/** One button of a phone opens those by which the table is seen nearer, farther and whole. */
async function see(page: Page, ...names: readonly string[]): Promise<void> {
  const tools = page.locator('.map-buttons > [aria-expanded]');
  if ((await tools.getAttribute('aria-expanded')) === 'false') await tools.click();
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
}
const rows = (page: Page) =>
  page.getByRole('region', { name: 'On the table' }).locator('li').getByRole('button');
const named = (page: Page, place: number) => pieces(page).nth(place).getAttribute('aria-label');

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

const plan = 'v=1&t=36-72&c=1&o=cptf&a=near-0-36-3&a=far-0-36-3';

/** The page itself never scrolls, and is no longer than the screen. */
const fits = (page: Page) =>
  page.evaluate(() => {
    const { clientHeight, clientWidth, scrollHeight, scrollWidth } = document.documentElement;
    return scrollHeight <= clientHeight && scrollWidth <= clientWidth && scrollY === 0;
  });

describe('castle map', () => {
  it('castle-map: in Hungarian nine sections are planned by touch, spoilt, made legal, saved, and opened by their link', async () => {
    const phone = await take({ language: 'hu' });
    const { page } = phone;
    await phone.open('#/castle/map');
    const touch = await fingers(page);
    const map = page.getByRole('group', { name: 'Az asztal térképe' }).getByRole('button');
    const tray = (name: string) =>
      page.getByRole('group', { name: 'Ezeket teheted le' }).getByRole('button', { name, exact: true });
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    let taps = 0;
    const tap = async (name: string) => {
      taps += 1;
      await tray(name).tap();
      await expect.poll(() => map.count()).toBe(taps);
    };
    // The first two are carried, the others join what stands there.
    for (const [name, x, y] of [
      ['Vártorony', 18, 60],
      ['Fal', 24.3, 60.2],
    ] as const) {
      const box = await tray(name).boundingBox();
      if (!box) throw new Error('no tray');
      taps += 1;
      await touch.drag(
        { x: box.x + box.width / 2, y: box.y + 20 },
        await spotOf(page, x, y),
        async () => void (await page.locator('.map-held[data-on="true"] .map-loupe').waitFor()),
        '.map-tray-button[data-held]',
      );
      await expect.poll(() => map.count()).toBe(taps);
    }
    // Drawn to its neighbour.
    await expect
      .poll(() => map.nth(1).getAttribute('aria-label'))
      .toContain('balról 24″, a túlsó széltől 60″');
    for (const name of ['Körbástya', 'Fal', 'Körbástya', 'Kapubástya', 'Fal', 'Ajtós fal', 'Körbástya'])
      await tap(name);
    await expect.poll(() => status(page).textContent()).toBe('Eddig minden szabályos');
    expect(await fits(page)).toBe(true);
    await stored(page, /s=k0(?:.*?[wrgd]0){8}/);
    const legal = await page.evaluate(() => location.hash);

    // Held and carried away, then another pulled sideways: both are announced.
    await see(page, 'Egész asztal');
    const wall = await spotOf(page, 24, 60);
    await touch.drag(
      wall,
      await spotOf(page, 28, 34),
      undefined,
      '[data-thing="section-1"][aria-pressed="true"]',
    );
    await expect.poll(() => status(page).textContent()).toContain('hiba van');
    await page.locator('.map-told[data-kept="false"]').getByText('legfeljebb 18″').waitFor();
    await status(page).tap();
    const sheet = page.getByRole('dialog');
    await expect.poll(() => sheet.locator('.map-findings li').count()).toBeGreaterThan(1);
    await sheet.locator('.map-finding').first().tap();
    await expect.poll(() => sheet.count()).toBe(0);

    await button('Igazítsd szabályosra').tap();
    await expect.poll(() => status(page).textContent()).toBe('Eddig minden szabályos');
    await page.getByText('1 elem szabályos helyre került.').first().waitFor();
    await button('Visszavonás').first().tap();
    await expect.poll(() => status(page).textContent()).toContain('hiba van');
    await button('Igazítsd szabályosra').tap();
    await expect.poll(() => status(page).textContent()).toBe('Eddig minden szabályos');
    expect(await map.count()).toBe(9);

    await button('Továbbiak').tap();
    await sheet.getByRole('button', { name: 'Mentés', exact: true }).tap();
    await sheet.getByRole('textbox').fill('Kilenc');
    await page.keyboard.press('Enter');
    await sheet.getByText('Terv: Kilenc', { exact: true }).waitFor();
    await page.goBack();
    await expect.poll(() => sheet.count()).toBe(0);

    const second = await secondPhone(phone);
    watch(second, phone.site, [...phone.troubles]);
    await expect.poll(() => second.locator('.map-thing').count()).toBe(9);
    const frame = await second.locator('.map-box').boundingBox();
    for (const piece of await second.locator('.map-thing').all()) {
      const box = await piece.boundingBox();
      expect(box && frame && box.y + box.height > frame.y && box.y < frame.y + frame.height).toBe(true);
    }
    // Zoomed to its box: the castle takes most of the breadth.
    const breadth = await second
      .locator('svg.map')
      .evaluate((svg) => Number(svg.getAttribute('viewBox')?.split(' ')[2]));
    process.stdout.write(
      `castle map: nine sections, ${taps} touches; the page is as high as the screen; a link shows ${breadth.toFixed(0)} inches of 36\n`,
    );
    expect(legal).toContain('castle/map');
    await second.context().close();
  });

  it('castle-map: two fingers zoom and move the table, and leave what stands on it', async () => {
    const phone = await take();
    const { page } = phone;
    await phone.open(`#/castle/map?${plan}&s=k0-18-60-6-6-0`);
    const touch = await fingers(page);
    const width = async () =>
      Number((await page.locator('svg.map').getAttribute('viewBox'))?.split(' ')[2] ?? 0);
    await see(page, 'Whole table');
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
    await expect.poll(() => named(page, 0)).toContain('18″ from the left, 60″ from the far edge');
    // One finger moves the table, also where it begins on a piece and goes up or down.
    const ground = await spotOf(page, 18, 52);
    await touch.drag(ground, { x: ground.x + 60, y: ground.y });
    expect((await spotOf(page, 18, 52)).x).toBeGreaterThan(ground.x + 40);
    const held = await spotOf(page, 18, 60);
    await touch.drag(held, { x: held.x + 4, y: held.y - 60 });
    expect((await spotOf(page, 18, 60)).y).toBeLessThan(held.y - 40);
    await expect.poll(() => named(page, 0)).toContain('18″ from the left, 60″ from the far edge');
    await see(page, 'Whole table');
    await expect.poll(width).toBeCloseTo(before, 1);
    await see(page, 'Zoom in');
    await expect.poll(() => width()).toBeLessThan(before);
  });

  it('castle-map: flicks over palette and pieces drop and move nothing, a chosen piece neither; a sideways pull moves', async () => {
    const phone = await take();
    const { page } = phone;
    await phone.open(`#/castle/map?${plan}&s=k0-18-60-6-6-0,w0-8-60-6-2-0`);
    const touch = await fingers(page);
    const tray = page.getByRole('group', { name: 'Put on the table' });
    for (const kind of [/^Keep$/, /^Round Tower$/, /^Gatehouse$/, /^Wall$/]) {
      const box = await tray.getByRole('button', { name: kind }).boundingBox();
      if (!box) throw new Error('no tray');
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await touch.drag(from, { x: from.x, y: from.y - 150 });
    }
    await expect.poll(() => pieces(page).count()).toBe(2);
    const before = await named(page, 0);
    for (const choose of [false, true]) {
      const keep = await spotOf(page, 18, 60);
      if (choose) await page.touchscreen.tap(keep.x, keep.y);
      await expect.poll(() => pieces(page).first().getAttribute('aria-pressed')).toBe(String(choose));
      await touch.drag(keep, { x: keep.x, y: keep.y - 80 });
      await expect.poll(() => named(page, 0)).toBe(before);
      await see(page, 'Whole table');
    }
    expect(await fits(page)).toBe(true);
    const keep = await spotOf(page, 18, 60);
    await touch.drag(keep, { x: keep.x + 40, y: keep.y });
    await expect.poll(() => named(page, 0)).not.toBe(before);

    // Turned and taken away by the thumb; the keyboard goes on at the map.
    await page.getByRole('button', { name: '90° clockwise' }).click();
    await expect.poll(() => named(page, 0)).toContain('turned 90°');
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => pieces(page).count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('svg');
  });

  it.each([
    ['320x568', 320, 568],
    ['360x740', 360, 740],
    ['412x915', 412, 915],
    ['740x360', 740, 360],
  ] as const)(
    'castle-map: one button and the answer lie over the map and over no piece of the castle; the button opens the others, whole and clear of the answer (%s)',
    async (_, width, height) => {
      const { page, open } = await take({ language: 'hu', width, height });
      const tower = 's=k0-18-60-6-6-0,r0-11-60-2,r0-25-60-2,w0-11-55-6-2-90,w0-25-55-6-2-90,d0-14-52-2-2-0';
      await open(`#/castle/map?${plan}&${tower}`);
      await expect.poll(() => page.locator('svg.map [role="button"]').count()).toBe(6);
      const boxOf = async (place: Locator) =>
        (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const map = await boxOf(page.locator('.map-box'));
      const apart = (one: typeof map, other: typeof map) =>
        one.x >= other.x + other.width ||
        other.x >= one.x + one.width ||
        one.y >= other.y + other.height ||
        other.y >= one.y + one.height;
      const buttons = page.locator('.map-buttons > button');
      expect(await buttons.count()).toBe(1);
      const answer = page.locator('.map-answer');
      for (const lying of [buttons.first(), answer])
        for (const piece of await page.locator('svg.map .map-thing').all())
          expect(apart(await boxOf(lying), await boxOf(piece))).toBe(true);
      await buttons.first().click();
      await expect.poll(() => buttons.count()).toBe(6);
      for (const button of await buttons.all()) {
        const box = await boxOf(button);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        expect(box.y + box.height).toBeLessThanOrEqual(map.y + map.height);
        expect(box.x + box.width).toBeLessThanOrEqual(map.x + map.width);
        expect(apart(box, await boxOf(answer))).toBe(true);
      }
      // A finger on the table puts them away.
      await page.mouse.click(map.x + 6, map.y + map.height - 6);
      await expect.poll(() => buttons.count()).toBe(1);
    },
  );

  it('castle-map: held sideways the castle stands beside its tools; at the table it has the whole screen until Back', async () => {
    const phone = await take({ width: 740, height: 360, theme: 'dark' });
    const { page } = phone;
    await phone.open(`#/castle/map?${plan}&s=k0-18-60-6-6-0,w0-24-60-6-2-0`);
    const boxOf = async (name: string) =>
      (await page.locator(name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // What a drawing clips is not too wide.
    const tooWide = async () =>
      (await overflow(page)).filter((line) => !/^(?:g|rect|path|text|circle|svg|div)\./.test(line));
    const [map, hand] = [await boxOf('.map-box'), await boxOf('.map-hand')];
    expect(map.width).toBeGreaterThan(300);
    expect(map.height).toBeGreaterThan(260);
    expect(hand.x).toBeGreaterThanOrEqual(map.x + map.width - 1);
    expect(await fits(page)).toBe(true);
    expect(await tooWide()).toEqual([]);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Table mode' }).tap();
    await page.getByRole('heading', { name: 'Plan of the table' }).waitFor();
    await page
      .getByRole('status')
      .getByText(/^Screen (?:stays on|may go off)$/)
      .waitFor();
    await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
    const whole = await boxOf('.table-mode');
    expect([whole.x, whole.y, whole.width, whole.height]).toEqual([0, 0, 740, 360]);
    expect(await tooWide()).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.goBack();
    await expect.poll(() => page.locator('.table-mode').count()).toBe(0);
    await page.getByRole('navigation').waitFor();
    await expect.poll(() => pieces(page).count()).toBe(2);
  });

  it('MK-SET-03 castle-map: while a piece is held its name, its distances and the answer are those of where it is held', async () => {
    const { page, open } = await take({ width: 1280, height: 800 });
    await open(`#/castle/map?${plan}&s=k0-18-60-6-6-0,w0-24-60-6-2-0`);
    await expect.poll(() => pieces(page).count()).toBe(2);
    const keep = await spotOf(page, 18, 60);
    await page.mouse.click(keep.x, keep.y);
    const called = page.locator('.map-called');
    await expect.poll(() => called.innerText()).toMatch(/Keep/);
    const before = await status(page).innerText();
    const from = await spotOf(page, 24, 60);
    const to = await spotOf(page, 31, 60);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await expect.poll(() => called.innerText()).toMatch(/Wall.*31″ from the left/s);
    await expect.poll(() => page.locator('.map-measures').innerText()).toContain('2″');
    await expect.poll(() => status(page).innerText()).toContain('wrong');
    // Back where it stood all is as before, and it is still held.
    await page.mouse.move(from.x, from.y, { steps: 6 });
    await expect.poll(() => status(page).innerText()).toBe(before);
    await expect.poll(() => called.innerText()).toMatch(/Wall.*24″ from the left/s);
    await page.mouse.up();
    await expect.poll(() => status(page).innerText()).toBe(before);
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
