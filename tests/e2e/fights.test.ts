import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { settled, stored, usePhone } from './harness.ts';

const { take, current } = usePhone();

const table = () => current().page.getByRole('region', { name: 'On the table' });

/** The fight is there, and so is what it is played by. */
async function openFight(hash = '#/fight'): Promise<Page> {
  await current().open(hash);
  await current().page.locator('#fight-rules:enabled').waitFor();
  await current().page.locator('.fight').waitFor();
  return current().page;
}

describe('fights: what is kept', () => {
  it('fights: the question of a link lies in one line over the head and moves nothing', async () => {
    await take({ width: 360, height: 740 });
    const page = await openFight('#/fight');
    await settled(page);
    await page.locator('.advice-chip').click();
    await expect.poll(() => page.url()).toContain('?v=');
    const mine = page.url();
    await page.locator('.notice button').first().click();
    await expect.poll(() => page.url()).not.toBe(mine);
    await stored(page, /"draft:fight/);
    const stage = page.locator('.stage');
    await page.goto(mine);
    await page.locator('.linked-bar').waitFor();
    const place = await stage.boundingBox();
    const bar = await page.locator('.linked-bar').boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(60);
    await page.locator('.linked-bar button').last().click();
    await expect.poll(() => page.locator('.linked-bar').count()).toBe(0);
    await expect.poll(() => stage.boundingBox()).toEqual(place);
  });
});

describe('fights: the answer on top', () => {
  it('fights: the title of the step that is due never hides under the answer', async () => {
    await take();
    const page = await openFight('#/fight/brikwars');
    await table().getByRole('button', { name: /^Roll/ }).first().click();
    for (let step = 0; step < 6; step++) {
      const title = table().locator('.fight-step');
      await title.or(table().locator('.fight-outcome-word')).first().waitFor();
      if ((await title.count()) === 0) break;
      await expect
        .poll(() =>
          page.evaluate(() => {
            const due = document.querySelector('.fight-step')?.getBoundingClientRect();
            const answer = document.querySelector('.fight-answer')?.getBoundingClientRect();
            return due && answer && due.top >= answer.bottom && due.bottom <= innerHeight;
          }),
        )
        .toBe(true);
      const next = table()
        .locator('.moment-step')
        .getByRole('button', { name: /^(?:Roll|No|Take|Leave|Parry|Counter)/ });
      await next.first().click();
    }
  });
});

describe('fights: colours', () => {
  it('fights: whose gain a figure is has one colour in every kind of fight, light or dark', async () => {
    await take();
    const { page } = current();
    const colour = (name: RegExp) =>
      page
        .getByRole('button', { name })
        .first()
        .locator('.outcome-label, .fight-number:not(.outcome-brick *)')
        .evaluate((number) => getComputedStyle(number).color);
    /** The colour of a token where this figure stands: each game has its own. */
    const token = (name: RegExp, wanted: string) =>
      page
        .getByRole('button', { name })
        .first()
        .evaluate((tile, wish) => {
          const probe = tile.appendChild(document.createElement('span'));
          probe.style.color = `var(${wish})`;
          const { color } = getComputedStyle(probe);
          probe.remove();
          return color;
        }, wanted);
    for (const [hash, enemy, own] of [
      ['#/fight/brikwars', /^Enemy dies/, /^My fighter dies/],
      ['#/fight/charge', /^Enemy dies/, /^Only my fighter/],
      ['#/fight/many', /^(?:Enemy dies|At least one)/, undefined],
      ['#/fight/quik', /^Enemy dies/, undefined],
      ['#/fight/usb/shoot', /^Enemy breaks/, undefined],
      ['#/fight/usb/charge', /^My unit wins/, /^Enemy wins/],
    ] as const) {
      await current().open(hash);
      await page.getByRole('button', { name: enemy }).first().waitFor();
      const seen: string[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        const mine = await token(enemy, '--game');
        const theirs = await token(enemy, '--theirs');
        expect(mine).not.toBe(theirs);
        await expect.poll(() => colour(enemy), { message: hash }).toBe(mine);
        if (own) await expect.poll(() => colour(own), { message: hash }).toBe(theirs);
        seen.push(mine);
      }
      expect(seen[0], hash).not.toBe(seen[1]);
    }
  });
});
