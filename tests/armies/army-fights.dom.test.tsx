import { describe, expect, it } from 'vitest';
import { usePhone } from '../support/dom/phone.ts';
import { newArmy, turnSides, unfoldLine } from '../support/play/hands.ts';

const { take } = usePhone();

describe('fight/played-question', () => {
  it.each([
    ['BrikWars', '#/fight/brikwars', '^Raiders', /^Fight with it/],
    ['USB', '#/fight/usb/charge', '^Ready-made army.*240|240 points', /^Charge/],
  ] as const)(
    'fight/played-question: a unit of an army (%s) comes to its stage, whatever is in the middle of being rolled there',
    async (game, address, sample, way) => {
      const { page, open } = await take();
      await open('#/armies');
      await newArmy(page, game);
      await page.getByRole('button', { name: new RegExp(sample) }).click();
      await page.locator('.army-line').first().waitFor();
      const army = await page.evaluate(() => location.hash);
      await open(address);
      await page.locator('.play-start .thumb-bar .button').first().click();
      await page.locator('.moment').waitFor();
      await page.evaluate((back) => {
        location.hash = back;
      }, army);
      await page.locator('.army-line').first().waitFor();
      await unfoldLine(page, /./);
      await page.getByRole('button', { name: way }).first().click();
      await page.locator('.play-start').waitFor();
      expect(await page.locator('.moment').count()).toBe(0);
      await expect.poll(() => page.evaluate(() => location.hash)).not.toMatch(/[?&]unit=/);
      expect(await page.locator('.moment').count()).toBe(0);
      expect(await page.locator('.stage').count()).toBe(1);
    },
  );

  it.each([
    ['BrikWars', '#/fight/brikwars', '^Raiders', /^Fight with it/],
    ['USB', '#/fight/usb/charge', '^Ready-made army.*240|240 points', /^Charge/],
  ] as const)(
    'fight/played-question: a unit of an army (%s) acts for its player, though the enemy acted in the fight before',
    async (game, address, sample, way) => {
      const { page, open } = await take();
      await open('#/armies');
      await newArmy(page, game);
      await page.getByRole('button', { name: new RegExp(sample) }).click();
      await page.locator('.army-line').first().waitFor();
      const army = await page.evaluate(() => location.hash);
      await open(address);
      await turnSides(page);
      await page.locator('.fight-stage[data-acting="theirs"]').waitFor();
      await page.evaluate((back) => {
        location.hash = back;
      }, army);
      await page.locator('.army-line').first().waitFor();
      await unfoldLine(page, /./);
      await page.getByRole('button', { name: way }).first().click();
      await page.locator('.fight-stage').waitFor();
      await expect.poll(() => page.evaluate(() => location.hash)).not.toMatch(/[?&]unit=/);
      await page.locator('.fight-stage[data-acting="mine"]').waitFor();
    },
  );
});
