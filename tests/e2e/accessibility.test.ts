import { describe, expect, it } from 'vitest';
import { settled, usePhone, violations } from './harness.ts';

const { take, current } = usePhone();

const places = [
  'welcome',
  'dice',
  'dice/contests',
  'dice/fairness',
  'fight',
  'fight/many',
  'fight/charge',
  'fight/quik',
  'fight/magic',
  'fight/wreck',
  'fight/squads',
  'fight/saved',
  'fight/usb/shoot',
  'fight/usb/charge',
  'fight/usb/morale',
  'fight/usb/test',
  'fight/usb/saved',
  'castle',
  'armies',
  'rules',
  'rules/BW-CC-16',
  'settings',
] as const;

describe('accessibility', () => {
  it('accessibility: axe finds nothing in any place, light or dark, and text twice as large leaves it usable', async () => {
    await take();
    const { page } = current();
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    for (const place of places) {
      await page.emulateMedia({ colorScheme: 'light' });
      await current().open(`#/${place}`);
      const light = await violations(page);
      const paper = await background();
      await page.emulateMedia({ colorScheme: 'dark' });
      await settled(page);
      await expect.poll(() => background()).not.toBe(paper);
      const dark = await violations(page, 'colours');
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
      await settled(page);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      expect({ place, light, dark, sideways: Math.max(0, sideways) }).toEqual({
        place,
        light: [],
        dark: [],
        sideways: 0,
      });
    }
  });

  it('accessibility: reduced motion stops the tumble', async () => {
    await take({ reducedMotion: true });
    await current().open('#/dice');
    const duration = await current().page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--tumble'),
    );
    expect(Number.parseFloat(duration)).toBe(0);
  });
});
