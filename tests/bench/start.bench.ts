import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserStart, findBrowsers } from '../support/browser.mjs';
import { buildApp, project } from '../support/build.mjs';
import { type Site, serveSite } from '../support/site.ts';

/** How the start feels on a slow phone, against an empty page with the same view library in the same run. */
const rounds = 5;

let browser: Browser;
let app: Site;
let empty: Site;

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
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

interface Start {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly usable: number;
  readonly blocking: number;
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
  await page.goto(url);
  await page.getByRole('button', { name: button }).first().waitFor();
  const usable = await page.evaluate(() => performance.now());
  await page.waitForTimeout(500);
  const rest = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...(window as unknown as { readonly figures: { readonly largest: number; readonly blocking: number } })
      .figures,
  }));
  await context.close();
  return { firstPaint: rest.firstPaint, largestPaint: rest.largest, usable, blocking: rest.blocking };
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

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

beforeAll(async () => {
  browser = await chromium.launch(browserStart((await findBrowsers()).whole));
  app = await serveSite(await buildApp());
  empty = await serveSite(await emptyPage());
}, 120_000);

afterAll(async () => {
  await browser.close();
  await app.stop();
  await empty.stop();
});

it('start: a slow phone on a slow network, against an empty page', async () => {
  const ours: Start[] = [];
  const theirs: Start[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measure(`${app.url}#/dice`, /^Roll/));
    theirs.push(await measure(empty.url, /^Roll/));
  }
  const figure = (name: keyof Start, list: readonly Start[]) => median(list.map((start) => start[name]));
  const goals = { firstPaint: 900, largestPaint: 1200, usable: 2000, blocking: 50 } as const;
  const lines = (Object.keys(goals) as (keyof Start)[]).map((name) => {
    const [mine, floor] = [figure(name, ours), figure(name, theirs)];
    const ratio = floor > 0 ? (mine / floor).toFixed(2) : '–';
    return `${name.padEnd(14)} ${mine.toFixed(0).padStart(6)} ms  empty page ${floor.toFixed(0).padStart(6)} ms  ratio ${ratio}  goal ${goals[name]} ms`;
  });
  const repeat = await measureRepeat();
  lines.push(`repeat, server dead: first paint ${repeat.toFixed(0)} ms (goal 400 ms)`);
  process.stdout.write(`\nStart, Slow 4G, CPU 4x, medians of ${rounds}\n${lines.join('\n')}\n`);
  expect(ours.every((start) => Number.isFinite(start.firstPaint))).toBe(true);
});
