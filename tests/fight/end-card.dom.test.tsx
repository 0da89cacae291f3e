// The end of each kind of fight: what fell is drawn and said, and the brick is the one of the bar.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { usePhone } from '../support/dom/phone.ts';
import { typeFaces } from '../support/play/real-dice.ts';

const { take } = usePhone();

async function begin(address: string): Promise<Page> {
  const { page, open } = await take();
  await open(`#/fight/${address}`);
  await page.locator('.outcome').first().waitFor();
  await page.getByRole('button', { name: 'Type real dice' }).click();
  return page;
}

const fates = (page: Page) => page.locator('.moment-end-picture > p').textContent();
const lying = (page: Page) => page.locator('.moment-end-picture .fg-fall').count();
const word = (page: Page) => page.locator('.fight-outcome-word').textContent();

describe('fight/end-card', () => {
  it('fight/end-card duel: who died lies as bricks, both lives have a line, and the choice is named after who chose', async () => {
    const page = await begin('brikwars');
    await typeFaces(page, 5);
    await page.getByRole('button', { name: 'Take it' }).click();
    await typeFaces(page, 4);
    await expect.poll(() => fates(page)).toBe('My side: stands; Enemy: fallen');
    await expect(lying(page)).resolves.toBeGreaterThan(1);
    await expect(word(page)).resolves.toBe('Enemy dies');
    await expect(page.locator('.end-chance').textContent()).resolves.toBe('before the first die 33%');
    await expect(page.locator('.end-brick').getAttribute('data-gain')).resolves.toBe('mine');
    await expect
      .poll(() => page.locator('.chance-line figcaption').textContent())
      .toMatch(/^Enemy dies 33, 67, 100 My fighter dies 19, 9, 0/);
    // The dice stand below their points, in the colours of their sides.
    const dice = page.locator('.chance-feet .die');
    await expect.poll(() => dice.count()).toBe(2);
    await expect(dice.first().getAttribute('data-side')).resolves.toBe('mine');
    // One thing is solid: what comes next, or the same again.
    await expect.poll(() => page.locator('.moment-step .button[data-kind="primary"]').count()).toBe(1);
  });

  it('fight/end-card squads: so many of so many have fallen, and as many lie there', async () => {
    const page = await begin('squads');
    await page.getByRole('button', { name: /^3 hits/ }).click();
    await page.getByText('My squad: damage of 3 hits').first().waitFor();
    await typeFaces(page, 3, 3, 3);
    await page.getByText('Enemy squad: 5 attacks').first().waitFor();
    await page.getByRole('button', { name: /^2 hits/ }).click();
    await page.getByText('Enemy squad: damage of 2 hits').first().waitFor();
    await typeFaces(page, 3, 1);
    await expect.poll(() => fates(page)).toBe('My side: 1 of 8 fallen; Enemy: 3 of 8 fallen');
    // A figure that lies is three groups: body, weapon, head.
    await expect(lying(page)).resolves.toBe(3 * 4);
    await expect(page.locator('.end-detail').textContent()).resolves.toBe('Enemy losses: 3. My losses: 1.');
  });

  it('fight/end-card wreck: pips that are lost are holes of the hull, beside them smoke and loose bricks', async () => {
    const page = await begin('wreck');
    await typeFaces(page, 5, 5, 1, 9, 9, 2, 2);
    await expect.poll(() => fates(page)).toBe('Enemy: 2 of 3 pips lost');
    await expect(word(page)).resolves.toBe('Damaged');
    const picture = page.locator('.moment-end-picture');
    await expect(picture.locator('[data-pips]').getAttribute('data-pips')).resolves.toBe('1');
    await expect(picture.locator('.fg-smoke').count()).resolves.toBe(3);
    await expect(lying(page)).resolves.toBeGreaterThan(2);
    await expect
      .poll(() => page.locator('.chance-line figcaption b').allTextContents())
      .toEqual(['Damaged', 'Unharmed']);
  });

  it('fight/end-card magic: a bolt that kills leaves bricks; without a second life there is one line', async () => {
    const page = await begin('magic');
    await typeFaces(page, 5);
    await typeFaces(page, 5);
    await expect.poll(() => fates(page)).toBe('Enemy: fallen');
    await expect(word(page)).resolves.toBe('Enemy dies');
    await expect.poll(() => page.locator('.chance-line figcaption b').count()).toBe(1);
  });

  it('fight/end-card charge: a choice is a mark of the line, with who chose; nobody has fallen', async () => {
    const page = await begin('charge');
    await typeFaces(page, 1);
    await page.getByRole('button', { name: 'Runs past' }).click();
    await expect.poll(() => fates(page)).toBe('My side: stands; Enemy: stands');
    await expect(lying(page)).resolves.toBe(0);
    await expect(word(page)).resolves.toBe('Nobody dies');
    await expect
      .poll(() => page.locator('.chance-line figcaption').textContent())
      .toBe('Enemy dies 67, 51, my choice: 0 My fighter dies 8, 11, my choice: 0 my choice');
    await expect(page.locator('.chance-choice').count()).resolves.toBe(1);
  });
});
