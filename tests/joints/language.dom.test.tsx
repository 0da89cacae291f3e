// Another language in the middle of it all: what was entered stays, and every word is said again.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Phone, settled, usePhone } from '../support/dom/phone.ts';
import { newArmy } from '../support/play/hands.ts';
import { typeFaces } from '../support/play/real-dice.ts';

const { take } = usePhone();

/** All that is said on the page, but for numbers and signs. */
const said = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('main, header, nav')].flatMap((part) => {
      const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walk.nextNode()) found.push(walk.currentNode.textContent ?? '');
      const named = [...part.querySelectorAll<HTMLElement>('[aria-label], [title]')];
      return [...found, ...named.map((one) => one.ariaLabel ?? one.title)];
    });
    return [...new Set(texts.map((text) => text.trim()).filter((text) => /\p{L}{3}/u.test(text)))];
  });

/** All that was entered: fields, what is chosen, what is counted. */
const entered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is([aria-pressed], input, textarea, .stepper-value)')].map((part) =>
      part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement
        ? `${part.type} ${part.type === 'radio' || part.type === 'checkbox' ? Reflect.get(part, 'checked') : part.value}`
        : (part.getAttribute('aria-pressed') ?? part.textContent),
    ),
  );

/** Polish from now on, and back to where one was. */
async function inPolish({ page, open }: Pick<Phone, 'page' | 'open'>): Promise<void> {
  await settled(page);
  // The address follows a moment later, the draft does not.
  const hash = await page.evaluate(() => location.hash.split('?')[0]);
  await open('#/settings');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('radio', { name: 'Polski' }).check();
  await settled(page);
  await page.keyboard.press('Escape');
  await open(hash);
  await settled(page);
  await expect.poll(() => document.documentElement.lang).toBe('pl');
}

/** What is called the same in all languages, ids of rules, and what the player wrote himself. */
const same =
  /^(?:BrikWars|LUGPolWars|USB|Mage Knight|Adjutant|Minifig|Standard|(?:BW|USB)-\S+|Aspirant|Daredevil)$|Wolf|Rook|Regulars?\b|Ready-made army/;

/** Nothing entered is another, and no word is the old one. */
async function changes(phone: Pick<Phone, 'page' | 'open'>): Promise<void> {
  const { page } = phone;
  await settled(page);
  const [values, words] = [await entered(page), await said(page)];
  expect(words.length).toBeGreaterThan(8);
  await inPolish(phone);
  expect(await entered(page)).toEqual(values);
  const now = await said(page);
  expect(now.filter((word) => words.includes(word) && !same.test(word))).toEqual([]);
}

describe('joints: language', () => {
  it('joints: language change in the middle of each: a question of the castle', async () => {
    const phone = await take();
    const { page, open } = phone;
    await open('#/castle/attack');
    await page.getByRole('button', { name: /more$/ }).first().click();
    await page.getByRole('button', { name: /more$/ }).first().click();
    await changes(phone);
  });

  it('joints: language change in the middle of each: the page of an army with a line half entered', async () => {
    const phone = await take();
    const { page, open } = phone;
    await open('#/armies');
    await newArmy(page, 'BrikWars');
    await page.getByRole('textbox', { name: 'Name of the army' }).fill('Wolf pack');
    await page.getByRole('button', { name: 'Add a plain unit' }).click();
    await page.locator('.army-line input[type="text"]').first().fill('Rook half');
    await changes(phone);
  });

  it('joints: language change in the middle of each: a battle', async () => {
    const phone = await take();
    const { page, open } = phone;
    await open('#/armies');
    await newArmy(page, 'USB');
    await page.locator('.usb-sample').filter({ hasText: '300' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Begin the battle', exact: true }).click();
    await page.locator('.battle-row').first().waitFor();
    await page.locator('.battle-pawns').first().click();
    await changes(phone);
  });

  it('joints: language change in the middle of each: a fight with its dice half thrown', async () => {
    const phone = await take();
    const { page, open } = phone;
    await open('#/fight/many');
    // Some hit, so that there is more to throw.
    await page.getByRole('button', { name: 'Type real dice', exact: true }).click();
    await typeFaces(page, 5, 4, 1);
    const dice = () => page.evaluate(() => [...document.querySelectorAll('.moment-record')].length);
    const before = await dice();
    expect(before).toBeGreaterThan(0);
    await changes(phone);
    expect(await dice()).toBe(before);
  });
});
