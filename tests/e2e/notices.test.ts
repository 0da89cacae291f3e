import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { putRecords } from '../faults/records.ts';
import { army } from '../storage/device.ts';
import { fromArmyMenu, newArmy } from '../support/play/hands.ts';
import { type Language, settled, usePhone } from './harness.ts';

const { take } = usePhone();

/** What of the visible controls a notice lies over, but for the row whose place it takes whole. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const notice = document.querySelector('.notice')?.getBoundingClientRect();
    if (!notice) return ['no notice'];
    // What is scrolled under a head is not in sight.
    const heads = [...document.querySelectorAll('.top, .army-total, .place-line[data-stays]')];
    const shownFrom = (control: Element) =>
      Math.max(
        0,
        ...heads.filter((one) => !one.contains(control)).map((one) => one.getBoundingClientRect().bottom),
      );
    return [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(button, label, a, input), nav a, header > :not(.toasts) .button, header > .button',
      ),
    ]
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const [right, foot] = [Math.min(box.right, notice.right), Math.min(box.bottom, notice.bottom)];
        const [wide, high] = [
          right - Math.max(box.x, notice.x),
          foot - Math.max(box.y, notice.y, shownFrom(control)),
        ];
        const whole = wide >= box.width - 1 && high >= box.height - 1;
        const over = wide > 0.5 && high > 0.5 && control.checkVisibility({ opacityProperty: true });
        return over && !(whole && control.closest('[data-notice-place]'));
      })
      .map((control) => control.ariaLabel ?? (control.title || control.innerText));
  });

/** Letters of this size, in percent. */
const letters = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

const sizes = [
  [360, 740],
  [320, 640],
  [740, 360],
] as const;

/** The words are longer in one language than in another, the place that they have is the same: all are asked in one. */
const asked = {
  hu: { hashes: ['fight/brikwars', 'fight/usb/shoot', 'fight/usb/charge', 'fight/usb/test'], sizes },
  pl: { hashes: ['fight/brikwars'], sizes: sizes.slice(0, 1) },
  en: { hashes: ['fight/brikwars'], sizes: sizes.slice(0, 1) },
} as const;

describe('notices', () => {
  it.each<Language>(['en', 'pl', 'hu'])(
    'notices: what an advice did is shown in its place in one line, over no other control, and nothing moves (%s)',
    async (language) => {
      const { page, open } = await take({ language, painted: true });
      for (const hash of asked[language].hashes) {
        await open(`#/${hash}`);
        for (const [width, height] of asked[language].sizes) {
          const where = `${hash} ${width}x${height}`;
          await page.setViewportSize({ width, height });
          await page.locator('.advice-chip:has(.advice-worth > span)').waitFor();
          await settled(page);
          const stage = () => page.locator('.stage').boundingBox();
          const before = await stage();
          await page.locator('.advice-chip').click();
          const notice = page.locator('.toasts[data-placed] .notice');
          await notice.waitFor();
          await expect.poll(() => covered(page), { message: where, timeout: 5000 }).toEqual([]);
          await expect.poll(stage, { message: `${where}: what the advice did` }).toEqual(before);
          if (hash === 'fight/brikwars' && width === 360) {
            const [box, bar] = [await notice.boundingBox(), await page.locator('.thumb-bar').boundingBox()];
            expect(box?.height).toBeLessThanOrEqual(56);
            expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
            const cut = () => notice.locator('p').evaluate((p) => p.scrollWidth - p.clientWidth);
            await expect.poll(cut).toBe(0);
          }
          await notice.getByRole('button').first().click();
          await expect.poll(() => page.locator('.notice').count()).toBe(0);
          await expect.poll(stage, { message: where }).toEqual(before);
        }
      }
    },
  );

  it.each([100, 200])(
    'notices: in a place with a title they stand over it, and over no control of the list below, with letters of %i %',
    async (percent) => {
      const { page, open } = await take({ language: 'pl', painted: true });
      await open('#/armies');
      const all = Array.from({ length: 12 }, (_, at) =>
        army(`host-${at}`, { name: `Czerwony hufiec ${at}` }),
      );
      await putRecords(
        page,
        all.map((one) => [`army:${one.id}`, one]),
      );
      await page.reload();
      const notice = page.locator('.notice');
      for (const [at, [width, height]] of sizes.entries()) {
        await page.setViewportSize({ width, height });
        await open(`#/armies/host-${at}`);
        await letters(page, percent);
        await fromArmyMenu(page, 'Usuń armię');
        await notice.waitFor();
        await settled(page);
        await page.evaluate(() => scrollTo(0, 150));
        const where = `${width}x${height}`;
        await expect.poll(() => covered(page), { message: where, timeout: 5000 }).toEqual([]);
        const shown = await notice.locator('p').boundingBox();
        expect(shown?.width, where).toBeGreaterThan(60);
        await notice.getByRole('button', { name: 'Cofnij' }).click();
        await expect.poll(() => notice.count()).toBe(0);
      }
    },
  );

  it('notices: on the page of an army they stand over its name, and over no line', async () => {
    const { page, open } = await take({ language: 'pl', painted: true });
    await open('#/armies');
    const lines = Array.from({ length: 12 }, (_, at) => ({
      ...{ id: `line-${at}`, name: `Łucznicy ${at}`, count: 3, points: 12, note: '' },
    }));
    await putRecords(page, [['army:host', army('host', { name: 'Czerwony hufiec', limit: 500, lines })]]);
    await page.reload();
    await open('#/armies/host');
    for (const percent of [100, 200]) {
      await letters(page, percent);
      await fromArmyMenu(page, 'Powiel armię');
      await page.locator('.toasts[data-placed] .notice').waitFor();
      // The page stands where it is put once the menu has given the focus back.
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      await settled(page);
      await page.evaluate(() => scrollTo(0, 200));
      await settled(page);
      await expect.poll(() => covered(page), { message: `${percent} %`, timeout: 5000 }).toEqual([]);
      await page.getByRole('banner').getByText('To jest kopia.').waitFor();
      // With large letters it is scrolled away with the name.
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('.notice').getByRole('button').click();
    }
  });

  it('notices: in a battle they stand above the bar, over nothing that is asked, and a new version waits for its end', async () => {
    const { page, open } = await take({ language: 'pl', painted: true });
    await open('#/armies');
    await newArmy(page, 'USB');
    await page.locator('.usb-sample').filter({ hasText: '300' }).click();
    await page.getByRole('button', { name: 'Graj', exact: true }).click();
    await page.getByRole('button', { name: 'Zacznij bitwę', exact: true }).click();
    await page.locator('.battle-row').first().waitFor();
    // What is asked is answered in its place; what was sent is told by a notice.
    await page.getByRole('button', { name: 'Więcej', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Wyślij bitwę' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: /^Plik/ }).click();
    await page.getByText('Plik zapisany.').first().waitFor();
    while (await page.getByRole('dialog').count()) {
      const open = await page.getByRole('dialog').count();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBeLessThan(open);
    }
    await page.locator('.notice').waitFor();
    await settled(page);
    const [notice, hint] = [page.locator('.notice'), page.locator('.battle-hint')];
    const [shown, asks] = [await notice.boundingBox(), await hint.boundingBox()];
    expect(shown?.y).toBeGreaterThanOrEqual((asks?.y ?? 0) + (asks?.height ?? 0));
    // Rows go on below it as below the bar: at the foot of the page the last one stands free.
    for (const percent of [100, 200]) {
      await letters(page, percent);
      await settled(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await settled(page);
      await expect.poll(() => covered(page), { message: `${percent} %`, timeout: 5000 }).toEqual([]);
    }
    // What asks for an answer beside the battle is not in sight while it is played.
    const next = page.locator('.toasts-next');
    expect(await next.evaluate((one) => getComputedStyle(one).display)).toBe('none');
    await page.goBack();
    await expect.poll(() => next.evaluate((one) => getComputedStyle(one).display)).not.toBe('none');
  });

  it('notices: about castles they stand over the head, and over nothing that is asked, measured or placed', async () => {
    const { page, open } = await take({ language: 'hu', painted: true });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const shown = page.locator('.toasts[data-placed] .notice');
    const kind = (name: string) => page.locator('.castle-head label.chip', { hasText: name });
    const door = (name: string) => page.locator('.castle-head .mode-door', { hasText: name });
    const one = page.locator('.notice');
    const acts = {
      question: async () => {
        if (await door('Kérdések').count()) await door('Kérdések').click();
        await page.locator('.castle-form .stepper').getByRole('button').last().click();
        await button('Elölről').click();
      },
      tape: async () => {
        await door('A várunk').click();
        await kind('Mérés').click();
        await button('A térképről').click();
      },
      // A wall that stands too far from its keep.
      map: async (percent: number) => {
        await open(
          '#/castle/map?v=1&t=36-72&c=1&o=cptf&a=near-0-36-3&a=far-0-36-3&s=k0-18-60-6-6-0,w0-28-34-6-2-0',
        );
        await letters(page, percent);
        await expect.poll(() => page.locator('.map-thing').count()).toBe(2);
        await button('Igazítsd szabályosra').click();
      },
    };
    await open('#/castle/attack');
    await page.locator('.castle-form').waitFor();
    for (const percent of [100, 200]) {
      await letters(page, percent);
      for (const [where, act] of Object.entries(acts)) {
        await act(percent);
        await shown.waitFor();
        await settled(page);
        const message = `${where}, ${percent} %`;
        await expect.poll(() => covered(page), { message, timeout: 5000 }).toEqual([]);
        const [notice, line] = [await shown.boundingBox(), await page.locator('.castle-head').boundingBox()];
        expect(notice, message).toEqual(line);
        // Undone, or read where nothing can be: all is as before.
        await shown.getByRole('button').first().click();
        await expect.poll(() => one.count()).toBe(0);
      }
    }
  });
});
