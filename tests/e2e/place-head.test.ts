import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { systemFonts } from '../support/fonts.mjs';
import { overflowNow, settled, usePhone } from './harness.ts';

const { take } = usePhone();

/** Every head of its own: how many kinds stand in it, doors and ways among them. */
const heads = [
  ['dice', 2],
  ['fight/brikwars', 7],
  ['fight/brikwars?v=2&table=web5', 7],
  ['fight/quik', 5],
  ['fight/quik?v=1&e=lugpol', 5],
  ['fight/usb/shoot', 4],
  ['castle/attack', 7],
  ['castle/map', 5],
  ['armies', 3],
  ['rules', 0],
] as const;

interface Seen {
  /** Of the head, and of its narrowest and lowest kind. */
  readonly tall: number;
  readonly narrowest: number;
  readonly lowest: number;
  readonly kinds: number;
  /** What is wider than its cell, or out of the head's. */
  readonly cut: readonly string[];
}

/** In one font, once what measures its letters has done so. */
function look(page: Page, font: string): Promise<Seen> {
  return page.evaluate(async (family) => {
    document.documentElement.style.setProperty('--font', `"${family}"`);
    dispatchEvent(new Event('resize'));
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    const head = document.querySelector('.place-head');
    if (!head) throw new Error('no head');
    const cells = [...head.querySelectorAll('.chip')].map((cell) => cell.getBoundingClientRect());
    const widthOf = (words: Element) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return range.getBoundingClientRect();
    };
    const within = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5;
    const named = [...head.querySelectorAll('.mode-name, .place-name > *')].filter(
      (words) => words.getClientRects().length > 0,
    );
    const cut = named.filter((words) => {
      const cell = words.closest('.chip, .place-button')?.getBoundingClientRect();
      return !cell || !within(widthOf(words), cell) || cell.left < 0 || cell.right > innerWidth;
    });
    return {
      tall: head.getBoundingClientRect().height,
      narrowest: Math.min(...cells.map(({ width }) => width)),
      lowest: Math.min(...cells.map(({ height }) => height)),
      kinds: cells.filter(({ left, right, top }) => left >= 0 && right <= innerWidth && top >= 0).length,
      cut: cut.map((words) => words.textContent ?? ''),
    };
  }, font);
}

describe('kit/place-head', () => {
  it.each(['en', 'pl', 'hu'] as const)(
    'kit/place-head: all kinds of every place stand in sight in one line, each name within its cell, at 360 and 320 px and in three fonts; with letters twice as large it has two rows, three of two where few kinds are (%s)',
    async (language) => {
      const { page, open } = await take({ language });
      let fight = 0;
      const faults: string[] = [];
      for (const [at, kinds] of heads) {
        await open(`#/${at}`);
        await page.locator('.place-button:enabled').waitFor();
        if (kinds > 0)
          await page
            .locator('.place-head .chip')
            .nth(kinds - 1)
            .waitFor();
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: width === 360 ? 740 : 568 });
          await settled(page);
          for (const font of systemFonts) {
            const where = `${at}, ${width} px, ${font}`;
            const { cut, tall, narrowest, lowest, kinds: seen } = await look(page, font);
            for (const name of cut) faults.push(`${where}: “${name}” is cut`);
            for (const out of await overflowNow(page)) faults.push(`${where}: too wide ${out}`);
            expect(seen, where).toBe(kinds);
            if (at === 'fight/brikwars' && width === 360) fight = seen;
            if (width === 360) expect(tall, where).toBe(56);
            expect(tall, where).toBeLessThanOrEqual(56);
            expect(narrowest, where).toBeGreaterThanOrEqual(width === 360 ? 44 : 39);
            expect(lowest, where).toBeGreaterThanOrEqual(48);
          }
        }
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 740 });
          await page.locator(':root[data-large]').waitFor();
          await settled(page);
          for (const font of systemFonts) {
            const { cut, tall } = await look(page, font);
            const where = `${at}, ${width} px, ${font}, 200 %`;
            for (const name of cut) faults.push(`${where}: “${name}” is cut`);
            expect(tall, where).toBeLessThanOrEqual(kinds < 3 ? 80 : 150);
          }
        }
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '';
        });
      }
      expect(faults).toEqual([]);
      process.stdout.write(
        `kit/place-head: kinds of fight in sight at 360 px (${language}): ${fight} of 7\n`,
      );
    },
  );

  it('kit/place-head: nothing of the head moves when a house rule is turned on, in each game', async () => {
    const { page, open } = await take();
    const boxes = () =>
      page
        .locator('.place-button, .place-head .chip')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    for (const fight of ['brikwars', 'quik', 'usb/shoot']) {
      await open(`#/fight/${fight}`);
      await page.locator('.place-button:enabled').waitFor();
      const before = await boxes();
      await page.locator('.place-button').click();
      await page.getByRole('button', { name: /^House rules/ }).click();
      const rule = page.getByRole('dialog', { name: 'House rules' }).locator('.switch').first();
      await rule.locator('input').last().check();
      for (let open = 0; open < 2; open += 1) await page.goBack();
      await page.locator('.place-dot').waitFor();
      await settled(page);
      expect(await boxes(), fight).toEqual(before);
    }
  });
});
