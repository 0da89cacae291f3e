import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { settled, usePhone } from './harness.ts';

const { take } = usePhone();

const kinds = [
  'brikwars',
  'brikwars?v=2&mode=ranged',
  'many',
  'squads',
  'charge',
  'wreck',
  'magic',
  'quik',
  'usb/shoot',
  'usb/charge',
  'usb/morale',
  'usb/test',
] as const;

const sizes = [
  [360, 740],
  [320, 568],
  [412, 915],
] as const;

/** What nothing may move: where each stands, in whole pixels. */
const parts = [
  '.outcomes',
  '.stage',
  '.stage-chips',
  '.stage-scene',
  '.stage-plates',
  '.advice-row',
  '.thumb-bar',
];

/** What stands around the picture. */
const outside = ['.outcomes', '.stage', '.stage-chips', '.advice-row', '.thumb-bar'];

type Places = Readonly<Record<string, readonly number[]>>;

function placesNow(page: Page): Promise<Places> {
  return page.evaluate((all) => {
    const boxes = [...all, '.stage input[type="range"]'].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return [part, box ? [box.left, box.top, box.right, box.bottom].map(Math.round) : []] as const;
    });
    return Object.fromEntries(boxes);
  }, parts);
}

interface Moved {
  readonly by: number;
  readonly part?: string;
}

/** What has moved farthest, and by how many pixels; what was there and is gone is the farthest of all. */
function movedMost(before: Places, after: Places, only: readonly string[] = Object.keys(before)): Moved {
  return Object.entries(before)
    .filter(([part]) => only.includes(part))
    .flatMap(([part, edges]) =>
      edges.map((edge, at) => ({ part, by: Math.abs(edge - (after[part]?.[at] ?? 9999)) })),
    )
    .reduce((most: Moved, one) => (one.by > most.by ? one : most), { by: 0 });
}

/** Closes whatever a touch has opened. */
async function closed(page: Page): Promise<void> {
  for (let open = 0; open < 3 && (await page.locator('dialog[open]').count()) > 0; open += 1) {
    await page.keyboard.press('Escape');
    await settled(page);
  }
  await page.locator(':root:not([data-over])').waitFor();
}

describe('stage: nothing moves', () => {
  it.each(sizes)(
    'kit/stage: whatever is touched on the stage of any kind of fight, bar, stage, chips, plates, advice and dice stay where they are, and none of the height is left over (%d x %d)',
    async (width, height) => {
      const { page, open } = await take({ width, height });
      const figures: Record<
        string,
        { readonly moved: Moved; readonly empty: number; readonly below: number }
      > = {};
      for (const kind of kinds) {
        await open(`#/fight/${kind}`);
        await page.locator('.thumb-bar').waitFor();
        await settled(page);
        let before = await placesNow(page);
        let moved: Moved = { by: 0 };
        const look = async (only?: readonly string[]) => {
          await settled(page);
          const most = movedMost(before, await placesNow(page), only);
          if (most.by > moved.by) moved = most;
        };
        const touched = page.locator(
          '.stage-chips button:visible, .stage-plates button:visible, .stage-chips input:visible',
        );
        for (let at = 0; at < (await touched.count()); at += 1) {
          const kind = (await touched.nth(at).getAttribute('type')) === 'radio';
          const opens = (await touched.nth(at).getAttribute('aria-haspopup')) === 'dialog';
          await touched.nth(at).click({ force: true });
          // The stage is small for as long as a sheet lies over it.
          if (opens) await page.locator('dialog[open]').waitFor();
          await closed(page);
          // Another question has another picture, with a ruler or without; what stands around it stays.
          await look(kind ? outside : undefined);
          if (kind) before = await placesNow(page);
        }
        const ruler = page.locator('.stage input[type="range"]');
        if ((await ruler.count()) > 0) {
          for (const key of ['End', 'Home', 'ArrowRight']) {
            await ruler.press(key);
            await look();
          }
        }
        const { bottom, top, below } = await page.evaluate(() => ({
          bottom: document.querySelector('.advice-row')?.getBoundingClientRect().bottom ?? 0,
          top: document.querySelector('.thumb-bar')?.getBoundingClientRect().top ?? 0,
          below: document.documentElement.scrollHeight - innerHeight,
        }));
        figures[kind] = { moved, empty: Math.round(top - bottom), below };
      }
      process.stdout.write(`${width} x ${height}: ${JSON.stringify(figures)}\n`);
      for (const [kind, { moved, empty, below }] of Object.entries(figures)) {
        expect(moved, `moved: ${kind}`).toEqual({ by: 0 });
        expect(empty, `empty: ${kind}`).toBeLessThanOrEqual(24);
        // Nor does the advice lie under the dice.
        expect(empty, `covered: ${kind}`).toBeGreaterThanOrEqual(0);
        expect(below, `below the fold: ${kind}`).toBeLessThanOrEqual(1);
      }
    },
    300_000,
  );
});
