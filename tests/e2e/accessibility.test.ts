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
  for (const theme of ['light', 'dark'] as const) {
    it(`accessibility: axe finds nothing in any place (${theme})`, async () => {
      await take({ theme });
      for (const place of places) {
        await current().open(`#/${place}`);
        await settled(current().page);
        expect({ place, found: await violations(current().page) }).toEqual({ place, found: [] });
      }
    });
  }

  it('accessibility: text twice as large leaves every place usable', async () => {
    await take();
    await current().page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty('font-size', '32px'),
      );
    });
    for (const place of places) {
      await current().open(`#/${place}`);
      await settled(current().page);
      const sideways = await current().page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ place, sideways: Math.max(0, sideways) }).toEqual({ place, sideways: 0 });
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
