import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { secondPhone, settled, usePhone } from '../../support/dom/phone.ts';
import { backToDice, keepFight } from '../../support/play/hands.ts';
import { typeCounts, typeFaces, typeNumber } from '../../support/play/real-dice.ts';

const { take } = usePhone();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const record = (page: Page) => page.getByRole('list', { name: 'Record' }).getByRole('listitem');

const sheet = (page: Page) => page.getByRole('dialog');
const closeSheet = (page: Page) => sheet(page).getByRole('button', { name: 'Done' }).click();
/** The side's plate on the stage opens all that may be set of it. */
const plate = (page: Page, side: 'mine' | 'theirs') =>
  page.locator(`.stage-plate[data-side="${side}"]`).click();

/** From the start of the app to the mode, as a player goes. */
async function goToMany(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Fight' }).click();
  await page.getByRole('radio', { name: 'Many', exact: true }).check();
}

/** An attack that stands ready, from the sheet of how they attack. */
async function example(page: Page, name: string): Promise<void> {
  await page.locator('.thumb-bar').getByRole('button', { name: 'More' }).click();
  await sheet(page).getByRole('button', { name: 'How they attack', exact: true }).click();
  await sheet(page).getByRole('button', { name, exact: true }).click();
  await sheet(page).waitFor({ state: 'detached' });
}

/** All that is not on the stage. */
async function more(page: Page, name: string): Promise<void> {
  await page.locator('.thumb-bar').getByRole('button', { name: 'More' }).click();
  await sheet(page).getByRole('button', { name, exact: true }).click();
}

describe('many', () => {
  it('BW-DICE-06 many: a Skill without bonus dice earns none with a six, and stays so', async () => {
    const { page, open } = await take();
    await open(
      '#/fight/many?v=1&e=2005&k=together&a0=1.short-ranged.minifig..0.4.0.0.;minifig.1;minifig.ally.1&g=2.heavy.minifig..0.0.0.0.&gv=minifig.hand-shield.1&gp=&b=thrown.minifig..0.5.0&bt=minifig.1.0.0',
    );
    await plate(page, 'mine');
    const skill = button(page, 'No bonus dice on Skill');
    await page
      .locator('.fold', { hasText: 'No bonus dice on Skill' })
      .last()
      .locator('summary')
      .first()
      .click();
    await skill.click();
    await closeSheet(page);
    await expect.poll(() => page.url()).toMatch(/assaults\.1=1\.{5}1\./);
    await page.reload();
    await button(page, 'Type real dice').click();
    await typeFaces(page, 6);
    await page.locator('.moment-told').waitFor();
    await expect(page.getByText(/[Bb]onus die/).count()).resolves.toBe(0);
  });

  it('BW-HERO-03 many: a Cranky Hero shoots worse, and one who is shot at dies sooner', async () => {
    const { page, open } = await take();
    await open(
      '#/fight/many?v=1&e=2005&k=together&a0=1.short-ranged.hero..0.4.0.0.;hero.1;&g=2.heavy.minifig..0.0.0.0.&gv=minifig.hand-shield.1&gp=&b=thrown.minifig..0.5.0&bt=minifig.1.0.0',
    );
    const dies = button(page, /^Enemy dies/);
    const chance = async () => Number(/\d+/.exec((await dies.textContent()) ?? '')?.[0]);
    await dies.waitFor();
    const before = await chance();
    await plate(page, 'theirs');
    for (let hero = 1; hero <= 3; hero++)
      await button(page, 'Other heroes on the team (Cranky): more').click();
    await closeSheet(page);
    await page.locator('.stage-plate[data-side="theirs"]', { hasText: 'Cranky −3' }).waitFor();
    await expect.poll(chance).toBeGreaterThan(before);
    const sooner = await chance();
    await plate(page, 'mine');
    await sheet(page).locator('.fold', { hasText: 'Cranky' }).last().locator('summary').first().click();
    for (let hero = 1; hero <= 3; hero++)
      await button(page, 'Other heroes on the team (Cranky): more').click();
    await closeSheet(page);
    await page.locator('.stage-plate[data-side="mine"]', { hasText: 'Cranky −3' }).waitFor();
    await expect.poll(chance).toBeLessThan(sooner);
    await expect.poll(() => page.url()).toMatch(/assaults\.1=1\.he\.{5}3\..*;1\.he\.{5}3(&|$)/);
  });

  it('EX-SQ-09 many: the Mixed Attack of 39 shooters, hits counted and all damage typed', async () => {
    const { page, open } = await take();
    await open();
    await goToMany(page);
    await example(page, 'Mixed attack');
    await button(page, /^Enemy dies ?over 99/).waitFor();
    await plate(page, 'mine');
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
    await closeSheet(page);
    await button(page, 'Type real dice').click();
    // 72 points of pistols, 20 of rifles, 6 of the artillery: 98.
    await typeCounts(page, { 3: 5, 4: 18 });
    await typeFaces(page, 3, 3);
    await page.locator('.fight-outcome-word', { hasText: 'Enemy dies' }).waitFor();
    await expect(record(page).last().textContent()).resolves.toContain('Armor 4 against 98 damage');
    await page.reload();
    await backToDice(page);
    await page.locator('.fight-outcome-word', { hasText: 'Enemy dies' }).waitFor();
  });

  it('EX-SQ-09 many: the same attack rolled by the app, and sent to a second phone', async () => {
    const { page, open, site } = await take();
    await open('#/fight/many');
    await example(page, 'Mixed attack');
    await button(page, /^Enemy dies ?over 99/).waitFor();
    await button(page, /^Roll: /).click();
    await expect(page.locator('.moment-told').textContent()).resolves.toMatch(/of 24 hit/);
    await button(page, 'Roll to the end').click();
    await page.locator('.moment-end p').last().waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('assaults.1=24.');
    const second = await secondPhone({ site });
    await button(second, /^Enemy dies ?over 99/).waitFor();
    await plate(second, 'mine');
    await expect(second.locator('.many-group').count()).resolves.toBe(3);
    await second.context().close();
  });

  it('BW-COMB-05 many: three on one, another way to counter in one tap', async () => {
    const { page, open } = await take();
    await open('#/fight/many');
    await example(page, '3 on 1');
    const victim = page.getByRole('button', { name: /^Enemy dies/ });
    await victim.waitFor();
    const best = await victim.textContent();
    await more(page, 'How does the enemy defend?');
    await page.getByRole('button', { name: /^All ways: \d+/ }).click();
    await page.getByRole('radio', { name: /^No defence/ }).check();
    await closeSheet(page);
    await expect.poll(() => victim.textContent()).not.toBe(best);
    // The chip says what is better, and takes it; what it did is undone.
    const advice = page.locator('.advice-chip');
    await advice.filter({ hasText: 'Best answer: ' }).click();
    await expect.poll(() => victim.textContent()).toBe(best);
    await button(page, 'Undo').click();
    await expect.poll(() => victim.textContent()).not.toBe(best);
    await button(page, /^Roll: /).click();
    await button(page, 'Roll to the end').click();
    await page.getByText(/^The enemy (dies|lives)\./).waitFor();
  });

  it('BW-DMG-03 BWC-127 many: a giant that takes a pip strikes back, and dies with its last one', async () => {
    const { page, open } = await take();
    await open(
      '#/fight/many?v=1&e=2005&k=gang&a0=1.short-ranged.minifig..0.4.0.0.;minifig.1;&g=2.heavy.minifig..0.0.0.0.&gv=minifig.hand.3&gp=c0.0&b=thrown.minifig..0.5.0&bt=minifig.1.0.0',
    );
    await button(page, /^Enemy takes a pip\s*56/).waitFor();
    await button(page, /^Only my fighter\s*10/).waitFor();
    await button(page, 'Type real dice').click();
    await typeFaces(page, 5, 5, 5, 5);
    // Its Armor has not held, and it goes on.
    await expect.poll(() => record(page).last().textContent()).toContain('Takes a pip');
    await typeFaces(page, 5, 5);
    await page.locator('.end-detail', { hasText: 'Enemy takes a pip. 1 of my fighters dies.' }).waitFor();
    await button(page, 'Back to the fight').click();
    await plate(page, 'theirs');
    await sheet(page).locator('summary').first().click();
    await typeNumber(page, 'Pips that destroy it', 1);
    await closeSheet(page);
    await button(page, /^Enemy dies\s*54/).waitFor();
    await expect
      .poll(() => page.url())
      .toMatch(/&gang\.victim\.steps=1&gang\.victim\.weapons=hand&gang\.victim\.size=3/);
  });

  it('BW-DMG-03 many: two horses shot at lose their pips one after the other', async () => {
    const { page, open } = await take();
    await open(
      '#/fight/many?v=1&e=2005&k=single&a0=4.short-ranged.minifig..0.4.0.0.;own%2A1d6%2A2%2Ap2.2;&g=2.heavy.minifig..0.0.0.0.&gv=minifig.hand.3&gp=&b=thrown.minifig..0.5.0&bt=minifig.1.0.0',
    );
    await button(page, /^Some pips/).waitFor();
    await button(page, /^Pips on average/).waitFor();
    await button(page, 'Type real dice').click();
    await typeFaces(page, 4, 4, 4, 4, 5, 5, 5, 1);
    await page.locator('.end-detail', { hasText: '3 of 4 pips. Destroyed: 1.' }).waitFor();
  });

  it('BW-COMB-05 many: what the attackers had best do, by what they want', async () => {
    const { page, open } = await take();
    await open('#/fight/many');
    await example(page, '3 on 1');
    await more(page, 'How do you attack?');
    const best = page.locator('.many-ways > li', { has: page.getByText('Best', { exact: true }) });
    await best.filter({ hasText: 'All together' }).waitFor();
    await sheet(page).getByRole('radio', { name: 'staying alive' }).check();
    // Against a victim who only parries nobody ever dies: all ways are equally good.
    await expect.poll(() => best.count()).toBeGreaterThan(2);
    await closeSheet(page);
    await example(page, '8 pistols');
    await more(page, 'How do you attack?');
    await sheet(page)
      .getByText(/^On average .* more dead than as set/)
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
    await page.getByRole('button', { name: /^Minifig \(An ally’s\)/ }).click();
    await typeFaces(page, 3);
    await page.locator('.fight-outcome-word', { hasText: 'Stays alive' }).waitFor();
    await expect(record(page).last().textContent()).resolves.toContain('Armor 4 against 3 damage');
  });

  it('BW-COMB-01 many: the panel has the odds of what has been rolled', async () => {
    const { page, open } = await take();
    await open('#/fight/many');
    await example(page, '3 bowmen');
    const odds = page.getByRole('region', { name: 'Odds' });
    const dies = odds.getByRole('button', { name: /^Enemy dies/ });
    await dies.waitFor();
    await button(page, 'Type real dice').click();
    // Two of the three miss.
    await typeFaces(page, 1, 1, 5);
    await odds.getByText('given what has been rolled').waitFor();
    await odds.getByRole('button', { name: /^Hits on average ?1$/ }).waitFor();
    // One hit with 6 points at the most and its bonus dice against Armor 4: 2 in 6.
    await odds.getByRole('button', { name: /^Enemy dies ?33/ }).waitFor();
    await odds.getByText('The enemy dies 33\u00a0%.').waitFor();
    await dies.press('Enter');
    await sheet(page).getByText('The reasons explain the figure before the first roll: 74.').waitFor();
    await closeSheet(page);
    await typeFaces(page, 5);
    await page.locator('.fight-outcome-word', { hasText: 'Enemy dies' }).waitFor();
    await expect(odds.getByText('given what has been rolled').count()).resolves.toBe(0);
  });

  it('BWC-50 BW-WEAP-12 many: a blast keeps enemies apart from the thrower, and from others of his side', async () => {
    const { page, open } = await take();
    await open('#/fight/many');
    await example(page, 'Grenade');
    await button(page, /^An enemy dies ?50/).waitFor();
    await button(page, /^My thrower dies ?10/).click();
    await sheet(page).getByText('How many enemies die', { exact: true }).first().waitFor();
    await closeSheet(page);
    await button(page, /^Minifig, on the spot/).click();
    // Whose they are stands beside their number, without unfolding anything.
    const others = sheet(page).getByRole('group', { name: 'Minifig, 1″ off', exact: true });
    await expect(others.locator('details :text("My own figures")').count()).resolves.toBe(0);
    await others.getByRole('button', { name: 'My own figures' }).click();
    await sheet(page).getByText('Minifig, 1″ off (my side)', { exact: true }).waitFor();
    await closeSheet(page);
    // Those caught together by one explosion, one roll of damage kills together.
    await button(page, /^On both sides/).waitFor();
    await button(page, /^Only my fighter/).click();
    await sheet(page).getByText('How many of my fighters die', { exact: true }).first().waitFor();
    await closeSheet(page);
    await keepFight(page, 'Compare');
    await page
      .getByText(/^Enemies dead on average/)
      .first()
      .waitFor();
    await expect(page.getByText(/Somebody dies|At least one dies/).count()).resolves.toBe(0);
  });

  it('BW-ATK-04 many: three archers, 8 inches, behind a wall are four taps from the Fight place', async () => {
    const { page, open } = await take();
    await open('#/fight');
    await page.getByRole('radio', { name: 'Many', exact: true }).check();
    await page.getByRole('slider', { name: /Inches to the target/ }).fill('8');
    await page.getByText('Out of range: this weapon reaches 6″.').first().waitFor();
    await button(page, 'Legs hidden −1').click();
    await settled(page);
    await page.locator('.advice-chip', { hasText: 'Rifle or longbow: reaches 12″' }).click();
    await button(page, /^Enemy dies ?\d/).waitFor();
    await page.locator('.stage-plate', { hasText: 'Rifle or longbow' }).waitFor();
    // The way back leaves what was not its own.
    await button(page, 'Undo').click();
    await page.getByText('Out of range: this weapon reaches 6″.').first().waitFor();
    await expect.poll(() => button(page, 'Legs hidden −1').getAttribute('aria-pressed')).toBe('true');
  });

  it('BW-WEAP-12 many: the blast is moved by the arrow keys, and each figure says how it fares there', async () => {
    const { page, open } = await take();
    await open('#/fight/many');
    await example(page, 'Grenade');
    const aim = page.getByRole('slider', { name: 'Point aimed at' });
    const shown = () => aim.getAttribute('aria-valuetext');
    await expect.poll(shown).toBe('5″, in the blast: 3');
    await button(page, 'Minifig, on the spot: dies, 50\u00a0%').waitFor();
    await aim.focus();
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowLeft');
    // The one who stood on the spot is two inches off now, and the others three.
    await expect.poll(shown).toBe('3″, in the blast: 1');
    await button(page, /^Minifig, 2″ off: dies, \d+\u00a0%$/).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(shown).toBe('5″, in the blast: 3');
    await button(page, /^My thrower: dies, /).click();
    await sheet(page).getByRole('heading', { name: 'My fighter throws' }).first().waitFor();
  });

  it('BW-WEAP-12 many: two steps of the blast within one frame are two, and nobody stands elsewhere for it', async () => {
    const { page, open } = await take();
    await open('#/fight/many');
    await example(page, 'Grenade');
    const aim = page.getByRole('slider', { name: 'Point aimed at' });
    await aim.evaluate((circle) => {
      for (let step = 0; step < 2; step++)
        circle.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    });
    await expect.poll(() => aim.getAttribute('aria-valuetext')).toBe('3″, in the blast: 1');
    await button(page, /^Minifig, 2″ off: dies, \d+\u00a0%$/).waitFor();
    await button(page, /^2 × Minifig, 3″ off: dies, \d+\u00a0%$/).waitFor();
  });

  it('BW-ATK-14 many: to aim first is offered for what it is worth, done with a tap, and undone', async () => {
    const { page, open } = await take();
    await open('#/fight/many');
    await example(page, '3 bowmen');
    await button(page, /^Enemy dies ?74/).waitFor();
    await settled(page);
    await page.locator('.advice-chip', { hasText: /Aim first: \+1.*74 → ?88/ }).click();
    await button(page, /^Enemy dies ?88/).waitFor();
    await expect.poll(() => button(page, 'Aimed +1').getAttribute('aria-pressed')).toBe('true');
    await button(page, 'Undo').click();
    await button(page, /^Enemy dies ?74/).waitFor();
  });

  it('BW-COMB-02 many: a tap sets the better way to attack, and Undo gives the other back', async () => {
    const { page, open } = await take();
    await open('#/fight/many');
    await example(page, '8 pistols');
    const dead = page.getByRole('button', { name: /^Dead on average/ });
    await expect.poll(() => dead.textContent()).toMatch(/1\.8/);
    const advice = page.locator('.advice-chip');
    await advice.filter({ hasText: /Share out: 2 \+ 2 \+ 2 \+ 2.*1\.8 → ?2\.1/ }).click();
    await expect.poll(() => dead.textContent()).toMatch(/2\.1/);
    await page.getByRole('radio', { name: 'Enemy 4', exact: true }).check();
    await page.locator('.stage-plate[data-side="mine"]', { hasText: '2 × Minifig' }).waitFor();
    await button(page, 'Undo').click();
    await expect.poll(() => dead.textContent()).toMatch(/1\.8/);
    await page.locator('.stage-plate[data-side="mine"]', { hasText: '8 × Minifig' }).waitFor();
  });
});
