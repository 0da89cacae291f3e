import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflow, settled, usePhone } from './harness.ts';

const { take, current } = usePhone();

/** Opens what few need, from below. */
async function sheet(name: string): Promise<Locator> {
  const { page } = current();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name, exact: true });
}

describe('dice', () => {
  it('dice: a roll made further down the page brings the total into sight', async () => {
    const { page, open } = await take();
    // A screen too low for all of it.
    await page.setViewportSize({ width: 360, height: 420 });
    await open('#/dice');
    await page.getByRole('button', { name: 'Needs…' }).waitFor();
    await page.evaluate(() => scrollTo(0, 600));
    await page.getByRole('button', { name: 'Roll 1d6' }).click();
    await expect
      .poll(() => page.locator('.dice-total').evaluate((total) => total.getBoundingClientRect().top))
      .toBeGreaterThan(0);
  });
});

const total = () => current().page.locator('.dice-total').first().textContent();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });

/** Holds a finger on a button until it has done the other thing. */
async function hold(name: string | RegExp, done: Locator): Promise<void> {
  const { page } = current();
  const target = button(name);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`no button ${name}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await done.waitFor({ state: 'attached' });
  await page.mouse.up();
}

describe('dice: setting up', () => {
  it('dice: presets are one tap, and holding one rolls it and leaves the rest', async () => {
    const { page, open } = await take();
    await open('#/dice');
    const presets = page.getByRole('group', { name: 'Dice for BrikWars' });
    await presets.getByRole('button', { name: '1d6+2', exact: true }).click();
    await button('Roll 1d6+2').waitFor();
    await hold(/^2d6$/, page.locator('.dice-total'));
    await expect.poll(async () => Number(await total())).toBeGreaterThan(1);
    await button('Roll 1d6+2').waitFor();
    await expect(
      presets.getByRole('button', { name: '1d6+2', exact: true }).getAttribute('aria-pressed'),
    ).resolves.toBe('true');
  });
});

describe('dice: the result', () => {
  it('dice: full screen on a tap, turned for the opponent, closed by a tap', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await button('Roll 1d6').click();
    await button(/show it full screen/).click();
    const large = page.getByRole('dialog', { name: 'Full-screen result' });
    await large.getByRole('button', { name: 'Flip the result towards the opponent' }).click();
    const turned = () => large.locator('[data-flipped]').evaluate((face) => getComputedStyle(face).rotate);
    await expect.poll(turned).toBe('180deg');
    const size = await large
      .locator('.dice-total')
      .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    expect(size).toBeGreaterThan(150);
    await page.mouse.click(180, 60);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('dice: a tumble takes at most 600 ms and the total does not wait for it', async () => {
    const { page, open } = await take();
    await page.addInitScript(() => {
      const stored = localStorage.getItem('adjutant-settings');
      if (stored)
        localStorage.setItem('adjutant-settings', stored.replace('"animation":false', '"animation":true'));
    });
    await open('#/dice');
    await button('Roll 1d6').click();
    await page.locator('.die[data-tumble]').first().waitFor();
    const duration = await page
      .locator('.die[data-tumble]')
      .first()
      .evaluate((die) => Number.parseFloat(getComputedStyle(die).animationDuration));
    expect(duration).toBeGreaterThan(0);
    expect(duration).toBeLessThanOrEqual(0.6);
    expect(Number(await total())).toBeGreaterThan(0);
  });

  it('dice: a hundred dice fit the screen, more are counted', async () => {
    const { page, open } = await take({ width: 320, height: 640 });
    await open('#/dice?v=1&x=100d6&b=none&f=0');
    await button('Roll 100d6').click();
    await expect.poll(() => page.locator('.dice-drawn .die').count()).toBe(100);
    expect(await overflow(page)).toEqual([]);
    await open('#/dice?v=1&x=101d6&b=none&f=0');
    await button('Roll 101d6').click();
    await page.getByText('101 dice, counted by face').waitFor();
    await page.getByRole('list', { name: 'Dice by face: d6' }).waitFor();
  });
});

describe('dice: what few need', () => {
  it('dice: shaking rolls once it is asked for, but never over a fresh result', async () => {
    const { page, open } = await take();
    await open('#/dice');
    // All jerks at once: how long a busy machine takes between them must not matter.
    const shake = (untilGone = '') =>
      page.evaluate(async (text) => {
        const jerk = () =>
          dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration: { x: 30, y: 0, z: 0 } }));
        while (text && document.body.innerText.includes(text)) {
          for (let count = 0; count < 3; count += 1) jerk();
          await new Promise(requestAnimationFrame);
        }
        // Over what has just come nothing is rolled.
        for (let count = 0; count < 4; count += 1) jerk();
      }, untilGone);
    await shake();
    await page.getByText('Not rolled yet.').waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Shake to roll' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await shake('Not rolled yet.');
    await sheet('History');
    await expect.poll(() => page.getByRole('button', { name: /^Repeat 1d6/ }).count()).toBe(1);
  });
});

describe('dice: the head', () => {
  it('dice: the head stays at the top on the way to contests and back', async () => {
    const { page, open } = await take({ language: 'pl' });
    await open('#/dice');
    const modes = page.locator('.place-head input');
    for (const [mode, part] of [
      [1, '.contest-tray'],
      [0, '.dice-tray'],
    ] as const) {
      await modes.nth(mode).check();
      await page.locator(part).waitFor({ state: 'attached' });
      await settled(page);
      await expect.poll(() => modes.nth(mode).isChecked()).toBe(true);
      await expect
        .poll(() => page.locator('.place-head').evaluate((head) => head.getBoundingClientRect().top))
        .toBe(4);
    }
  });
});

describe('dice: the first roll', () => {
  it('dice: the place opens at its top, and nothing takes the focus', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await page.getByRole('button', { name: 'Needs…' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => [scrollY, document.activeElement?.tagName]))
      .toEqual([0, 'BODY']);
  });

  it('dice: nothing moves away under a finger, however many dice', async () => {
    const { page, open } = await take();
    const main = page.locator('.thumb-bar [data-kind="primary"]');
    for (const text of ['1d6', '20d6', '2d6+1', '10d6>=4']) {
      await open(`#/dice?v=1&x=${encodeURIComponent(text)}&b=none&f=0`);
      await page.locator('.dice-chosen').waitFor();
      await expect.poll(() => page.locator('.dice-total').count(), { message: text }).toBe(0);
      await settled(page);
      const tops = () =>
        page
          .locator('.dice-tray, .dice-tiles, .dice-adjust, .thumb-bar')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
      const before = await tops();
      await main.click();
      await page.locator('.dice-total').waitFor();
      await expect.poll(() => tops(), { message: text }).toEqual(before);
    }
  });

  it('dice: the keys that write dice have one line in every language', async () => {
    for (const [language, width] of [
      ['en', 320],
      ['pl', 412],
      ['hu', 360],
    ] as const) {
      const { page, open, close } = await take({ language, width });
      await open('#/dice');
      await page.locator('.thumb-bar > .button').last().click();
      await page.getByRole('dialog').locator('.button[data-wide]').first().click();
      const fold = page.locator('.fold', { has: page.locator('.dice-keys') });
      await fold.locator('summary').first().click();
      const keys = fold.locator('.dice-keys > .button');
      await keys.last().waitFor();
      const lines = await keys.evaluateAll((buttons) =>
        buttons.map((key) => {
          const range = document.createRange();
          const words = [...key.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
          return words.map((node) => {
            range.selectNodeContents(node);
            return range.getClientRects().length;
          });
        }),
      );
      expect(lines.flat(), language).toEqual(Array(lines.length).fill(1));
      expect(await overflow(page), language).toEqual([]);
      await close();
    }
  });

  it('dice: all of a roll stands on one screen, before and after it, in each game', async () => {
    for (const [game, preset] of [
      ['brikwars', /^2d6$/],
      ['usb', '10 dice'],
      ['mage-knight', 'Add a d6'],
    ] as const) {
      const { page, open, close } = await take();
      await page.addInitScript((lastGame) => {
        const kept = localStorage.getItem('adjutant-settings') ?? '';
        localStorage.setItem(
          'adjutant-settings',
          kept.replace(/"lastGame":"[^"]*"/, `"lastGame":"${lastGame}"`),
        );
      }, game);
      await open('#/dice');
      await button(preset).first().click();
      const seen = () =>
        page.evaluate(() => ({
          high: document.documentElement.scrollHeight <= innerHeight,
          few:
            [...document.querySelectorAll('a, button:not(.skip), input, summary')].filter((each) => {
              const { width, height, top } = each.getBoundingClientRect();
              return width > 2 && height > 2 && top >= 0 && top < innerHeight;
            }).length <= 25,
        }));
      await page.locator('.dice-chosen').waitFor();
      await expect.poll(seen, { message: game }).toEqual({ high: true, few: true });
      await page.locator('.thumb-bar [data-kind="primary"]').click();
      await page.locator('.dice-total').waitFor();
      await expect.poll(seen, { message: game }).toEqual({ high: true, few: true });
      await close();
    }
  });
});
