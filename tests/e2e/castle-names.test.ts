import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { SiegeEvent } from '../../src/rules/mage-knight/siege-events.ts';
import { beginHistory } from '../../src/rules/mage-knight/siege-history.ts';
import { typicalCastle } from '../../src/rules/mage-knight/siege-setup.ts';
import { putRecords } from '../faults/records.ts';
import { storedSiege } from '../rules/mage-knight/lived-siege.ts';
import { section, setupOf } from '../rules/mage-knight/siege-game.ts';
import { type Language, overflow, settled, usePhone, violations } from './harness.ts';

const { take } = usePhone();

const guard = (at: number, name: string, owner = 0): SiegeEvent => ({
  ...{ do: 'figure', section: at, name, owner, kind: 'warrior', part: 'top' },
});

/** One that shows at its first click that it has lost heart. */
const coward: SiegeEvent = {
  ...guard(2, 'Nyúl'),
  clicks: 1,
  dial: [{ speed: 6, attack: 8, defence: 14, damage: 1, demoralised: true }],
} as SiegeEvent;

const who = ['Őr', 'Zsoldos', 'Żelazny Wilk', 'Íjász'];

const siege = storedSiege(
  {
    ...beginHistory(setupOf(typicalCastle.map((kind) => section(kind)))),
    events: [...who.map((name) => guard(0, name)), coward, guard(3, ''), guard(5, 'Ork', 1)],
  },
  { id: 'named', name: 'Eger' },
);

/** What is written beside the figures, with the height of its letters and what of it is covered by another. */
const written = (page: Page) =>
  page.locator('.castle-names > text').evaluateAll((texts) => {
    const boxes = texts.map((text) => text.getBoundingClientRect());
    const board = document.querySelector('.castle-board')?.getBoundingClientRect();
    return texts.map((text, place) => {
      const box = boxes[place] ?? new DOMRect();
      const pixels = Number(text.getAttribute('font-size'));
      const scale = text instanceof SVGTextElement ? (text.getScreenCTM()?.a ?? 0) : 0;
      return {
        text: text.textContent ?? '',
        letters: pixels * scale,
        covered: boxes.some(
          (other, at) =>
            at !== place &&
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > box.height * 0.3,
        ),
        inside: board !== undefined && box.left >= board.left - 1 && box.right <= board.right + 1,
      };
    });
  });

describe('castle names', () => {
  it.each<[Language, 'light' | 'dark', number]>([
    ['hu', 'light', 360],
    ['pl', 'dark', 320],
    ['en', 'dark', 1280],
  ])(
    'castle/siege/on-castle: figures on the castle of a siege have their names as on the map, to read and to hear (%s, %s, %i)',
    async (language, theme, width) => {
      const { page, open } = await take({ language, theme, width, reducedMotion: true });
      await open('#/castle/siege');
      await putRecords(page, [['battle:named', siege]]);
      await open('#/castle/siege/named');
      await page.reload();
      await page.locator('.siege-top').waitFor();
      await settled(page);
      const names = await written(page);
      // Who has no name has a number, as on the map.
      const told = names.map(({ text }) => text.replace(/^\p{L}(?=6$)/u, ''));
      expect(told.toSorted()).toEqual([...who, 'Nyúl', 'Ork', '6'].toSorted());
      expect(names.filter(({ letters, covered, inside }) => letters < 11.9 || covered || !inside)).toEqual(
        [],
      );
      expect(await page.locator('.siege-piece[data-section="0"]').getAttribute('aria-label')).toContain(
        who.join(', '),
      );
      // Two towers and four walls have a number that no stone hides.
      expect(await page.locator('.castle-names .castle-number').count()).toBe(6);
      expect(await page.locator('.siege-piece [data-paint="white-flag"]').count()).toBe(1);
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
    },
  );
});
