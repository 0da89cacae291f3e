import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dice as diceEn } from '../../src/app/words/en.ts';
import { dice as diceHu } from '../../src/app/words/hu.ts';
import { dice as dicePl } from '../../src/app/words/pl.ts';
import { fight as playEn } from '../../src/fight/words/en.ts';
import { fight as playHu } from '../../src/fight/words/hu.ts';
import { fight as playPl } from '../../src/fight/words/pl.ts';
import { typing as typingEn } from '../../src/kit/words/en.ts';
import { typing as typingHu } from '../../src/kit/words/hu.ts';
import { typing as typingPl } from '../../src/kit/words/pl.ts';
import { usbtest as usbEn } from '../../src/usb/test/words/en.ts';
import { usbtest as usbHu } from '../../src/usb/test/words/hu.ts';
import { usbtest as usbPl } from '../../src/usb/test/words/pl.ts';
import { deepOr } from '../support/deep.ts';
import { type Language, type Phone, usePhone } from './harness.ts';

const { take } = usePhone();

const words = {
  en: { dice: diceEn, play: playEn, usb: usbEn, typing: typingEn },
  pl: { dice: dicePl, play: playPl, usb: usbPl, typing: typingPl },
  hu: { dice: diceHu, play: playHu, usb: usbHu, typing: typingHu },
};

const widths = [320, 360, 412] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const faceKey = (page: Page, face: number) =>
  page
    .locator('.face-pad')
    .getByRole('button')
    .nth(face - 1);
const moreOf = (page: Page, face: number) =>
  page
    .locator('.face-counts > li')
    .nth(face - 1)
    .getByRole('button')
    .last();

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of a key, once a tap there reaches it. */
async function spotOf(key: Locator): Promise<Spot> {
  await key.waitFor();
  const box = await key.boundingBox();
  if (!box) throw new Error('the key is not there');
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await reached(key, spot);
  return spot;
}

/** Waits until a tap on the spot reaches the key. */
async function reached(key: Locator, { x, y }: Spot): Promise<void> {
  await key.waitFor();
  await expect
    .poll(() =>
      key.evaluate((element, [left, top]) => element.contains(document.elementFromPoint(left, top)), [
        x,
        y,
      ] as [number, number]),
    )
    .toBe(true);
}

const pipsDrawn = (dice: Locator) =>
  dice.evaluateAll((paths) => paths.map((path) => (path.getAttribute('d') ?? '').split('M').length - 1));

type Walk = Phone & { readonly language: Language };

/** The result is of a face of its own at each width, so that an older one is not taken for it. */
async function poolAt({ page, language }: Walk, width: number, face: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await button(page, words[language].dice.typeFaces).click();
  const ways = page.locator('.table-pad').getByRole('radio');
  // A number would do; the faces are the other way.
  await expect.poll(() => ways.last().isChecked()).toBe(true);
  await ways.first().check();
  const spot = await spotOf(faceKey(page, face));
  await expect(ways.count()).resolves.toBe(3);
  await page.touchscreen.tap(spot.x, spot.y);
  // What may no longer be chosen stays where it was.
  await expect.poll(() => ways.last().isDisabled()).toBe(true);
  for (let tap = 1; tap < 30; tap += 1) await page.touchscreen.tap(spot.x, spot.y);
  await expect.poll(() => pipsDrawn(page.locator('.dice-lying .die-ink'))).toEqual(Array(30).fill(face));
}

async function pool(phone: Walk): Promise<void> {
  await phone.open('#/dice');
  await phone.page.locator('.thumb-bar > .button').last().click();
  await phone.page.getByRole('dialog').locator('.button[data-wide]').first().click();
  await phone.page.locator('.dice-notation input').fill('30d6>=4');
  await phone.page.locator('.dialog-head .button').click();
  for (const [index, width] of widths.entries()) await poolAt(phone, width, index + 1);
}

/** Both are masters of their weapons with a Skill of 2d6: each attack is of three dice, and three ones miss. */
const masters =
  '#/fight/brikwars?v=1&e=2005&m=close&a=own.heavy.nothing.2d6.4.3,1d6,heavy.0.take.0.2,1d6,hand.1.0.master&d=own.hand.shield.2d6.4.3,1d6,heavy.0.take.0.2,1d6,hand.1.0.master&s=0.0.3.0.0.0.0&x=short-ranged.0.0.0&o=0.0.0.0&ac=attack&sp=1&r=-&g=survive&ag=kill&p=';

async function duels({ page, open, language }: Walk): Promise<void> {
  const t = words[language].play;
  await open(masters);
  await button(page, words[language].dice.typeFaces).first().click();
  const one = faceKey(page, 1);
  const spot = await spotOf(one);
  const drawn = page.locator('.play-dice .die-ink, .moment-tray .die-ink');
  const entered = page.locator('.entered-dice button');
  const faces: number[] = [];
  let again = 0;
  for (let tap = 1; tap <= 30; tap += 1) {
    await page.touchscreen.tap(spot.x, spot.y);
    await expect.poll(async () => faces.length + (await drawn.count()) + (await entered.count())).toBe(tap);
    if (tap === 30) faces.push(...(await pipsDrawn(drawn)));
    else if (!(await one.isVisible())) {
      faces.push(...(await pipsDrawn(drawn)));
      // The fight is over; the next one is typed as well.
      await button(page, t.playAgain).click();
      again += 1;
      await reached(one, spot);
    }
  }
  expect([again, faces]).toEqual([4, Array(30).fill(1)]);
}

async function manyAttackers({ page, open, language }: Walk): Promise<void> {
  await open(
    '#/fight/many?v=1&e=2005&k=together&a0=22.short-ranged.minifig..0.4.0.0.~8.long-ranged.minifig..0.4.0.0.;minifig.1;&g=2.heavy.minifig..0.0.0.0.&gv=minifig.hand-shield.1&gp=&b=thrown.minifig..0.5.0&bt=minifig.1.0.0~minifig.2.1.0',
  );
  await button(page, words[language].dice.typeFaces).first().click();
  // A number would do; the faces are the other way.
  await button(page, words[language].play.byFaces).click();
  const more = moreOf(page, 1);
  const spot = await spotOf(more);
  const drawn = page.locator('.play-dice .die-ink, .moment-tray .die-ink');
  for (let tap = 0; tap < 22; tap += 1) await page.touchscreen.tap(spot.x, spot.y);
  await expect.poll(() => drawn.count()).toBe(22);
  // Nobody hit; the rifles are next, with their keys where those of the pistols were.
  await reached(more, spot);
  for (let tap = 0; tap < 8; tap += 1) await page.touchscreen.tap(spot.x, spot.y);
  await expect.poll(() => drawn.count()).toBe(30);
  await expect.poll(() => pipsDrawn(drawn)).toEqual(Array(30).fill(1));
}

async function usbTest({ page, open, language }: Walk): Promise<void> {
  await open('#/fight/usb/test?v=2&k=any&n=30&t=4&x=&g=0&m=0&r=ones&six=0&a=1');
  await button(page, words[language].dice.typeFaces).click();
  const more = moreOf(page, 1);
  const spot = await spotOf(more);
  for (let tap = 0; tap < 30; tap += 1) await page.touchscreen.tap(spot.x, spot.y);
  // Thirty ones: all are rolled again, and the keys stand where they stood.
  await page.getByText(words[language].usb.typeWave.reroll(30)).first().waitFor();
  await reached(more, spot);
}

async function ties({ page, open, language }: Walk): Promise<void> {
  await open('#/dice/contests?k=wisg');
  await button(page, words[language].dice.typeFaces).click();
  const two = faceKey(page, 2);
  const spot = await spotOf(two);
  for (let tap = 0; tap < 30; tap += 1) await page.touchscreen.tap(spot.x, spot.y);
  const drawn = page.locator('.contest-dice .die-ink');
  // Fifteen ties: the last lies on the tray, the others stand in a line.
  const earlier = page.locator('.contest-earlier');
  await expect.poll(async () => (await earlier.innerText()).match(/ 2(?=,| ·|$)/g)?.length).toBe(28);
  await expect.poll(() => pipsDrawn(drawn)).toEqual([2, 2]);
}

/** Each pad on the narrowest phone, and in the language with the longest words on a wider one. */
const phones = [
  ['en', 320, [pool, duels, manyAttackers, usbTest, ties]],
  ['hu', 412, [manyAttackers, usbTest, ties]],
] as const;

describe('typed dice', () => {
  it.each(phones)(
    'kit/controls/table-pad: thirty taps on one spot are thirty equal faces, on one pad after the other (%s, %d)',
    async (language, width, pads) => {
      const phone = { ...(await take({ language, width })), language };
      for (const pad of deepOr(phones[0][2], pads)) {
        await phone.page.setViewportSize({ width, height: 740 });
        await pad(phone);
      }
    },
  );
});
