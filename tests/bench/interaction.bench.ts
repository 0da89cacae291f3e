import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserStart, findBrowsers } from '../support/browser.mjs';
import { buildApp } from '../support/build.mjs';
import { type Site, serveSite } from '../support/site.ts';
import { judged, median, printTable, within } from './measure.ts';
import { stillOf } from './still.ts';

/**
 * Time from a tap or key to the changed words on the screen, CPU slowed 4x, on the built app; against the same page
 * without our script, where a tap writes one number. What the screen shows then is looked at.
 */
const rounds = 15;

let browser: Browser;
let site: Site;

beforeAll(async () => {
  browser = await chromium.launch(browserStart((await findBrowsers()).whole));
  site = await serveSite(await buildApp());
}, 120_000);

afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function openSlow(hash: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'en',
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => {
    localStorage.setItem(
      'adjutant-settings',
      JSON.stringify({
        version: 1,
        language: 'en',
        theme: 'system',
        games: ['brikwars', 'usb', 'mage-knight'],
        lastGame: 'brikwars',
        edition: '2005',
        animation: false,
        welcomed: true,
      }),
    );
  });
  const page = await context.newPage();
  await page.goto(`${site.url}${hash}`);
  await page.locator('main:not([aria-busy="true"])').waitFor();
  await page.waitForTimeout(1500);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Runs `act` in the page and waits for `watched` to change and be painted. */
async function time(page: Page, act: string, watched: string): Promise<number> {
  return page.evaluate(
    ([action, selector]) =>
      new Promise<number>((resolve) => {
        const root = document.querySelector(selector ?? '') ?? document.body;
        const start = performance.now();
        const observer = new MutationObserver(() => {
          observer.disconnect();
          const channel = new MessageChannel();
          requestAnimationFrame(() => {
            channel.port1.onmessage = () => resolve(performance.now() - start);
            channel.port2.postMessage(0);
          });
        });
        observer.observe(root, { childList: true, characterData: true, subtree: true, attributes: true });
        const target = document.querySelector<HTMLElement>(action ?? '');
        if (!target) throw new Error(`nothing at ${action}`);
        target.click();
        setTimeout(() => resolve(Number.NaN), 3000);
      }),
    [act, watched] as const,
  );
}

/** Times taps on two chips in turn, from the tap to the changed answer; what `shown` says then, each time. */
async function alternate(
  page: Page,
  within: Locator,
  chips: readonly [string | RegExp, string | RegExp],
  shown: Locator,
): Promise<{ readonly times: readonly number[]; readonly said: readonly string[] }> {
  const times: number[] = [];
  const said: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const chip = within.getByRole('radio', { name: chips[round % 2] ?? chips[0], exact: true });
    const handle = await chip.elementHandle();
    await handle?.evaluate((radio) => radio.setAttribute('data-measured', ''));
    times.push(await time(page, '[data-measured]', 'body'));
    await handle?.evaluate((radio) => radio.removeAttribute('data-measured'));
    await page.waitForTimeout(80);
    said.push(await shown.innerText());
  }
  return { times, said };
}

/** The same page without our script, where the button of the roll writes a number: what a tap takes at the least. */
async function plainTaps(page: Page): Promise<readonly number[]> {
  const still = await stillOf(page, site.url);
  const session = await still.context().newCDPSession(still);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await still.evaluate((button) => {
    let taps = 0;
    document.querySelector(button)?.addEventListener('click', () => {
      const tray = document.querySelector('.dice-tray');
      if (!tray) throw new Error('no tray');
      taps += 1;
      tray.append(document.createTextNode(`${taps}`));
    });
  }, rollButton);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await time(still, rollButton, '.dice-tray'));
    await still.waitForTimeout(80);
  }
  await still.close();
  await page.bringToFront();
  return times;
}

/** So many times as long as a plain tap a page may stand still while the odds of heavy dice are worked out. */
const mostTimes = 5;

/** Opens these dice by a link; the longest task, in milliseconds, until their odds stand there: shorter than 50 the browser tells of none. */
async function longestBlock(page: Page, notation: string): Promise<number> {
  await page.evaluate(() => {
    const blocks: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) blocks.push(duration);
    });
    observer.observe({ type: 'longtask' });
    Object.assign(window, { measuredBlocks: blocks });
  });
  await page.evaluate((text) => {
    location.hash = `#/dice?v=1&x=${encodeURIComponent(text)}&b=none&f=0`;
  }, notation);
  await page.getByText(notation, { exact: false }).first().waitFor({ state: 'attached' });
  await page.locator('.dice-notes:not([data-coming])').first().waitFor();
  await page.waitForTimeout(100);
  return page.evaluate(() =>
    Math.max(0, ...((Reflect.get(window, 'measuredBlocks') as readonly number[] | undefined) ?? [])),
  );
}

const rollButton = '.thumb-bar [data-kind="primary"]';

async function typed(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (value) =>
      new Promise<number>((resolve) => {
        const field = document.querySelector<HTMLInputElement>('input[type="search"]');
        if (!field) throw new Error('no search field');
        const start = performance.now();
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve(performance.now() - start);
        });
        observer.observe(document.querySelector('main') ?? document.body, {
          childList: true,
          characterData: true,
          subtree: true,
        });
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        setTimeout(() => resolve(Number.NaN), 3000);
      }),
    text,
  );
}

/** Every tap was answered in time to be measured; its row, against a plain tap of the same run. */
function row(name: string, times: readonly number[], goal: number, plain: number): string[] {
  expect(times.filter(Number.isFinite), name).toHaveLength(times.length);
  const middle = median(times);
  return [
    name,
    `${middle.toFixed(0)} ms`,
    `${Math.max(...times).toFixed(0)} ms`,
    `${goal} ms`,
    within(middle * 1e6, goal),
    `${(middle / plain).toFixed(1)}x`,
  ];
}

it('interaction: taps and keys at a quarter of the speed', async () => {
  const table: string[][] = [['from', 'median', 'worst', 'goal', '', 'a plain tap']];
  let plain = Number.NaN;
  for (const [notation, low, high] of [
    ['1d6', 1, 6],
    ['23d6+2d10+5', 30, 163],
    ['100d6', 100, 600],
  ] as const) {
    const page = await openSlow(`#/dice?v=1&x=${encodeURIComponent(notation)}&b=none&f=0`);
    if (Number.isNaN(plain)) {
      const floor = await plainTaps(page);
      plain = median(floor);
      table.push(row('a plain tap that writes a number', floor, 50, plain));
    }
    const times: number[] = [];
    const totals: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await time(page, rollButton, '.dice-tray'));
      await page.waitForTimeout(80);
      totals.push(Number.parseInt(await page.locator('.dice-total').innerText(), 10));
    }
    for (const total of totals) {
      expect(total, `${notation}: ${totals}`).toBeGreaterThanOrEqual(low);
      expect(total, `${notation}: ${totals}`).toBeLessThanOrEqual(high);
    }
    // So many dice never show the same each time.
    expect(new Set(totals).size, `${notation}: ${totals}`).toBeGreaterThan(1);
    table.push(row(`roll ${notation}, to the result`, times, 50, plain));
    await page.context().close();
  }
  const links = await openSlow('#/dice?v=1&x=1d6&b=none&f=0');
  const blocks: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    blocks.push(await longestBlock(links, `${200 - round}d20kh${100 - round}`));
  table.push(row('heavy dice by a link, the longest that the page stands still', blocks, 50, plain));
  judged('heavy dice by a link, against a plain tap', median(blocks) / plain, mostTimes);
  await links.context().close();

  const bench = await openSlow('#/fight/usb/shoot');
  await bench.locator('.stage-plate').first().click();
  await bench.getByRole('dialog').getByRole('button', { name: 'Choose unit' }).click();
  await bench.getByRole('dialog').last().getByRole('button', { name: 'New unit' }).click();
  const builder = bench.getByRole('dialog').last();
  await builder.getByRole('button', { name: /^Type: / }).click();
  const head = builder.locator('.unit-head-price');
  const { times, said } = await alternate(bench, builder, [/^Riders/, /^Infantry/], head);
  const price = (text: string) => text.match(/\d+(?= point)/)?.[0];
  const [riders, infantry] = said.map(price);
  expect([riders, infantry].every(Boolean), said[0]).toBe(true);
  expect(riders).not.toBe(infantry);
  expect(said.map(price)).toEqual(said.map((_, round) => (round % 2 === 0 ? riders : infantry)));
  table.push(row('tap in the unit builder, to its price', times, 50, plain));
  await bench.context().close();

  const rules = await openSlow('#/rules');
  await rules.getByRole('searchbox').focus();
  await rules.waitForTimeout(4000);
  const keys: number[] = [];
  for (const word of [
    'pa',
    'par',
    'parr',
    'parry',
    'shi',
    'shield',
    'tit',
    'titan',
    'bonus',
    'reroll',
    'attack',
    'weapon',
  ]) {
    keys.push(await typed(rules, word));
    await rules.waitForTimeout(250);
    expect((await rules.locator('main').innerText()).toLowerCase(), word).toContain(word);
  }
  table.push(row('key in the rules search, to results', keys, 30, plain));
  await rules.context().close();
  process.stdout.write(`${printTable(table, 'Interaction, CPU 4x')}\n`);
  expect(table).toHaveLength(8);
});
