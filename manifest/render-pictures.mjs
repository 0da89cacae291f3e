// Takes the pictures of the install sheet and of the README from the built app: a fixed fight, and nothing moves.
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { browserStart, findBrowsers } from '../tests/support/browser.mjs';
import { buildApp, project } from '../tests/support/build.mjs';
import { keepPicture } from './keep-picture.mjs';

// Only there has the browser of the tests the same letters on every machine.
if (process.platform !== 'linux')
  throw new Error(
    'The pictures are taken on Linux only: elsewhere they would show the letters of this machine.',
  );

const folder = new URL('../public/pictures/', import.meta.url);
const settings = {
  version: 1,
  language: 'en',
  theme: 'light',
  games: ['brikwars', 'usb', 'mage-knight'],
  lastGame: 'brikwars',
  edition: '2005',
  animation: false,
  welcomed: true,
};

/** In dots of the picture: the phone has two for each pixel. */
const pictures = [
  ['fight-narrow.png', '#/fight', 360, 740, 2],
  ['dice-narrow.png', '#/dice?v=1&x=5d6&b=none&f=0', 360, 740, 2],
  [
    'castle-narrow.png',
    '#/castle/map?v=1&t=36-60&c=1&o=cptf&a=near-0-36-3&a=far-0-36-3&s=g0-18-40-6-4-0,w0-12-40-6-2-0,w0-24-40-6-2-0,r0-7.5-40-1.5,r0-28.5-40-1.5,k0-18-44-4-4-0',
    360,
    740,
    2,
  ],
  ['rules-narrow.png', '#/rules/BW-CC-16', 360, 740, 2],
  ['fight-wide.png', '#/fight', 1280, 800, 1],
];

const server = await preview({
  root: project,
  configFile: false,
  build: { outDir: await buildApp() },
  preview: { port: 0, host: '127.0.0.1' },
});
const { port } = server.httpServer.address();
const browser = await chromium.launch(browserStart((await findBrowsers()).pages));
const compared = await browser.newPage();
for (const [name, hash, width, height, deviceScaleFactor] of pictures) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('adjutant-settings', chosen);
    // Where dice are thrown, they always fall alike.
    let seed = 5;
    crypto.getRandomValues = (values) => {
      for (let at = 0; at < values.length; at += 1) {
        seed = (Math.imul(seed ^ (seed >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
        values[at] = seed ^ (seed >>> 13);
      }
      return values;
    };
  }, JSON.stringify(settings));
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${port}/${hash}`);
  const main = page.locator('#main[aria-busy="false"]');
  await main.waitFor();
  if (hash.startsWith('#/fight')) {
    await page.locator('.advice-chip').waitFor();
    // Who has played before is not asked by which rules.
    const asked = page.locator('.start-question');
    if (await asked.isVisible()) {
      await asked.click();
      await page.getByRole('dialog').getByRole('button').last().click();
    }
  } else if (hash.startsWith('#/dice')) {
    await page
      .getByRole('button', { name: /^Roll / })
      .first()
      .click();
  }
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  await keepPicture(compared, new URL(name, folder), await page.screenshot());
  await context.close();
}
await browser.close();
await server.close();
