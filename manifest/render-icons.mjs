// Draws the icons of public/icons, of the app from icon.svg there and of its places from their signs, in the browser that
// the tests use.
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { browserStart, findBrowsers } from '../tests/support/browser.mjs';
import { keepPicture } from './keep-picture.mjs';

const folder = new URL('../public/icons/', import.meta.url);
const svg = await readFile(new URL('icon.svg', folder), 'utf8');
function changed(drawing, from, to) {
  if (!drawing.includes(from)) throw new Error(`icon.svg has no ${from}`);
  return drawing.replace(from, to);
}
/** Maskable and iOS icons fill the square: the platform cuts the corners. A maskable sign stays inside the inner 80 %. */
const square = changed(svg, 'rx="112" fill="#2b241d"', 'fill="#2b241d"');
const maskable = changed(
  square,
  '<g id="sign">',
  '<g id="sign" transform="translate(256 256) scale(0.84) translate(-256 -256)">',
);

/** The outline alone, for systems that colour it: the ground and the pips of the die are holes. */
const [, sign = ''] =
  /<g id="sign">([\s\S]*)<\/g>\s*<\/svg>/.exec(maskable.replace(/<g id="sign"[^>]*>/, '<g id="sign">')) ?? [];
const outline = sign.replaceAll('#2b241d', '#000').replaceAll(/#(?:f7c64b|f2b01e|b97f08)/g, '#fff');
const monochrome = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><mask id="outline">${outline}</mask><rect width="512" height="512" fill="#fff" mask="url(#outline)" transform="translate(256 256) scale(0.84) translate(-256 -256)"/></svg>`;

/** A place's sign of the bar at the foot, as an icon of its own for the shortcuts. */
const signs = await readFile(new URL('../src/kit/controls/icon.tsx', import.meta.url), 'utf8');
function shortcut(place) {
  const [, path] = new RegExp(`\\b${place}: '([^']+)'`).exec(signs) ?? [];
  if (!path) throw new Error(`no sign of ${place}`);
  return `<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg"><rect width="24" height="24" rx="5.25" fill="#2b241d"/><path d="${path}" transform="translate(12 12) scale(0.62) translate(-12 -12)" fill="none" stroke="#f2b01e" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

const icons = [
  ['icon-192.png', svg, 192],
  ['icon-512.png', svg, 512],
  ['maskable-512.png', maskable, 512],
  ['monochrome-512.png', monochrome, 512],
  ['apple-touch-icon.png', square, 180],
  ...['dice', 'fight', 'castle', 'armies', 'rules'].map((place) => [
    `shortcut-${place}.png`,
    shortcut(place),
    192,
  ]),
];

const browser = await chromium.launch(browserStart((await findBrowsers()).pages));
const [page, compared] = [await browser.newPage(), await browser.newPage()];
for (const [name, drawing, size] of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
  await keepPicture(compared, new URL(name, folder), await page.screenshot({ omitBackground: true }));
}
await browser.close();
