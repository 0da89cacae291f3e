import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hands, literally } from '../support/siege-hands.ts';
import { type Language, type PhoneOptions, usePhone, violations } from './harness.ts';

const { take, current } = usePhone();

async function besiege(options: PhoneOptions & { readonly language: Language }) {
  const { page, open } = await take(options);
  await open('#/castle/siege');
  const table = hands(page, options.language);
  await page.getByRole('heading', { name: table.start.fresh }).waitFor();
  return { page, table };
}

/** The page is as high as the screen: nothing but sheets scrolls. */
const noScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

describe('castle-siege: a game with castles followed', () => {
  it('castle-siege five turns with dice typed, a breach, a figure through it, a collapse, a reload, and back to the start and forth again (hu)', async () => {
    const { page, table } = await besiege({ language: 'hu' });
    const { play, start, terms } = table;
    const [wall, keep] = [table.wall(1), terms.sections.keep];
    await table.setUp();
    await table.station(wall, 'Őr', 3);
    await table.tap(start.next['set-up']);
    // Anna opens a door; her keep shoots, and Béla attacks: who does something is at turn.
    await table.open(keep);
    await table.tab(keep, play.tabs.works);
    await table.tap(start.doorIs(terms.doors['door-a'], start.closed));
    await table.button(start.doorIs(terms.doors['door-a'], start.open)).waitFor();
    await table.tab(keep, play.tabs.shoot);
    await table.tap(new RegExp(`^${literally(start.sectionShoots(keep))}`));
    await expect.poll(() => table.piece(keep).getAttribute('aria-label')).toContain(start.tokens(1));
    await table.open(wall);
    await table.tab(wall, play.tabs.attack);
    await table.card(wall).locator('.siege-dice > button').nth(1).click();
    // The first turn that ends asks how turns are kept, and what was begun goes on by itself.
    await table.settle();
    await table.card(wall).locator('.face-pad > button').nth(2).click();
    await table.card(wall).locator('.entered-dice button').first().waitFor();
    await table.card(wall).locator('.face-pad > button').nth(4).click();
    await table.says(play.assault.hit('8', '4'));
    await expect.poll(() => table.piece(wall).getAttribute('aria-label')).toContain(start.damageTaken('4'));
    // The second round: one tap ends it, the keep shoots, the next attack hands over.
    await table.mainButton().click();
    await table.says(start.turnOf('Anna'));
    await table.attack(keep, 1, 2);
    await table.says(play.assault.miss('3'));
    await table.mainButton().click();
    await table.attack(keep, 6, 6);
    await table.tab(keep, play.tabs.dial);
    await table.card(keep).getByRole('button', { name: play.demoralised, exact: true }).click();
    await expect.poll(() => table.piece(keep).getAttribute('data-condition')).toBe('breached');
    // Through the breach one of Béla's goes up the keep: its doors stand open.
    await table.tab(keep, play.tabs.figures);
    await table.card(keep).getByRole('button', { name: play.addFigure }).click();
    await page.getByRole('textbox', { name: play.figureName }).fill('Ork');
    await page.getByRole('radio', { name: 'Béla' }).check({ force: true });
    await page.getByRole('radio', { name: play.origins.ground }).check({ force: true });
    await table.tap(play.put);
    await table.card(keep).locator('.siege-pick').getByText('Ork', { exact: true }).waitFor();
    await table.mainButton().click();
    await table.attack(wall, 5, 5);
    await table.mainButton().click();
    await table.attack(wall, 6, 3);
    // Its third broken tower, and who stood on it waits for his die; the app is killed meanwhile.
    await table.fell(wall);
    await table.says(play.collapse(wall));
    await page.reload();
    await table.says(play.collapse(wall));
    await table.typeFall('Őr', 3);
    await table.says(play.isOut);
    expect(await noScroll(page)).toBe(0);
    const points = () => page.locator('.siege-figure .visually-hidden').textContent();
    const end = [await points(), await table.piece(keep).getAttribute('aria-label')];
    expect(end[0]).toContain(start.victoryOf('Béla', '106'));
    await page.getByText(start.roundShort, { exact: true }).waitFor();
    expect(await page.locator('.siege-figure b').first().textContent()).toBe('5');
    // Undone step by step to its start, and played again to the same end.
    const undo = page.locator('.siege-bar > .siege-step').first();
    let steps = 0;
    while ((await undo.getAttribute('aria-disabled')) === 'false' && steps < 60) {
      await undo.click();
      steps += 1;
    }
    await table.says(start.before);
    await expect.poll(() => table.piece(wall).getAttribute('data-condition')).toBe('standing');
    await page.reload();
    const redo = table.button(start.redo);
    for (let again = 0; again < steps; again++) await redo.click();
    await expect.poll(() => redo.count()).toBe(0);
    expect([await points(), await table.piece(keep).getAttribute('aria-label')]).toEqual(end);
    expect(await violations(page)).toEqual([]);
  });

  it('castle-siege two tabs on one siege stay in step', async () => {
    const { page, table } = await besiege({ language: 'en' });
    await table.setUp();
    const second = await current().context.newPage();
    await second.goto(page.url());
    const other = hands(second, 'en');
    await other.says(other.start.before);
    await table.tap(table.start.next['set-up']);
    await other.says(other.start.turnOf('Anna'));
    await other.fell(other.wall(1));
    await expect.poll(() => table.piece(table.wall(1)).getAttribute('data-condition')).toBe('destroyed');
    await second.close();
  });

  it('castle-siege it goes on without any network', async () => {
    const { page, table } = await besiege({ language: 'pl', worker: true });
    await table.setUp();
    await current().readyOffline();
    await current().cutOff();
    await page.reload();
    await table.says(table.start.before);
    await table.tap(table.start.next['set-up']);
    await table.fell(table.wall(2));
    await expect
      .poll(() => page.locator('.siege-figure .visually-hidden').textContent())
      .toContain(table.start.victoryOf('Béla', '20'));
  });
});
