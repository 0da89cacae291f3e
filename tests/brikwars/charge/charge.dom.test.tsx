import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { secondPhone, settled, stored, usePhone } from '../../support/dom/phone.ts';
import { backToDice } from '../../support/play/hands.ts';
import { typeFaces, typeNumber } from '../../support/play/real-dice.ts';

const { take } = usePhone();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const record = (page: Page) => page.getByRole('list', { name: 'Record' }).getByRole('listitem');

const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** The plate of a side, which opens all of it. */
const plate = (page: Page, side: 'My fighter' | 'Enemy') =>
  page.locator('.stage-plate').filter({ hasText: side }).click();

/** The hand of a side, which opens what it leads with. */
const hand = (page: Page, side: 'My fighter' | 'Enemy') =>
  button(page, new RegExp(`^${side}: (Lance|Spear|Own|Body)$`)).click();

/** One of the Charges that stand ready. */
async function example(page: Page, name: string): Promise<void> {
  await button(page, 'More').click();
  await button(page, name).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Opens one of the sheets behind ⋮. */
async function more(page: Page, sheet: string): Promise<void> {
  await button(page, 'More').click();
  await page.getByRole('dialog').getByRole('button', { name: sheet, exact: true }).click();
}

const sentence =
  /^(?:The enemy dies [<>]?\d+\u00a0%, my fighter [<>]?\d+\u00a0%|Enemy [a-z ]+: [<>]?\d+\u00a0%\. My [a-z ]+: [<>]?\d+\u00a0%)\./;

describe('charge', () => {
  it('EX-JST-09 charge: Sir Leo against the Dragon Knight with the dice of the book', async () => {
    const { page, open } = await take();
    await open('#/fight/charge');
    await example(page, 'Joust');
    // Leo's lance is too long for its own good: Use 6, a reach of 6 inches.
    await hand(page, 'My fighter');
    await page.getByRole('radio', { name: 'Own', exact: true }).check();
    await close(page);
    await plate(page, 'My fighter');
    await typeNumber(page, 'Use', 6);
    await typeNumber(page, 'Reach of the weapon in inches', 6);
    await close(page);
    await plate(page, 'Enemy');
    await button(page, 'Shield').click();
    await button(page, 'Size: more').click();
    await close(page);
    await page.getByText('Run-up · Momentum 2 against 3').waitFor();
    await button(page, 'How they meet: More').click();
    await page.getByText('Speed 27″: Momentum 2 against 3').waitFor();
    await close(page);
    await button(page, 'Type real dice').click();
    await typeFaces(page, 2);
    await typeFaces(page, 5);
    await button(page, 'Parries').click();
    // Parry, damage, damage parried, armor with its bonus die.
    await typeFaces(page, 5, 5, 4, 3, 2, 2, 4, 6, 3);
    // KnockBack: 7 against 11, and Size 1.
    await typeFaces(page, 3, 4, 5, 3, 3);
    await page.locator('.end-detail', { hasText: 'My fighter flies 3″.' }).waitFor();
    await page.locator('.moment-end p').last().waitFor();
    const lines = (await record(page).allTextContents()).join(' ');
    expect(lines).toContain('has Armor 13 against 12 damage');
    await stored(page, '3.4t;5.3.3t');
    await page.reload();
    await backToDice(page);
    await page.locator('.end-detail', { hasText: 'My fighter flies 3″.' }).waitFor();
    await button(page, 'Undo roll').click();
    await page.getByText('Opposition for KnockBack').first().waitFor();
  });

  it('BW-CHG-14 BW-CHG-16 charge: the panel and each choice have the odds of what has been rolled', async () => {
    const { page, open } = await take();
    await open('#/fight/charge');
    await example(page, 'Joust');
    const odds = page.getByRole('region', { name: 'Odds' });
    const target = odds.getByRole('button', { name: /^Enemy dies/ });
    await target.waitFor();
    const before = await target.textContent();
    await button(page, 'Type real dice').click();
    await expect(odds.getByText('given what has been rolled').count()).resolves.toBe(0);
    // He misses: only his body is left, and the panel says so at once.
    await typeFaces(page, 1);
    await odds.getByText('given what has been rolled').waitFor();
    await expect.poll(() => target.textContent()).not.toBe(before);
    // The sentence speaks of the same moment, and the reasons say of which they are.
    const figure = /\d+/.exec((await target.textContent()) ?? '')?.[0];
    await page.getByText(new RegExp(`^The enemy dies ${figure}\u00a0%, my fighter `)).waitFor();
    await expect(page.locator('.advice-chip').count()).resolves.toBe(0);
    await target.press('Enter');
    await page.getByText('The reasons explain the figure before the first roll: 41.').waitFor();
    await close(page);
    await typeFaces(page, 6, 1);
    const choice = page.getByRole('button', { name: 'Parries', exact: true });
    await expect(choice.textContent()).resolves.toMatch(
      /Enemy dies: [<>]?\d+\s% · My fighter dies: [<>]?\d+/,
    );
    await expect(button(page, 'Does not parry').textContent()).resolves.toMatch(/My fighter dies: [<>]?\d+/);
  });

  it('BW-HERO-03 charge: a Hero among others charges worse: his plate, his cloud and the reasons say so', async () => {
    const { page, open } = await take();
    await open('#/fight/charge');
    const target = page.getByRole('region', { name: 'Odds' }).getByRole('button', { name: /^Enemy dies/ });
    await plate(page, 'My fighter');
    await page.getByRole('radio', { name: /^Hero/ }).check();
    await settled(page);
    const before = Number(/\d+/.exec((await target.textContent()) ?? '')?.[0]);
    const others = button(page, 'Other heroes on the team (Cranky): more');
    for (let hero = 1; hero <= 5; hero++) await others.click();
    await close(page);
    await page.locator('.stage-plate').filter({ hasText: 'Cranky −5' }).waitFor();
    await expect.poll(() => page.locator('.stage-scene .cranky-cloud').textContent()).toBe('−5');
    await expect
      .poll(async () => Number(/\d+/.exec((await target.textContent()) ?? '')?.[0]))
      .toBeLessThan(before - 20);
    await target.click();
    await page.getByRole('dialog').getByText('Cranky: −5 on each die, bonus dice too').first().waitFor();
    await close(page);
    await stored(page, 'attacker.cranky=5');
    await page.reload();
    await page.locator('.stage-plate').filter({ hasText: 'Cranky −5' }).waitFor();
  });

  it('BW-CHG-01 charge: a link shows the same Charge on a second phone', async () => {
    const { page, open, site } = await take();
    await open('#/fight/charge');
    await example(page, 'Giant');
    const shown = page.getByText(sentence).first();
    await shown.waitFor();
    const text = await shown.textContent();
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('v=2');
    const second = await secondPhone({ site });
    await expect.poll(() => second.getByText(sentence).first().textContent()).toBe(text);
    await second.close();
  });

  it('BW-CHG-16 charge: what is best is one tap away, for either side', async () => {
    const { page, open } = await take();
    await open('#/fight/charge');
    await example(page, 'Rider on pikeman');
    await more(page, 'What is best?');
    await page.getByRole('group', { name: 'What is best?' }).getByRole('radio', { name: 'My side' }).check();
    const best = page.locator('.fight-choice', { hasText: 'Best' }).first();
    await settled(page);
    await best.click();
    await expect
      .poll(() => page.locator('.fight-choice[aria-pressed="true"]').first().textContent())
      .toMatch(/Best/);
    await page.getByRole('radio', { name: 'The enemy', exact: true }).check();
    await page.locator('.fight-choice', { hasText: 'Best' }).first().waitFor();
  });

  it('BW-CHG-16 charge: a tap takes the best answer, and Undo gives it back', async () => {
    const { page, open } = await take();
    await open('#/fight/charge');
    const advice = page.locator('.advice-chip');
    await expect.poll(() => advice.textContent()).toMatch(/Best$/);
    const odds = page.getByText(sentence).first();
    const best = await odds.textContent();
    await plate(page, 'Enemy');
    await button(page, 'Parries with the shield').click();
    await expect.poll(() => odds.textContent()).not.toBe(best);
    const worse = await odds.textContent();
    await close(page);
    await expect.poll(() => advice.textContent()).toMatch(/^Best answer: Stands there, parries/);
    await settled(page);
    await advice.click();
    await expect.poll(() => odds.textContent()).toBe(best);
    await button(page, 'Undo').click();
    await expect.poll(() => odds.textContent()).toBe(worse);
  });

  it('BW-CHG-03 charge: a longer run-up moves the odds, and what each weapon would make of them stands beside it', async () => {
    const { page, open } = await take();
    await open('#/fight/charge');
    const run = page.getByRole('slider', { name: /^Run-up/ });
    const target = page.getByRole('button', { name: /^Enemy dies/ });
    const before = await target.textContent();
    await run.fill('2');
    await expect.poll(() => target.textContent()).not.toBe(before);
    await hand(page, 'My fighter');
    const spear = page.locator('.way-row').filter({ hasText: 'Spear' });
    await expect.poll(() => spear.textContent()).toMatch(/\d+\s%/);
    const promised = /(\d+)\s%/.exec((await spear.textContent()) ?? '')?.[1];
    await page.getByRole('radio', { name: 'Spear', exact: true }).check();
    await expect.poll(() => target.textContent()).toMatch(new RegExp(`Enemy dies\\s*${promised}`));
  });

  it('BW-CHG-09 BW-CHG-14 charge: what is ridden and borne is touched on the figures, each choice with the odds it would make', async () => {
    const { page, open } = await take();
    await open('#/fight/charge');
    const target = page.getByRole('button', { name: /^Enemy dies/ });
    const takes = async (row: string) => {
      const worth = page.locator('.way-row').filter({ hasText: row }).locator('.way-worth > b');
      await expect.poll(() => worth.textContent()).toMatch(/\d+\s%/);
      const promised = /\d+/.exec((await worth.textContent()) ?? '')?.[0];
      await page.getByRole('radio', { name: row, exact: true }).check();
      await expect.poll(() => target.textContent()).toMatch(new RegExp(`Enemy dies\\s*${promised}\\D`));
      await close(page);
    };
    await button(page, 'My fighter: Warhorse').click();
    await takes('On foot');
    await expect(button(page, 'My fighter: Warhorse').count()).resolves.toBe(0);
    await button(page, 'Enemy: Shield').click();
    await takes('No shield');
    await expect(button(page, 'Enemy: Shield').count()).resolves.toBe(0);
    await plate(page, 'My fighter');
    await takes('Hero');
    await page.locator('.stage-plate', { hasText: 'Hero' }).waitFor();
  });

  it('BW-CHG-10 charge: how they meet stands on the stage in words, each with what a tap makes of it; the rest behind the last', async () => {
    const { page, open } = await take();
    await open('#/fight/charge');
    const tile = (name: string) => page.locator('.stage-chips').getByRole('button', { name, exact: true });
    await expect.poll(() => tile('Braced').innerText()).toMatch(/^Braced→\s67\s%$/);
    await expect.poll(() => tile('Runs past').innerText()).toMatch(/^Runs past→\s33\s%$/);
    await tile('Braced').click();
    await expect.poll(() => tile('Braced').getAttribute('aria-pressed')).toBe('false');
    await tile('Braced').click();
    // Who comes head-on does not brace.
    await tile('Head-on').click();
    await tile('Braced').waitFor({ state: 'detached' });
    await tile('Runs past').click();
    await expect.poll(() => tile('Runs past').getAttribute('aria-pressed')).toBe('true');
    await button(page, 'How they meet: More').click();
    await page.getByText(/^Speed 20″/).waitFor();
    await button(page, 'Further targets in line: more').click();
    await close(page);
    await button(page, 'How they meet: More 2').waitFor();
  });
});
