import { describe, expect, it } from 'vitest';
import { controls, height, hidden } from './first-sight.ts';
import { overflow, settled, usePhone, violations } from './harness.ts';

const { take } = usePhone();

describe('charge', () => {
  it.each([['en'], ['pl'], ['hu']] as const)(
    'BW-CHG-02 charge: run-up, sides, odds and roll stand on one screen (%s)',
    async (language) => {
      const { page, open } = await take({ language });
      await open('#/fight/charge');
      await page.locator('.ruler').waitFor();
      await settled(page);
      expect(
        await hidden(page, ['.place-head', '.outcomes', '.stage-scene', '.ruler', '.thumb-bar']),
      ).toEqual([]);
      expect(await height(page)).toBeLessThanOrEqual(900);
      expect((await controls(page)).length).toBeLessThanOrEqual(25);
      expect(await overflow(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    },
  );
});
