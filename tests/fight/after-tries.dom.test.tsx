import { describe, expect, it } from 'vitest';
import { usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

describe('fight/after-tries', () => {
  it.each([
    ['en', 'Turn by turn, to the end'],
    ['pl', 'Na przemian, do końca'],
    ['hu', 'Felváltva, a végéig'],
  ] as const)(
    'fight/after-tries: why the enemy dies says what five turns and the end come to, in %s',
    async (language, title) => {
      const { page, open } = await take({ language });
      await open('#/fight/brikwars?v=2');
      await page.locator('.outcome').first().click();
      const tries = page.locator('.tries');
      await tries.locator('b', { hasText: '33' }).first().waitFor();
      expect(await tries.getAttribute('aria-label')).toBe(title);
      // The first turn is that of the bar, and the last column is how it ends: together all.
      const shown = await tries.locator('li > b').allTextContents();
      const others = await tries.locator('li > small').allTextContents();
      expect([shown[0], others[0]]).toEqual(['33', '19']);
      expect(shown).toHaveLength(6);
      expect(Number(shown[5]) + Number(others[5])).toBe(100);
    },
  );

  it.each([
    ['shoot', 'After several attacks'],
    ['many', 'After several attacks'],
    ['many?v=2&kind=gang', 'After several attacks'],
    ['squads', 'Turn by turn, to the end'],
    ['wreck', 'After several attacks'],
    ['magic', 'After several attacks'],
    ['quik', 'Turn by turn, to the end'],
    ['charge', 'After several attacks'],
    ['usb/test', 'After several tries'],
    ['usb/shoot', 'After several attacks'],
    ['usb/charge', 'Turn by turn, to the end'],
  ])('fight/after-tries: %s says it too, and never less with more attempts', async (mode, title) => {
    const { page, open } = await take();
    await open(`#/fight/${mode === 'shoot' ? 'brikwars?v=2&mode=ranged' : mode}`);
    await page.locator('.outcome').first().click();
    const tries = page.locator('.tries');
    await tries.locator('li > b', { hasText: /\d/ }).first().waitFor();
    expect(await tries.getAttribute('aria-label')).toBe(title);
    const shown = (await tries.locator('li > b').allTextContents()).map((text) =>
      Number(text.replace('<', '')),
    );
    expect([...shown].sort((a, b) => a - b)).toEqual(shown);
  });

  it.each(['many?v=2&kind=gang&gang.victim.unit=own&gang.victim.size=3', 'usb/shoot?v=2&kind=reaction'])(
    'fight/after-tries: of %s nothing is guessed',
    async (mode) => {
      const { page, open } = await take();
      await open(`#/fight/${mode}`);
      await page.locator('.outcome').first().click();
      await page.locator('.reasons, .why, dialog').first().waitFor();
      expect(await page.locator('.tries').count()).toBe(0);
    },
  );
});
