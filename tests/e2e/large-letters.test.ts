import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflow, settled, usePhone } from './harness.ts';

const { take } = usePhone();

const places = [
  'dice',
  'fight/brikwars',
  'fight/charge',
  'fight/many',
  'fight/quik',
  'fight/squads',
  'fight/wreck',
  'fight/magic',
  'fight/usb/shoot',
  'fight/usb/charge',
  'fight/usb/morale',
  'fight/usb/test',
] as const;

/** Words in sight that go on in another line than they begin. */
function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: element, textContent } = node;
      if (!element?.checkVisibility() || element.closest('.visually-hidden, [data-voice]')) continue;
      // Said, and not seen.
      if (element.getBoundingClientRect().width <= 1) continue;
      for (const { index, 0: word } of (textContent ?? '').matchAll(/\p{L}{3,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (new Set(lines.map(({ top }) => Math.round(top / 8))).size > 1) found.push(word);
      }
    }
    return found;
  });
}

/** Letters twice as large, as a phone can be set to. */
async function enlarge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '32px'),
    );
  });
}

describe('large letters', () => {
  it.each(['en', 'pl', 'hu'] as const)(
    'kit/large-letters: twice as large, no fight breaks a word or reaches past the edge, and the roll stays in sight (%s)',
    async (language) => {
      const { page, open } = await take({ language, width: 360, height: 740 });
      await enlarge(page);
      for (const place of places) {
        await open(`#/${place}`);
        await page.locator('.thumb-bar [data-kind="primary"]').waitFor();
        await settled(page);
        const broken = await brokenWords(page);
        const roll = await page.locator('.thumb-bar [data-kind="primary"]').boundingBox();
        const tabs = await page.getByRole('navigation').boundingBox();
        // A chip of one line is as wide as its words.
        const cut = await page.locator('#main .chip > span, #main .button > span').evaluateAll((labels) =>
          labels
            .filter((label) => label.checkVisibility() && !label.closest('[data-scroller], .visually-hidden'))
            .filter(
              (label) =>
                label.getBoundingClientRect().right >
                  (label.parentElement?.getBoundingClientRect().right ?? 0) + 1 ||
                (label.scrollWidth > label.clientWidth + 1 && getComputedStyle(label).display !== 'inline'),
            )
            .map((label) => label.textContent),
        );
        expect({ place, cut }).toEqual({ place, cut: [] });
        expect({ place, out: await overflow(page), broken }).toEqual({ place, out: [], broken: [] });
        expect(roll?.height).toBeLessThanOrEqual(110);
        expect((roll?.y ?? 0) + (roll?.height ?? 0)).toBeLessThanOrEqual((tabs?.y ?? 0) + 1);
        expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBeLessThanOrEqual(740);
      }
    },
  );

  it.each([
    ['en', 'brikwars', 'Play', 'Begin the battle'],
    ['pl', 'usb', 'Graj', 'Zacznij bitwę'],
    ['hu', 'mage-knight', 'Játék', 'Kezdődjön a csata'],
  ] as const)(
    'kit/large-letters: twice as large, an army, its battle and the list break no word and reach past no edge (%s, %s)',
    async (language, game, play, begin) => {
      const { page, open } = await take({ language, width: 360, height: 740 });
      await enlarge(page);
      const look = async (place: string) => {
        await settled(page);
        const broken = await brokenWords(page);
        expect({ place, out: await overflow(page), broken }).toEqual({ place, out: [], broken: [] });
      };
      await open('#/armies');
      const ready = page.locator(`.first-game[data-game="${game}"] .first-sample`).first();
      await ready.waitFor();
      await look('the first page');
      await ready.click();
      await page.locator('.army-line').first().waitFor();
      await look('an army');
      await page.locator('.army-line-name').first().click();
      await look('a line of it');
      await page.getByRole('button', { name: play, exact: true }).click();
      await page.getByRole('button', { name: begin, exact: true }).waitFor();
      await look('the beginning of a battle');
      await page.getByRole('button', { name: begin, exact: true }).click();
      await page.locator('.battle-row').first().waitFor();
      await look('a battle');
      await page.locator('.battle-name').first().click();
      await page.getByRole('dialog').waitFor();
      await look('a unit in it');
      await open('#/armies');
      await page.locator('.army-card').first().waitFor();
      await look('the list');
    },
  );
});
