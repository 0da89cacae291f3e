// Draws every icon of public/icons from icon.svg, in the browser that the tests use.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { browserArguments, findBrowsers } from '../tests/support/browser.mjs';

const folder = new URL('../public/icons/', import.meta.url);
const svg = await readFile(new URL('icon.svg', import.meta.url), 'utf8');
/** Maskable and iOS icons fill the square: the platform cuts the corners. A maskable sign stays inside the inner 80 %. */
const square = svg.replace('rx="112" fill="#2b241d"', 'fill="#2b241d"');
const maskable = square.replace(
  '<g id="sign">',
  '<g id="sign" transform="translate(256 256) scale(0.84) translate(-256 -256)">',
);

const icons = [
  ['icon-192.png', svg, 192],
  ['icon-512.png', svg, 512],
  ['maskable-512.png', maskable, 512],
  ['apple-touch-icon.png', square, 180],
];

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: (await findBrowsers()).pages,
  args: browserArguments,
});
const page = await browser.newPage();
for (const [name, drawing, size] of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
  await writeFile(new URL(name, folder), await page.screenshot({ omitBackground: true }));
}
await browser.close();
await writeFile(new URL('icon.svg', folder), svg);
