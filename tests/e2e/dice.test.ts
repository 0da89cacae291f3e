import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listen } from '../support/hands.ts';
import { controls, height } from './first-sight.ts';
import { overflow, settled, stored, usePhone, violations } from './harness.ts';

const { take, current } = usePhone();

/** Opens what few need, from below. */
async function sheet(name: string): Promise<Locator> {
  const { page } = current();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name, exact: true });
}

const close = () =>
  current().page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

/** Sets dice up as text. */
async function write(text: string): Promise<void> {
  await sheet('What to roll');
  await notation().fill(text);
  await close();
}

/** Opens all that is set up by a tap. */
async function moreRolls(): Promise<Locator> {
  const { page } = current();
  await page.getByRole('button', { name: 'More rolls' }).click();
  return page.getByRole('dialog', { name: 'More rolls' });
}

describe('dice', () => {
  it('dice: each roll is announced once, undo takes it back, repeat rolls again', async () => {
    const { page, open } = await take();
    await open('#/dice');
    const said = await listen(page);
    await page.getByRole('button', { name: 'Roll 1d6' }).click();
    await expect.poll(async () => (await said()).length).toBe(1);
    expect((await said())[0]).toMatch(/^1d6: \d+\./);
    await (await sheet('Result')).getByRole('button', { name: 'Repeat', exact: true }).click();
    await expect.poll(async () => (await said()).length).toBe(2);
    await close();
    await page.getByRole('button', { name: 'Undo roll' }).click();
    await page.getByRole('status').getByText('1 roll undone.').waitFor();
    expect((await said()).length).toBe(2);
    await sheet('History');
    await expect.poll(() => page.getByRole('button', { name: /^Repeat 1d6/ }).count()).toBe(1);
  });

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

  it('dice: what was set up just before a reload is still there', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await sheet('What to roll');
    await notation().fill('2d6');
    await stored(page, 'x=2d6');
    for (let tap = 0; tap < 5; tap += 1)
      await page.getByRole('button', { name: 'Number of d6: more' }).click();
    await stored(page, 'x=7d6');
    await page.reload();
    await sheet('What to roll');
    await expect.poll(() => notation().inputValue()).toBe('7d6');
  });

  it('dice: what is wrong gets a message at its place, and nothing is lost', async () => {
    const { page, open } = await take();
    await open('#/dice');
    const field = notation();
    await sheet('What to roll');
    for (const [text, part] of [
      ['999999d6', '1,000'],
      ['2d6+x', 'x'],
      ['1d1', '2'],
      ['d10001', '10,000'],
      ['2d6-1d4', '-1d4'],
    ] as const) {
      await field.fill(text);
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
      const message = page.locator(
        `[id="${(await field.getAttribute('aria-describedby'))?.split(' ').at(-1)}"]`,
      );
      await expect.poll(() => message.textContent(), { message: text }).toContain(part);
      await close();
      await expect(page.getByRole('button', { name: 'Roll', exact: true }).isDisabled()).resolves.toBe(true);
      // The address follows what is entered, a moment later.
      await expect.poll(() => new URLSearchParams(page.url().split('?')[1]).get('x')).toBe(text);
      await page.reload();
      await sheet('What to roll');
      await expect.poll(() => field.inputValue()).toBe(text);
    }
  });

  it('BW-DICE-05 dice typed from the table: each six asks for its bonus die', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await page.getByRole('button', { name: 'Type real dice' }).click();
    await page
      .getByRole('group', { name: /^Die 1/ })
      .getByRole('button', { name: '6', exact: true })
      .click();
    await page.getByRole('group', { name: /2/ }).getByRole('button', { name: '3', exact: true }).click();
    await expect.poll(() => page.locator('.dice-total').textContent()).toBe('9');
  });

  it('dice: too many totals for exact odds are rolled all the same, and the screen says so', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await write('1000d10000');
    await (await sheet('Odds')).getByText(/too large for exact odds|too many/i).waitFor();
    await close();
    await page.getByRole('button', { name: /^Roll/ }).click();
    await expect
      .poll(async () => Number((await page.locator('.dice-total').textContent())?.replace(/\D/g, '')))
      .toBeGreaterThan(1000);
  });
});

const total = () => current().page.locator('.dice-total').first().textContent();
const notation = () => current().page.getByRole('textbox', { name: 'Dice', exact: true });
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
    const presets = page.getByRole('group', { name: 'Dice of BrikWars' });
    await presets.getByRole('button', { name: '1d6+2', exact: true }).click();
    await button('Roll 1d6+2').waitFor();
    await hold(/^2d6$/, page.locator('.dice-total'));
    await expect.poll(async () => Number(await total())).toBeGreaterThan(1);
    await button('Roll 1d6+2').waitFor();
    await expect(
      presets.getByRole('button', { name: '1d6+2', exact: true }).getAttribute('aria-pressed'),
    ).resolves.toBe('true');
  });

  it('dice: the own number pad types where the caret stands, without the system keyboard', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await sheet('What to roll');
    await expect.poll(() => notation().getAttribute('inputmode')).toBe('none');
    await button('Clear').click();
    await notation().click();
    const pad = page.getByRole('group', { name: 'Number pad' });
    for (const key of ['4', 'd: dice', '6', 'kh: keep the highest', '3'])
      await pad.getByRole('button', { name: key, exact: true }).click();
    await expect.poll(() => notation().inputValue()).toBe('4d6kh3');
    await pad.getByRole('button', { name: 'Erase' }).click();
    await expect.poll(() => notation().inputValue()).toBe('4d6kh');
    for (let step = 0; step < 5; step += 1)
      await pad.getByRole('button', { name: 'One to the left' }).click();
    await pad.getByRole('button', { name: '1', exact: true }).click();
    await expect.poll(() => notation().inputValue()).toBe('14d6kh');
    await close();
    await button('Roll 14d6kh1').click();
    await expect.poll(async () => Number(await total())).toBeGreaterThan(0);
  });

  it('USB-TEST-05 a pool in three taps shows successes at every threshold', async () => {
    const { page, open } = await take();
    await open('#/dice');
    const all = await moreRolls();
    await all.getByRole('radio', { name: 'USB' }).check();
    await all.getByRole('radio', { name: '20', exact: true }).check();
    await all.getByRole('radio', { name: '5+' }).check();
    await all.getByRole('radio', { name: 'ones' }).check();
    await close();
    await button(/^Roll 20 dice, 5\+, ones rerolled/).click();
    await page.getByText(/success(es)? of 20 dice/).waitFor();
    // What counts lies apart from what does not, each under its number.
    const hits = Number(await total());
    await page.getByText(`Successes 5+: ${hits}`).waitFor();
    await page.getByText(`Failures: ${20 - hits}`).waitFor();
    await expect.poll(() => page.locator('.die[data-success]').count()).toBeGreaterThanOrEqual(hits);
    await sheet('Result');
    const faces = page.getByRole('list', { name: 'Dice by face: d6' });
    await expect.poll(() => faces.getByRole('listitem').count()).toBe(6);
    const said = await faces.getByText(/show.* 5, \d+ show 5 or more/).textContent();
    expect(said).toContain(` ${hits} show 5 or more`);
  });

  it('BW-RESP-06 a Bail says what it needs before and whether it got there after', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await (await moreRolls()).getByRole('button', { name: /^Bail/ }).click();
    await close();
    await button('Needs 3: 66.7\u00a0%').click();
    await page.getByRole('group', { name: 'Distance in inches' }).waitFor();
    await close();
    await button('Roll 1d6').click();
    await page.getByText(/^(Made it|Not made): 3 needed$/).waitFor();
    await expect.poll(() => total()).toMatch(/^\d+″$/);
  });
});

describe('dice: the result', () => {
  it('dice: some dice stay, the others are rolled again, and undo goes back', async () => {
    const { page, open } = await take();
    await open('#/dice?v=1&x=6d6&b=none&f=0');
    await button('Roll 6d6').click();
    await expect.poll(async () => Number(await total())).toBeGreaterThan(5);
    const before = await total();
    await button('Keep some dice and roll the others again').click();
    const dice = page.getByRole('button', { name: /^Keep die/ });
    await expect.poll(() => dice.count()).toBe(6);
    const kept = await dice.first().getAttribute('aria-label');
    await dice.first().click();
    await page.getByRole('button', { name: 'Roll the other 5 dice' }).click();
    await page.getByText('1 die kept from the last roll').waitFor();
    await button('Keep some dice and roll the others again').click();
    await expect.poll(() => dice.first().getAttribute('aria-label')).toBe(kept);
    await button('Keep them all').click();
    await button('Undo roll').click();
    await expect.poll(total).toBe(before);
  });

  it('dice: full screen on a tap, turned for the opponent, closed by a tap', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await button('Roll 1d6').click();
    await button(/show it full screen/).click();
    const large = page.getByRole('dialog', { name: 'The result in large letters' });
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

  it('dice: instant is one tap away and remembered', async () => {
    const { page, open } = await take();
    await open('#/dice');
    const instant = button('No animation');
    const more = () => page.getByRole('button', { name: 'More', exact: true }).click();
    await more();
    await expect.poll(() => instant.getAttribute('aria-pressed')).toBe('true');
    await instant.click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.motion)).toBeUndefined();
    await instant.click();
    await expect.poll(() => instant.getAttribute('aria-pressed')).toBe('true');
    await stored(page, '"animation":false');
    await page.reload();
    await more();
    await expect.poll(() => instant.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.motion)).toBe('none');
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

  it('dice: how lucky it was stands there on a tap', async () => {
    const { page, open } = await take();
    await open('#/dice?v=1&x=1d10000%2B1&b=none&f=0');
    await button('Roll 1d10000+1').click();
    await sheet('Result');
    await button('How lucky was it?').click();
    await page
      .getByRole('status')
      .filter({ hasText: /As (high or higher|low or lower) in|Nothing special/ })
      .waitFor();
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

describe('dice: from the table', () => {
  it('USB-TEST-03 counts by face for each throw of a pool, and it behaves as if rolled', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await write('10d6>=7');
    await button('Type real dice').click();
    await page.getByRole('radio', { name: 'By face' }).check();
    const set = async (face: number, count: number) => {
      await page
        .getByRole('group', { name: `Dice showing ${face}` })
        .getByRole('button', { name: /type/i })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: String(count), exact: true })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    };
    await set(1, 8);
    await set(6, 2);
    await expect.poll(() => button('Take these').isEnabled()).toBe(true);
    await stored(page, 'c=8.0.0.0.0.2');
    await page.reload();
    await button('Take these').click();
    await page.getByText(/Roll 2 sixes again/).waitFor();
    await set(6, 1);
    await set(3, 1);
    await button('Take these').click();
    await expect.poll(total).toBe('1');
    await page.getByText('Typed from the table').waitFor();
  });

  it('USB-TEST-05 only the successes of a pool', async () => {
    const { page, open } = await take();
    await open('#/dice?v=1&x=5d6%3E%3D4&b=none&f=0&n=2');
    await button('Type real dice').click();
    // The number is asked for first, and one tap answers.
    await expect.poll(() => page.getByRole('radio', { name: 'Only successes' }).isChecked()).toBe(true);
    await button('3 successes').click();
    await expect.poll(total).toBe('3');
    await page.getByText('Made it: 2 needed').waitFor();
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

/** The name of a die on one line, in a window so wide. */
async function keysHaveOneLine(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
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
  expect(lines.flat()).toEqual(Array(lines.length).fill(1));
  expect(await overflow(page)).toEqual([]);
}

describe('dice: the head', () => {
  it.each([
    ['en', 'light', 'bonus d6'],
    ['pl', 'dark', 'dorzut k6'],
    ['hu', 'light', 'bónusz: k6'],
  ] as const)(
    'dice: the head says whose dice and by which rules, and leads to contests and back (%s, %s)',
    async (language, theme, bonus) => {
      const { page, open } = await take({ language, theme });
      await open('#/dice');
      const modes = page.locator('.place-head input');
      await page.locator('.place-head').getByText(bonus).waitFor();
      const parts = [
        [1, '.contest-setup'],
        [0, '.dice-tray'],
      ] as const;
      for (const [mode, part] of parts) {
        await modes.nth(mode).check();
        await page.locator(part).waitFor({ state: 'attached' });
        await settled(page);
        await expect.poll(() => modes.nth(mode).isChecked()).toBe(true);
        await expect
          .poll(() => page.locator('.place-head').evaluate((head) => head.getBoundingClientRect().top))
          .toBe(4);
        expect(await overflow(page)).toEqual([]);
        expect(await violations(page)).toEqual([]);
      }
      expect(await height(page)).toBeLessThanOrEqual(740);
      expect((await controls(page)).length).toBeLessThanOrEqual(25);
    },
  );

  it('dice: whether the dice are fair is asked behind the bar at the foot, and the head leads back', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await button('More').last().click();
    await button('Are the dice fair? Record and CSV').click();
    await page.getByRole('heading', { name: 'Are the dice fair?' }).waitFor();
    await page.getByRole('radio', { name: 'Dice', exact: true }).check();
    await button('Roll 1d6').waitFor();
    expect(page.url()).toMatch(/#\/dice$/);
  });

  it('dice: the sheet behind the head changes game and bonus dice, and leads to the settings', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await page.getByText('4.2 on average').waitFor();
    await button('BrikWars bonus d6').click();
    const rules = page.getByRole('dialog', { name: 'Game and rules' });
    await rules.getByRole('radio', { name: 'None', exact: true }).check();
    await page.goBack();
    await page.getByText('3.5 on average').waitFor();
    await button('BrikWars plain dice').click();
    await rules.getByRole('radio', { name: 'Extra d6 (2005)' }).check();
    // The game's own bonus dice go with it.
    await rules.getByRole('radio', { name: 'USB', exact: true }).check();
    await page.goBack();
    await button('10 dice').waitFor();
    await button('USB plain dice').click();
    await rules.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.goBack();
    await button('USB plain dice').waitFor();
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

  it.each([
    ['en', 320, ['1d6', '20d6'], 'Exact odds for so many dice would take too long'],
    ['pl', 412, ['2d6+1'], 'Liczenie dokładnych szans przy tylu kostkach trwałoby za długo'],
    ['hu', 360, ['10d6>=4'], 'Ennyi kockánál túl sokáig tartana'],
  ] as const)(
    'dice: nothing moves away under a finger, keys have one line, and what would take too long says so and is rolled (%s, %d)',
    async (language, width, texts, tooLong) => {
      const { page, open } = await take({ language });
      const { page: at } = current();
      const main = at.locator('.thumb-bar [data-kind="primary"]');
      for (const text of texts) {
        await open(`#/dice?v=1&x=${encodeURIComponent(text)}&b=none&f=0`);
        await at.locator('.dice-chosen').waitFor();
        const tops = () =>
          at
            .locator('.dice-tray, .dice-tiles, .dice-adjust, .thumb-bar')
            .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
        const before = await tops();
        await main.click();
        await at.locator('.dice-total').waitFor();
        await expect.poll(() => tops()).toEqual(before);
      }
      await keysHaveOneLine(page, width);
      await open('#/dice?v=1&x=200d100kh100!&b=none&f=0');
      await page.locator('.dice-adjust > .button').last().click();
      await page.getByText(tooLong).first().waitFor();
      await page.locator('.dialog-head .button').click();
      await main.click();
      await expect.poll(async () => Number((await total())?.replace(/\D/g, ''))).toBeGreaterThan(1000);
    },
  );

  it.each([
    ['brikwars', /^2d6$/],
    ['usb', '10 dice'],
    ['mage-knight', 'Add a d6'],
  ] as const)('dice: all of a roll stands on one screen, before and after it (%s)', async (game, preset) => {
    const { page, open } = await take();
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
    await expect.poll(seen).toEqual({ high: true, few: true });
    await page.locator('.thumb-bar [data-kind="primary"]').click();
    await page.locator('.dice-total').waitFor();
    await expect.poll(() => seen()).toEqual({ high: true, few: true });
  });

  it('dice: other dice that are set up take the place of the result', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await button('Roll 1d6').click();
    await page.locator('.dice-total').waitFor();
    await button('Modifier: +1').click();
    await page.locator('.dice-set').getByText('1d6+1').waitFor();
    await expect.poll(() => page.locator('.dice-total').count()).toBe(0);
  });
});
