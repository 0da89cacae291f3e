import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserStart, findBrowsers } from '../support/browser.mjs';
import { buildApp, project } from '../support/build.mjs';
import { type Site, serveSite } from '../support/site.ts';
import { judged, median, printTable, printTimes } from './measure.ts';
import { olderBuild } from './older.ts';
import { traced } from './trace.ts';

/** How the start feels on a slow phone, against an empty page with the same view library in the same run. */
const rounds = 7;

let browser: Browser;
/** By name: today's app, an empty page, and the app as it was. */
const sites = new Map<string, Site>();

async function emptyPage(): Promise<string> {
  const source = path.join(project, 'node_modules/.cache/empty-page');
  mkdirSync(source, { recursive: true });
  writeFileSync(
    path.join(source, 'index.html'),
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>empty</title></head><body><div id="app"></div><script type="module" src="./main.js"></script></body></html>',
  );
  writeFileSync(
    path.join(source, 'main.js'),
    "import { h, render } from 'preact'; render(h('button', null, 'Roll'), document.querySelector('#app'));",
  );
  const outDir = path.join(source, 'dist');
  await build({
    root: source,
    base: './',
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

interface Start {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly usable: number;
  /** By the clock of the wall, as the page sees it, and by that of its thread, which no other program slows. */
  readonly blocking: number;
  readonly ownBlocking: number;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

async function measure(url: string, button: RegExp): Promise<Start> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => {
    performance.mark('begun');
    const figures = { largest: 0, blocking: 0 };
    Object.assign(window, { figures });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) figures.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) figures.blocking += Math.max(0, entry.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  const page = await context.newPage();
  await slowDown(page);
  const end = await traced(browser);
  await page.goto(url);
  await page.getByRole('button', { name: button }).first().waitFor();
  const usable = await page.evaluate(() => performance.now());
  await page.waitForTimeout(1500);
  const ownBlocking = (await end()).blockedSince('begun');
  const rest = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...(window as unknown as { readonly figures: { readonly largest: number; readonly blocking: number } })
      .figures,
  }));
  await context.close();
  const { firstPaint, largest: largestPaint, blocking } = rest;
  return { firstPaint, largestPaint, usable, blocking, ownBlocking };
}

async function measureRepeat(): Promise<number> {
  const site = await serveSite(await buildApp());
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true });
  const page = await context.newPage();
  await page.goto(site.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await site.stop();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.reload();
    await page.locator('main:not([aria-busy="true"])').waitFor();
    times.push(
      await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      ),
    );
  }
  await context.close();
  return median(times);
}

beforeAll(async () => {
  browser = await chromium.launch(browserStart((await findBrowsers()).whole));
  const folders = [
    ['now', await buildApp()] as const,
    ['empty page', await emptyPage()] as const,
    ...(await olderBuild()),
  ];
  for (const [name, folder] of folders) sites.set(name, await serveSite(folder));
}, 240_000);

afterAll(async () => {
  await browser.close();
  for (const site of sites.values()) await site.stop();
});

/** What a round gave is held against the empty page of the same round: what else the machine does meets both. */
const goals = [
  ['firstPaint', 'ms', 900],
  ['largestPaint', 'ms', 1200],
  ['usable', 'times', 2.2],
  ['blocking', 'ms', 100],
  ['ownBlocking', 'ms', 100],
] as const;

it('start: a slow phone on a slow network, against an empty page', async () => {
  const seen = new Map([...sites.keys()].map((name) => [name, [] as Start[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, { url }] of sites) seen.get(name)?.push(await measure(`${url}#/dice`, /^Roll/));
  const floor = seen.get('empty page') ?? [];
  const rows = goals.map(([what, unit, goal]) => [
    what,
    ...[...seen].map(([, starts]) => {
      const times = starts.map((start, at) => start[what] / (floor[at]?.[what] ?? Number.NaN));
      const share = unit === 'times' ? `, ${printTimes(median(times))}` : '';
      return `${median(starts.map((start) => start[what])).toFixed(0)} ms${share}`;
    }),
    unit === 'times' ? printTimes(goal) : `${goal} ms`,
  ]);
  const repeat = await measureRepeat();
  process.stdout.write(
    printTable(
      [
        ['', ...seen.keys(), 'goal'],
        ...rows,
        [
          'repeat, server dead: first paint',
          `${repeat.toFixed(0)} ms`,
          ...[...seen].slice(1).map(() => ''),
          '400 ms',
        ],
      ],
      `Start, Slow 4G, CPU 4x, medians of ${rounds}`,
    ),
  );
  const now = seen.get('now') ?? [];
  expect(now.every(({ firstPaint }) => Number.isFinite(firstPaint))).toBe(true);
  // Nobody can roll before anything is drawn, nor as soon as on a page that has nothing but a button.
  expect(median(now.map(({ usable, firstPaint }) => usable - firstPaint))).toBeGreaterThan(0);
  judged('usable', median(now.map(({ usable }, at) => usable / (floor[at]?.usable ?? Number.NaN))), 2.2);
});
