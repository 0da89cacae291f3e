import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserStart, findBrowsers } from '../support/browser.mjs';
import { buildApp } from '../support/build.mjs';
import { serveSlowly } from '../support/slow-site.ts';
import { olderBuild } from './older.ts';

/** How long it takes until the app works without network, on a line as slow as in a cellar. */
const line = { latency: 400, bytesPerSecond: 400_000 / 8 };
const goal = 90;

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(browserStart((await findBrowsers()).whole));
}, 120_000);

afterAll(() => browser.close());

interface Ready {
  readonly seconds: number;
  readonly files: number;
}

async function untilReady(folder: string): Promise<Ready> {
  const site = await serveSlowly(folder, line);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true });
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto(`${site.url}#/dice`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const seconds = (performance.now() - begun) / 1000;
  const files = site.asked();
  await context.close();
  await site.stop();
  return { seconds, files };
}

it('offline: the first visit on a slow line, until everything is stored', async () => {
  const folders = [['now', await buildApp()] as const, ...(await olderBuild())];
  for (const [name, folder] of folders) {
    const { seconds, files } = await untilReady(folder);
    process.stdout.write(
      `${name.padEnd(22)} ready for offline after ${seconds.toFixed(0)} s, ${files} files asked for (goal ${goal} s)\n`,
    );
    if (name === 'now') expect(seconds).toBeLessThan(goal);
    // Less than the line takes for what is to come would have measured a cache.
    expect(seconds).toBeGreaterThan(20);
  }
});
