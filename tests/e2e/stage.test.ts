import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hiddenNow } from './first-sight.ts';
import { overflow, overflowNow, settled, usePhone } from './harness.ts';

const { take } = usePhone();

const kinds = [
  'brikwars',
  'charge',
  'many',
  'quik',
  'magic',
  'wreck',
  'squads',
  'usb/shoot',
  'usb/charge',
  'usb/morale',
  'usb/test',
] as const;

describe('stage', () => {
  it('kit/stage: on its side and wide, the stage stands beside the odds, and the tabs at the left', async () => {
    const { page, open } = await take({ width: 740, height: 360 });
    await open('#/fight/brikwars');
    for (const [width, tall] of [
      [740, 360],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height: tall });
      await settled(page);
      const [tabs, stage, odds, roll] = await Promise.all(
        ['.bar', '.stage', '.outcomes', '.thumb-bar'].map((part) => page.locator(part).boundingBox()),
      );
      if (!tabs || !stage || !odds || !roll) throw new Error('a part of the stage is not there');
      expect(tabs.x + tabs.width).toBeLessThanOrEqual(stage.x);
      expect(stage.x + stage.width).toBeLessThanOrEqual(odds.x);
      expect(roll.x).toBeGreaterThanOrEqual(stage.x + stage.width);
      expect(roll.y + roll.height).toBeLessThanOrEqual(tall);
      expect(await overflow(page)).toEqual([]);
      // Wide, there is room for each end in one line.
      const labels = page.locator('.outcome-label');
      const lines = await labels.evaluateAll((all) => all.map((label) => label.clientHeight));
      if (width === 1280) expect(Math.max(...lines)).toBeLessThanOrEqual(24);
    }
  });

  it('fight/moment: on its side and wide, odds and dice have the left half, and the pad covers neither', async () => {
    const { page, open } = await take({ width: 740, height: 360 });
    await open('#/fight/brikwars');
    await page.locator('.thumb-bar .button').first().click();
    await page.locator('.face-pad .button').nth(4).click();
    // The decision stands alone where the keys were; then they are there again.
    for (const asked of ['.moment-decision', '.table-pad']) {
      await page.locator(asked).waitFor();
      for (const [width, tall] of [
        [740, 360],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height: tall });
        await settled(page);
        const [odds, tray, below] = await Promise.all(
          ['.moment .outcomes', '.moment-tray', asked].map((part) => page.locator(part).boundingBox()),
        );
        if (!odds || !tray || !below) throw new Error('a part of the moment is not there');
        for (const { x, y, width: wide, height: high } of [odds, tray]) {
          expect(x + wide).toBeLessThanOrEqual(below.x);
          expect(y + high).toBeLessThanOrEqual(tall);
          expect(wide).toBeLessThanOrEqual(width / 2);
        }
        expect(below.x + below.width).toBeLessThanOrEqual(width);
        expect(below.y + below.height).toBeLessThanOrEqual(tall + 1);
        expect(await overflow(page)).toEqual([]);
      }
      if (asked === '.moment-decision') await page.locator('.moment-options .button').last().click();
    }
  });

  it('kit/stage: no part of a picture that can be touched lies under another, in any kind of fight', async () => {
    const { page, open } = await take();
    for (const kind of kinds) {
      await open(`#/fight/${kind}`);
      await page.locator('.thumb-bar').waitFor();
      for (const [width, tall] of [
        [320, 568],
        [360, 740],
        [412, 915],
        [740, 360],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height: tall });
        await settled(page);
        const under = await page.locator('.stage-spot').evaluateAll((spots) => {
          const facts = document.querySelector('.outcome-facts')?.getBoundingClientRect();
          // Nor do the facts lie over a flag.
          const flags = [...document.querySelectorAll('.usb-count, .usb-signs > *')].filter((flag) => {
            const { left, right, top, bottom } = flag.getBoundingClientRect();
            return (
              facts &&
              left < facts.right &&
              right > facts.left &&
              top < facts.bottom - 2 &&
              bottom > facts.top + 2
            );
          });
          const others = spots.filter((spot) => {
            const { x, y, width: wide, height: high } = spot.getBoundingClientRect();
            const top = document.elementFromPoint(x + wide / 2, y + high / 2)?.closest('.stage-spot');
            return top && top !== spot;
          });
          return [...others.map((spot) => spot.ariaLabel), ...flags.map((flag) => flag.textContent)];
        });
        expect({ kind, width, under }).toEqual({ kind, width, under: [] });
      }
    }
  });

  it('usb: how one unit stands is not told over how the other does, where the words are long', async () => {
    const { page, open } = await take({ language: 'pl' });
    await open('#/fight/usb/charge?v=2&table=usb&locked=1');
    await page.locator('.usb-signs > *').nth(1).waitFor();
    for (const [width, height] of [
      [320, 568],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const [mine, theirs] = await page
        .locator('.usb-signs > *')
        .evaluateAll((signs) => signs.map((sign) => sign.getBoundingClientRect().toJSON()));
      expect(mine.right, String(width)).toBeLessThanOrEqual(theirs.left);
    }
  });

  it('kit/stage: wide, the reasons of every kind of fight stand open below the dice, and a tap on a figure asks for its own', async () => {
    const { page, open } = await take({ width: 1280, height: 800 });
    for (const kind of kinds) {
      await open(`#/fight/${kind}`);
      const beside = page.locator('.fight-beside');
      const title = beside.getByRole('heading').first();
      await title.waitFor();
      await settled(page);
      const high = await page.evaluate(() => document.documentElement.scrollHeight);
      const [why, roll] = await Promise.all([beside.boundingBox(), page.locator('.thumb-bar').boundingBox()]);
      if (!why || !roll) throw new Error(`the reasons or the dice are not there: ${kind}`);
      expect(why.y, kind).toBeGreaterThanOrEqual(roll.y + roll.height);
      expect(why.height, kind).toBeGreaterThan(100);
      // However long they are: they scroll by themselves below the odds, and the page all but stands.
      expect(high, kind).toBeLessThanOrEqual(900);
      const before = await title.textContent();
      await page.locator('.outcome').last().click();
      await expect.poll(() => title.textContent(), { message: kind }).not.toBe(before);
      await expect.poll(() => page.getByRole('dialog').count(), { message: kind }).toBe(0);
      expect(await overflow(page), kind).toEqual([]);
    }
  });

  it('kit/stage: on its side nothing of the stage of any kind of fight lies below the fold', async () => {
    const { page, open } = await take({ width: 740, height: 360 });
    for (const kind of kinds) {
      await open(`#/fight/${kind}`);
      if (kind === 'brikwars') {
        await page.locator('.place-head input').nth(1).check();
        await page.locator('.ruler').waitFor();
      }
      await page.locator('.thumb-bar').waitFor();
      for (const [width, tall] of [
        [740, 360],
        [640, 320],
      ] as const) {
        await page.setViewportSize({ width, height: tall });
        await settled(page);
        expect({
          kind,
          below: await hiddenNow(page, [
            '.place-head',
            '.outcome-brick',
            '.stage',
            '.stage-plates',
            '.thumb-bar',
          ]),
          out: await overflowNow(page),
        }).toEqual({ kind, below: [], out: [] });
      }
    }
  });

  it('kit/controls/dialog: a sheet leaves the odds in sight that its choices change, above it or beside it, and Back closes it', async () => {
    const { page, open } = await take();
    await open('#/fight/brikwars');
    const sheet = page.getByRole('dialog', { name: 'My right hand' });
    const odds = page.locator('.outcome-brick').first();
    for (const [width, tall] of [
      [360, 740],
      [740, 360],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height: tall });
      await page
        .getByRole('button', { name: /^My fighter: / })
        .first()
        .click();
      await sheet.getByRole('radio', { name: 'Heavy weapon', exact: true }).waitFor();
      const [over, seen] = [await sheet.boundingBox(), await odds.boundingBox()];
      if (!over || !seen) throw new Error('the sheet or the odds are not there');
      if (width === 360) expect(seen.y + seen.height).toBeLessThanOrEqual(over.y);
      else expect(over.x + over.width).toBeLessThanOrEqual(seen.x);
      const before = await odds.textContent();
      await sheet
        .getByRole('radio', { name: width === 740 ? 'Heavy weapon' : 'Random object', exact: true })
        .check();
      await expect.poll(() => odds.textContent()).not.toBe(before);
      await expect.poll(() => sheet.count()).toBe(0);
    }
  });

  it('kit/stage/over-stage: above a sheet the scene is small and whole, in every kind of fight, and afterwards as it was', async () => {
    const { page, open } = await take({ width: 360, height: 740 });
    for (const kind of [
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
    ]) {
      await open(`#/fight/${kind}`);
      const scene = page.locator('.stage-scene');
      await settled(page);
      const before = await scene.boundingBox();
      await page.locator('.stage-plate').last().click();
      const sheet = page.getByRole('dialog');
      await sheet.waitFor();
      // The sheet has risen.
      await sheet.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
      await expect
        .poll(async () => {
          const [small, over] = [await scene.boundingBox(), await sheet.boundingBox()];
          if (!small || !over) return undefined;
          const gap = Math.round(over.y - small.y - small.height);
          return { kind, whole: gap >= -1 && gap <= 2, seen: small.height >= 88 };
        })
        .toEqual({ kind, whole: true, seen: true });
      // What stands on the root is weighed with the whole page.
      expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--over'))).toBe('');
      await page.keyboard.press('Escape');
      await expect.poll(() => scene.boundingBox()).toEqual(before);
    }
  });

  it('brikwars/wreck: after a change in a sheet each part has its chance again', async () => {
    const { page, open } = await take({ width: 360, height: 740 });
    await open('#/fight/wreck');
    const tags = page.locator('.part-tag > b');
    const chances = () => tags.allTextContents();
    await expect.poll(chances).toEqual(expect.arrayContaining([expect.stringMatching(/^\d+\s%$/)]));
    await page.locator('.stage-plate').last().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Tank', exact: true }).click();
    await settled(page);
    await sheet.getByRole('button', { name: 'Done', exact: true }).click();
    await expect
      .poll(async () => {
        const all = await chances();
        return all.length > 0 && all.every((one) => /^\d+\s%$/.test(one));
      })
      .toBe(true);
  });

  it('kit/controls/dialog: the rules at the table leave the odds in sight, above them or beside them, in each game', async () => {
    const { page, open } = await take();
    const sheet = page.getByRole('dialog', { name: 'House rules' });
    for (const fight of ['fight/brikwars', 'fight/usb/shoot']) {
      await open(`#/${fight}`);
      for (const [width, tall] of [
        [360, 740],
        [740, 360],
        [1280, 800],
      ] as const) {
        const where = `${fight} ${width}x${tall}`;
        await page.setViewportSize({ width, height: tall });
        await page.locator('#fight-rules').click();
        await page.getByRole('button', { name: /^House rules/ }).click();
        await sheet.getByRole('button', { name: 'Done' }).waitFor();
        const seen = await page.locator('.outcome-brick').first().boundingBox();
        const over = await sheet.boundingBox();
        if (!over || !seen) throw new Error(`the sheet or the odds are not there: ${where}`);
        if (width === 360) expect(seen.y + seen.height, where).toBeLessThanOrEqual(over.y);
        else expect(over.x + over.width, where).toBeLessThanOrEqual(seen.x);
        for (let back = 0; back < 2; back += 1) {
          await page.goBack();
          await expect.poll(() => page.getByRole('dialog').count(), { message: where }).toBe(1 - back);
        }
      }
    }
  });
});

describe('kit/stage/ground', () => {
  /** The middle of who is shot at, and of the mark on the ruler. */
  const places = (page: Page) =>
    page.evaluate(() => {
      const middle = (element: Element | null | undefined) => {
        const box = element?.getBoundingClientRect();
        return box ? Math.round(box.x + box.width / 2) : -1;
      };
      const targets = [...document.querySelectorAll('.stage-scene svg [data-side="theirs"]')];
      const feet = targets.at(-1)?.querySelector('path');
      return { target: middle(feet), mark: middle(document.querySelector('.ground-mark')) };
    });
  /** What may not move while the distance does. */
  const rest = (page: Page) =>
    page.evaluate(() =>
      ['.outcomes', '.stage', '.ground-track', '.stage-plates', '.advice-row', '.thumb-bar'].map((name) => {
        const box = document.querySelector(name)?.getBoundingClientRect();
        return [name, box?.x, box?.y, box?.width, box?.height];
      }),
    );

  it('BW-ATK-04 kit/stage/ground: who is shot at stands above the mark, and is dragged there, out of reach too, and nothing else moves', async () => {
    const { page, open } = await take();
    await open('#/fight/brikwars?v=2&mode=ranged&shot=long-ranged&distance=8');
    const slider = page.getByRole('slider', { name: /Inches to the target/ });
    await page.locator('.ground-flag', { hasText: '8″' }).waitFor();
    const before = await rest(page);
    for (const inches of [3, 8, 13]) {
      await slider.fill(String(inches));
      await page.locator('.ground-flag', { hasText: `${inches}″` }).waitFor();
      const { target, mark } = await places(page);
      expect({ inches, apart: Math.abs(target - mark) <= 3 }).toEqual({ inches, apart: true });
      expect(await rest(page)).toEqual(before);
    }
    // By the figure itself, and by the flag under its feet.
    for (const piece of ['.ground-piece', '.ground-flag']) {
      const box = await page.locator(piece).boundingBox();
      const track = await page.locator('.ground-track').boundingBox();
      if (!box || !track) throw new Error('the piece is not there');
      const [x, y] = [box.x + box.width / 2, box.y + 12];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - (track.width / 14) * 4, y, { steps: 6 });
      await page.mouse.up();
      await page.locator('.ground-flag', { hasText: piece === '.ground-piece' ? '9″' : '5″' }).waitFor();
      const { target, mark } = await places(page);
      expect(Math.abs(target - mark)).toBeLessThanOrEqual(3);
      expect(await rest(page)).toEqual(before);
    }
  });
});
