import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BattleEvent } from '../../src/rules/battle.ts';
import { playKey, type StoredPlay } from '../../src/storage/plays.ts';
import { putRecords } from '../faults/records.ts';
import { browserStart, findBrowsers } from '../support/browser.mjs';
import { buildApp } from '../support/build.mjs';
import { type Site, serveSite } from '../support/site.ts';
import { stillOf } from './still.ts';

/** A list of 300 battles of 200 events, CPU slowed 4x, on the built app: once without summaries, then as it opens ever after. */
const battles = 300;
const goal = { rows: 300 } as const;
const rounds = 3;
/** So many times slower than this machine. */
const slow = 4;
/** The list against the same page as it stands, without its script: what is the app's own is no more than this. */
const most = 12;

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

const events = (seed: number): readonly BattleEvent[] =>
  Array.from({ length: 200 }, (_, at): BattleEvent => {
    const side = at % 2 === 0 ? 'mine' : 'theirs';
    const unit = `${side[0]}${1 + ((at >> 1) % 9)}`;
    if (at % 40 === 39) return { do: 'round' };
    if (at % 5 === 0) return { do: 'hand', to: side };
    if (at % 5 === 1) return { do: 'lose', unit, by: at % 50 === 1 ? 1 : 0 };
    if (at % 5 === 2) return { do: 'act', unit, done: true };
    return at % 5 === 3 ? { do: 'score', side, by: (seed + at) % 3 } : { do: 'note', text: `Note ${at}` };
  });

const records = Array.from({ length: battles }, (_, n): StoredPlay => {
  const game = (['brikwars', 'usb', 'mage-knight'] as const)[n % 3] ?? 'usb';
  const times = { created: n, changed: n, revision: 1, ...(n < battles - 1 && { ended: n }) };
  const units = (['mine', 'theirs'] as const).flatMap((side) =>
    Array.from({ length: 9 }, (_unused, at) => ({
      ...{ id: `${side[0]}${at + 1}`, side, name: `Unit ${at + 1}`, models: 5 },
    })),
  );
  const sides = { mine: { name: `Guard ${n}` }, theirs: { name: `Ford ${n}` } };
  return {
    version: 2,
    id: `b${n}`,
    game,
    name: '',
    ...times,
    ...sides,
    units,
    events: [...events(n)],
    undone: [],
  };
});

/** From the address of the list to its first rows, painted. */
function firstRows(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          if (!document.querySelector('.battle-card')) return requestAnimationFrame(look);
          return requestAnimationFrame(() => resolve(performance.now() - start));
        };
        location.hash = '#/armies/~battle';
        look();
      }),
  );
}

async function fresh(page: Page, session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(`${site.url}#/dice`);
  await page.reload();
  await page.locator('main:not([aria-busy="true"])').waitFor();
  await page.waitForTimeout(1500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
}

it('battles: a list of 300 at a quarter of the speed', async () => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'en',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${site.url}#/armies`);
  await page.locator('.first-game').first().waitFor();
  await putRecords(
    page,
    records.map((play) => [playKey(play.id), play]),
  );
  const session = await context.newCDPSession(page);
  await fresh(page, session);
  const old = await firstRows(page);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await fresh(page, session);
    times.push(await firstRows(page));
  }
  await expect.poll(() => page.locator('.battle-card').count()).toBe(battles - 1);
  const twin = await stillOf(page, site.url);
  const still = await twin.evaluate(() => performance.now());
  const [median = Number.NaN] = times.toSorted((a, b) => a - b).slice(rounds >> 1);
  process.stdout.write(
    `\nList of ${battles} battles: first ever ${old.toFixed(0)} ms, then ${median.toFixed(0)} ms (goal ${goal.rows}); the page alone ${still.toFixed(0)} ms\n`,
  );
  // Summaries are worth it on any machine.
  expect(median).toBeLessThan(old);
  expect(median / still).toBeLessThan(most);
}, 300_000);
