import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { controls, furniture, height } from '../first-sight.ts';
import { overflow, usePhone, violations } from '../harness.ts';

const { take } = usePhone();

const wish = (page: Page, name: string) =>
  page.locator('.castle-head .mode-bar label.chip', { hasText: name });
const answer = (page: Page) => page.locator('.verdict-word');

/** How large the letters of each text of the place are, the largest first. */
const largest = (page: Page) =>
  page.evaluate(() => {
    const sized = [...document.querySelectorAll('main *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => element.getBoundingClientRect().width > 1)
      .map(
        (element) => [Number.parseFloat(getComputedStyle(element).fontSize), element.textContent] as const,
      );
    return sized.toSorted(([one], [other]) => other - one)[0]?.[1];
  });

/** The heights of all questions, one after another, with what each wish is called. */
async function heights(page: Page): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {};
  const wishes = page.locator('.castle-head .mode-bar label.chip');
  const note = async (name: string) => {
    found[name] = await height(page);
  };
  for (let place = 0; place < 6; place += 1) {
    const each = wishes.nth(place);
    await each.click();
    const name = (await each.textContent()) ?? '';
    await page.locator('.castle-question, .castle-effects').first().waitFor();
    const kinds = page.locator('.castle-few').first().locator('label.chip');
    const count = name === '' ? 0 : await kinds.count();
    if (count < 2) await note(name);
    else
      for (let kind = 0; kind < count; kind += 1) {
        await kinds.nth(kind).click();
        await note(`${name} ${kind + 1}`);
      }
  }
  return found;
}

describe('castle question', () => {
  it('castle question: in Hungarian the answer with its reason is in sight at once, what is needed is the largest text, and no question is higher than the page may be', async () => {
    const { page, open } = await take({ language: 'hu' });
    await open();
    await page.getByRole('navigation').getByRole('link', { name: 'Vár' }).click();
    const reason = page.locator('.verdict').getByText(/^Alap sebzés 3: legalább 4 kell/);
    await reason.waitFor();
    const { y = 0, height: tall = 0 } = (await reason.boundingBox()) ?? {};
    await wish(page, 'Figura').click();
    await page.getByRole('heading', { name: '8+ · 2k6 · 41,7\u00a0%' }).waitFor();
    const biggest = await largest(page);
    const high = await heights(page);
    await page.getByRole('button', { name: 'A várunk' }).click();
    await page.locator('.castle-head label.chip', { hasText: 'Mérés' }).click();
    await page.locator('.tape-line').last().waitFor();
    const tape = await height(page);
    const staying = await furniture(page);
    process.stdout.write(
      `castle question: may damage 3 attack: reason in the answer down to y ${Math.round(y + tall)}; shot at a figure at 8″: biggest text ${biggest}; heights ${JSON.stringify({ ...high, tape })}; ${(await controls(page)).length} controls and ${Math.round(staying * 100)} % furniture in the tape check\n`,
    );
    expect(y + tall).toBeLessThan(740 - 60);
    expect(biggest).toBe('8+');
    for (const [name, px] of Object.entries({ ...high, tape })) expect(px, name).toBeLessThanOrEqual(900);
    expect(staying).toBeLessThanOrEqual(0.25);
    expect(await violations(page)).toEqual([]);
  });

  it('castle question: in Polish the field and what it finds stand above the keyboard', async () => {
    // What a keyboard leaves of the screen.
    const { page, open } = await take({ language: 'pl', height: 400, theme: 'dark' });
    await open('#/castle/map');
    const field = page.getByRole('searchbox', { name: 'Zapytaj o zamek' });
    await page.getByRole('button', { name: 'Zapytaj o zamek' }).click();
    await page.getByRole('button', { name: 'brama otwarta' }).click();
    const found = page.getByRole('button', { name: /Baszta bramna.*Może wejść pod łuk/ });
    await found.waitFor();
    const box = (await found.boundingBox()) ?? { y: 0, height: 0 };
    expect([(await field.boundingBox())?.y ?? -1, 400 - box.y - box.height].every((room) => room >= 0)).toBe(
      true,
    );
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
  });

  it('castle question: on its side and on a desk the answer stands beside what is asked', async () => {
    const { page, open } = await take({ width: 740, height: 360 });
    await open('#/castle/shots');
    const beside = async () => {
      await answer(page).waitFor();
      const [said, asks] = await Promise.all([
        page.locator('.castle-answer').boundingBox(),
        page.locator('.castle-form').boundingBox(),
      ]);
      return said && asks ? said.x + said.width <= asks.x && Math.abs(said.y - asks.y) < 20 : false;
    };
    expect(await beside()).toBe(true);
    expect(await overflow(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await open('#/castle/attack');
    await expect.poll(beside).toBe(true);
    // There is room: the reasons stand open, and each leads to its rule.
    await page
      .getByRole('button', { name: /MK-ELG-12/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  });
});
