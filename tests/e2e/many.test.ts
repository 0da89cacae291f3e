import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { secondPhone, usePhone } from './harness.ts';
import { typeCounts, typeFaces, typeNumber } from './real-dice.ts';

const { take } = usePhone();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const record = (page: Page) => page.getByRole('list', { name: 'Record' }).getByRole('listitem');

/** From the start of the app to the mode, as a player goes. */
async function goToMany(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Fight' }).click();
  await page.getByRole('radio', { name: 'Many', exact: true }).check();
  await button(page, 'Mixed attack').waitFor();
}

describe('many', () => {
  it('BW-DICE-06 many: a Skill without bonus dice earns none with a six, and stays so', async () => {
    const { page, open } = await take();
    await open(
      '#/fight/many?v=1&e=2005&k=together&a0=1.short-ranged.minifig..0.4.0.0.;minifig.1;minifig.ally.1&g=2.heavy.minifig..0.0.0.0.&gv=minifig.hand-shield.1&gp=&b=thrown.minifig..0.5.0&bt=minifig.1.0.0',
    );
    const skill = button(page, 'No bonus dice on Skill');
    await page
      .locator('.fold', { hasText: 'No bonus dice on Skill' })
      .last()
      .locator('summary')
      .first()
      .click();
    await skill.click();
    await expect.poll(() => page.url()).toMatch(/minifig(\*|%2A)s/);
    await page.reload();
    await button(page, 'Type real dice').click();
    await typeFaces(page, 6);
    await expect.poll(() => record(page).count()).toBe(1);
    await expect(page.getByText(/[Bb]onus die/).count()).resolves.toBe(0);
  });

  it('EX-SQ-09 many: the Mixed Attack of 39 shooters, hits counted and all damage typed', async () => {
    const { page, open } = await take();
    await open();
    await goToMany(page);
    await button(page, 'Mixed attack').click();
    await page.getByText('The target dies in >99 of 100.').first().waitFor();
    for (const [place, weapon, hits] of [
      [1, /^Pistol or bow/, 18],
      [2, /^Rifle or longbow/, 5],
      [3, /^Own weapon/, 1],
    ] as const) {
      await page.locator('.many-group-name', { hasText: weapon }).click();
      await button(page, 'Hits counted on the table').click();
      await typeNumber(page, `Group ${place}: hits`, hits);
      await page.locator('.many-group-name', { hasText: weapon }).click();
    }
    await button(page, 'Type real dice').click();
    // 72 points of pistols, 20 of rifles, 6 of the artillery: 98.
    await typeCounts(page, { 3: 5, 4: 18 });
    await typeFaces(page, 3, 3);
    await page.getByText('The target dies.', { exact: true }).waitFor();
    await expect(record(page).last().textContent()).resolves.toContain('Armor 4 against 98 damage');
    await page.reload();
    await page.getByText('The target dies.', { exact: true }).waitFor();
  });

  it('EX-SQ-09 many: the same attack rolled by the app, and sent to a second phone', async () => {
    const { page, open, context, site } = await take();
    await open('#/fight/many');
    await button(page, 'Mixed attack').click();
    await page.getByText('The target dies in >99 of 100.').first().waitFor();
    await button(page, /^Roll it/).click();
    await expect(record(page).first().textContent()).resolves.toMatch(/of 24 hit/);
    await button(page, 'Roll to the end').click();
    await page.getByText(/^That happens in /).waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('k=together');
    const second = await secondPhone({ context, page, site });
    await second.getByText('The target dies in >99 of 100.').first().waitFor();
    await expect(second.locator('.many-group').count()).resolves.toBe(3);
    await second.context().close();
  });

  it('BW-COMB-05 many: three on one, another way to counter in one tap', async () => {
    const { page, open } = await take();
    await open('#/fight/many');
    await button(page, '3 on 1').click();
    const victim = page.getByRole('button', { name: /^Victim dies/ });
    await victim.waitFor();
    const best = await victim.textContent();
    await page.getByRole('button', { name: /^All ways: \d+/ }).click();
    await page.getByRole('radio', { name: /^No defence/ }).check();
    await expect.poll(() => victim.textContent()).not.toBe(best);
    await button(page, /^Roll it/).click();
    await button(page, 'Roll to the end').click();
    await page.getByText(/^The victim (dies|lives)\./).waitFor();
  });

  it('BW-COMB-05 many: what the attackers had best do, by what they want', async () => {
    const { page, open } = await take();
    await open('#/fight/many');
    await button(page, '3 on 1').click();
    await page.locator('summary', { hasText: 'How do you attack?' }).click();
    const best = page.locator('.many-ways > li', { has: page.getByText('Best', { exact: true }) });
    await best.filter({ hasText: 'All together' }).waitFor();
    await page
      .locator('.fold', { has: page.locator('.many-ways') })
      .first()
      .getByRole('radio', { name: 'staying alive' })
      .check();
    // Against a victim who only parries nobody ever dies: all ways are equally good.
    await expect.poll(() => best.count()).toBeGreaterThan(2);
    await button(page, '8 pistols').click();
    await page
      .locator('summary', { hasText: /^How do you attack\? On average .* more dead than as set/ })
      .waitFor();
  });

  it('EX-MISS-02 many: the viking’s axe goes astray, and the defender says where', async () => {
    const { page, open } = await take();
    await open(
      '#/fight/many?v=1&e=2005&k=together&a0=1.hand.minifig..0.4.0.0.;minifig.1;minifig.ally.1&g=2.heavy.minifig..0.0.0.0.&gv=minifig.hand-shield.1&gp=&b=thrown.minifig..0.5.0&bt=minifig.1.0.0',
    );
    await button(page, 'Type real dice').click();
    await typeFaces(page, 5);
    await typeFaces(page, 1);
    await page.getByRole('button', { name: /^Minifig \(An ally's\)/ }).click();
    await typeFaces(page, 3);
    await page.getByText('The target lives.', { exact: true }).waitFor();
    await expect(record(page).last().textContent()).resolves.toContain('Armor 4 against 3 damage');
  });

  it('BW-COMB-01 many: the panel has the odds of what has been rolled', async () => {
    const { page, open } = await take();
    await open('#/fight/many');
    await button(page, '3 bowmen').click();
    const odds = page.getByRole('region', { name: 'Odds' });
    const dies = odds.getByRole('button', { name: /^Target dies/ });
    await dies.waitFor();
    await button(page, 'Type real dice').click();
    // Two of the three miss.
    await typeFaces(page, 1, 1, 5);
    await odds.getByText('given what has been rolled').waitFor();
    await odds.getByRole('button', { name: /^Hits on average ?1$/ }).waitFor();
    // One hit with 6 points at the most and its bonus dice against Armor 4: 2 in 6.
    await odds.getByRole('button', { name: /^Target dies ?33$/ }).waitFor();
    await odds.getByText('The target dies in 33 of 100.').waitFor();
    await dies.press('Enter');
    await odds.getByText('At the start it was 74; the reasons are for that figure.').waitFor();
    await dies.press('Enter');
    await typeFaces(page, 5);
    await page.getByText('The target dies.', { exact: true }).waitFor();
    await expect(odds.getByText('given what has been rolled').count()).resolves.toBe(0);
  });

  it('BWC-50 BW-WEAP-12 many: a blast tells enemies from the thrower, and from others of his side', async () => {
    const { page, open } = await take();
    await open('#/fight/many');
    await button(page, 'Grenade').click();
    await button(page, /^An enemy dies ?50$/).waitFor();
    await button(page, /^The thrower dies ?10$/).waitFor();
    await page.getByText('How many enemies die', { exact: true }).first().waitFor();
    const near = page.getByText('Minifig, 1″ off', { exact: true });
    await near.evaluate((title) => title.scrollIntoView({ block: 'center' }));
    await near.click();
    await button(page, 'Your own').click();
    await page.getByText('Minifig, 1″ off (own)', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^One of your own dies/ }).waitFor();
    await page.getByText('How many of your own die', { exact: true }).first().waitFor();
    await button(page, 'Compare').click();
    await page
      .getByText(/^Enemies dead on average/)
      .first()
      .waitFor();
    await expect(page.getByText(/Somebody dies|At least one dies/).count()).resolves.toBe(0);
  });
});
