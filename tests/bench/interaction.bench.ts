import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserStart, findBrowsers } from '../support/browser.mjs';
import { buildApp } from '../support/build.mjs';
import { type Site, serveSite } from '../support/site.ts';

/** Time from a tap or key to the changed words on the screen, CPU slowed 4x, on the built app. */
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

/** Times taps on two chips in turn, from the tap to the changed answer. */
async function alternate(
  page: Page,
  within: Locator,
  chips: readonly [string | RegExp, string | RegExp],
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const chip = within.getByRole('radio', { name: chips[round % 2] ?? chips[0], exact: true });
    const handle = await chip.elementHandle();
    await handle?.evaluate((radio) => radio.setAttribute('data-measured', ''));
    times.push(await time(page, '[data-measured]', 'body'));
    await handle?.evaluate((radio) => radio.removeAttribute('data-measured'));
    await page.waitForTimeout(80);
  }
  return times;
}

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

function row(name: string, times: readonly number[], goal: number): string {
  const sorted = times.filter(Number.isFinite).sort((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(0).padStart(5);
  return `${name.padEnd(44)} median ${at(0.5)} ms  worst ${at(1)} ms  goal ${goal} ms`;
}

it('interaction: taps and keys at a quarter of the speed', async () => {
  const lines: string[] = [];
  for (const [name, notation] of [
    ['roll 1d6, to the result', '1d6'],
    ['roll 23d6+2d10+5, to the result', '23d6+2d10+5'],
    ['roll 100d6, to the result', '100d6'],
  ] as const) {
    const page = await openSlow('#/dice');
    await page.getByRole('textbox', { name: 'Dice', exact: true }).fill(notation);
    await page.waitForTimeout(800);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(
        await time(
          page,
          '.dice-roll .button[data-kind="primary"], .roll-bar .button[data-kind="primary"], .button[data-kind="primary"]',
          '.dice-result',
        ),
      );
      await page.waitForTimeout(80);
    }
    lines.push(row(name, times, 50));
    await page.context().close();
  }
  const bench = await openSlow('#/fight/usb/shoot');
  await bench.locator('.stage-plate').first().click();
  await bench.getByRole('dialog').getByRole('button', { name: 'Choose unit' }).click();
  await bench.getByRole('dialog').last().getByRole('button', { name: 'New unit' }).click();
  const types = bench.getByRole('dialog').last().getByRole('group', { name: 'Type' });
  lines.push(
    row('tap in the unit builder, to its price', await alternate(bench, types, [/^Riders/, /^Infantry/]), 50),
  );
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
  }
  lines.push(row('key in the rules search, to results', keys, 30));
  await rules.context().close();
  process.stdout.write(`\nInteraction, CPU 4x\n${lines.join('\n')}\n`);
  expect(lines).toHaveLength(5);
});
