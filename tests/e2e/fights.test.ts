import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { keepFight } from '../support/hands.ts';
import { otherProfile, settled, stored, usePhone, watch } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const mode = (name: string) =>
  current().page.getByRole('group', { name: 'Kind of fight' }).getByRole('radio', { name, exact: true });
const rules = () => current().page.locator('#fight-rules');
const sheet = () => current().page.getByRole('dialog', { name: 'Rules at your table' });
const table = () => current().page.getByRole('region', { name: 'On the table' });
/** The attacker takes a two-handed weapon. */
async function twoHanded(): Promise<void> {
  await button(/^Mine: /)
    .first()
    .click();
  await current().page.getByRole('radio', { name: 'Two-handed' }).check();
  await current().page.keyboard.press('Escape');
  await current().page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The fight is there, and so is what it is played by. */
async function openFight(hash = '#/fight'): Promise<Page> {
  await current().open(hash);
  await rules().getByText(/./).first().waitFor();
  await current().page.locator('.fight').waitFor();
  return current().page;
}

describe('fights: what is kept', () => {
  for (const language of ['en', 'pl', 'hu'] as const)
    it(`fights: the question of a link lies in one line over the head and moves nothing (${language})`, async () => {
      await take({ language, width: 360, height: 740 });
      const page = await openFight('#/fight');
      await settled(page);
      await page.locator('.advice-chip').click();
      await expect.poll(() => page.url()).toContain('?v=1');
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

  it('fights: a link shows the same fight in another profile and leaves his alone', async () => {
    const { context, site, troubles } = await take();
    const page = await openFight();
    await twoHanded();
    const title = page.locator('.fight-sentence');
    await expect.poll(() => title.textContent()).toMatch(/dies/);
    const sentence = await title.textContent();
    await keepFight(page, 'Send link');
    await page.getByRole('dialog').getByText('Copied.').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/against/);
    const link = text.split('\n').at(-1) ?? '';
    expect(link).toContain('#/fight/brikwars?v=1');
    expect(link.length).toBeLessThan(2000);
    const other = await otherProfile({ context });
    watch(other, site, troubles as string[]);
    await other.addInitScript(
      (chosen) => localStorage.setItem('adjutant-settings', chosen),
      await page.evaluate(() => localStorage.getItem('adjutant-settings') ?? ''),
    );
    await other.goto(link);
    await expect.poll(() => other.locator('.fight-sentence').textContent()).toBe(sentence);
    // He has entered nothing, so there is nothing to ask; what he makes of it is his.
    await expect.poll(() => other.getByText('Opened from a link.').count()).toBe(0);
    await other.locator('.advice-chip').click();
    await stored(other, /"draft:fight/);
    await other.context().close();
  });

  it('fights: all of it works with the network gone and the server dead', async () => {
    const { page, open, readyOffline, cutOff } = await take({ worker: true });
    await open();
    await readyOffline();
    await cutOff();
    await page.reload();
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Fight' }).click();
    await rules().click();
    await sheet().getByRole('radio', { name: 'Polish text' }).check();
    await page.keyboard.press('Escape');
    for (const name of ['Shoot', 'Charge', 'Many']) {
      await mode(name).check();
      await keepFight(page, 'Compare');
    }
    await button('Look').click();
    await expect.poll(() => page.locator('.variant').count()).toBe(3);
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
      ['#/fight/brikwars', /^Enemy dies/, /^Mine dies/],
      ['#/fight/charge', /^Enemy dies/, /^Only mine/],
      ['#/fight/many', /^(?:Enemy dies|At least one)/, undefined],
      ['#/fight/quik', /^Enemy dies/, undefined],
      ['#/fight/usb/shoot', /^Enemy breaks/, undefined],
      ['#/fight/usb/charge', /^Mine win/, /^Enemy wins/],
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
